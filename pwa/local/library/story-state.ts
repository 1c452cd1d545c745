import { liveQuery } from 'dexie';
import { useCallback, useSyncExternalStore } from 'react';
import { library } from './current-library.ts';
import { emptyStoryState, type StoryStateRow } from './database.ts';
import { getValue } from './key-value.ts';
import { withQuotaRetry } from './quota.ts';
import { ignoreQuotaError } from './quota-error.ts';
import { loadStories } from './stories.ts';

export type { StoryStateRow } from './database.ts';

const noRows: ReadonlyMap<string, StoryStateRow> = new Map();
let rows = noRows;
let isFull = false;
let stop = () => {};
const listeners = new Set<() => void>();
const prefetchRequests = new EventTarget();

/**
 * This device's state of a story; undefined without one, and while it loads. All callers share one live query, and render
 * again only when the row of their own story changes.
 */
export function useStoryState(storyId: string): StoryStateRow | undefined {
	return useSyncExternalStore(
		subscribe,
		useCallback(() => rows.get(storyId), [storyId]),
	);
}

/** This device's states of all stories that have one, by id; empty unless `isNeeded`. */
export function useStoryStates(isNeeded: boolean): ReadonlyMap<string, StoryStateRow> {
	return useSyncExternalStore(subscribe, () => (isNeeded ? rows : noRows));
}

/** Whether media cannot be stored because the device has no space left. */
export function useIsDiskFull(): boolean {
	return useSyncExternalStore(subscribe, () => isFull);
}

/**
 * Keeps all files of a story on this device until it is unpinned. Returns whether it is the first pinned story. Throws
 * RequestError `device-full` when not even the pin can be stored.
 */
export async function pin(storyId: string): Promise<boolean> {
	const others = await library()
		.shelf.filter(({ pinned }) => pinned)
		.count();
	await updateStoryState(storyId, { pinned: true });
	return others === 0;
}

/** Whether the chapters that are packed of a story come with their narrations, which the server makes if it has none. */
export function setPacksVoice(storyId: string, packsVoice: boolean): Promise<void> {
	return updateStoryState(storyId, { packsVoice });
}

export function unpin(storyId: string): Promise<void> {
	return updateStoryState(storyId, { pinned: false });
}

/** Records that a story is read now: its media are prefetched first and evicted last. */
export async function recordRead(storyId: string): Promise<void> {
	await updateStoryState(storyId, { readAt: Date.now() }).catch(ignoreQuotaError);
}

/** Wakes the prefetcher of this window: there may be more files to prefetch, or more room. */
export function requestPrefetch(): void {
	prefetchRequests.dispatchEvent(new Event('prefetch'));
}

/** Calls back on each prefetch request in this window, until the signal. */
export function onPrefetchRequest(callback: () => void, signal: AbortSignal): void {
	prefetchRequests.addEventListener('prefetch', callback, { signal });
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
	const [found, storageTrouble] = await Promise.all([library().shelf.toArray(), getValue('storageTrouble')]);
	return { found, storageTrouble };
}

/** An unchanged row keeps its identity, so that its readers do not render again. */
function updateRows({ found, storageTrouble }: Awaited<ReturnType<typeof readState>>): void {
	isFull = storageTrouble === 'full';
	rows = new Map(
		found.map((row) => {
			const previous = rows.get(row.storyId);
			return [row.storyId, previous && isSame(previous, row) ? previous : row];
		}),
	);
	for (const listener of listeners) listener();
}

function isSame(one: StoryStateRow, other: StoryStateRow): boolean {
	return (
		one.pinned === other.pinned &&
		one.packsVoice === other.packsVoice &&
		one.readAt === other.readAt &&
		one.wanted === other.wanted &&
		one.saved === other.saved
	);
}

/** The id of the story last read on this device, of those that `loadStories` has; null without one. */
export async function lastReadStoryId(childId: string | null): Promise<string | null> {
	const readable = new Set((await loadStories(childId)).map(({ id }) => id));
	const read = await library().shelf.where('readAt').above(0).reverse().primaryKeys();
	return read.find((id) => readable.has(id)) ?? null;
}
