import type { ChapterReport } from '../../../shared/contract/report.ts';
import type { NarrationAnswer, NextChapter, StoryCreated } from '../../../shared/contract/stories.ts';
import type { Chapter } from '../../../shared/contract/story.ts';
import type { ToldChapter, ToldChapterAnswer } from '../../../shared/contract/told-chapters.ts';
import type { User } from '../../../shared/contract/user.ts';
import { isHidden } from '../../../shared/rules/is-hidden.ts';
import { RequestError, unexpectedResponse } from '../../net/request-error.ts';
import type { ChapterRow, Library } from '../library/database.ts';
import { deleteChapters, deleteStories } from '../library/deletion.ts';
import { count } from '../library/key-value.ts';
import { pendingStory } from '../library/overlay.ts';
import { unseenReportIds } from '../library/report-overlay.ts';
import { type Command, type Entry, storyIdOf, type UploadChapterCommand } from './commands.ts';
import { dedupeKeyOf, orderingKeysOf } from './entry-keys.ts';

/** The tables that the effect of an entry may read or write. */
export function tablesOfEffects(library: Library) {
	const { stories, nodes, narrations, outbox, shelf, media, mediaBytes, kv, told } = library;
	return [stories, nodes, narrations, outbox, shelf, media, mediaBytes, kv, told];
}

/**
 * Writes the server's answer to an entry into the library, in the transaction that removes the entry. `answer` is null when
 * the server had nothing left to do (a story that was deleted elsewhere).
 */
export async function applyEffect(library: Library, entry: Entry, answer: unknown): Promise<void> {
	const { deed: command } = entry;
	await count(library, 'effects');
	switch (command.kind) {
		case 'create-story':
			return storeNewStory(library, entry, answer as StoryCreated | null);
		case 'retry-story':
			return void (await library.stories.update(command.storyId, { status: 'queued', error: null }));
		case 'delete-story':
			return deleteStories(library, [command.storyId]);
		case 'set-favourite':
			return void (await library.stories.update(command.storyId, { isFavourite: command.isFavourite }));
		case 'choose':
			return storeChosenChapter(library, command, answer as NextChapter | null | typeof chapterDeleted);
		case 'upload-chapter':
			return storeToldChapter(library, entry, command, answer as ToldChapterAnswer | null);
		case 'narrate':
			return storeNarration(library, command, answer as NarrationAnswer | null);
		case 'report-chapter':
			return storeReport(library, command, answer as ChapterReport | null);
		case 'see-report':
			return storeReport(library, command, null);
		case 'save-profile':
			return void (await library.kv.put(requireUser(answer), 'user'));
		case 'set-comfort':
			return storeComfort(library, command, answer as User | null);
		case 'add-child':
		case 'save-child-settings':
			return updateChildren(library, (children) => withChild(children, requireUser(answer)));
		case 'delete-child':
			return deleteChild(library, command.childId);
	}
}

/** Stores a row for an accepted story, so that it is listed after its entry is gone. The next sync brings its chapter. */
async function storeNewStory(library: Library, entry: Entry, answer: StoryCreated | null): Promise<void> {
	// Without an id in the answer there is no story.
	if (!answer?._id || (await library.stories.get(answer._id))) return;
	const user = (await library.kv.get('user')) as User;
	const family = ((await library.kv.get('children')) as User[] | undefined) ?? [];
	const [row] = pendingStory(entry, { user, family });
	if (row) await library.stories.put({ ...row, id: answer._id, status: statusOf(answer) });
}

/** A story whose first chapter is written is still `writing` here until the next sync brings that chapter. */
function statusOf({ status }: StoryCreated): 'queued' | 'writing' {
	return status === 'queued' ? 'queued' : 'writing';
}

/** Replaces the answer to a choice whose chapter the server has deleted. */
export const chapterDeleted = 'chapter-is-gone';

