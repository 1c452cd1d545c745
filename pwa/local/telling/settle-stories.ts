import { library } from '../library/current-library.ts';
import type { Library, ToldRow } from '../library/database.ts';
import { toldChaptersOf } from '../library/told-chapters.ts';
import { mediaNamesOf } from '../media/media-files.ts';
import { storyIdOf } from '../outbox/commands.ts';

/** Held by each window in which a story is open. */
function openStoryLock(library: Library, storyId: string): string {
	return `everbranch-open-${library.name}-${storyId}`;
}

/**
 * Settles a story that is opened, and marks it as open in this window until the returned function is called: nothing of it changes
 * under its reader.
 */
export function holdStoryOpen(storyId: string): () => void {
	const target = library();
	let release = () => {};
	const closed = new Promise<void>((resolve) => {
		release = resolve;
	});
	void settleUnlessOpen(target, storyId)
		.catch(() => {})
		.then(() => navigator.locks?.request(openStoryLock(target, storyId), { mode: 'shared' }, () => closed));
	return () => {
		release();
		void settleStories(target).catch(() => {});
	};
}

/**
 * Lets go of what this device shows of chapters that it told, for stories that are open in no window: the server's picture
 * replaces the one drawn here once it is on this device, and the chapter that the server kept replaces the one that was read.
 */
export async function settleStories(target: Library): Promise<void> {
	if (target.hasBeenClosed() || !navigator.locks) return;
	for (const storyId of new Set((await target.told.toArray()).map((row) => row.storyId)))
		await settleUnlessOpen(target, storyId);
}

async function settleUnlessOpen(target: Library, storyId: string): Promise<void> {
	if (target.hasBeenClosed() || !navigator.locks) return;
	await navigator.locks.request(openStoryLock(target, storyId), { ifAvailable: true }, (lock) =>
		lock ? settleStory(target, storyId) : undefined,
	);
}

async function settleStory(target: Library, storyId: string): Promise<void> {
	const { told, nodes, outbox, stories, media, mediaBytes } = target;
	await target.transaction('rw', [told, nodes, outbox, stories, media, mediaBytes], async () => {
		const [rows, entries] = await Promise.all([told.where({ storyId }).toArray(), outbox.orderBy('seq').toArray()]);
		const isWanted = entries.some(({ deed }) => storyIdOf(deed) === storyId && deed.kind !== 'delete-story');
		const isThere = isWanted || (await stories.get(storyId)) !== undefined;
		const waiting = new Set(toldChaptersOf(entries, storyId).map(({ _id }) => _id));
		for (const row of rows) {
			if (waiting.has(row.nodeId) || (isThere && !(await isReplaced(target, row)))) continue;
			await told.delete(row.nodeId);
			const names = mediaNamesOf({ images: row.images });
			await Promise.all([media.bulkDelete(names), mediaBytes.bulkDelete(names)]);
		}
	});
}

/** Whether the server has something else for this place, and it is here. */
async function isReplaced({ nodes, media }: Library, { nodeId, readAs }: ToldRow): Promise<boolean> {
	const node = await nodes.get(nodeId);
	// It was withdrawn, or deleted at the server.
	if (!node) return true;
	if (readAs) return true;
	const [large] = mediaNamesOf({ images: node.images });
	return large !== undefined && (await media.get(large)) !== undefined;
}
