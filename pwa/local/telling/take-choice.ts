import { RequestError } from '../../net/request-error.ts';
import type { ChooseCommand } from '../outbox/commands.ts';
import { type EntryProblem, isServerUnreachable } from '../outbox/entry-problem.ts';
import { enqueue, submit } from '../outbox/outbox.ts';
import { isServerOutOfReach } from '../sync-state.ts';
import { loadTelling } from './load-telling.ts';

/**
 * Takes a choice: the server is asked for its chapter, or the chapter is told here where there is no network and the family wants
 * it. Resolves when the choice is stored, told or answered. Throws RequestError when the rules of the family forbid the chapter.
 */
export async function takeChoice(command: ChooseCommand, childId: string | null): Promise<void> {
	if (command.isKnown || command.isAhead) return void (await enqueue(command, childId));
	if (isServerOutOfReach() && (await isToldHere(command, childId))) return;
	const outcome = await submit(command, childId);
	if (outcome.state === 'waiting' && isWithoutNetwork(outcome.problem)) await isToldHere(command, childId);
}

/** Tells the chapter of a choice that waits, where that is possible. Throws as `takeChoice`. */
export async function tellChoice(command: ChooseCommand, childId: string | null): Promise<void> {
	await isToldHere(command, childId);
}

async function isToldHere(command: ChooseCommand, childId: string | null): Promise<boolean> {
	const telling = await loadTelling();
	if (!telling) return false;
	const outcome = await telling.tellNextChapter(command, childId);
	if (outcome.state !== 'refused') return outcome.state === 'told';
	const { message, status, code } = outcome.problem;
	throw new RequestError(message, status, code);
}

/** A server that is slow to answer may be writing. */
export function isWithoutNetwork(problem: EntryProblem): boolean {
	return isServerUnreachable(problem) && problem.code !== 'timeout';
}