async function storeChosenChapter(
	library: Library,
	{ storyId, nodeId, choiceIndex }: Extract<Command, { kind: 'choose' }>,
	answer: NextChapter | null | typeof chapterDeleted,
): Promise<void> {
	// The story was deleted by a sync meanwhile: its chapter must not be stored without it.
	if (!(await library.stories.get(storyId))) return;
	if (answer === chapterDeleted) return deleteChapters(library, storyId, [nodeId]);
	// An empty chapter would end the path for good.
	const newNode = answer?.newNode;
	if (!newNode || !isReadableOrHidden(newNode))
		throw new RequestError('Generated node is missing required content', 200, 'no-content');
	const from = await library.nodes.get(nodeId);
	if (from) await library.nodes.put(withTakenChoice(from, choiceIndex, newNode._id));
	await deleteReplacedChapters(library, storyId, newNode);
	await putChapter(library, storyId, newNode);
	if (answer?.isCompleted) await library.stories.update(storyId, { status: 'completed' });
}

/** Null when the story was deleted meanwhile. */
async function storeToldChapter(
	library: Library,
	entry: Entry,
	command: UploadChapterCommand,
	answer: ToldChapterAnswer | null,
): Promise<void> {
	const { storyId, chapter } = command;
	if (!answer) return dropToldStory(library, storyId);
	const { newNode, isCompleted, isKept } = answer;
	if (!newNode || !isReadableOrHidden(newNode)) throw unexpectedResponse();
	if (!(await storeToldStory(library, entry, command, answer))) return;
	const from = newNode.parentNodeId && (await library.nodes.get(newNode.parentNodeId));
	if (from && newNode.choiceIndex !== null)
		await library.nodes.put(withTakenChoice(from, newNode.choiceIndex, newNode._id));
	await deleteReplacedChapters(library, storyId, newNode);
	await putChapter(library, storyId, newNode);
	if (!isKept) await replaceToldChapter(library, chapter, newNode._id);
	if (isCompleted) await library.stories.update(storyId, { status: 'completed' });
}

/** The story's row. False for a later chapter of a story that a sync has deleted meanwhile. */
async function storeToldStory(
	library: Library,
	entry: Entry,
	{ storyId, story, title, outline }: UploadChapterCommand,
	{ newNode: { _id: startNode }, isKept }: ToldChapterAnswer,
): Promise<boolean> {
	const stored = await library.stories.get(storyId);
	if (!story) return stored !== undefined;
	// A sync has brought the beginning that the server kept: no later one brings its title again.
	if (!isKept && stored?.startNode) return true;
	const user = (await library.kv.get('user')) as User;
	const family = ((await library.kv.get('children')) as User[] | undefined) ?? [];
	const row = stored ?? pendingStory(entry, { user, family })[0];
	if (row)
		await library.stories.put({
			...row,
			startNode,
			title,
			status: 'in-progress',
			error: null,
			...(outline && { outline }),
		});
	return row !== undefined;
}

/** The story is gone at the server: nothing of it can be sent, and nothing remains. */
async function dropToldStory(library: Library, storyId: string): Promise<void> {
	const own = (await library.outbox.toArray()).filter(({ deed }) => storyIdOf(deed) === storyId);
	await library.outbox.bulkDelete(own.map(({ seq }) => seq));
	await deleteStories(library, [storyId]);
}

/**
 * The server kept another chapter in the place of a told one: what waits for the told one is about the kept one now. Its reader
 * sees the told words until the story is left (settle-stories.ts).
 */
async function replaceToldChapter(library: Library, chapter: ToldChapter, keptId: string): Promise<void> {
	const { outbox, told } = library;
	for (const entry of await outbox.toArray()) {
		const deed = aboutKeptChapter(entry.deed, chapter._id, keptId);
		if (deed === entry.deed) continue;
		const slot = dedupeKeyOf(deed);
		await outbox.put({ ...entry, deed, lanes: orderingKeysOf(deed, entry.childId), ...(slot && { slot }) });
	}
	const shown = await told.get(chapter._id);
	if (!shown) return;
	const { chapterTitle, content, choices, isEnding } = chapter;
	await told.delete(chapter._id);
	await told.put({ ...shown, nodeId: keptId, readAs: { chapterTitle, content, choices, isEnding } });
}

function aboutKeptChapter(command: Command, toldId: string, keptId: string): Command {
	if (command.kind === 'upload-chapter' && command.chapter.parentNodeId === toldId)
		return { ...command, chapter: { ...command.chapter, parentNodeId: keptId } };
	return 'nodeId' in command && command.nodeId === toldId ? { ...command, nodeId: keptId } : command;
}

