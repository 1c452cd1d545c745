import { emptyStoryState, type Library } from '../library/database.ts';
import { ignoreQuotaError } from '../library/quota-error.ts';
import { offlineFilesOf } from './media-files.ts';

/** Counts the files of these stories, and those stored here, so that a story's card need not count them. */
export async function updateSavedCounts(library: Library, storyIds: Iterable<string>): Promise<void> {
	for (const storyId of storyIds) await updateSavedCount(library, storyId).catch(ignoreQuotaError);
}

async function updateSavedCount(library: Library, storyId: string): Promise<void> {
	const { stories, nodes, media, shelf } = library;
	await library.transaction('rw', [stories, nodes, media, shelf], async () => {
		if (!(await stories.get(storyId))) return;
		const files = offlineFilesOf(await nodes.where({ storyId }).toArray());
		const saved = (await media.bulkGet(files)).filter((row) => row !== undefined).length;
		const previous = await shelf.get(storyId);
		if (previous ? previous.wanted === files.length && previous.saved === saved : saved === 0) return;
		await shelf.put({ ...(previous ?? emptyStoryState(storyId)), wanted: files.length, saved });
	});
}
