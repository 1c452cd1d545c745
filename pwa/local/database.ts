import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Narrated } from '../../shared/making.ts';
import type { Images, Story, StoryNode } from '../../shared/story.ts';

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
	| 'createdAt'
	| 'updatedAt'
> & { id: string; authorId: string; authorName: string; cover: Images | null };

export type NodeRow = StoryNode & { storyId: string };
export type NarrationRow = Narrated & { nodeId: string; storyId: string };

export type Library = Dexie & {
	stories: EntityTable<StoryRow, 'id'>;
	nodes: EntityTable<NodeRow, '_id'>;
	narrations: EntityTable<NarrationRow, 'nodeId'>;
	/** Small values by name: `user`, `children`, `selectedChild`. */
	kv: Table<unknown, string>;
};

/** Opens (or makes) the library of one account on this device. A later version may only add to this schema. */
export function openLibrary(accountId: string): Library {
	const library = new Dexie(libraryName(accountId), { cache: 'immutable' }) as Library;
	library.version(1).stores({
		stories: 'id, [authorId+createdAt], createdAt',
		nodes: '_id, storyId',
		narrations: 'nodeId, storyId',
		kv: '',
	});
	return library;
}

/** Removes all that this device holds of an account. Works while another tab has it open. */
export function deleteLibrary(accountId: string): Promise<void> {
	return Dexie.delete(libraryName(accountId));
}

function libraryName(accountId: string): string {
	return `everbranch-${accountId}`;
}
