import { liveQuery } from 'dexie';
import { useCallback, useSyncExternalStore } from 'react';
import { library } from './current-library.ts';
import { emptyStoryState, type StoryStateRow } from './database.ts';
import { getValue } from './key-value.ts';
import { ignoreQuotaError, withQuotaRetry } from './quota.ts';

export type { StoryStateRow } from './database.ts';

let rows: ReadonlyMap<string, StoryStateRow> = new Map();
let isFull = false;
let stop = () => {};
const listeners = new Set<() => void>();
const prefetchRequests = new EventTarget();

/**
 * What this device alone knows of a story; undefined for nothing, and while it is read. All who ask share one look at the
 * table, and are drawn anew only for their own story.
 */
export function useStoryState(storyId: string): StoryStateRow | undefined {
	return useSyncExternalStore(
		subscribe,
		useCallback(() => rows.get(storyId), [storyId]),
	);
}

/** Whether no more can be saved because the device has no space left. */
export function useIsDiskFull(): boolean {
	return useSyncExternalStore(subscribe, () => isFull);
}

/**
 * Keeps a story whole on this device, until it is unpinned. Whether it is the first that is kept so. Throws CallError
 * `device-full` when there is no room even for that wish.
 */
export async function pin(storyId: string): Promise<boolean> {
	const others = await library()
		.shelf.filter(({ pinned }) => pinned)
		.count();
	await updateStoryState(storyId, { pinned: true });
	return others === 0;
}

export function unpin(storyId: string): Promise<void> {
	return updateStoryState(storyId, { pinned: false });
}

/** Notes that a story is read now: its pictures and narration come first, and go last. */
export async function recordRead(storyId: string): Promise<void> {
	await updateStoryState(storyId, { readAt: Date.now() }).catch(ignoreQuotaError);
}

/** Says that there may be more, or more room, to fetch ahead. */
export function requestPrefetch(): void {
	prefetchRequests.dispatchEvent(new Event('wish'));
}

/** Calls back when a story was pinned or opened in this window, or more may be fetched, until the signal. */
export function onPrefetchRequest(callback: () => void, signal: AbortSignal): void {
	prefetchRequests.addEventListener('wish', callback, { signal });
}

async function updateStoryState(storyId: string, part: Partial<StoryStateRow>): Promise<void> {
	const { shelf } = library();
	const write = async () => {
		await shelf.put({ ...((await shelf.get(storyId)) ?? emptyStoryState(storyId)), ...part });
	};
	await withQuotaRetry(library(), () => library().transaction('rw', shelf, write));
	requestPrefetch();
}

function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) {
		const subscription = liveQuery(readState).subscribe(updateRows);
		stop = () => subscription.unsubscribe();
	}
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) stop();
	};
}

async function readState() {
	const [found, trouble] = await Promise.all([library().shelf.toArray(), getValue('storageTrouble')]);
	return { found, trouble };
}

/** A row that says the same stays the same one. */
function updateRows({ found, trouble }: Awaited<ReturnType<typeof readState>>): void {
	isFull = trouble === 'full';
	rows = new Map(
		found.map((row) => {
			const known = rows.get(row.storyId);
			return [row.storyId, known && isSame(known, row) ? known : row];
		}),
	);
	for (const hearer of listeners) hearer();
}

function isSame(one: StoryStateRow, other: StoryStateRow): boolean {
	return (
		one.pinned === other.pinned &&
		one.readAt === other.readAt &&
		one.wanted === other.wanted &&
		one.saved === other.saved
	);
}
