import { v7 as newId } from 'uuid';
import { deferred } from '../../shared/deferred.ts';
import { CallError } from '../net/call-error.ts';
import {
	type Choice,
	type Deed,
	type Entry,
	lanesOf,
	type Outcome,
	type Problem,
	slotOf,
	storyOfDeed,
} from './deeds.ts';
import { library } from './device.ts';
import { allEntries } from './entries.ts';
import { despiteFullDisk } from './full-disk.ts';
import { hearContexts, tellContexts } from './outbox-news.ts';
import { isDue } from './verdict.ts';

/**
 * Writes a deed down, to be carried out now or when it can be, and answers with the entry's id. What it makes superfluous
 * goes: an earlier save of the same settings, what was wished for a story that is deleted, a story that nobody was told of.
 * Where such an entry stands already (one choice from a chapter at a time), that one's id is the answer.
 */
export async function enqueue(deed: Deed, childId: string | null): Promise<string> {
	const id = newId();
	const { outbox } = library();
	const write = async () => {
		const entries = await allEntries();
		const taken = entries.find((entry) => entry.slot !== undefined && entry.slot === slotOf(deed));
		if (taken && taken.state !== 'failed') return taken.id;
		const superfluous = entries.filter((entry) => entry === taken || isSuperfluous(entry, deed));
		await outbox.bulkDelete(superfluous.map(({ seq }) => seq));
		if (superfluous.some((entry) => undoes(deed, entry))) return id;
		await outbox.add(newEntry(id, deed, childId));
		await outbox.bulkUpdate(
			entries.filter(isOnlyWithoutNetwork).map(({ seq }) => ({ key: seq, changes: { nextAt: 0 } })),
		);
		return id;
	};
	const kept = await despiteFullDisk(library(), () => library().transaction('rw', outbox, write));
	tellContexts({ kind: 'wake' });
	return kept;
}

/**
 * Writes a deed down and waits for how its first attempt goes: `done` with the server's answer, `waiting` when it cannot be
 * carried out yet (there is no network, or the server has trouble), `failed` when it never will be as it is.
 */
export async function submit(deed: Deed, childId: string | null): Promise<Outcome> {
	return (await firstAttempt(deed, childId)).outcome;
}

/** What a form handed over: carried out, or kept on this device because of `waitsFor`, and sent as soon as it can be. */
export type Accepted = { waitsFor: Problem | null };

/** As `submit`, for a form that keeps what was typed: a refusal leaves nothing behind, and is thrown as CallError. */
export async function submitForm(deed: Deed, childId: string | null): Promise<Accepted> {
	const { id, outcome } = await firstAttempt(deed, childId);
	if (outcome.state === 'done') return { waitsFor: null };
	const { message, status, code, reference } = outcome.problem;
	if (outcome.state === 'waiting') return { waitsFor: outcome.problem };
	await discard(id);
	throw new CallError(message, status, code, {
		...{ error: message, message, code },
		...(reference && { reference }),
	});
}

async function firstAttempt(deed: Deed, childId: string | null): Promise<{ id: string; outcome: Outcome }> {
	const { promise, resolve } = deferred<Outcome>();
	const heard = new Map<string, Outcome>();
	let id = '';
	const look = async () => {
		const outcome = heard.get(id) ?? (await withoutAttempt(id, heard));
		if (outcome) resolve(outcome);
	};
	const stop = hearContexts((news) => {
		if (news.kind === 'replay-failed') resolve({ state: 'waiting', problem: news.problem });
		if (news.kind !== 'outcome') return;
		heard.set(news.id, news.outcome);
		if (id) void look();
	});
	try {
		id = await enqueue(deed, childId);
		await look();
		return { id, outcome: await promise };
	} finally {
		stop();
	}
}

