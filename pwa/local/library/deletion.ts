import { mediaNamesOf } from '../media/media-files.ts';
import type { Library } from './database.ts';

/** Takes stories off this device, with all that hangs on them. Within a transaction over the tables that it touches. */
export async function deleteStories(library: Library, ids: readonly string[]): Promise<void> {
	const of = (table: 'nodes' | 'narrations' | 'media') => library[table].where('storyId').anyOf([...ids]);
	await library.mediaBytes.bulkDelete(
		await library.media
			.where('storyId')
			.anyOf([...ids])
			.primaryKeys(),
	);
	await Promise.all([of('media').delete(), of('nodes').delete(), of('narrations').delete()]);
	await library.shelf.bulkDelete([...ids]);
	await library.stories.bulkDelete([...ids]);
}

/**
 * Takes chapters off this device that the server has not any more, with all that hangs on them: chapters, narration, files
 * that nothing else of their story shows, and what waits to be done with them. Within a transaction as above.
 */
export async function deleteChapters(library: Library, storyId: string, ids: readonly string[]): Promise<void> {
	const { nodes, narrations, media, mediaBytes } = library;
	const all = await nodes.where({ storyId }).toArray();
	const deleted = new Set(ids);
	for (let before = -1; before !== deleted.size; ) {
		before = deleted.size;
		for (const { _id, parentNodeId } of all) if (deleted.has(parentNodeId ?? '')) deleted.add(_id);
	}
	const stillUsed = new Set(all.filter(({ _id }) => !deleted.has(_id)).flatMap(mediaNamesOf));
	const files = all.filter(({ _id }) => deleted.has(_id)).flatMap(mediaNamesOf);
	const unused = files.filter((name) => !stillUsed.has(name));
	await Promise.all([media.bulkDelete(unused), mediaBytes.bulkDelete(unused)]);
	await Promise.all([nodes.bulkDelete([...deleted]), narrations.bulkDelete([...deleted])]);
	await deleteOrphanedEntries(library, [storyId]);
}

/**
 * Takes back what waits or failed for chapters that are not on this device any more: the server would know no more of them.
 * What a replay has in hand is its own to finish.
 */
export async function deleteOrphanedEntries({ nodes, outbox }: Library, storyIds: readonly string[]): Promise<void> {
	const stories = new Set(storyIds);
	const about = (await outbox.toArray()).flatMap(({ seq, deed, state }) =>
		'nodeId' in deed && stories.has(deed.storyId) && state !== 'sending' ? [{ seq, nodeId: deed.nodeId }] : [],
	);
	const there = await nodes.bulkGet(about.map(({ nodeId }) => nodeId));
	await outbox.bulkDelete(about.flatMap(({ seq }, index) => (there[index] ? [] : [seq])));
}
