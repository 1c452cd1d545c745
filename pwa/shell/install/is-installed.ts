/** Whether this window was opened from the home screen or the desktop's list of apps, and not in a browser's tab. */
export function isInstalled(): boolean {
	// Older iPhones and iPads know only a word of their own.
	const { standalone } = navigator as Navigator & { standalone?: boolean };
	return standalone === true || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}
