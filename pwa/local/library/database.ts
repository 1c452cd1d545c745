import { Dexie, type EntityTable, type Table } from 'dexie';
import type { NarrationAnswer } from '../../../shared/contract/stories.ts';
import type { Chapter, Images, Story } from '../../../shared/contract/story.ts';
import type { Entry } from '../outbox/commands.ts';

/** A story as the library lists it: light, so that a thousand of them open at once. Its chapters are apart. */
export type StoryRow = Pick<
	Story,
	| 'title'
	| 'genre'
	| 'mood'
	| 'ageGroup'
	| 'hero'
	| 'status'
	| 'error'
	| 'chapterCount'
	| 'startNode'
	| 'requestId'
	| 'packedDepth'
	| 'createdAt'
	| 'updatedAt'
> & {
	id: string;
	authorId: string;
	authorName: string;
	/** Null while there is none, and while the chapter that it belongs to is hidden. */
	cover: Images | null;
	/** The chapters of which a parent has not seen yet what was reported, or decided. */
	unseen?: readonly string[];
};

/** A chapter. `isAhead`: it is packed for a journey, and nobody chose it yet as far as the server told. */
export type ChapterRow = Chapter & { storyId: string; isAhead?: true };
export type NarrationRow = NarrationAnswer & { nodeId: string; storyId: string };

/** What this device alone knows of a story, and what of its pictures and narration is here. */
export type StoryStateRow = {
	storyId: string;
	/** Kept whole on the device, because somebody wants it so. */
	pinned: boolean;
	/** When it was last read here, epoch milliseconds; 0 for never. */
	readAt: number;
	/** How many of its files there are, and how many of them are here. */
	wanted: number;
	saved: number;
};

/** What is known of a story that was neither pinned nor read here. */
export function emptyStoryState(storyId: string): StoryStateRow {
	return { storyId, pinned: false, readAt: 0, wanted: 0, saved: 0 };
}

/** A picture or narration on this device, apart from its bytes: to note that it was used must not write those again. */
export type MediaRow = {
	/** The file's name in `/api/media/`. */
	name: string;
	storyId: string;
	/** Media type, as `image/webp`. */
	type: string;
	size: number;
	/** Epoch milliseconds. */
	usedAt: number;
};

export type Library = Dexie & {
	stories: EntityTable<StoryRow, 'id'>;
	nodes: EntityTable<ChapterRow, '_id'>;
	narrations: EntityTable<NarrationRow, 'nodeId'>;
	outbox: EntityTable<Entry, 'seq'>;
	shelf: EntityTable<StoryStateRow, 'storyId'>;
	media: EntityTable<MediaRow, 'name'>;
	/** Bytes as ArrayBuffer: WebKit fails on Blobs in some sessions. */
	mediaBytes: EntityTable<{ name: string; bytes: ArrayBuffer }, 'name'>;
	/** Small values by name; see `Kept` in library.ts. */
	kv: Table<unknown, string>;
};

/**
 * Opens (or makes) the library of one account on this device. Page and worker share this module, and an old one of either
 * may meet a newer library: a later version may only add to this schema.
 */
export function openLibrary(accountId: string): Library {
	const library = new Dexie(libraryName(accountId), { cache: 'immutable' }) as Library;
	library.version(1).stores({
		stories: 'id, [authorId+createdAt], createdAt',
		nodes: '_id, storyId',
		narrations: 'nodeId, storyId',
		kv: '',
	});
	library.version(2).stores({
		outbox: '++seq, &id, &slot',
		shelf: 'storyId, readAt',
		media: 'name, storyId, usedAt',
		mediaBytes: 'name',
	});
	// Deleted elsewhere on this device: whoever still has it open must not make it anew, with what was under way.
	library.on('versionchange', ({ newVersion }) => {
		if (newVersion) return true;
		library.close();
		return false;
	});
	return library;
}

/** Removes all that this device holds of an account. Works while another tab has it open. */
export function deleteLibrary(accountId: string): Promise<void> {
	return Dexie.delete(libraryName(accountId));
}

/** The id of the account that a library belongs to. */
export function accountOfLibrary({ name }: Pick<Library, 'name'>): string {
	return name.slice(databasePrefix.length);
}

const databasePrefix = 'everbranch-';

function libraryName(accountId: string): string {
	return databasePrefix + accountId;
}
