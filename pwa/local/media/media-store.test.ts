import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteLibrary, type Library, openLibrary, type ToldRow } from '../library/database.ts';
import { withQuotaRetry } from '../library/quota.ts';
import { putFile, putStory } from '../testing/library-fixtures.ts';
import { evictUnpinned } from './eviction.ts';
import { markUsed, readMedia, storeMedia, storeMediaFiles } from './media-store.ts';

let library: Library;
beforeEach(() => {
	library = openLibrary('media');
});
afterEach(async () => {
	library.close();
	await deleteLibrary('media');
});

const file = (storyId: string, name: string, size = 10) => ({
	...{ name, storyId, type: 'image/webp' },
	bytes: new ArrayBuffer(size),
});
const names = () => library.media.toCollection().primaryKeys();

/** The disk takes this many more files until some are deleted. */
function fillDisk(room: number): void {
	let left = room;
	library.mediaBytes.hook('creating', () => {
		if (left === 0) throw new DOMException('The disk is full', 'QuotaExceededError');
		left -= 1;
	});
	library.mediaBytes.hook('deleting', () => {
		left += 1;
	});
}

describe('a stored file', () => {
	it('has its type, and is counted for its story', async () => {
		await putStory(library, 'pip', { chapters: 2, hasVoice: true });
		const bytes = new Uint8Array([7, 8, 9]).buffer;
		expect(await storeMedia(library, { name: 'pip-1.mp3', storyId: 'pip', type: 'audio/mpeg', bytes })).toBe('stored');
		expect(await readMedia(library, 'pip-1.mp3')).toEqual({ type: 'audio/mpeg', bytes });
		expect(await library.shelf.get('pip')).toMatchObject({ wanted: 4, saved: 1 });
	});

	it('is not counted when it is only a card’s small picture', async () => {
		await putStory(library, 'pip');
		await putFile(library, 'pip', 'pip-1-s.webp');
		expect(await library.shelf.get('pip')).toBeUndefined();
	});

	it('is stored with the others of its picture or not at all, and with what refers to them', async () => {
		await putStory(library, 'pip');
		const files = ['large.webp', 'small.webp'].map((name) => file('pip', name));
		const fails = () => Promise.reject(new Error('The tab is closed'));
		await expect(storeMediaFiles(library, 'pip', files, { alongside: fails })).rejects.toThrow('The tab is closed');
		expect(await names()).toEqual([]);
		const row = { nodeId: 'pip-1', storyId: 'pip', drawing: {}, images: null } as unknown as ToldRow;
		const alongside = () => library.told.put(row);
		expect(await storeMediaFiles(library, 'pip', files, { alongside })).toBe('stored');
		expect(await names()).toEqual(['large.webp', 'small.webp']);
		expect(await library.told.get('pip-1')).toEqual(row);
	});

	it('is not stored for a deleted story', async () => {
		expect(await storeMedia(library, file('nobody', 'a.webp'))).toBe('no-story');
		expect(await readMedia(library, 'a.webp')).toBeNull();
	});
});

describe('when the media budget is used up', () => {
	it('the least recently used file is evicted', async () => {
		await putStory(library, 'pip');
		await putFile(library, 'pip', 'b.webp', 2);
		await putFile(library, 'pip', 'a.webp', 1);
		await putFile(library, 'pip', 'c.webp', 3);
		await markUsed(library, 'a.webp');
		expect(await storeMedia(library, file('pip', 'd.webp'), { limit: 30 })).toBe('stored');
		expect(await names()).toEqual(['a.webp', 'c.webp', 'd.webp']);
		expect(await library.mediaBytes.toCollection().primaryKeys()).toEqual(['a.webp', 'c.webp', 'd.webp']);
	});

	it('files of pinned stories, of the story last read, and small pictures of cards are not evicted', async () => {
		await putStory(library, 'pinned', { pinned: true });
		await putStory(library, 'read', { readAt: 5 });
		await putStory(library, 'pip', { readAt: 4 });
		await putFile(library, 'pinned', 'pinned-1-l.webp', 1);
		await putFile(library, 'read', 'read-1-l.webp', 2);
		await putFile(library, 'pip', 'pip-1-s.webp', 3);
		await putFile(library, 'pip', 'pip-1-l.webp', 4);
		expect(await storeMedia(library, file('pip', 'new.webp'), { limit: 40 })).toBe('stored');
		expect(await names()).toEqual(['new.webp', 'pinned-1-l.webp', 'pip-1-s.webp', 'read-1-l.webp']);
		expect(await library.shelf.get('pip')).toMatchObject({ wanted: 1, saved: 0 });
	});

	it('nothing is evicted when that would not be enough', async () => {
		await putStory(library, 'pip');
		await putStory(library, 'juno');
		await putFile(library, 'pip', 'a.webp');
		await putFile(library, 'juno', 'b.webp');
		const spared = new Set(['pip']);
		expect(await storeMedia(library, file('pip', 'c.webp', 25), { limit: 30, spared })).toBe('no-room');
		expect(await names()).toEqual(['a.webp', 'b.webp']);
	});

	it('a pinned story’s files are stored all the same', async () => {
		await putStory(library, 'pinned', { pinned: true });
		await putFile(library, 'pinned', 'a.webp');
		expect(await storeMedia(library, file('pinned', 'b.webp'), { limit: 15 })).toBe('stored');
		expect(await names()).toEqual(['a.webp', 'b.webp']);
	});

	it('the use of a file is recorded once an hour', async () => {
		await putStory(library, 'pip');
		await putFile(library, 'pip', 'a.webp', 1_000);
		const usedAt = async (now: number) => {
			await markUsed(library, 'a.webp', now);
			return (await library.media.get('a.webp'))?.usedAt;
		};
		expect([await usedAt(2_000), await usedAt(3_601_001), await usedAt(3_700_000)]).toEqual([
			1_000, 3_601_001, 3_601_001,
		]);
	});
});

