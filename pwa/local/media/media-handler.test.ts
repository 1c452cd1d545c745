import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../shared/contract/user.ts';
import { enterLibrary, eraseLibrary, leaveLibrary, library } from '../library/current-library.ts';
import { putStory } from '../testing/library-fixtures.ts';
import { tokenFor } from '../testing/token.ts';
import { handleMediaRequest } from './media-handler.ts';
import { readMedia } from './media-store.ts';

const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);
const voice = `${createHash('sha256').update(bytes).digest('hex')}.mp3`;

/** The requests that reached the network, and its responses. */
const requests: { path: string; range: string | null }[] = [];
let network: (path: string) => Promise<Response>;
const work: Promise<unknown>[] = [];

beforeEach(async () => {
	requests.length = 0;
	network = async () => new Response(bytes, { headers: { 'Content-Type': 'audio/mpeg' } });
	globalThis.fetch = (path, init) => {
		requests.push({ path: String(path), range: new Headers(init?.headers).get('Range') });
		return network(String(path));
	};
	await enterLibrary({ _id: 'rosa' } as User, tokenFor('rosa'));
	await putStory(library(), 'pip', { chapters: 2 });
	await library().nodes.update('pip-1', { audioUrls: { sage: `/api/media/${voice}` } });
});
afterEach(async () => {
	await settled();
	await eraseLibrary();
});

async function respond(name: string, range?: string): Promise<Response> {
	const request = new Request(`http://localhost/api/media/${name}`, { headers: range ? { Range: range } : {} });
	return handleMediaRequest(request, (later) => void work.push(later));
}
const settled = () => Promise.all(work.splice(0));
const cutLine = () => {
	network = () => Promise.reject(new TypeError('Failed to fetch'));
};
const partsOf = async (response: Response) => ({
	status: response.status,
	range: response.headers.get('Content-Range'),
	length: response.headers.get('Content-Length'),
	bytes: [...new Uint8Array(await response.arrayBuffer())],
});

describe('a narration that is not stored yet', () => {
	it('is downloaded whole, answered in the requested range, and stored', async () => {
		const answer = await respond(voice, 'bytes=10-12');
		expect(answer.headers.get('Content-Type')).toBe('audio/mpeg');
		expect(await partsOf(answer)).toEqual({ status: 206, range: 'bytes 10-12/100', length: '3', bytes: [10, 11, 12] });
		await settled();
		expect(requests).toEqual([{ path: `/api/media/${voice}`, range: null }]);
		expect(await library().media.get(voice)).toMatchObject({ storyId: 'pip', type: 'audio/mpeg', size: 100 });
	});

	it('is downloaded once for concurrent requests', async () => {
		const answers = await Promise.all([respond(voice), respond(voice, 'bytes=-1'), respond(voice, 'bytes=0-0')]);
		expect(answers.map(({ status }) => status)).toEqual([200, 206, 206]);
		expect(requests).toHaveLength(1);
	});

	it('is a network error without a network', async () => {
		cutLine();
		expect((await respond(voice)).type).toBe('error');
	});

	it('is not stored when its hash is not in its name', async () => {
		network = async () => new Response('abc', { headers: { 'Content-Type': 'audio/mpeg' } });
		expect((await respond(voice)).status).toBe(502);
		network = async () => new Response('<html>Hotel</html>', { headers: { 'Content-Type': 'text/html' } });
		expect(await (await respond(voice)).text()).toBe('<html>Hotel</html>');
		await settled();
		expect(await library().media.count()).toBe(0);
	});

	it('passes an error response on to each request', async () => {
		network = async () => new Response('{"code":"not-found"}', { status: 404 });
		const answers = await Promise.all([respond(voice), respond(voice)]);
		expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(2).fill('{"code":"not-found"}'));
	});

	it('is not stored when no story here has it', async () => {
		await library().nodes.update('pip-1', { audioUrls: null });
		expect((await respond(voice)).status).toBe(200);
		await settled();
		expect(await library().media.count()).toBe(0);
	});
});

describe('a stored narration', () => {
	beforeEach(async () => {
		await respond(voice);
		await settled();
		requests.length = 0;
		cutLine();
	});

	it.each([
		[undefined, 200, null, 100],
		['bytes=0-', 206, 'bytes 0-99/100', 100],
		['bytes=90-', 206, 'bytes 90-99/100', 10],
		['bytes=90-500', 206, 'bytes 90-99/100', 10],
		['bytes=-5', 206, 'bytes 95-99/100', 5],
		['bytes=0-1,5-6', 200, null, 100],
		['bytes=100-', 416, 'bytes */100', 0],
	])('is answered for %s with %i, without a network', async (header, status, range, length) => {
		const answer = await partsOf(await respond(voice, header));
		expect(answer).toMatchObject({ status, range });
		expect(answer.bytes).toEqual(length ? [...bytes.slice(range ? -length : 0)] : []);
		expect(requests).toEqual([]);
	});

	it('is not served to another account, nor without a session', async () => {
		network = async () => new Response(null, { status: 404 });
		await leaveLibrary();
		expect((await respond(voice)).status).toBe(404);
		await enterLibrary({ _id: 'juno' } as User, tokenFor('juno'));
		expect((await respond(voice)).status).toBe(404);
		await eraseLibrary();
		await enterLibrary({ _id: 'rosa' } as User, tokenFor('rosa', 'new'));
		expect((await respond(voice)).status).toBe(200);
	});
});

describe('a picture without a network', () => {
	it('is another size of the same picture, if that is stored', async () => {
		await library().media.put({ name: 'pip-2-l.webp', storyId: 'pip', type: 'image/webp', size: 3, usedAt: 1 });
		await library().mediaBytes.put({ name: 'pip-2-l.webp', bytes: new Uint8Array([1, 2, 3]).buffer });
		cutLine();
		const answer = await respond('pip-2-m.webp');
		expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
		expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3]);
		expect(await readMedia(library(), 'pip-2-m.webp')).toBeNull();
		expect((await respond('pip-1-m.webp')).type).toBe('error');
	});
});

it('stores nothing for an account that logs out during the download', async () => {
	let come = () => {};
	network = async () => {
		await new Promise<void>((resolve) => {
			come = resolve;
		});
		return new Response(bytes, { headers: { 'Content-Type': 'audio/mpeg' } });
	};
	const answer = respond(voice);
	await expect.poll(() => requests.length).toBe(1);
	const { name } = library();
	await eraseLibrary();
	come();
	await answer;
	await settled();
	expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
	await enterLibrary({ _id: 'rosa' } as User, tokenFor('rosa'));
	expect(await library().media.count()).toBe(0);
});
