import { v7 as newId } from 'uuid';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { ToldChapter } from '../../../shared/contract/told-chapters.ts';
import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import { tellsOffline } from '../../../shared/rules/tells-offline.ts';
import type { ChapterToTell } from '../../../shared/storyteller/tell-chapter.ts';
import type { ChapterRow, Library, StoryRow } from '../library/database.ts';
import { buildHousehold, household } from '../library/household.ts';
import { getValue } from '../library/key-value.ts';
import { loadStory } from '../library/stories.ts';
import { preloadStory, type StoryView } from '../library/story-view.ts';
import { toldChaptersOf } from '../library/told-chapters.ts';
import type { ChooseCommand, ToldEntry, UploadChapterCommand } from '../outbox/commands.ts';
import type { EntryProblem } from '../outbox/entry-problem.ts';
import { newEntry } from '../outbox/outbox.ts';
import { untilNothingIsDrawn } from './draw-told-chapters.ts';
import { drawScenesAhead, paintScenesAhead } from './drawn-ahead.ts';
import type { Telling } from './program.worker.ts';
import {
	authorIn,
	type Continuation,
	continuationOf,
	type Here,
	memoryOf,
	openScene,
	readContinuation,
} from './read-scene.ts';
import {
	afterStoring,
	drawingOf,
	keep,
	type Subject,
	store,
	type TellingOutcome,
	type ToStore,
	unable,
} from './store-told-chapter.ts';
import { openTeller, type Teller } from './teller.ts';
import { beginningProblem, briefOf, continuationProblem, isDraftAllowed, storyOfWish } from './telling-rules.ts';
import { chapterAhead, chapterBeingToldAhead, hasChaptersAhead, tellChaptersAhead } from './told-ahead.ts';

export type { TellingOutcome } from './store-told-chapter.ts';

/** Whether stories are told on this device while there is no network: the family wants it, and the optional part is here. */
export async function canTellHere(): Promise<boolean> {
	const people = await household();
	return people !== null && tellsOffline(people.user, await getValue('storyteller')) && (await openTeller()) !== null;
}

type Wish = NewStory & { _id: string };

/**
 * Tells the first chapter of a wish here, and takes over the wish that waits in the outbox. `childId`: the child that is acted
 * as.
 */
export async function tellNewStory(wish: Wish, childId: string | null): Promise<TellingOutcome> {
	return tellAndStore(wish._id, {
		find: (here) => findWish(wish, childId, here),
		toStore({ brief, heroSeed }, telling) {
			const { draft, outline } = telling;
			const title = draft.storyTitle;
			const chapter = toldChapter(telling, null);
			const command: UploadChapterCommand = {
				...{ kind: 'upload-chapter', storyId: wish._id, title, number: 1, chapter },
				...{ story: { ...wish, title }, outline },
			};
			return { command, childId, subject: { draft, brief, heroSeed } };
		},
		// The reader's first frame has the chapter.
		onStored: () => preloadStory(wish._id, childId),
	});
}

/** Tells and draws the first chapter of a wish that may be made, as `tellAhead`; `withPicture`: also makes its whole picture. */
export async function tellWishAhead(wish: Wish, childId: string | null, withPicture = false): Promise<void> {
	const scene = await openScene(wish._id, (here) => findWish(wish, childId, here));
	if (!scene || scene.read.problem) return;
	const drawings = await makeAhead(scene, scene.read, [requestOf(scene.read)]);
	if (withPicture) await paintScenesAhead(scene.teller, drawings);
}

async function findWish(wish: Wish, childId: string | null, here: Here) {
	const author = authorIn(here.people, childId ?? here.people.user._id);
	if (!author) return null;
	const brief = briefOf(storyOfWish(wish), author);
	const problem = beginningProblem(brief, author, Date.now());
	const [memory, heroSeed] = [await memoryOf(author._id, here), await heroSeedOf(wish)];
	return { problem, brief, outline: null, memory, path: [], heroSeed };
}

/** Tells the first chapter of a story that the server has accepted and, as far as this device knows, not begun. */
export async function tellQueuedStory(row: StoryRow): Promise<TellingOutcome> {
	const { id, genre, mood, ageGroup, ageRating, hero, requestId } = row;
	const people = await household();
	const author = people && authorIn(people, row.authorId);
	if (!author) return unable;
	const brief = briefOf(row, author);
	const wish = {
		...{ _id: id, genre, ageGroup, ageRating: ageRating ?? brief.rating, frontendRequestId: requestId },
		settings: { mood, characters: [hero] },
	} as Wish;
	return tellNewStory(wish, row.authorId === people.user._id ? null : row.authorId);
}

