/** The browser's information about its device. */
export type Device = { userAgent: string; maxTouchPoints: number; isInstalled: boolean };

/** The browser, which determines where the Share button is. Only Share puts a page on the home screen of iOS. */
export type IosInstallMethod = 'safari-iphone' | 'safari-ipad' | 'chrome' | 'firefox' | 'elsewhere';

/**
 * The method to explain on iOS, whose browsers have no install prompt. Null on other devices, and when the app is installed.
 */
export function iosInstallMethod({ userAgent, maxTouchPoints, isInstalled }: Device): IosInstallMethod | null {
	const isIphone = /iPhone|iPod/.test(userAgent);
	// An iPad's user agent is a Mac's, but Macs have no touch screen.
	const isIpad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
	if (isInstalled || !(isIphone || isIpad)) return null;
	if (/CriOS\//.test(userAgent)) return 'chrome';
	if (/FxiOS\//.test(userAgent)) return 'firefox';
	if (!isSafari(userAgent)) return 'elsewhere';
	return isIphone ? 'safari-iphone' : 'safari-ipad';
}

/** Other browsers, and apps with a web view, add their own name or omit one of these two. */
function isSafari(userAgent: string): boolean {
	return /\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent);
}