describe('on a full disk', () => {
	// covers: without-network/full-disk-survived-told
	it('a fifth of all media is evicted', async () => {
		await putStory(library, 'pip');
		for (const name of [...'abcdefghij']) await putFile(library, 'pip', `${name}.webp`, name.charCodeAt(0));
		fillDisk(0);
		expect(await storeMedia(library, file('pip', 'new.webp'))).toBe('stored');
		expect(await names()).toEqual([...[...'cdefghij'].map((name) => `${name}.webp`), 'new.webp']);
		expect(await library.kv.get('storageTrouble')).toBeUndefined();
	});

	it('the full disk is recorded when nothing may be evicted, and cleared as soon as there is space', async () => {
		await putStory(library, 'pip', { readAt: 1 });
		await putFile(library, 'pip', 'a.webp');
		fillDisk(0);
		expect(await storeMedia(library, file('pip', 'b.webp'))).toBe('full');
		expect(await library.kv.get('storageTrouble')).toBe('full');
		expect(await names()).toEqual(['a.webp']);
		await library.mediaBytes.delete('a.webp');
		expect(await storeMedia(library, file('pip', 'b.webp'))).toBe('stored');
		expect(await library.kv.get('storageTrouble')).toBeNull();
	});

	it('nothing more is evicted once the full disk is recorded', async () => {
		await putStory(library, 'pip');
		await putFile(library, 'pip', 'a.webp');
		await library.kv.put('full', 'storageTrouble');
		fillDisk(0);
		expect(await storeMedia(library, file('pip', 'b.webp'))).toBe('full');
		expect(await names()).toEqual(['a.webp']);
	});

	// covers: without-network/full-disk-survived-told
	it('media are evicted for text', async () => {
		await putStory(library, 'pip');
		for (const name of [...'abcde']) await putFile(library, 'pip', `${name}.webp`, name.charCodeAt(0));
		const text = { _id: 'text', storyId: 'pip' } as never;
		let room = -3;
		library.mediaBytes.hook('deleting', () => {
			room += 1;
		});
		const write = () =>
			library.transaction('rw', library.nodes, async () => {
				if (room < 0) throw new DOMException('The disk is full', 'QuotaExceededError');
				await library.nodes.put(text);
			});
		await withQuotaRetry(library, write);
		expect(await library.nodes.get('text')).toBeDefined();
		expect(await names()).toEqual([]);
	});

	it('a write of text throws when no eviction helps', async () => {
		await putStory(library, 'pip');
		const write = () => library.transaction('rw', library.nodes, () => Promise.reject(full()));
		const full = () => new DOMException('The disk is full', 'QuotaExceededError');
		await expect(withQuotaRetry(library, write)).rejects.toMatchObject({ status: 0, code: 'device-full' });
		expect(await library.kv.get('storageTrouble')).toBe('full');
	});

	it('any other error is rethrown', async () => {
		const fault = new Error('Something else');
		await expect(withQuotaRetry(library, () => Promise.reject(fault))).rejects.toBe(fault);
	});
});

// covers: offline-stories/failures
it('a picture that was drawn here, and is nowhere else, stays when space is freed', async () => {
	await putStory(library, 'pip');
	for (const name of ['drawn.webp', 'other.webp']) await putFile(library, 'pip', name);
	const drawn = '/api/media/drawn.webp';
	const images = { thumbnail: drawn, medium: drawn, large: drawn };
	await library.told.put({ nodeId: 'pip-1', storyId: 'pip', drawing: {} as never, images });
	await evictUnpinned(library);
	expect(await names()).toEqual(['drawn.webp']);
});