/** A choice, of which the outbox has no entry yet. */
type Choice = Pick<ChooseCommand, 'storyId' | 'nodeId' | 'choiceIndex' | 'choice'>;

/**
 * Tells the chapter of a new choice here, and takes over the choice if it waits in the outbox. `chapterId`: of the chapter if it is
 * shown already.
 */
export async function tellNextChapter(
	choice: Choice,
	childId: string | null,
	chapterId?: string,
): Promise<TellingOutcome> {
	const { storyId, nodeId, choiceIndex } = choice;
	return tellAndStore(storyId, {
		async find(here) {
			const found = await readContinuation(nodeId, here);
			const problem = found && continuationProblem(found.row.genre, found.author, Date.now());
			return found && { ...found, problem, choiceIndex };
		},
		toStore(found, telling) {
			const { row, brief } = found;
			const command = nextChapterCommand(found, telling, choice, chapterId);
			return { command, childId, subject: { draft: telling.draft, brief, heroSeed: row.heroSeed ?? storyId } };
		},
	});
}

type ChapterPlan<Found> = {
	/** The request of the chapter; `problem`: why the rules of the family forbid it. Null if there is nothing to tell. */
	find(here: Here): Promise<Found | null>;
	toStore(found: Found, telling: Telling): ToStore;
	/** Reads what was stored. */
	onStored?(): Promise<void>;
};

/** Tells and stores a chapter. One that was told ahead is stored in the transaction that reads: each takes a tablet some milliseconds. */
async function tellAndStore<Found extends Request & { problem: EntryProblem | null }>(
	storyId: string,
	{ find, toStore, onStored = async () => {} }: ChapterPlan<Found>,
): Promise<TellingOutcome> {
	const read = async (here: Here) => {
		const found = await find(here);
		if (!found) return null;
		const telling = found.problem ? null : chapterAhead(requestOf(found));
		const stored = telling && (await store(here.target, toStore(found, telling)));
		if (stored?.state === 'told') await onStored();
		return { found, stored };
	};
	const scene = await openScene(storyId, read, hasChaptersAhead() ? 'rw' : 'r');
	if (!scene) return unable;
	const { teller, target } = scene;
	const { found, stored } = scene.read;
	if (found.problem) return { state: 'refused', problem: found.problem };
	if (stored) return afterStoring(target, stored);
	const telling = await tell(teller, found);
	if ('state' in telling) return telling;
	const outcome = await keep(target, toStore(found, telling));
	if (outcome.state === 'told') await onStored().catch(() => {});
	return outcome;
}

/**
 * The entry that `tellNextChapter` will store for a choice if nothing changes meanwhile; null unless its chapter was told ahead and the family's
 * settings, as they are now, allow it.
 */
export function nextChapterToldAhead(
	{ story, rows }: StoryView,
	choice: Choice,
	childId: string | null,
): ToldEntry | null {
	const { user, children, storyteller, entries } = rows;
	const people = buildHousehold(user, children, entries);
	if (!people || !tellsOffline(people.user, storyteller)) return null;
	const chapters = [...rows.chapters, ...toldChaptersOf(entries, story.id)];
	const found = continuationOf(choice.nodeId, { people, story, chapters });
	if (!found?.isDrawn || continuationProblem(story.genre, found.author, Date.now())) return null;
	const read = { ...found, memory: [] };
	const telling = nextChapterAhead(read, choice.choiceIndex);
	if (!telling) return null;
	const deed = nextChapterCommand(read, telling, choice);
	return { ...newEntry(newId(), deed, childId), deed, seq: Number.MAX_SAFE_INTEGER };
}

function nextChapterAhead(read: Continuation, choiceIndex: number): Telling | null {
	return chapterAhead(requestOf({ ...read, choiceIndex }));
}

function nextChapterCommand(
	{ row, path, outline }: Continuation,
	telling: Telling,
	choice: Choice,
	chapterId?: string,
): UploadChapterCommand {
	const chapter = toldChapter(telling, choice, chapterId);
	const { id: storyId, title } = row;
	const command: UploadChapterCommand = { kind: 'upload-chapter', storyId, title, number: path.length + 1, chapter };
	if (outline === null) command.outline = telling.outline;
	return command;
}

