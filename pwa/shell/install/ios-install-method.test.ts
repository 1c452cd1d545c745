import { describe, expect, it } from 'vitest';
import { iosInstallMethod } from './ios-install-method.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const device = (userAgent: string, maxTouchPoints: number, isInstalled = false) => ({
	userAgent,
	maxTouchPoints,
	isInstalled,
});

describe('the install method on iOS', () => {
	it.each([
		['Safari on an iPhone', `${iphone} Version/18.6 Mobile/15E148 Safari/604.1`, 'safari-iphone'],
		['Safari on an iPad that says so', `${ipad} Version/18.6 Mobile/15E148 Safari/604.1`, 'safari-ipad'],
		['Safari on an iPad that says it is a Mac', `${mac} Version/26.0 Safari/605.1.15`, 'safari-ipad'],
		['Chrome on an iPhone', `${iphone} CriOS/143.0.7499.92 Mobile/15E148 Safari/604.1`, 'chrome'],
		['Chrome on an iPad that says it is a Mac', `${mac} CriOS/143.0 Version/18.6 Safari/605.1.15`, 'chrome'],
		['Firefox on an iPhone', `${iphone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'firefox'],
		['Firefox on an iPad', `${ipad} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'firefox'],
		['Edge on an iPhone', `${iphone} Version/18.0 EdgiOS/143.0.3650.75 Mobile/15E148 Safari/604.1`, 'elsewhere'],
		['Edge on an iPad that says it is a Mac', `${mac} EdgiOS/143.0 Version/18.6 Safari/605.1.15`, 'elsewhere'],
		['DuckDuckGo on an iPhone', `${iphone} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'elsewhere'],
		['the Google app on an iPhone', `${iphone} GSA/395.0.835 Mobile/15E148 Safari/604.1`, 'elsewhere'],
		['a page inside another app', `${iphone} Mobile/15E148 Instagram 410.0.0.30.105`, 'elsewhere'],
	])('is found for %s', (_where, userAgent, way) => {
		expect(iosInstallMethod(device(userAgent, 5))).toBe(way);
	});

	it.each([
		['Safari on a Mac', `${mac} Version/26.0 Safari/605.1.15`, 0],
		[
			'Chrome on Android, which signals it',
			'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
			5,
		],
		[
			'Chrome on Windows with a touch screen',
			'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
			10,
		],
		['Chrome on a Mac', `${mac.replace('605.1.15', '537.36')} Chrome/143.0.0.0 Safari/537.36`, 0],
		['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 0],
	])('is null for %s', (_where, userAgent, touchPoints) => {
		expect(iosInstallMethod(device(userAgent, touchPoints))).toBeNull();
	});

	it.each([
		['an iPhone', `${iphone} Mobile/15E148`],
		['an iPad', `${mac} Version/26.0 Safari/605.1.15`],
	])('is null for the installed app on %s', (_where, userAgent) => {
		expect(iosInstallMethod(device(userAgent, 5, true))).toBeNull();
	});
});