/** What stands before an entry in its lane and has to wait makes it wait too; what took back another one is done. */
async function withoutAttempt(id: string, heard: ReadonlyMap<string, Outcome>): Promise<Outcome | undefined> {
	const entries = await allEntries();
	const own = entries.find((entry) => entry.id === id);
	if (!own) return heard.get(id) ?? { state: 'done', answer: null };
	const upToOwn = entries.filter(({ seq, lanes }) => seq <= own.seq && lanes.some((lane) => own.lanes.includes(lane)));
	const tiedUp = upToOwn.find((entry) => heard.get(entry.id)?.state === 'waiting' || isPutOff(entry));
	return tiedUp?.problem ? { state: 'waiting', problem: tiedUp.problem } : undefined;
}

/** Takes back what waits or failed. What a replay has in hand stays: it may be carried out already. */
export async function discard(id: string): Promise<void> {
	await library()
		.outbox.where({ id })
		.filter(({ state }) => state !== 'sending')
		.delete();
}

/** Lets one that waits or failed be tried at once. */
export async function tryAgain(id: string): Promise<void> {
	await library()
		.outbox.where({ id })
		.filter(({ state }) => state !== 'sending')
		.modify({ state: 'waiting', attempts: 1, refusals: 0, nextAt: 0, createdAt: Date.now(), problem: null });
	tellContexts({ kind: 'wake' });
}

/** It was tried before, and is not to be tried now. */
function isPutOff(entry: Entry): boolean {
	return entry.state === 'waiting' && entry.problem !== null && !isDue(entry, Date.now());
}

/** Somebody is at it: what got no answer before is worth another try now. */
function isOnlyWithoutNetwork({ state, problem }: Entry): boolean {
	return state === 'waiting' && problem?.status === 0;
}

function newEntry(id: string, deed: Deed, childId: string | null): Omit<Entry, 'seq'> {
	const slot = slotOf(deed);
	return {
		...{ id, deed, childId, lanes: lanesOf(deed, childId), ...(slot && { slot }) },
		...{ state: 'waiting', attempts: 0, refusals: 0, nextAt: 0, createdAt: Date.now(), problem: null },
	};
}

/** Whether an entry that is not in a replay's hands need not be carried out any more, now that this was done. */
function isSuperfluous(entry: Entry, deed: Deed): boolean {
	if (entry.state === 'sending') return false;
	if (undoes(deed, entry)) return true;
	const earlier = entry.deed;
	switch (deed.kind) {
		case 'save-profile':
			return earlier.kind === 'save-profile';
		case 'save-child-settings':
			return earlier.kind === 'save-child-settings' && earlier.childId === deed.childId;
		case 'retry-story':
			return earlier.kind === 'retry-story' && earlier.storyId === deed.storyId;
		case 'choose':
			return isChoiceAgain(deed, entry);
		case 'delete-story':
			return earlier.kind !== 'create-story' && storyOfDeed(earlier) === deed.storyId;
		case 'delete-child':
			return 'childId' in earlier ? earlier.childId === deed.childId : isStoryFor(entry, deed.childId);
		default:
			return false;
	}
}

/** Of the known ways from a chapter only the last counts; each packed one is opened, and a refused one was tried again. */
function isChoiceAgain(deed: Choice, { deed: earlier, state }: Entry): boolean {
	if (earlier.kind !== 'choose' || earlier.nodeId !== deed.nodeId) return false;
	if (deed.isAhead) return earlier.isAhead === true && state === 'failed';
	return deed.isKnown === true && earlier.isKnown === true;
}

/** Whether the one takes back what the other would have made, and the server never heard of. */
function undoes(deed: Deed, { deed: earlier, attempts }: Entry): boolean {
	if (attempts > 0) return false;
	if (deed.kind === 'delete-story') return earlier.kind === 'create-story' && earlier.story._id === deed.storyId;
	return deed.kind === 'delete-child' && earlier.kind === 'add-child' && earlier.child._id === deed.childId;
}

/** With the child everything of it goes at the server; what was never sent need not be. */
function isStoryFor(entry: Entry, childId: string): boolean {
	return entry.childId === childId && storyOfDeed(entry.deed) !== null && entry.attempts === 0;
}
