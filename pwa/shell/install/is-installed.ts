/** Whether this window is the installed app, not a browser's tab. */
export function isInstalled(): boolean {
	// Older iOS versions have only their own property.
	const { standalone } = navigator as Navigator & { standalone?: boolean };
	return standalone === true || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}