/**
 * Tells the chapters of all choices of a chapter while it is read, so that the reader need not wait for the one that is taken, and
 * draws their scenes. They are kept in memory only, until those of another chapter are told ahead.
 */
export async function tellAhead(storyId: string, nodeId: string): Promise<void> {
	const scene = await openScene(storyId, (here) => readContinuation(nodeId, here));
	if (!scene) return;
	const { row, author, brief, path } = scene.read;
	const isAllowed = !continuationProblem(row.genre, author, Date.now());
	const choices = isAllowed ? [...path.at(-1)!.choices.keys()] : [];
	const requests = choices.map((choiceIndex) => requestOf({ ...scene.read, choiceIndex }));
	await makeAhead(scene, { brief, heroSeed: row.heroSeed ?? storyId }, requests);
}

/** Returns what their pictures are drawn from. */
async function makeAhead(
	{ teller, target }: { teller: Teller; target: Library },
	{ brief, heroSeed }: Omit<Subject, 'draft'>,
	requests: readonly ChapterToTell[],
): Promise<DrawingRequest[]> {
	await tellChaptersAhead(teller, requests);
	// The picture of the chapter that is read comes first.
	await untilNothingIsDrawn(target);
	const told = requests.flatMap((request) => chapterAhead(request) ?? []);
	const drawings = told.map(({ draft }) => drawingOf({ draft, brief, heroSeed }));
	await drawScenesAhead(teller, drawings);
	return drawings;
}

/** The server's sentence for a chapter that is not within its author's limits. */
const notAllowed: TellingOutcome = {
	state: 'refused',
	problem: {
		status: 403,
		code: 'chapter-not-allowed',
		message: 'This chapter does not fit the family’s settings, so it stays on this tablet.',
	},
};

/** `path`: the chapters before; `choiceIndex`: the choice after them. */
type Request = Pick<ChapterToTell, 'brief' | 'outline' | 'memory'> & {
	path: readonly ChapterRow[];
	choiceIndex?: number | null;
};

/** Refused when its text is not within the author's limits, unable when the program failed twice: the wish or choice waits then. */
async function tell(teller: Teller, wanted: Request): Promise<Telling | TellingOutcome> {
	const { brief } = wanted;
	try {
		for (const seed of seedsOf(brief.seed)) {
			const request = requestOf(wanted, seed);
			const ahead = chapterAhead(request);
			if (ahead) return ahead;
			const telling = (await chapterBeingToldAhead(request)) ?? (await teller.tell(request));
			if (isDraftAllowed(telling.draft, brief)) return telling;
		}
		return notAllowed;
	} catch (error) {
		console.warn(error);
		return unable;
	}
}

function requestOf(
	{ brief, path, choiceIndex = null, outline, memory }: Request,
	seed: string = brief.seed,
): ChapterToTell {
	return {
		...{ brief: { ...brief, seed }, outline, memory },
		priorChapters: path.map(({ content, choices }, at) => ({
			content,
			choices: choices.map(({ text }) => text),
			choiceTaken: path[at + 1]?.choiceIndex ?? choiceIndex,
		})),
		isContinuation: path.some(({ madeBy }) => madeBy.storyteller !== 'built-in'),
	};
}

/** The server's storyteller is asked again in the same way when a text is not within the limits. */
function seedsOf(seed: string): string[] {
	return [seed, `${seed} again 1`, `${seed} again 2`];
}

function toldChapter(
	{ draft, storytellerVersion }: Telling,
	taken: Omit<Choice, 'storyId'> | null,
	chapterId = newId(),
): ToldChapter {
	const { chapterTitle, content, choices, isEnding, scene } = draft;
	return {
		_id: chapterId,
		parentNodeId: taken?.nodeId ?? null,
		choiceIndex: taken?.choiceIndex ?? null,
		choiceTaken: taken?.choice ?? null,
		...{ chapterTitle, content, choices: [...choices], isEnding, scene, storytellerVersion },
		toldAt: new Date().toISOString(),
	};
}

/** The seed of a hero's looks: an earlier story's, if it is the same hero. */
async function heroSeedOf({ _id, heroOf }: Wish): Promise<string> {
	const earlier = heroOf === undefined ? undefined : await loadStory(heroOf);
	return earlier ? (earlier.heroSeed ?? earlier.id) : _id;
}
