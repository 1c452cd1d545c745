import { describe, expect, it } from 'vitest';
import { readConfig } from '../../app/config.ts';
import { returnUrl } from './checkout.ts';

const config = readConfig({ PUBLIC_URL: 'https://stories.example.com/' });
const home = 'https://stories.example.com';

describe('the return URL of a payment', () => {
	it.each([
		['http://localhost:3000'],
		['http://127.0.0.1:3000'],
		['http://127.8.9.10:3000'],
		['http://[::1]:3000'],
	])('is %s, another name of this server on its own machine', (origin) => {
		expect(returnUrl(config, origin, 3000)).toBe(origin);
	});

	it.each([
		['nothing', undefined],
		['nowhere', 'null'],
		['no address', 'stories'],
		['its own public address', home],
		['another site', 'https://evil.example'],
		['another site that begins like it', 'https://stories.example.com.evil.example'],
		['another site that begins like this machine', 'http://localhost.evil.example:3000'],
		['another port of this machine', 'http://localhost:3001'],
		['no port', 'http://localhost'],
		['another protocol', 'https://localhost:3000'],
		['a script', 'javascript:alert(1)'],
		['more than an origin', 'http://localhost:3000/evil'],
		['a name before it', 'http://evil.example@localhost:3000'],
		['a number for a name', 'http://2130706433:3000'],
		['two of them', 'http://localhost:3000, http://localhost:3000'],
	])('is the public URL when the request’s origin is %s', (_, origin) => {
		expect(returnUrl(config, origin, 3000)).toBe(home);
	});

	it('uses https when the server itself does', () => {
		const secure = { publicUrl: home, tls: { cert: Buffer.from(''), key: Buffer.from('') } };
		expect(returnUrl(secure, 'https://localhost', 443)).toBe('https://localhost');
		expect(returnUrl(secure, 'http://localhost:443', 443)).toBe(home);
	});
});
