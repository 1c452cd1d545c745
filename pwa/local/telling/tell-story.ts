import { v7 as newId } from 'uuid';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { ChapterDraft, StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { ToldChapter } from '../../../shared/contract/told-chapters.ts';
import type { User } from '../../../shared/contract/user.ts';
import { tellsOffline } from '../../../shared/rules/tells-offline.ts';
import { readOutline } from '../../../shared/storyteller/outline.ts';
import type { ChapterToTell } from '../../../shared/storyteller/tell-chapter.ts';
import { library } from '../library/current-library.ts';
import type { ChapterRow, Library, StoryRow, ToldRow } from '../library/database.ts';
import { buildHousehold, household } from '../library/household.ts';
import { getValue } from '../library/key-value.ts';
import { type Household, overlayStories } from '../library/overlay.ts';
import { withQuotaRetry } from '../library/quota.ts';
import { loadStory, newestStories } from '../library/stories.ts';
import type { StoryView } from '../library/story-view.ts';
import { toldChaptersOf } from '../library/told-chapters.ts';
import type { ChooseCommand, Entry, ToldEntry, UploadChapterCommand } from '../outbox/commands.ts';
import { storyIdOf } from '../outbox/commands.ts';
import { allEntries } from '../outbox/entries.ts';
import type { EntryProblem } from '../outbox/entry-problem.ts';
import { newEntry } from '../outbox/outbox.ts';
import { publish } from '../outbox/outbox-channel.ts';
import { drawToldChapters, untilNothingIsDrawn } from './draw-told-chapters.ts';
import { drawScenesAhead } from './drawn-ahead.ts';
import type { Telling } from './program.worker.ts';
import { openTeller, type Teller } from './teller.ts';
import {
	allowedScene,
	beginningProblem,
	briefOf,
	continuationProblem,
	isDraftAllowed,
	storyOfWish,
} from './telling-rules.ts';
import { chapterAhead, chapterBeingToldAhead, hasChaptersAhead, tellChaptersAhead } from './told-ahead.ts';

/**
 * What came of telling here: `told` (the chapter is on this device now), `refused` (the rules of the family as last known forbid
 * it) or `unable` (the family waits for the storyteller, the optional part is not here, or there is nothing to tell on).
 */
export type TellingOutcome = { state: 'told' | 'unable' } | { state: 'refused'; problem: EntryProblem };

/** How many of an author's stories are remembered, as at the server. */
const rememberedStories = 30;

/** Milliseconds after which the chapter is sent: what writes to the outbox would delay the reader's first look at it. */
const sendDelay = 1_000;

const unable: TellingOutcome = { state: 'unable' };
const told: TellingOutcome = { state: 'told' };

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
	const scene = await openWish(wish, childId);
	if (!scene) return unable;
	const { brief, heroSeed, memory, problem } = scene.read;
	if (problem) return { state: 'refused', problem };
	const telling = await tell(scene.teller, { brief, outline: null, memory, path: [] });
	if ('state' in telling) return telling;
	const { draft, outline } = telling;
	const chapter = toldChapter(telling, null);
	const command: UploadChapterCommand = {
		...{ kind: 'upload-chapter', storyId: wish._id, title: draft.storyTitle, number: 1, chapter },
		story: { ...wish, title: draft.storyTitle },
		outline,
	};
	return keep(scene.target, { command, childId, subject: { draft, brief, heroSeed } });
}

/** Tells and draws the first chapter of a wish that may be made, as `tellAhead`. */
export async function tellWishAhead(wish: Wish, childId: string | null): Promise<void> {
	const scene = await openWish(wish, childId);
	if (!scene || scene.read.problem) return;
	const { brief, memory, heroSeed } = scene.read;
	await makeAhead(scene, { brief, heroSeed }, [requestOf({ brief, outline: null, memory, path: [] }, brief.seed)]);
}

async function openWish(wish: Wish, childId: string | null) {
	return openScene(wish._id, async (here) => {
		const author = authorIn(here.people, childId ?? here.people.user._id);
		if (!author) return null;
		const brief = briefOf(storyOfWish(wish), author);
		const problem = beginningProblem(brief, author, Date.now());
		return { brief, problem, memory: await memoryOf(author._id, here), heroSeed: await heroSeedOf(wish) };
	});
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
	const toStore = (read: Continuation, telling: Telling): ToStore => {
		const { row, brief } = read;
		const command = nextChapterCommand(read, telling, choice, chapterId);
		return { command, childId, subject: { draft: telling.draft, brief, heroSeed: row.heroSeed ?? storyId } };
	};
	const read = async (here: Here) => {
		const found = await readContinuation(nodeId, here);
		if (!found) return null;
		const problem = continuationProblem(found.row.genre, found.author, Date.now());
		const ahead = problem ? null : nextChapterAhead(found, choiceIndex);
		return { found, problem, stored: ahead && (await store(here.target, toStore(found, ahead))) };
	};
	const scene = await openScene(storyId, read, hasChaptersAhead() ? 'rw' : 'r');
	if (!scene) return unable;
	const { teller, target } = scene;
	const { found, problem, stored } = scene.read;
	if (problem) return { state: 'refused', problem };
	if (stored) return afterStoring(target, stored);
	const telling = await tell(teller, { ...found, choiceIndex });
	return 'state' in telling ? telling : keep(target, toStore(found, telling));
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
	return chapterAhead(requestOf({ ...read, choiceIndex }, read.brief.seed));
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
	const requests = choices.map((choiceIndex) => requestOf({ ...scene.read, choiceIndex }, brief.seed));
	await makeAhead(scene, { brief, heroSeed: row.heroSeed ?? storyId }, requests);
}

