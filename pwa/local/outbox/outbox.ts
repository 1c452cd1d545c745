import { v7 as newId } from 'uuid';
import { deferred } from '../../../shared/rules/deferred.ts';
import { RequestError } from '../../net/request-error.ts';
import { library } from '../library/current-library.ts';
import { provisionalTitle } from '../library/overlay.ts';
import { withQuotaRetry } from '../library/quota.ts';
import { blockingEntries } from './blocking-entries.ts';
import {
	type ChooseCommand,
	type Command,
	type Entry,
	type Outcome,
	storyIdOf,
	type UploadChapterCommand,
} from './commands.ts';
import { allEntries } from './entries.ts';
import { dedupeKeyOf, orderingKeysOf } from './entry-keys.ts';
import type { EntryProblem } from './entry-problem.ts';
import { publish, subscribe } from './outbox-channel.ts';
import { isDue } from './retry-policy.ts';

/**
 * Stores a command as an outbox entry and wakes the replay. Returns the entry's id. Entries that the command supersedes are
 * removed: an earlier save of the same settings, commands for a story that is deleted, a story that was never sent. If a
 * pending entry has the same dedupe key, nothing is stored and that entry's id is returned.
 */
export async function enqueue(command: Command, childId: string | null): Promise<string> {
	return (await storeCommand(command, childId)).id;
}

/** As `enqueue`. `isNeeded`: false if the command only cancelled an entry that was never sent. */
async function storeCommand(command: Command, childId: string | null): Promise<{ id: string; isNeeded: boolean }> {
	const id = newId();
	const { outbox } = library();
	let removed: readonly Entry[] = [];
	const write = async () => {
		removed = [];
		const entries = await allEntries();
		const duplicate = entries.find((entry) => entry.slot !== undefined && entry.slot === dedupeKeyOf(command));
		if (duplicate && duplicate.state !== 'failed') return { id: duplicate.id, isNeeded: true };
		const superseded = entries.filter((entry) => entry === duplicate || isSuperseded(entry, command));
		await outbox.bulkDelete(superseded.map(({ seq }) => seq));
		removed = superseded;
		if (superseded.some((entry) => cancelsOut(command, entry))) return { id, isNeeded: false };
		await outbox.add(newEntry(id, command, childId));
		await outbox.bulkUpdate(
			entries.filter(isWaitingForNetwork).map(({ seq }) => ({ key: seq, changes: { nextAt: 0 } })),
		);
		return { id, isNeeded: true };
	};
	const stored = await withQuotaRetry(library(), () => library().transaction('rw', outbox, write));
	publishRemoval(removed);
	publish({ kind: 'wake' });
	return stored;
}

/**
 * Stores a command and waits for the result of its first attempt: `done` with the server's answer, `waiting` when it cannot
 * be carried out yet (no network, or a temporary error), `failed` when the server refused it.
 */
export async function submit(command: Command, childId: string | null): Promise<Outcome> {
	return (await firstAttempt(command, childId)).outcome;
}

/** `waitsFor`: why the command is still pending; null when it is done. */
export type SubmitResult = { waitsFor: EntryProblem | null };

/** As `submit`, for a form that keeps the user's input: a refused entry is discarded, and thrown as RequestError. */
export async function submitForm(command: Command, childId: string | null): Promise<SubmitResult> {
	const { id, outcome } = await firstAttempt(command, childId);
	if (outcome.state === 'done') return { waitsFor: null };
	const { message, status, code, reference } = outcome.problem;
	if (outcome.state === 'waiting') return { waitsFor: outcome.problem };
	await discard(id);
	throw new RequestError(message, status, code, {
		...{ error: message, message, code },
		...(reference && { reference }),
	});
}

