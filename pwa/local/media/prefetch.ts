import type { Library, StoryRow } from '../library/database.ts';
import { downloadMedia } from './download-media.ts';
import { offlineFilesOf } from './media-files.ts';
import { type StoreResult, storeMedia } from './media-store.ts';
import { updateSavedCounts } from './saved-counts.ts';

/** Number of stories that are prefetched without a pin: those last read or changed. */
const recentStoryCount = 20;

/** A single server error must not stop the other files; more than this many in a round stop it. */
const maxServerErrors = 2;

/** `failed`: a temporary error of network or server. `done`: complete, or no more files can or may be fetched now. */
export type PrefetchResult = 'done' | 'interrupted' | 'failed';

export type PrefetchContext = {
	library: Library;
	/** The token of the library's account; null ends the round. */
	token: () => string | null;
	/** On a metered connection only pinned stories are fetched, unless the user allows more. */
	isMetered: () => boolean;
	/** Checked before each file. */
	isInterrupted: () => boolean;
	/** Files that the server answered with 403 or 404, and narrations that it refused; they are not requested again. */
	unavailable: Set<string>;
};

/** Fetches the missing files of `prefetchTargets`: in their order, chapter by chapter, one file at a time. */
export async function prefetchMedia(context: PrefetchContext): Promise<PrefetchResult> {
	const { library, isInterrupted, token } = context;
	const targets = await prefetchTargets(library);
	const spared = new Set(targets.map(({ storyId }) => storyId));
	let hasRoom = true;
	let serverErrors = 0;
	for (const { storyId, isPinned, packsVoice } of targets) {
		await updateSavedCounts(library, [storyId]);
		const voices = packsVoice && token() ? await requestVoices(context, storyId) : 'done';
		if (voices !== 'done') return voices;
		for (const name of await missingFiles(context, storyId)) {
			if (isInterrupted()) return 'interrupted';
			if (!isPinned && (!hasRoom || !(await mayPrefetch(context)))) break;
			const outcome = await prefetchFile(context, { name, storyId, spared });
			if (outcome === 'refused') serverErrors += 1;
			if (outcome === 'no-answer' || serverErrors > maxServerErrors) return 'failed';
			if (outcome === 'full' || outcome === 'logged-out') return 'done';
			if (outcome === 'no-room') hasRoom = false;
		}
	}
	return serverErrors > 0 ? 'failed' : 'done';
}

/** Updates the saved counts of all prefetch targets. */
export async function updatePrefetchCounts(library: Library): Promise<void> {
	const targets = await prefetchTargets(library);
	await updateSavedCounts(
		library,
		targets.map(({ storyId }) => storyId),
	);
}

/** A story whose files are to be on this device. */
export type PrefetchTarget = { storyId: string; isPinned: boolean; packsVoice: boolean };

/**
 * The stories whose files should be on this device, by priority: the one last read, the pinned ones, those packed for a
 * journey, and those last read or changed. After `freeUpSpace` a story that is not pinned is left out until it is read or
 * changed again.
 */
export async function prefetchTargets(library: Library): Promise<PrefetchTarget[]> {
	const [stories, states, storedFreedAt = 0] = await Promise.all([
		library.stories.toArray(),
		library.shelf.toArray(),
		library.kv.get('freedAt') as Promise<number | undefined>,
	]);
	// A time in the future was written before the clock was set back.
	const freedAt = storedFreedAt > Date.now() ? 0 : storedFreedAt;
	const readAt = new Map(states.map((row) => [row.storyId, row.readAt]));
	const pinned = new Set(states.filter((row) => row.pinned).map(({ storyId }) => storyId));
	const activeAt = ({ id, updatedAt }: StoryRow) => Math.max(readAt.get(id) ?? 0, Date.parse(updatedAt));
	const latest = stories.toSorted((one, other) => activeAt(other) - activeAt(one));
	const recent = latest.filter((story) => activeAt(story) > freedAt).slice(0, recentStoryCount);
	const lastRead = recent.toSorted((one, other) => (readAt.get(other.id) ?? 0) - (readAt.get(one.id) ?? 0)).slice(0, 1);
	const packed = latest.filter((story) => story.packedDepth && activeAt(story) > freedAt);
	const byPriority = [...lastRead, ...latest.filter(({ id }) => pinned.has(id)), ...packed, ...recent].map(
		({ id }) => id,
	);
	const withVoice = new Set(states.filter(({ packsVoice }) => packsVoice).map(({ storyId }) => storyId));
	return [...new Set(byPriority)].map((storyId) => ({
		storyId,
		isPinned: pinned.has(storyId),
		packsVoice: withVoice.has(storyId),
	}));
}

/** Loaded when it is needed: the first screens do without it. */
async function requestVoices(context: PrefetchContext, storyId: string): Promise<PrefetchResult> {
	const { requestPackedVoices } = await import('./packed-voices.ts');
	return requestPackedVoices(context, storyId);
}

async function missingFiles({ library, unavailable }: PrefetchContext, storyId: string): Promise<string[]> {
	const files = offlineFilesOf(await library.nodes.where({ storyId }).toArray()).filter(
		(name) => !unavailable.has(name),
	);
	const stored = await library.media.bulkGet(files);
	return files.filter((_, index) => !stored[index]);
}

async function mayPrefetch({ library, isMetered }: PrefetchContext): Promise<boolean> {
	return !isMetered() || (await library.kv.get('savesOnMetered')) === true;
}

type MissingFile = { name: string; storyId: string; spared: ReadonlySet<string> };

async function prefetchFile(
	{ library, token, unavailable }: PrefetchContext,
	{ name, storyId, spared }: MissingFile,
): Promise<StoreResult | 'logged-out' | 'refused' | 'no-answer'> {
	// It was shown meanwhile, and stored by the service worker.
	if (await library.media.get(name)) return 'stored';
	const accountToken = token();
	if (!accountToken) return 'logged-out';
	const result = await downloadMedia(name, accountToken).catch(() => null);
	if (!result) return 'no-answer';
	if ('media' in result) return storeMedia(library, { ...result.media, name, storyId }, { spared });
	const { status } = result.answer;
	// The end of the session is handled elsewhere.
	if (status === 401) return 'logged-out';
	if (status !== 403 && status !== 404) return 'refused';
	unavailable.add(name);
	return 'no-story';
}
