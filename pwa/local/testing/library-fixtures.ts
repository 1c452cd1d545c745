import type { Images } from '../../../shared/contract/story.ts';
import {
	type ChapterRow,
	emptyStoryState,
	type Library,
	type StoryRow,
	type StoryStateRow,
} from '../library/database.ts';
import { storeMedia } from '../media/media-store.ts';

type StoryFixture = { chapters?: number; hasVoice?: boolean; updatedAt?: string } & Partial<
	Pick<StoryStateRow, 'pinned' | 'readAt'>
>;

/** Stores a story whose chapters have pictures and, with `hasVoice`, narration. Its files are named after it. */
export async function putStory(library: Library, id: string, fixture: StoryFixture = {}): Promise<void> {
	const { chapters = 1, hasVoice = false, updatedAt = '2026-11-21T09:00:00.000Z', ...state } = fixture;
	const cover = pictureOf(`${id}-1`);
	await library.stories.put({ id, cover, authorId: 'rosa', createdAt: updatedAt, updatedAt } as StoryRow);
	for (let number = 1; number <= chapters; number++) {
		const name = `${id}-${number}`;
		const audioUrls = hasVoice ? { sage: `/api/media/${name}.mp3` } : null;
		const node = { _id: name, storyId: id, chapterNumber: number, images: pictureOf(name), audioUrls };
		await library.nodes.put(node as ChapterRow);
	}
	if (state.pinned || state.readAt) await library.shelf.put({ ...emptyStoryState(id), ...state });
}

/** Stores a file of ten bytes, last used at `usedAt`. */
export async function putFile(library: Library, storyId: string, name: string, usedAt = 1): Promise<void> {
	await storeMedia(library, { name, storyId, type: 'image/webp', bytes: new ArrayBuffer(10) });
	await library.media.update(name, { usedAt });
}

function pictureOf(name: string): Images {
	const at = (size: string) => `/api/media/${name}-${size}.webp`;
	return { thumbnail: at('s'), medium: at('m'), large: at('l') };
}
