import dns from 'node:dns';
import type { RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it } from 'vitest';
import { type BareServer, openBareServer } from '../../testing/provider-double.ts';
import { fetchPicture } from './fetch-picture.ts';

const { signal } = new AbortController();
const open: BareServer[] = [];
const realLookup = dns.lookup;
afterEach(async () => {
	for (const one of open.splice(0)) await one.close();
	Object.assign(dns, { lookup: realLookup });
	syncBuiltinESMExports();
});

/** A server of this machine; `host` and `port` are its own, `asked` the paths that came. */
async function openServer(answer: RequestListener) {
	const asked: string[] = [];
	const wire = await openBareServer((request, response) => {
		asked.push(request.url!);
		answer(request, response);
	});
	open.push(wire);
	const { host, port } = new URL(wire.baseUrl);
	return { host, port, asked };
}

/** From now on every name gives this address; the next time that which `next` gives. Answers how often it was looked up. */
function resolvingTo(address: string, next = () => address): () => number {
	let lookups = 0;
	const lookup = (
		_: string,
		__: object,
		found: (error: null, addresses: { address: string; family: number }[]) => void,
	) => {
		lookups++;
		found(null, [{ address, family: 4 }]);
		address = next();
	};
	Object.assign(dns, { lookup });
	syncBuiltinESMExports();
	return () => lookups;
}

const makerError = { name: 'MakerError', kind: 'unusable', maker: 'openai' };

describe('fetching a picture', () => {
	it("fetches from the provider's own server, also a local one", async () => {
		const { host } = await openServer((_, response) => response.end('bytes'));
		const bytes = await fetchPicture(`http://${host}/1.png`, host, 'openai', signal);
		expect(Buffer.from(bytes).toString()).toBe('bytes');
	});

	it.each([
		'http://localhost:{port}/1.png',
		'http://127.1:{port}/1.png',
		'http://2130706433:{port}/1.png',
		'http://[::1]:{port}/1.png',
		'http://[::ffff:127.0.0.1]:{port}/1.png',
		'http://0.0.0.0:{port}/1.png',
		'http://0:{port}/1.png',
		'http://0x7f.1:{port}/1.png',
		'http://0177.0.0.1:{port}/1.png',
		'http://[::]:{port}/1.png',
		'http://[64:ff9b::7f00:1]:{port}/1.png',
		'http://localhost.:{port}/1.png',
		'http://192.168.1.1/1.png',
		'http://10.0.0.1/1.png',
		'http://169.254.169.254/latest/meta-data',
		'http://[fe80::1]/1.png',
		'http://[fd00::1]/1.png',
		'file:///etc/hostname',
		'ftp://{host}/1.png',
		'no address',
	])('S44 does not fetch from a private address: %s', async (address) => {
		const { host, port, asked } = await openServer((_, response) => response.end('secret'));
		const url = address.replace('{port}', port).replace('{host}', host);
		await expect(fetchPicture(url, 'api.openai.com', 'openai', signal)).rejects.toMatchObject(makerError);
		expect(asked).toEqual([]);
	});

	it('S44 follows redirects, but not to a private address, nor endlessly', async () => {
		const { host, port, asked } = await openServer((request, response) => {
			const to = { '/1': '/2', '/2': '/3', '/in': `http://localhost:${port}/secret`, '/round': '/round' }[request.url!];
			if (to) response.writeHead(302, { location: to });
			response.end('moved');
		});
		expect(Buffer.from(await fetchPicture(`http://${host}/1`, host, 'openai', signal)).toString()).toBe('moved');
		await expect(fetchPicture(`http://${host}/in`, host, 'openai', signal)).rejects.toMatchObject(makerError);
		await expect(fetchPicture(`http://${host}/round`, host, 'openai', signal)).rejects.toMatchObject(makerError);
		expect(asked).toEqual(['/1', '/2', '/3', '/in', '/round', '/round', '/round', '/round']);
	});

	it('S44 checks the very address that it connects to, with one lookup', async () => {
		const { port, asked } = await openServer((_, response) => response.end('secret'));
		const url = `http://pictures.example:${port}/1.png`;
		const inside = resolvingTo('127.0.0.1');
		await expect(fetchPicture(url, 'api.openai.com', 'openai', signal)).rejects.toMatchObject(makerError);
		expect(inside()).toBe(1);

		// A name that shows an address of the open internet first, and another from then on.
		const ending = new AbortController();
		const turning = resolvingTo('203.0.113.1', () => {
			setImmediate(() => ending.abort(new Error('called the first')));
			return '127.0.0.1';
		});
		await expect(fetchPicture(url, 'api.openai.com', 'openai', ending.signal)).rejects.toThrow('called the first');
		expect([turning(), asked]).toEqual([1, []]);
	});

	it('fails on an error status and on an endless answer', async () => {
		const { host } = await openServer(async (request, response) => {
			if (request.url === '/gone') return void response.writeHead(410).end();
			const much = Buffer.alloc(1_000_000);
			while (!response.destroyed) if (!response.write(much)) await new Promise(setImmediate);
		});
		await expect(fetchPicture(`http://${host}/gone`, host, 'openai', signal)).rejects.toMatchObject(makerError);
		await expect(fetchPicture(`http://${host}/endless`, host, 'openai', signal)).rejects.toMatchObject(makerError);
	});

	it('rejects with the signal’s reason when it is aborted', async () => {
		const { host } = await openServer(() => {});
		const ending = new AbortController();
		const unwanted = fetchPicture(`http://${host}/1.png`, host, 'openai', ending.signal);
		ending.abort(new Error('the story was deleted'));
		await expect(unwanted).rejects.toThrow('the story was deleted');
	});
});
