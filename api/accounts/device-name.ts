export const unknownDevice = 'Unknown device';

/** Ordered from specific to general: browsers also name those that they are built on. */
const browsers: readonly (readonly [RegExp, string])[] = [
	[/\bEdg(e|A|iOS)?\//, 'Edge'],
	[/\b(OPR|OPT|Opera)\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bVivaldi\//, 'Vivaldi'],
	[/\bSilk\//, 'Silk'],
	[/\b(Firefox|FxiOS)\//, 'Firefox'],
	[/\b(Headless)?(Chrome|Chromium|CriOS)\//, 'Chrome'],
	[/\bVersion\/\S+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
	[/\biPad\b/, 'iPad'],
	[/\biPhone\b/, 'iPhone'],
	[/\bAndroid\b/, 'Android'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bWindows\b/, 'Windows'],
	// iPads that request desktop pages also say this.
	[/\bMacintosh\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
];

/**
 * A readable name for a `User-Agent`: `Chrome on Android`. Built from our own words only, so no text of the header gets through.
 */
export function deviceName(userAgent: string | undefined): string {
	const browser = firstMatch(browsers, userAgent ?? '');
	const system = firstMatch(systems, userAgent ?? '');
	if (browser && system) return `${browser} on ${system}`;
	return browser ?? system ?? unknownDevice;
}

function firstMatch(names: typeof browsers, userAgent: string): string | undefined {
	return names.find(([sign]) => sign.test(userAgent))?.[1];
}
