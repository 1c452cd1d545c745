export const unknownDevice = 'Unknown device';

/** Whoever else is built on a browser says so as well: the more particular name stands first. */
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
	// An iPad says the same unless it is asked for its mobile pages.
	[/\bMacintosh\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
];

/** A browser's name for itself (its `User-Agent`) as words for a person: `Chrome on Android`. Nothing of it gets in there. */
export function deviceName(userAgent: string | undefined): string {
	const browser = firstMatch(browsers, userAgent ?? '');
	const system = firstMatch(systems, userAgent ?? '');
	if (browser && system) return `${browser} on ${system}`;
	return browser ?? system ?? unknownDevice;
}

function firstMatch(names: typeof browsers, userAgent: string): string | undefined {
	return names.find(([sign]) => sign.test(userAgent))?.[1];
}
