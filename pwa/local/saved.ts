import { emptyShelf, type Library } from './database.ts';
import { unlessFullDisk } from './full-disk.ts';
import { filesOf } from './media-files.ts';

/** Counts anew how many files these stories have, and how many of them are here, so that a card need not. */
export async function countSaved(library: Library, storyIds: Iterable<string>): Promise<void> {
	for (const storyId of storyIds) await countStory(library, storyId).catch(unlessFullDisk);
}

async function countStory(library: Library, storyId: string): Promise<void> {
	const { stories, nodes, media, shelf } = library;
	await library.transaction('rw', [stories, nodes, media, shelf], async () => {
		if (!(await stories.get(storyId))) return;
		const files = filesOf(await nodes.where({ storyId }).toArray());
		const saved = (await media.bulkGet(files)).filter((row) => row !== undefined).length;
		const before = await shelf.get(storyId);
		if (before ? before.wanted === files.length && before.saved === saved : saved === 0) return;
		await shelf.put({ ...(before ?? emptyShelf(storyId)), wanted: files.length, saved });
	});
}
