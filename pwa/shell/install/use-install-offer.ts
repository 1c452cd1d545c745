import { useState, useSyncExternalStore } from 'react';
import { forgetInstallOffer, type InstallOffer, installOffer, whenInstallOfferChanges } from '../install.ts';
import { isInstalled } from './installed.ts';
import { saidNotNow, sayNotNow } from './not-now.ts';
import { type WayHome, wayHome } from './way-home.ts';

type Offered = {
	/** The browser can do it, and has signalled so. */
	signal: InstallOffer | null;
	/** The browser cannot: somebody must be told how. */
	way: WayHome | null;
	/** By plain http no browser installs an app: that is told instead. */
	needsHttps: boolean;
	/** For a month nothing is offered on this device. */
	decline(): void;
};

/** How the app can be put on this device's home screen, if it is not there yet and nobody has said Not Now lately. */
export function useInstallOffer(): Offered {
	const signal = useSyncExternalStore(whenInstallOfferChanges, installOffer);
	// It does not change while a window is open: what was put on the home screen opens in a window of its own.
	const [here] = useState(() => ({ way: wayHome(thisDevice()), isInstalled: isInstalled() }));
	const [isDeclined, setDeclined] = useState(saidNotNow);
	const decline = () => {
		sayNotNow();
		setDeclined(true);
		forgetInstallOffer();
	};
	if (isDeclined || here.isInstalled) return { signal: null, way: null, needsHttps: false, decline };
	if (!isSecureContext) return { signal: null, way: null, needsHttps: true, decline };
	return { signal, way: signal ? null : here.way, needsHttps: false, decline };
}

function thisDevice() {
	const { userAgent, maxTouchPoints } = navigator;
	return { userAgent, maxTouchPoints, isInstalled: isInstalled() };
}
