import { useState, useSyncExternalStore } from 'react';
import { recordDismissal, wasRecentlyDismissed } from './dismissal.ts';
import {
	clearInstallPrompt,
	currentInstallPrompt,
	type InstallPromptEvent,
	onInstallPromptChange,
} from './install-prompt.ts';
import { type IosInstallMethod, iosInstallMethod } from './ios-install-method.ts';
import { isInstalled } from './is-installed.ts';

type InstallOffer = {
	/** The browser can do it, and has signalled so. */
	prompt: InstallPromptEvent | null;
	/** The browser cannot: somebody must be told how. */
	iosMethod: IosInstallMethod | null;
	/** By plain http no browser installs an app: that is told instead. */
	needsHttps: boolean;
	/** For a month nothing is offered on this device. */
	decline(): void;
};

/** How the app can be put on this device's home screen, if it is not there yet and nobody has said Not Now lately. */
export function useInstallOffer(): InstallOffer {
	const signal = useSyncExternalStore(onInstallPromptChange, currentInstallPrompt);
	// It does not change while a window is open: what was put on the home screen opens in a window of its own.
	const [here] = useState(() => ({ way: iosInstallMethod(thisDevice()), isInstalled: isInstalled() }));
	const [isDeclined, setDeclined] = useState(wasRecentlyDismissed);
	const decline = () => {
		recordDismissal();
		setDeclined(true);
		clearInstallPrompt();
	};
	if (isDeclined || here.isInstalled) return { prompt: null, iosMethod: null, needsHttps: false, decline };
	if (!isSecureContext) return { prompt: null, iosMethod: null, needsHttps: true, decline };
	return { prompt: signal, iosMethod: signal ? null : here.way, needsHttps: false, decline };
}

function thisDevice() {
	const { userAgent, maxTouchPoints } = navigator;
	return { userAgent, maxTouchPoints, isInstalled: isInstalled() };
}
