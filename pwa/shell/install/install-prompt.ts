/** Chromium's `beforeinstallprompt` event. */
export type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

let installPrompt: InstallPromptEvent | null = null;
let handleChange = () => {};

// The event comes once, possibly before the first render: the listener is added when the app starts.
window.addEventListener('beforeinstallprompt', (event) => {
	event.preventDefault();
	installPrompt = event as InstallPromptEvent;
	handleChange();
});
window.addEventListener('appinstalled', clearInstallPrompt);

export function currentInstallPrompt(): InstallPromptEvent | null {
	return installPrompt;
}

/** Calls back when a prompt becomes available or is used, until the returned function is called. */
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