async function firstAttempt(command: Command, childId: string | null): Promise<{ id: string; outcome: Outcome }> {
	const { promise, resolve } = deferred<Outcome>();
	const outcomes = new Map<string, Outcome>();
	let id = '';
	const check = async () => {
		const outcome = outcomes.get(id) ?? (await outcomeWithoutAttempt(id, outcomes));
		if (outcome) resolve(outcome);
	};
	const stop = subscribe((message) => {
		if (message.kind === 'replay-failed') resolve({ state: 'waiting', problem: message.problem });
		if (message.kind !== 'outcome') return;
		outcomes.set(message.id, message.outcome);
		if (id) void check();
	});
	try {
		const stored = await storeCommand(command, childId);
		id = stored.id;
		if (!stored.isNeeded) return { id, outcome: doneWithoutAnswer };
		return { id, outcome: await Promise.race([promise, check().then(() => promise)]) };
	} finally {
		stop();
	}
}

const doneWithoutAnswer: Outcome = { state: 'done', answer: null };

/** Milliseconds in which another tab, or the worker, tells the outcome of an entry that it has removed. */
const outcomeDelay = 5_000;

/**
 * The result of an entry that gets no attempt of its own: `waiting` behind another one. An entry that is gone was carried out in
 * another context, whose message comes after the removal; `done` if it does not come.
 */
async function outcomeWithoutAttempt(id: string, outcomes: ReadonlyMap<string, Outcome>): Promise<Outcome | undefined> {
	const entries = await allEntries();
	const own = entries.find((entry) => entry.id === id);
	if (!own) {
		await new Promise((resolve) => setTimeout(resolve, outcomeDelay));
		return outcomes.get(id) ?? doneWithoutAnswer;
	}
	const blocking = [...blockingEntries(own, entries), own].find(
		(entry) => outcomes.get(entry.id)?.state === 'waiting' || isPostponed(entry),
	);
	return blocking?.problem ? { state: 'waiting', problem: blocking.problem } : undefined;
}

/** Removes a pending or failed entry. One that is being sent stays: it may be carried out already. */
export async function discard(id: string): Promise<void> {
	const count = await library()
		.outbox.where({ id })
		.filter(({ state }) => state !== 'sending')
		.delete();
	if (count > 0) publishRemoval([{ id }]);
}

/** Ends the waiting of a `submit` in any tab: its entry gets no attempt any more. */
function publishRemoval(entries: readonly Pick<Entry, 'id'>[]): void {
	for (const { id } of entries) publish({ kind: 'outcome', id, outcome: doneWithoutAnswer });
}

/**
 * Withdraws a pending or failed entry. A new story whose request got no clear answer may exist at the server: it is deleted
 * there too; the server answers 404 if it does not exist, which counts as done.
 */
export async function withdraw(entry: Entry): Promise<void> {
	const { id, deed: command, childId } = entry;
	if (command.kind === 'upload-chapter') return withdrawToldChapter(entry, command);
	await discard(id);
	if (command.kind !== 'create-story' || !mayHaveReachedServer(entry)) return;
	await enqueue({ kind: 'delete-story', storyId: command.story._id, title: provisionalTitle(command.story) }, childId);
}

/** Withdraws a told chapter, which is deleted with what follows it; a story goes with its first chapter. */
async function withdrawToldChapter({ childId }: Entry, command: UploadChapterCommand): Promise<void> {
	const { storyId, title } = command;
	if (command.story) return void (await enqueue({ kind: 'delete-story', storyId, title }, childId));
	const { outbox } = library();
	const removed = await library().transaction('rw', outbox, async () => {
		const removed: Entry[] = [];
		const withdrawn = new Set([command.chapter._id]);
		for (const entry of await allEntries()) {
			const { seq, state, deed } = entry;
			const parentId =
				deed.kind === 'upload-chapter' ? deed.chapter.parentNodeId : 'nodeId' in deed ? deed.nodeId : null;
			const isOwn = deed.kind === 'upload-chapter' && withdrawn.has(deed.chapter._id);
			if (state === 'sending' || !(isOwn || (parentId && withdrawn.has(parentId)))) continue;
			if (deed.kind === 'upload-chapter') withdrawn.add(deed.chapter._id);
			await outbox.delete(seq);
			removed.push(entry);
		}
		return removed;
	});
	publishRemoval(removed);
}

