import { mediaNamesOf } from '../media/media-files.ts';
import { choicesNarrationKey } from './choices-narration-key.ts';
import type { Library } from './database.ts';

/** Deletes stories with their chapters and files from this device. Needs a transaction over the tables used here. */
export async function deleteStories(library: Library, ids: readonly string[]): Promise<void> {
	const rowsOf = (table: 'nodes' | 'narrations' | 'media') => library[table].where('storyId').anyOf([...ids]);
	await library.mediaBytes.bulkDelete(
		await library.media
			.where('storyId')
			.anyOf([...ids])
			.primaryKeys(),
	);
	await Promise.all([rowsOf('media').delete(), rowsOf('nodes').delete(), rowsOf('narrations').delete()]);
	await library.shelf.bulkDelete([...ids]);
	await library.stories.bulkDelete([...ids]);
}

/**
 * Deletes chapters from this device that the server no longer has, with the chapters after them, their narration, files that
 * nothing else in the story uses, and their outbox entries. Needs a transaction, as above.
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
	const narrated = [...deleted].flatMap((id) => [id, choicesNarrationKey(id)]);
	await Promise.all([nodes.bulkDelete([...deleted]), narrations.bulkDelete(narrated)]);
	await deleteOrphanedEntries(library, [storyId]);
}

/**
 * Deletes pending and failed entries for chapters that are no longer on this device: the server does not have them either.
 * Entries being sent are left to their replay.
 */
export async function deleteOrphanedEntries({ nodes, outbox }: Library, storyIds: readonly string[]): Promise<void> {
	const stories = new Set(storyIds);
	const about = (await outbox.toArray()).flatMap(({ seq, deed: command, state }) =>
		'nodeId' in command && stories.has(command.storyId) && state !== 'sending' ? [{ seq, nodeId: command.nodeId }] : [],
	);
	const there = await nodes.bulkGet(about.map(({ nodeId }) => nodeId));
	await outbox.bulkDelete(about.flatMap(({ seq }, index) => (there[index] ? [] : [seq])));
}