/** The server rewrote the chapter packed for this choice; choices made from the old text are dropped. */
async function deleteReplacedChapters(
	library: Library,
	storyId: string,
	newNode: NextChapter['newNode'],
): Promise<void> {
	const { _id, parentNodeId, choiceIndex } = newNode;
	const isOther = (node: ChapterRow) =>
		node.parentNodeId === parentNodeId && node.choiceIndex === choiceIndex && node._id !== _id;
	const others = await library.nodes.where({ storyId }).filter(isOther).primaryKeys();
	if (others.length > 0) await deleteChapters(library, storyId, others);
}

/** A hidden chapter comes to a child without its text. */
function isReadableOrHidden({ content, report }: Chapter): boolean {
	return !!content?.trim() || isHidden(report);
}

/** The server repeats an answer that was lost as it was: a report that this device has learned of since stays. */
async function putChapter({ nodes }: Library, storyId: string, chapter: Chapter): Promise<void> {
	const report = chapter.report ?? (await nodes.get(chapter._id))?.report;
	await nodes.put({ ...chapter, storyId, ...(report && { report }) });
}

function withTakenChoice(node: ChapterRow, choiceIndex: number, nextNodeId: string): ChapterRow {
	const choices = node.choices.map((choice, index) => (index === choiceIndex ? { ...choice, nextNodeId } : choice));
	return { ...node, choices, takenChoice: choiceIndex };
}

async function storeNarration(
	library: Library,
	{ storyId, nodeId }: Extract<Command, { kind: 'narrate' }>,
	answer: NarrationAnswer | null,
): Promise<void> {
	if (!answer?.audioUrl) throw unexpectedResponse();
	const node = await library.nodes.get(nodeId);
	if (!node) return;
	await library.nodes.put({ ...node, audioUrls: { sage: answer.audioUrl } });
	await library.narrations.put({ ...answer, nodeId, storyId });
}

/** `answer`: the report as the server recorded it; null when it was only marked as seen, or its chapter is gone. */
async function storeReport(
	{ nodes, stories, told }: Library,
	{ storyId, nodeId }: { storyId: string; nodeId: string },
	answer: ChapterReport | null,
): Promise<void> {
	const node = await nodes.get(nodeId);
	const report = answer ?? (node?.report && { ...node.report, isSeen: true });
	const story = await stories.get(storyId);
	if (!node || !report || !story) return;
	await nodes.put({ ...node, report });
	const others = (story.unseen ?? []).filter((id) => id !== nodeId);
	if (isHidden(report)) await told.delete(nodeId);
	const cover = nodeId === story.startNode && isHidden(report) ? null : story.cover;
	await stories.update(storyId, { cover, unseen: [...others, ...unseenReportIds([{ _id: nodeId, report }])] });
}

/** `answer` is null when the child was deleted elsewhere. */
async function storeComfort(
	library: Library,
	{ childId }: Extract<Command, { kind: 'set-comfort' }>,
	answer: User | null,
): Promise<void> {
	if (!answer) return;
	const user = requireUser(answer);
	if (childId) await updateChildren(library, (children) => withChild(children, user));
	else await library.kv.put(user, 'user');
}

async function deleteChild(library: Library, childId: string): Promise<void> {
	await updateChildren(library, (children) => children.filter(({ _id }) => _id !== childId));
	const stories = library.stories.where('[authorId+createdAt]').between([childId, ''], [childId, '\uffff']);
	await deleteStories(library, await stories.primaryKeys());
}

/** Throws for an answer of another shape: without an account no screen works. */
function requireUser(answer: unknown): User {
	if (!(answer as User | null)?.profile?.name) throw unexpectedResponse();
	return answer as User;
}

function withChild(children: readonly User[], child: User): User[] {
	const isKnown = children.some(({ _id }) => _id === child._id);
	return isKnown ? children.map((other) => (other._id === child._id ? child : other)) : [...children, child];
}

async function updateChildren(library: Library, change: (children: readonly User[]) => User[]): Promise<void> {
	const children = ((await library.kv.get('children')) as User[] | undefined) ?? [];
	await library.kv.put(change(children), 'children');
}
