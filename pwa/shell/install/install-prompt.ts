/** What Chromium hands over when the app may be put on the home screen. */
export type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

let installPrompt: InstallPromptEvent | null = null;
let handleChange = () => {};

// The signal comes once and may come before any screen is there, so it is listened for from the first moment.
window.addEventListener('beforeinstallprompt', (event) => {
	event.preventDefault();
	installPrompt = event as InstallPromptEvent;
	handleChange();
});
window.addEventListener('appinstalled', clearInstallPrompt);

export function currentInstallPrompt(): InstallPromptEvent | null {
	return installPrompt;
}

/** Calls back when an offer comes or goes. Returns how to stop. */
export function onInstallPromptChange(callback: () => void): () => void {
	handleChange = callback;
	return () => {
		handleChange = () => {};
	};
}

export function clearInstallPrompt(): void {
	installPrompt = null;
	handleChange();
}
