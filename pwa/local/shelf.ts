import { liveQuery } from 'dexie';
import { useCallback, useSyncExternalStore } from 'react';
import { emptyShelf, type ShelfRow } from './database.ts';
import { library } from './device.ts';
import { despiteFullDisk, unlessFullDisk } from './full-disk.ts';
import { kept } from './kept.ts';

export type { ShelfRow } from './database.ts';

let rows: ReadonlyMap<string, ShelfRow> = new Map();
let isFull = false;
let stop = () => {};
const hearers = new Set<() => void>();
const wishes = new EventTarget();

/**
 * What this device alone knows of a story; undefined for nothing, and while it is read. All who ask share one look at the
 * table, and are drawn anew only for their own story.
 */
export function useShelf(storyId: string): ShelfRow | undefined {
	return useSyncExternalStore(
		hear,
		useCallback(() => rows.get(storyId), [storyId]),
	);
}

/** Whether no more can be saved because the device has no space left. */
export function useFullDevice(): boolean {
	return useSyncExternalStore(hear, () => isFull);
}

/**
 * Keeps a story whole on this device, until it is unpinned. Whether it is the first that is kept so. Throws CallError
 * `device-full` when there is no room even for that wish.
 */
export async function pin(storyId: string): Promise<boolean> {
	const others = await library()
		.shelf.filter(({ pinned }) => pinned)
		.count();
	await change(storyId, { pinned: true });
	return others === 0;
}

export function unpin(storyId: string): Promise<void> {
	return change(storyId, { pinned: false });
}

/** Notes that a story is read now: its pictures and narration come first, and go last. */
export async function noteRead(storyId: string): Promise<void> {
	await change(storyId, { readAt: Date.now() }).catch(unlessFullDisk);
}

/** Says that there may be more, or more room, to fetch ahead. */
export function tellOfWish(): void {
	wishes.dispatchEvent(new Event('wish'));
}

/** Calls back when a story was pinned or opened in this window, or more may be fetched, until the signal. */
export function whenWished(callback: () => void, signal: AbortSignal): void {
	wishes.addEventListener('wish', callback, { signal });
}

async function change(storyId: string, part: Partial<ShelfRow>): Promise<void> {
	const { shelf } = library();
	const write = async () => {
		await shelf.put({ ...((await shelf.get(storyId)) ?? emptyShelf(storyId)), ...part });
	};
	await despiteFullDisk(library(), () => library().transaction('rw', shelf, write));
	tellOfWish();
}

function hear(hearer: () => void): () => void {
	if (hearers.size === 0) {
		const looking = liveQuery(look).subscribe(take);
		stop = () => looking.unsubscribe();
	}
	hearers.add(hearer);
	return () => {
		hearers.delete(hearer);
		if (hearers.size === 0) stop();
	};
}

async function look() {
	const [found, trouble] = await Promise.all([library().shelf.toArray(), kept('storageTrouble')]);
	return { found, trouble };
}

/** A row that says the same stays the same one. */
function take({ found, trouble }: Awaited<ReturnType<typeof look>>): void {
	isFull = trouble === 'full';
	rows = new Map(
		found.map((row) => {
			const known = rows.get(row.storyId);
			return [row.storyId, known && isSame(known, row) ? known : row];
		}),
	);
	for (const hearer of hearers) hearer();
}

function isSame(one: ShelfRow, other: ShelfRow): boolean {
	return (
		one.pinned === other.pinned &&
		one.readAt === other.readAt &&
		one.wanted === other.wanted &&
		one.saved === other.saved
	);
}
