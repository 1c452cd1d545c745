import { RequestError } from '../../net/request-error.ts';
import type { StoryView } from '../library/story-view.ts';
import type { ChooseCommand, ToldEntry } from '../outbox/commands.ts';
import { type EntryProblem, isServerUnreachable } from '../outbox/entry-problem.ts';
import { enqueue, submit } from '../outbox/outbox.ts';
import { isServerOutOfReach } from '../sync-state.ts';
import { loadedTelling, loadTelling } from './load-telling.ts';
import { tellBetweenAttempts } from './tell-between-attempts.ts';

/**
 * Takes a choice: the server is asked for its chapter, or the chapter is told here where there is no network and the family wants
 * it. Resolves when the choice is stored, told or answered, to whether its chapter was told here. Throws RequestError when the rules
 * of the family forbid the chapter. `chapterId`: of the chapter that is shown already, see `chapterOnChoice`.
 */
export async function takeChoice(command: ChooseCommand, childId: string | null, chapterId?: string): Promise<boolean> {
	if (command.isKnown || command.isAhead) {
		await enqueue(command, childId);
		return false;
	}
	if (isServerOutOfReach() && (await isToldHere(command, childId, chapterId))) return true;
	const outcome = await submit(command, childId);
	return outcome.state === 'waiting' && isWithoutNetwork(outcome.problem) && isToldHere(command, childId, chapterId);
}

/**
 * The outbox entry that `takeChoice` will store for a choice if nothing changes meanwhile, so that the reader can show its chapter before it
 * is stored. Null unless the server is out of reach and the chapter was told ahead.
 */
export function chapterOnChoice(view: StoryView, command: ChooseCommand, childId: string | null): ToldEntry | null {
	if (command.isKnown || command.isAhead || !isServerOutOfReach()) return null;
	try {
		return loadedTelling()?.nextChapterToldAhead(view, command, childId) ?? null;
	} catch (error) {
		// `takeChoice` meets the same error, and its caller reports it.
		console.warn(error);
		return null;
	}
}

/** Tells the chapter of a choice that waits, where that is possible. Throws as `takeChoice`. */
export async function tellChoice(command: ChooseCommand, childId: string | null): Promise<void> {
	await isToldHere(command, childId);
}

async function isToldHere(command: ChooseCommand, childId: string | null, chapterId?: string): Promise<boolean> {
	const telling = await loadTelling();
	if (!telling) return false;
	const outcome = await tellBetweenAttempts(
		() => telling.tellNextChapter(command, childId, chapterId),
		({ deed }) => deed.kind === 'choose' && deed.nodeId === command.nodeId && deed.choiceIndex === command.choiceIndex,
	);
	if (outcome.state !== 'refused') return outcome.state === 'told';
	const { message, status, code } = outcome.problem;
	throw new RequestError(message, status, code);
}

/** A server that is slow to answer may be writing. */
export function isWithoutNetwork(problem: EntryProblem): boolean {
	return isServerUnreachable(problem) && problem.code !== 'timeout';
}
