import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { clientAddress } from './client-address.ts';

const from = (forwarded: string | undefined, proxies: number, remoteAddress = '10.0.0.2') =>
	clientAddress(
		{ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
		proxies,
	);

describe('the client’s address', () => {
	it('is the socket’s address, whatever a header says, unless a proxy is trusted', () => {
		expect(from('203.0.113.7', 0)).toBe('10.0.0.2');
		expect(from('203.0.113.7, 198.51.100.1', 0)).toBe('10.0.0.2');
	});

	it('is what the trusted proxies report, and never what a client wrote', () => {
		expect(from('203.0.113.7', 1)).toBe('203.0.113.7');
		expect(from('1.1.1.1, 203.0.113.7', 1)).toBe('203.0.113.7');
		expect(from('1.1.1.1, 203.0.113.7, 198.51.100.1', 2)).toBe('203.0.113.7');
	});

	it('is the socket’s if there are fewer entries than trusted proxies, or no address', () => {
		expect(from(undefined, 1)).toBe('10.0.0.2');
		expect(from('203.0.113.7', 2)).toBe('10.0.0.2');
		for (const nonsense of ['', 'unknown', 'localhost', '1.1.1', '203.0.113.7 ok', '[::1', '1.1.1.1;']) {
			expect(from(nonsense, 1)).toBe('10.0.0.2');
		}
	});

	it('is the same with a port, for IPv4 in IPv6 notation, and for a whole IPv6 network', () => {
		expect(from('203.0.113.7:4711', 1)).toBe('203.0.113.7');
		expect(from(undefined, 0, '::ffff:203.0.113.7')).toBe('203.0.113.7');
		const home = from('2001:db8:1:2:a:b:c:d', 1);
		expect(from('[2001:DB8:1:2::7]:4711', 1)).toBe(home);
		expect(from(undefined, 0, '2001:0db8:0001:0002::1')).toBe(home);
		expect(from('2001:db8:1:3::7', 1)).not.toBe(home);
		expect(from(undefined, 0, 'fe80::1%eth0')).toBe('fe80:0:0:0::/64');
		expect(from('::1', 1)).toBe('0:0:0:0::/64');
	});
});

it('counts by the forwarded address only where the operator trusts the proxy', async () => {
	// Otherwise the wait of a second after five guesses is over before a busy machine has checked the sixth.
	vi.useFakeTimers({ toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const statuses = async (env: Record<string, string>) => {
		const server = await startTestServer({ env: { RATE_LIMIT: 'on', ...env } });
		const guess = async (i: number) => {
			const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}` };
			const body = JSON.stringify({ email: 'rosa@example.com', password: `guess ${i}` });
			const incoming = { headers, socket: { remoteAddress: '10.0.0.2' } };
			const request = { method: 'POST', headers, body };
			return (await server.app.request('/api/auth/login', request, { incoming } as never)).status;
		};
		const all = [];
		for (let i = 0; i < 6; i++) all.push(await guess(i));
		await server.close();
		return all;
	};
	expect(await statuses({})).toEqual([401, 401, 401, 401, 401, 429]);
	expect(await statuses({ TRUST_PROXY: '1' })).toEqual(Array(6).fill(401));
});
