import { useState, useSyncExternalStore } from 'react';
import { recordDismissal, wasRecentlyDismissed } from './dismissal.ts';
import {
	clearInstallPrompt,
	currentInstallPrompt,
	type InstallPromptEvent,
	onInstallPromptChange,
} from './install-prompt.ts';
import { type IosInstallMethod, iosInstallMethod } from './ios-install-method.ts';

type InstallOffer = {
	/** The browser's prompt, if it has offered one. */
	prompt: InstallPromptEvent | null;
	/** The method to explain, if the browser has no prompt (iOS). */
	iosMethod: IosInstallMethod | null;
	/** Over plain http no browser installs an app. */
	needsHttps: boolean;
	/** Hides the offer on this device for a month. */
	decline(): void;
};

/** How the app can be installed on this device, unless it is installed, or the offer was dismissed within a month. */
export function useInstallOffer(): InstallOffer {
	const prompt = useSyncExternalStore(onInstallPromptChange, currentInstallPrompt);
	// This does not change while the window is open: the installed app opens in another window.
	const [device] = useState(() => ({ way: iosInstallMethod(thisDevice()), isInstalled: isInstalled() }));
	const [isDeclined, setDeclined] = useState(wasRecentlyDismissed);
	const decline = () => {
		recordDismissal();
		setDeclined(true);
		clearInstallPrompt();
	};
	if (isDeclined || device.isInstalled) return { prompt: null, iosMethod: null, needsHttps: false, decline };
	if (!isSecureContext) return { prompt: null, iosMethod: null, needsHttps: true, decline };
	return { prompt, iosMethod: prompt ? null : device.way, needsHttps: false, decline };
}

function thisDevice() {
	const { userAgent, maxTouchPoints } = navigator;
	return { userAgent, maxTouchPoints, isInstalled: isInstalled() };
}

/** Whether this window is the installed app, not a browser's tab. */
function isInstalled(): boolean {
	// Older iOS versions have only their own property.
	const { standalone } = navigator as Navigator & { standalone?: boolean };
	return standalone === true || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}
