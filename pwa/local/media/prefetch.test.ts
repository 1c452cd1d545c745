import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteLibrary, type Library, openLibrary } from '../library/database.ts';
import { putStory } from '../testing/library-fixtures.ts';
import { type PrefetchContext, prefetchMedia } from './prefetch.ts';

let library: Library;
let context: PrefetchContext;
const requested: string[] = [];
let refused: ReadonlyMap<string, number>;

beforeEach(() => {
	library = openLibrary('ahead');
	context = {
		library,
		token: () => 'a token',
		isMetered: () => false,
		isInterrupted: () => false,
		unavailable: new Set(),
	};
	requested.length = 0;
	refused = new Map();
	globalThis.fetch = async (path, init) => {
		const name = String(path).replace('/api/media/', '');
		expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer a token');
		requested.push(storyOf.get(name) ?? name);
		const status = refused.get(name);
		if (status === 0) throw new TypeError('Failed to fetch');
		if (status) return new Response(null, { status });
		return new Response(contentOf.get(name) ?? null, { headers: { 'Content-Type': 'image/webp' } });
	};
});
afterEach(async () => {
	library.close();
	await deleteLibrary('ahead');
});

const storyOf = new Map<string, string>();
const contentOf = new Map<string, string>();

/** A story of one chapter. Its large picture is named by its content hash, as on the server. */
async function drawnStory(id: string, fields: Parameters<typeof putStory>[2] = {}): Promise<string> {
	await putStory(library, id, fields);
	const name = `${createHash('sha256').update(id).digest('hex')}.webp`;
	const images = { thumbnail: '/api/media/s', medium: '/api/media/m', large: `/api/media/${name}` };
	await library.nodes.update(`${id}-1`, { images });
	storyOf.set(name, id);
	contentOf.set(name, id);
	return name;
}
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`;

describe('a prefetch', () => {
	it('starts with the story last read, then pinned ones, then those last read or changed', async () => {
		await drawnStory('old', { updatedAt: day(1), pinned: true });
		await drawnStory('new', { updatedAt: day(20) });
		await drawnStory('newer', { updatedAt: day(21) });
		await drawnStory('read', { updatedAt: day(2), readAt: Date.parse(day(22)) });
		await drawnStory('read before', { updatedAt: day(2), readAt: Date.parse(day(19)) });
		expect(await prefetchMedia(context)).toBe('done');
		expect(requested).toEqual(['read', 'old', 'newer', 'new', 'read before']);
		expect(await library.shelf.get('newer')).toMatchObject({ wanted: 1, saved: 1 });
	});

	it('fetches the files of twenty stories, each once', async () => {
		for (let number = 1; number <= 22; number++) await drawnStory(`story ${number}`, { updatedAt: day(number) });
		await prefetchMedia(context);
		await prefetchMedia(context);
		expect(requested).toHaveLength(20);
		expect(requested).not.toContain('story 2');
	});

	it('fetches only pinned stories on a metered connection', async () => {
		await drawnStory('pinned', { pinned: true });
		await drawnStory('new');
		context.isMetered = () => true;
		await prefetchMedia(context);
		expect(requested).toEqual(['pinned']);
		await library.kv.put(true, 'savesOnMetered');
		await prefetchMedia(context);
		expect(requested).toEqual(['pinned', 'new']);
	});

	it('does not fetch freed files again until their story is read again', async () => {
		const freedAt = Date.parse(day(10));
		await library.kv.put(freedAt, 'freedAt');
		await drawnStory('before', { updatedAt: day(9) });
		await drawnStory('pinned', { updatedAt: day(9), pinned: true });
		await drawnStory('read since', { updatedAt: day(9), readAt: freedAt + 1 });
		await prefetchMedia(context);
		expect(requested).toEqual(['read since', 'pinned']);
	});

	it('fetches stories changed since space was freed, also when the clock was set back meanwhile', async () => {
		await library.kv.put(Date.now() + 365 * 24 * 60 * 60 * 1000, 'freedAt');
		await drawnStory('new', { updatedAt: day(9) });
		await prefetchMedia(context);
		expect(requested).toEqual(['new']);
	});

	it('stops when it is interrupted', async () => {
		await drawnStory('one', { updatedAt: day(2) });
		await drawnStory('two', { updatedAt: day(1) });
		context.isInterrupted = () => requested.length > 0;
		expect(await prefetchMedia(context)).toBe('interrupted');
		expect(requested).toEqual(['one']);
	});
});

describe('when a file cannot be fetched', () => {
	it('the next ones are fetched, and it is not requested again when the server does not have it', async () => {
		refused = new Map([[await drawnStory('gone', { updatedAt: day(2) }), 404]]);
		await drawnStory('here', { updatedAt: day(1) });
		expect([await prefetchMedia(context), await prefetchMedia(context)]).toEqual(['done', 'done']);
		expect(requested).toEqual(['gone', 'here']);
		expect(await library.shelf.get('gone')).toBeUndefined();
	});

	it('the others are fetched, until there are too many server errors', async () => {
		const [one, two, three] = [
			await drawnStory('one', { updatedAt: day(9) }),
			await drawnStory('two', { updatedAt: day(7) }),
			await drawnStory('three', { updatedAt: day(6) }),
		];
		await drawnStory('here', { updatedAt: day(8) });
		await drawnStory('late', { updatedAt: day(5) });
		refused = new Map([one, two, three].map((name) => [name, 503]));
		expect(await prefetchMedia(context)).toBe('failed');
		expect(requested).toEqual(['one', 'here', 'two', 'three']);
	});

	it.each([
		[401, 'done'],
		[0, 'failed'],
	])('a response with status %i ends the prefetch: %s', async (status, outcome) => {
		refused = new Map([[await drawnStory('one', { updatedAt: day(2) }), status]]);
		await drawnStory('two', { updatedAt: day(1) });
		expect(await prefetchMedia(context)).toBe(outcome);
		expect(requested).toEqual(['one']);
	});

	it('a full disk ends the prefetch', async () => {
		await drawnStory('one', { updatedAt: day(2) });
		await drawnStory('two', { updatedAt: day(1) });
		library.mediaBytes.hook('creating', () => {
			throw new DOMException('The disk is full', 'QuotaExceededError');
		});
		expect(await prefetchMedia(context)).toBe('done');
		expect(requested).toEqual(['one']);
		expect(await library.kv.get('storageTrouble')).toBe('full');
	});
});
