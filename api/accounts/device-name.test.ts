import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
	[`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/146.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
	[
		`Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/30.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
		'Samsung Internet on Android',
	],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0`,
		'Edge on Windows',
	],
	[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/146.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
	[`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/146.0.0.0 Safari/537.36`, 'Chrome on Linux'],
	['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
		'Safari on Mac',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
		'Safari on iPhone',
	],
	[
		'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/146.0 Mobile/15E148 Safari/604.1',
		'Chrome on iPad',
	],
	['Mozilla/5.0 (Linux; U; Android 4.0.3) Something', 'Android'],
	['curl/8.5.0', 'Unknown device'],
	['<b>Chrome</b>', 'Unknown device'],
	['', 'Unknown device'],
	[undefined, 'Unknown device'],
])('%s is named %s', (userAgent, words) => {
	expect(deviceName(userAgent)).toBe(words);
});
