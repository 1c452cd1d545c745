import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteLibrary, type Library, openLibrary } from '../library/database.ts';
import { putStory } from '../testing/library-fixtures.ts';
import { locateMedia, offlineFilesOf } from './media-files.ts';

let library: Library;
beforeEach(async () => {
	library = openLibrary('files');
	await putStory(library, 'pip', { chapters: 2, hasVoice: true });
	await putStory(library, 'juno', { chapters: 2, hasVoice: true });
});
afterEach(async () => {
	library.close();
	await deleteLibrary('files');
});

describe('the offline files of a story', () => {
	it('are the large picture and the narration of each chapter, in the order of chapters', async () => {
		const nodes = (await library.nodes.where({ storyId: 'pip' }).toArray()).reverse();
		expect(offlineFilesOf(nodes)).toEqual(['pip-1-l.webp', 'pip-1.mp3', 'pip-2-l.webp', 'pip-2.mp3']);
	});

	it('are none without pictures and narration; a picture of two chapters counts once', async () => {
		const [first, second] = await library.nodes.where({ storyId: 'pip' }).sortBy('chapterNumber');
		expect(offlineFilesOf([{ ...first!, images: null, audioUrls: null }])).toEqual([]);
		expect(offlineFilesOf([first!, { ...second!, images: first!.images, audioUrls: null }])).toEqual([
			'pip-1-l.webp',
			'pip-1.mp3',
		]);
	});
});

describe('the story of a file', () => {
	it.each([
		['in the story that is read', 'pip-2-m.webp', 'pip', ['pip-2-l.webp', 'pip-2-s.webp']],
		['on a card', 'juno-1-s.webp', 'juno', ['juno-1-l.webp', 'juno-1-m.webp']],
		['in a later chapter of any story', 'juno-2-l.webp', 'juno', ['juno-2-m.webp', 'juno-2-s.webp']],
		['as a voice, which has no other size', 'juno-2.mp3', 'juno', []],
	])('is found %s', async (_, name, storyId, otherSizes) => {
		await library.shelf.put({ storyId: 'pip', pinned: false, readAt: 1, wanted: 0, saved: 0 });
		expect(await locateMedia(library, name)).toEqual({ storyId, otherSizes });
	});

	it('is null when no story here has it', async () => {
		expect(await locateMedia(library, 'finn-1-l.webp')).toBeNull();
	});
});
