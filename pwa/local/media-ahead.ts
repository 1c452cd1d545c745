import type { Library } from './database.ts';
import { type Keeping, keepMedia } from './media.ts';
import { bring } from './media-bring.ts';
import { filesOf } from './media-files.ts';
import { wishes } from './media-wishes.ts';
import { countSaved } from './saved.ts';

/** One file that the server cannot give now must not hold up the others; so many mean that it has trouble. */
const patience = 2;

/** `trouble`: the network or the server failed, and may not later. `done` is also that no more can or may be had now. */
export type Brought = 'done' | 'interrupted' | 'trouble';

export type Bringing = {
	library: Library;
	/** Of the library's account; null ends it. */
	token: () => string | null;
	/** Whether each byte may cost somebody money: then only what is asked for comes. */
	isMetered: () => boolean;
	/** Looked at before each file. */
	isInterrupted: () => boolean;
	/** The files that the server does not give; they are not asked for again. */
	hopeless: Set<string>;
};

/** Fetches what is wished for and not here yet: the most urgent story first, chapter by chapter, one file at a time. */
export async function bringAhead(bringing: Bringing): Promise<Brought> {
	const { library, isInterrupted } = bringing;
	const wanted = await wishes(library);
	const spared = new Set(wanted.map(({ storyId }) => storyId));
	let hasRoom = true;
	let refusals = 0;
	for (const { storyId, asked } of wanted) {
		await countSaved(library, [storyId]);
		for (const name of await missingFiles(bringing, storyId)) {
			if (isInterrupted()) return 'interrupted';
			if (!asked && (!hasRoom || !(await mayBring(bringing)))) break;
			const outcome = await bringOne(bringing, { name, storyId, spared });
			if (outcome === 'refused') refusals += 1;
			if (outcome === 'no-answer' || refusals > patience) return 'trouble';
			if (outcome === 'full' || outcome === 'logged-out') return 'done';
			if (outcome === 'no-room') hasRoom = false;
		}
	}
	return refusals > 0 ? 'trouble' : 'done';
}

/** Notes of every story whose files are wished for how many there are and how many are here. */
export async function countWished(library: Library): Promise<void> {
	const wanted = await wishes(library);
	await countSaved(
		library,
		wanted.map(({ storyId }) => storyId),
	);
}

async function missingFiles({ library, hopeless }: Bringing, storyId: string): Promise<string[]> {
	const files = filesOf(await library.nodes.where({ storyId }).toArray()).filter((name) => !hopeless.has(name));
	const here = await library.media.bulkGet(files);
	return files.filter((_, index) => !here[index]);
}

async function mayBring({ library, isMetered }: Bringing): Promise<boolean> {
	return !isMetered() || (await library.kv.get('savesOnMetered')) === true;
}

type Missing = { name: string; storyId: string; spared: ReadonlySet<string> };

async function bringOne(
	{ library, token, hopeless }: Bringing,
	{ name, storyId, spared }: Missing,
): Promise<Keeping | 'logged-out' | 'refused' | 'no-answer'> {
	// Somebody looked at it meanwhile.
	if (await library.media.get(name)) return 'kept';
	const own = token();
	if (!own) return 'logged-out';
	const brought = await bring(name, own).catch(() => null);
	if (!brought) return 'no-answer';
	if ('media' in brought) return keepMedia(library, { ...brought.media, name, storyId }, { spared });
	const { status } = brought.answer;
	// The end of the session is for others to notice.
	if (status === 401) return 'logged-out';
	if (status !== 403 && status !== 404) return 'refused';
	hopeless.add(name);
	return 'not-here';
}
