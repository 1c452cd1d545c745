import type { Library } from '../library/database.ts';
import { downloadMedia } from './download-media.ts';
import { offlineFilesOf } from './media-files.ts';
import { type StoreResult, storeMedia } from './media-store.ts';
import { prefetchTargets } from './prefetch-targets.ts';
import { updateSavedCounts } from './saved-counts.ts';

/** One file that the server cannot give now must not hold up the others; so many mean that it has trouble. */
const maxServerErrors = 2;

/** `trouble`: the network or the server failed, and may not later. `done` is also that no more can or may be had now. */
export type PrefetchResult = 'done' | 'interrupted' | 'trouble';

export type PrefetchContext = {
	library: Library;
	/** Of the library's account; null ends it. */
	token: () => string | null;
	/** Whether each byte may cost somebody money: then only what is asked for comes. */
	isMetered: () => boolean;
	/** Looked at before each file. */
	isInterrupted: () => boolean;
	/** The files that the server does not give; they are not asked for again. */
	unavailable: Set<string>;
};

/** Fetches what is wished for and not here yet: the most urgent story first, chapter by chapter, one file at a time. */
export async function prefetchMedia(context: PrefetchContext): Promise<PrefetchResult> {
	const { library, isInterrupted } = context;
	const wanted = await prefetchTargets(library);
	const spared = new Set(wanted.map(({ storyId }) => storyId));
	let hasRoom = true;
	let refusals = 0;
	for (const { storyId, isPinned } of wanted) {
		await updateSavedCounts(library, [storyId]);
		for (const name of await missingFiles(context, storyId)) {
			if (isInterrupted()) return 'interrupted';
			if (!isPinned && (!hasRoom || !(await mayPrefetch(context)))) break;
			const outcome = await prefetchFile(context, { name, storyId, spared });
			if (outcome === 'refused') refusals += 1;
			if (outcome === 'no-answer' || refusals > maxServerErrors) return 'trouble';
			if (outcome === 'full' || outcome === 'logged-out') return 'done';
			if (outcome === 'no-room') hasRoom = false;
		}
	}
	return refusals > 0 ? 'trouble' : 'done';
}

/** Notes of every story whose files are wished for how many there are and how many are here. */
export async function updatePrefetchCounts(library: Library): Promise<void> {
	const wanted = await prefetchTargets(library);
	await updateSavedCounts(
		library,
		wanted.map(({ storyId }) => storyId),
	);
}

async function missingFiles({ library, unavailable }: PrefetchContext, storyId: string): Promise<string[]> {
	const files = offlineFilesOf(await library.nodes.where({ storyId }).toArray()).filter(
		(name) => !unavailable.has(name),
	);
	const here = await library.media.bulkGet(files);
	return files.filter((_, index) => !here[index]);
}

async function mayPrefetch({ library, isMetered }: PrefetchContext): Promise<boolean> {
	return !isMetered() || (await library.kv.get('savesOnMetered')) === true;
}

type MissingFile = { name: string; storyId: string; spared: ReadonlySet<string> };

async function prefetchFile(
	{ library, token, unavailable }: PrefetchContext,
	{ name, storyId, spared }: MissingFile,
): Promise<StoreResult | 'logged-out' | 'refused' | 'no-answer'> {
	// Somebody looked at it meanwhile.
	if (await library.media.get(name)) return 'kept';
	const accountToken = token();
	if (!accountToken) return 'logged-out';
	const brought = await downloadMedia(name, accountToken).catch(() => null);
	if (!brought) return 'no-answer';
	if ('media' in brought) return storeMedia(library, { ...brought.media, name, storyId }, { spared });
	const { status } = brought.answer;
	// The end of the session is for others to notice.
	if (status === 401) return 'logged-out';
	if (status !== 403 && status !== 404) return 'refused';
	unavailable.add(name);
	return 'not-here';
}
