/** What Chromium hands over when the app may be put on the home screen. */
export type InstallOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

let offer: InstallOffer | null = null;
let onChange = () => {};

// The signal comes once and may come before any screen is there, so it is listened for from the first moment.
window.addEventListener('beforeinstallprompt', (event) => {
	event.preventDefault();
	offer = event as InstallOffer;
	onChange();
});
window.addEventListener('appinstalled', forgetInstallOffer);

export function installOffer(): InstallOffer | null {
	return offer;
}

/** Calls back when an offer comes or goes. Returns how to stop. */
export function whenInstallOfferChanges(callback: () => void): () => void {
	onChange = callback;
	return () => {
		onChange = () => {};
	};
}

export function forgetInstallOffer(): void {
	offer = null;
	onChange();
}
