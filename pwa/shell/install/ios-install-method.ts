/** What a browser says of the device that it runs on. */
export type Device = { userAgent: string; maxTouchPoints: number; isInstalled: boolean };

/** Where an iPhone or iPad has the Share button, through which alone a page gets onto its home screen. */
export type IosInstallMethod = 'safari-iphone' | 'safari-ipad' | 'chrome' | 'firefox' | 'elsewhere';

/**
 * The way onto the home screen that must be told in words, because Apple's browsers give no signal for it. Null on any
 * other device, and where the app has been put there already.
 */
export function iosInstallMethod({ userAgent, maxTouchPoints, isInstalled }: Device): IosInstallMethod | null {
	const isIphone = /iPhone|iPod/.test(userAgent);
	// An iPad says that it is a Mac; no Mac can be touched.
	const isIpad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
	if (isInstalled || !(isIphone || isIpad)) return null;
	if (/CriOS\//.test(userAgent)) return 'chrome';
	if (/FxiOS\//.test(userAgent)) return 'firefox';
	if (!isSafari(userAgent)) return 'elsewhere';
	return isIphone ? 'safari-iphone' : 'safari-ipad';
}

/** Every other browser, and every app that shows a page in itself, either adds a name of its own or leaves one of these two out. */
function isSafari(userAgent: string): boolean {
	return /\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent);
}