async function makeAhead(
	{ teller, target }: { teller: Teller; target: Library },
	of: Omit<Subject, 'draft'>,
	requests: readonly ChapterToTell[],
): Promise<void> {
	await tellChaptersAhead(teller, requests);
	// The picture of the chapter that is read comes first.
	await untilNothingIsDrawn(target);
	const told = requests.flatMap((request) => chapterAhead(request) ?? []);
	await drawScenesAhead(
		teller,
		told.map(({ draft }) => drawingOf({ ...of, draft })),
	);
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

/** What this device has of the family and of one story; `story` and `chapters` with what was told here. */
type Here = {
	target: Library;
	storyId: string;
	people: Household;
	story: StoryRow | undefined;
	chapters: readonly ChapterRow[];
	/** With the outbox and what is shown of it. */
	overlaid(rows: readonly StoryRow[]): readonly StoryRow[];
};

/**
 * The teller, and what `read` makes of the library. Null where no story is told here, and where there is nothing to read. All of it
 * is read in one transaction, in which only Dexie may be awaited, and as far as possible at once: each transaction takes a tablet
 * some milliseconds, and each read after another one of them. `read` may write in the mode `rw`.
 */
async function openScene<Read extends object>(
	storyId: string,
	read: (here: Here) => Promise<Read | null | undefined>,
	mode: 'r' | 'rw' = 'r',
): Promise<{ teller: Teller; target: Library; read: Read } | null> {
	const target = library();
	const { kv, outbox, stories, nodes, told: shown } = target;
	const open = async () => {
		const [user, children, storyteller, entries, pictures, row, chapters] = await Promise.all([
			getValue('user'),
			getValue('children'),
			getValue('storyteller'),
			allEntries(),
			shown.toArray(),
			stories.get(storyId),
			nodes.where({ storyId }).toArray(),
		]);
		const people = buildHousehold(user, children, entries);
		if (!people || !tellsOffline(people.user, storyteller)) return null;
		const overlaid = (rows: readonly StoryRow[]) => overlayStories(rows, entries, people, pictures);
		const story = overlaid(row ? [row] : []).find(({ id }) => id === storyId);
		const all = [...chapters, ...toldChaptersOf(entries, storyId)];
		return read({ target, storyId, people, story, chapters: all, overlaid });
	};
	const tables = [kv, outbox, stories, nodes, shown];
	const found = await withQuotaRetry(target, () => target.transaction(mode, tables, open));
	const teller = found ? await openTeller().catch(noTeller) : null;
	return found && teller ? { teller, target, read: found } : null;
}

/** The browser cannot read its caches. */
function noTeller(error: unknown): null {
	console.warn(error);
	return null;
}

type Continuation = NonNullable<Awaited<ReturnType<typeof readContinuation>>>;

/** What a story goes on from after a chapter; null if that is not on this device. */
async function readContinuation(nodeId: string, here: Here) {
	const found = continuationOf(nodeId, here);
	// What was drawn for the story already avoids the remembered ones.
	return found && { ...found, memory: found.isDrawn ? [] : await memoryOf(found.author._id, here) };
}

/** As `readContinuation`, without the memory. `isDrawn`: the story needs none. */
function continuationOf(nodeId: string, { story: row, people, chapters }: Pick<Here, 'story' | 'people' | 'chapters'>) {
	const author = row && authorIn(people, row.authorId);
	const path = pathTo(nodeId, chapters);
	if (!author || path.length === 0) return null;
	const outline = row.outline ?? null;
	return { row, author, brief: briefOf(row, author), path, outline, isDrawn: readOutline(outline)?.by === 'storylets' };
}

function authorIn({ user, family }: Household, authorId: string): User | undefined {
	return [user, ...family].find(({ _id }) => _id === authorId);
}

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

function requestOf({ brief, path, choiceIndex = null, outline, memory }: Request, seed: string): ChapterToTell {
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

/** The chapters from the first one to this one; empty if one of them is not on this device. */
function pathTo(chapterId: string, chapters: readonly ChapterRow[]): ChapterRow[] {
	const byId = new Map(chapters.map((chapter) => [chapter._id, chapter]));
	const path: ChapterRow[] = [];
	for (let id: string | null = chapterId; id !== null; ) {
		const chapter = byId.get(id);
		if (!chapter || path.includes(chapter)) return [];
		path.unshift(chapter);
		id = chapter.parentNodeId;
	}
	return path;
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

/** The outlines of an author's last other stories, oldest first, as the server's storyteller gets them. */
async function memoryOf(authorId: string, { storyId, overlaid }: Here): Promise<string[]> {
	const synced = await newestStories(authorId, 2 * rememberedStories);
	return overlaid(synced)
		.filter((story) => story.authorId === authorId && story.id !== storyId)
		.flatMap(({ outline }) => outline ?? [])
		.slice(0, rememberedStories)
		.reverse();
}

/** The seed of a hero's looks: an earlier story's, if it is the same hero. */
async function heroSeedOf({ _id, heroOf }: Wish): Promise<string> {
	const earlier = heroOf === undefined ? undefined : await loadStory(heroOf);
	return earlier ? (earlier.heroSeed ?? earlier.id) : _id;
}

type Subject = { draft: ChapterDraft; brief: StoryBrief; heroSeed: string };

function drawingOf({ draft, brief, heroSeed }: Subject): ToldRow['drawing'] {
	return { scene: allowedScene(draft.scene, brief), seed: heroSeed, gender: brief.hero.gender };
}

/** A told chapter with what its picture is drawn from. */
type ToStore = { command: UploadChapterCommand; childId: string | null; subject: Subject };

/** Stores a told chapter in the library that it was told from, see `store`. */
async function keep(target: Library, chapter: ToStore): Promise<TellingOutcome> {
	const { outbox, stories, told: shown } = target;
	const write = () => target.transaction('rw', [outbox, stories, shown], () => store(target, chapter));
	return afterStoring(target, await withQuotaRetry(target, write));
}

/**
 * Stores the outbox entry of a told chapter in the place of the wish or choice that it takes over, and what its picture is drawn from;
 * within a transaction. Nothing is stored twice: another tab, or a wish that is being sent at this moment, comes first.
 */
async function store(target: Library, { command, childId, subject }: ToStore): Promise<TellingOutcome> {
	const { storyId, chapter } = command;
	const row: ToldRow = { nodeId: chapter._id, storyId, drawing: drawingOf(subject), images: null };
	const { outbox, stories, told: shown } = target;
	const [entries, synced] = await Promise.all([outbox.orderBy('seq').toArray(), stories.get(storyId)]);
	const entry = newEntry(newId(), command, childId);
	if (entries.some((other) => other.deed.kind === 'upload-chapter' && other.slot === entry.slot)) return told;
	const replaced = entries.filter((other) => isTakenOver(other, command));
	if (replaced.some(({ state }) => state === 'sending')) return unable;
	if (entries.some(({ deed }) => deed.kind === 'delete-story' && deed.storyId === storyId)) return unable;
	if (replaced.length > 0) await outbox.bulkDelete(replaced.map(({ seq }) => seq));
	// What the server may have must be deleted there too, see `enqueue`.
	const attempts = Math.max(synced ? 1 : 0, ...replaced.map((other) => other.attempts));
	await Promise.all([
		outbox.bulkPut(withFollower(entries, chapter)),
		outbox.add({ ...entry, attempts }),
		shown.put(row),
	]);
	return told;
}

function afterStoring(target: Library, outcome: TellingOutcome): TellingOutcome {
	setTimeout(() => !target.hasBeenClosed() && publish({ kind: 'wake' }), sendDelay);
	void drawToldChapters(target).catch(() => {});
	return outcome;
}

/** Whether a told chapter stands for what an entry asks the server for. */
function isTakenOver({ deed }: Entry, { storyId, story, chapter }: UploadChapterCommand): boolean {
	if (storyIdOf(deed) !== storyId) return false;
	if (story) return deed.kind === 'create-story' || deed.kind === 'retry-story';
	const { parentNodeId, choiceIndex } = chapter;
	const isPlace = deed.kind === 'choose' && deed.nodeId === parentNodeId && deed.choiceIndex === choiceIndex;
	return isPlace && !deed.isKnown && !deed.isAhead;
}

/**
 * The entry of the chapter before, which says that the server need not prepare chapters after it. It is another request then, and
 * has another idempotency key.
 */
function withFollower(entries: readonly Entry[], { parentNodeId }: ToldChapter): Entry[] {
	const before = entries.find(({ deed }) => deed.kind === 'upload-chapter' && deed.chapter._id === parentNodeId);
	if (before?.deed.kind !== 'upload-chapter' || before.state === 'sending' || before.deed.hasMore) return [];
	return [{ ...before, id: newId(), deed: { ...before.deed, hasMore: true } }];
}