/** Makes a pending or failed entry due now. */
export async function retryEntry(id: string): Promise<void> {
	await library()
		.outbox.where({ id })
		.filter(({ state }) => state !== 'sending')
		.modify({ state: 'waiting', attempts: 1, refusals: 0, nextAt: 0, createdAt: Date.now(), problem: null });
	publish({ kind: 'wake' });
}

function mayHaveReachedServer({ state, attempts, problem }: Entry): boolean {
	const wasRefused = state === 'failed' && problem !== null && problem.status >= 400 && problem.status < 500;
	return attempts > 0 && !wasRefused;
}

/** Whether it was tried before and waits for its next attempt. */
function isPostponed(entry: Entry): boolean {
	return entry.state === 'waiting' && entry.problem !== null && !isDue(entry, Date.now());
}

/** A new command is a sign of activity: entries that got no answer are retried with it. */
function isWaitingForNetwork({ state, problem }: Entry): boolean {
	return state === 'waiting' && problem?.status === 0;
}

/** An entry of a new command, to be stored. */
export function newEntry(id: string, command: Command, childId: string | null): Omit<Entry, 'seq'> {
	const dedupeKey = dedupeKeyOf(command);
	return {
		...{ id, deed: command, childId, lanes: orderingKeysOf(command, childId), ...(dedupeKey && { slot: dedupeKey }) },
		...{ state: 'waiting', attempts: 0, refusals: 0, nextAt: 0, createdAt: Date.now(), problem: null },
	};
}

/** Whether a new command makes an entry unnecessary that is not being sent. */
function isSuperseded(entry: Entry, command: Command): boolean {
	if (entry.state === 'sending') return false;
	if (cancelsOut(command, entry)) return true;
	const earlier = entry.deed;
	switch (command.kind) {
		case 'save-profile':
			return earlier.kind === 'save-profile';
		case 'save-child-settings':
		case 'set-comfort':
			return earlier.kind === command.kind && earlier.childId === command.childId;
		case 'set-favourite':
			return earlier.kind === 'set-favourite' && earlier.storyId === command.storyId;
		case 'retry-story':
			return earlier.kind === 'retry-story' && earlier.storyId === command.storyId;
		case 'choose':
			return isRepeatedChoice(command, entry);
		case 'delete-story':
			return earlier.kind !== 'create-story' && storyIdOf(earlier) === command.storyId;
		case 'delete-child':
			return 'childId' in earlier ? earlier.childId === command.childId : isStoryFor(entry, command.childId);
		default:
			return false;
	}
}

/** Of choices of known chapters only the last counts. Each packed chapter is opened; a failed opening is replaced by the new. */
function isRepeatedChoice(command: ChooseCommand, { deed: earlier, state }: Entry): boolean {
	if (earlier.kind !== 'choose' || earlier.nodeId !== command.nodeId) return false;
	if (command.isAhead) return earlier.isAhead === true && state === 'failed';
	return command.isKnown === true && earlier.isKnown === true;
}

/** Whether a deletion cancels a creation that was never sent. */
function cancelsOut(command: Command, { deed: earlier, attempts }: Entry): boolean {
	if (attempts > 0) return false;
	if (command.kind === 'delete-story') {
		const isBeginning = earlier.kind === 'create-story' || (earlier.kind === 'upload-chapter' && earlier.story);
		return !!isBeginning && storyIdOf(earlier) === command.storyId;
	}
	return command.kind === 'delete-child' && earlier.kind === 'add-child' && earlier.child._id === command.childId;
}

/** The server deletes the child's stories with the child: commands for them that were never sent are unnecessary. */
function isStoryFor(entry: Entry, childId: string): boolean {
	return entry.childId === childId && storyIdOf(entry.deed) !== null && entry.attempts === 0;
}
