import { Dexie, type EntityTable, type Table } from 'dexie';
import type { NarrationAnswer } from '../../../shared/contract/stories.ts';
import type { Chapter, Images, Story } from '../../../shared/contract/story.ts';
import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import type { Entry } from '../outbox/commands.ts';

/** A story without its chapters, which are in `nodes`: a thousand such rows load at once. */
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
	| 'isFavourite'
	| 'heroSeed'
	| 'outline'
	| 'createdAt'
	| 'updatedAt'
> & {
	id: string;
	authorId: string;
	authorName: string;
	/** The first chapter's picture. Null without one, and while that chapter is hidden. */
	cover: Images | null;
	/** The highest age rating of its text; absent in rows of earlier builds. */
	ageRating?: number;
	/** Ids of the chapters with a report, or a decision on one, that no parent has seen yet. */
	unseen?: readonly string[];
};

/**
 * A chapter. `isAhead`: it is packed for a journey, and the server has no record yet that it was chosen. `isTold`: it was told on
 * this device and is not at the server yet; such chapters are in the outbox, and not stored as rows.
 */
export type ChapterRow = Chapter & { storyId: string; isAhead?: true; isTold?: true };

/** What this device shows of a chapter that it told, until the story is left after the server has the chapter. */
export type ToldRow = {
	nodeId: string;
	storyId: string;
	/** What the picture is drawn from. */
	drawing: DrawingRequest;
	/** The picture that was drawn here; null until it is. */
	images: Images | null;
	/** What was read here, where the server kept another chapter in its place. */
	readAs?: Pick<Chapter, 'chapterTitle' | 'content' | 'isEnding'> & { choices: readonly string[] };
};
export type NarrationRow = NarrationAnswer & { nodeId: string; storyId: string };

/** Where the narration of a chapter's choices is, among those of chapters. */
export function choicesNarrationKey(chapterId: string): string {
	return `${chapterId} choices`;
}

/** State of a story that only this device has: pinned, last read, and how many of its files are stored here. */
export type StoryStateRow = {
	storyId: string;
	/** The user wants all its pictures and narration kept on this device. */
	pinned: boolean;
	/** It is packed for a journey with the narrations of the packed chapters. */
	packsVoice?: boolean;
	/** Last time it was read here, epoch milliseconds; 0 for never. */
	readAt: number;
	/** The number of its files, and the number of those stored here. */
	wanted: number;
	saved: number;
};

/** The state of a story that was neither pinned nor read here. */
export function emptyStoryState(storyId: string): StoryStateRow {
	return { storyId, pinned: false, readAt: 0, wanted: 0, saved: 0 };
}

/** A stored picture or narration. Its bytes are in `mediaBytes`, so that an update of `usedAt` does not rewrite them. */
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
	/** Small values by name: `KeyValues` in key-value.ts, and the lease of replay-lock.ts. */
	kv: Table<unknown, string>;
	told: EntityTable<ToldRow, 'nodeId'>;
};

/**
 * Opens the library of one account on this device, and creates it if needed. Pages and service workers of earlier builds may
 * open a library of a later version: a new version may only add tables and indexes.
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
	library.version(3).stores({ told: 'nodeId, storyId' });
	// Deleted by another context: a write in progress here must not create it again.
	library.on('versionchange', ({ newVersion }) => {
		if (newVersion) return true;
		library.close();
		return false;
	});
	return library;
}

/** Removes all data of an account from this device. Works while another tab has the library open. */
export function deleteLibrary(accountId: string): Promise<void> {
	return Dexie.delete(libraryName(accountId));
}

/** The id of the account to which a library belongs. */
export function accountOfLibrary({ name }: Pick<Library, 'name'>): string {
	return name.slice(databasePrefix.length);
}

const databasePrefix = 'everbranch-';

function libraryName(accountId: string): string {
	return databasePrefix + accountId;
}
