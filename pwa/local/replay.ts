import { CallError } from '../net/call-error.ts';
import { answerOf, reach } from '../net/reach.ts';
import { accountOf } from '../net/token-account.ts';
import { accountOfLibrary, type Library } from './database.ts';
import { deviceFault, type Entry, type Outcome, type Problem } from './deeds.ts';
import { applyEffect, chapterIsGone, tablesOfEffects } from './effects.ts';
import { despiteFullDisk } from './full-disk.ts';
import { tellContexts } from './outbox-news.ts';
import { firstOfLanes, requestFor } from './requests.ts';
import { isDue, judge } from './verdict.ts';

/** So many lanes at a time: a chapter that is slow to write must not hold up what has nothing to do with it. */
const hands = 4;

export type Replaying = {
	library: Library;
	/** The token of the session as it is now, for each call anew: none, or that of another account, ends the replay. */
	token: () => Promise<string | null>;
	/** Epoch milliseconds. */
	now?: () => number;
	/** A number from 0 to 1, to spread devices that lost the same server. */
	chance?: () => number;
};

/**
 * Carries out what waits in the outbox: in order within a lane, each with its own key, its effect and its end in one
 * transaction. Must run in one context at a time (see turn.ts). A crash at any point leaves the entry, and the key makes
 * sending it again harmless.
 */
export async function replay(replaying: Replaying, woken: () => Promise<void>): Promise<void> {
	const { library } = replaying;
	await library.outbox.filter(({ state }) => state === 'sending').modify({ state: 'waiting' });
	const inHand = new Map<number, Promise<void>>();
	for (;;) {
		// Before the outbox is read: what is written down while it is read must not wait for what is in hand.
		const wake = woken();
		const entry = inHand.size < hands ? await nextEntry(replaying, inHand) : undefined;
		const token = entry && (await ownToken(replaying));
		if (entry && token) {
			const work = carryOut(replaying, entry, token).then(() => void inHand.delete(entry.seq));
			// A rejected entry stays in `inHand`, so that `Promise.race` below ends the replay.
			work.catch(() => {});
			inHand.set(entry.seq, work);
		} else if (inHand.size === 0) return;
		else await Promise.race([...inHand.values(), wake]);
	}
}

/** What waits for one account must not go out with the token of another one, which was logged in since. */
async function ownToken({ library, token }: Replaying): Promise<string | null> {
	const now = await token();
	return accountOf(now) === accountOfLibrary(library) ? now : null;
}

/** The first entry that may be sent now and is in nobody's hands yet. */
async function nextEntry(replaying: Replaying, inHand: ReadonlyMap<number, unknown>): Promise<Entry | undefined> {
	return (await dueEntries(replaying)).find(({ seq, state }) => state === 'waiting' && !inHand.has(seq));
}

async function dueEntries({ library, now = Date.now }: Replaying): Promise<Entry[]> {
	const entries = await library.outbox.orderBy('seq').toArray();
	return firstOfLanes(entries).filter((entry) => isDue(entry, now()));
}

async function carryOut(replaying: Replaying, entry: Entry, token: string): Promise<void> {
	const { library, now = Date.now } = replaying;
	const taken = await library.outbox
		.where({ id: entry.id })
		.filter((one) => one.state === 'waiting' && isDue(one, now()))
		.modify({ state: 'sending', attempts: entry.attempts + 1 });
	// Discarded or postponed since it was read.
	if (taken === 0) return;
	const outcome = await attempt(replaying, entry, token);
	if (outcome) tellContexts({ kind: 'outcome', id: entry.id, outcome });
}

async function attempt(replaying: Replaying, entry: Entry, token: string): Promise<Outcome | null> {
	try {
		const answer = await ask(entry, token);
		await finish(replaying.library, entry, answer);
		return { state: 'done', answer };
	} catch (error) {
		return book(replaying, entry, callErrorOf(error, replaying.library), token);
	}
}

/**
 * Records on every entry that is due that a replay broke off (there was no lock, or the outbox cannot be read or written), and
 * tells the screens that wait for them. Throws the error where the library was closed: that is the end of a session.
 */
export async function recordReplayFault(replaying: Replaying, error: unknown): Promise<void> {
	const fault = callErrorOf(error, replaying.library);
	try {
		for (const entry of await dueEntries(replaying)) {
			const outcome = await book(replaying, entry, fault, null);
			if (outcome) tellContexts({ kind: 'outcome', id: entry.id, outcome });
		}
	} catch {
		tellContexts({ kind: 'replay-failed', problem: problemOf(fault) });
	}
}

/** An error of a call as it is; any other as a fault of this device. Throws it where the library was closed under it. */
function callErrorOf(error: unknown, library: Library): CallError {
	if (error instanceof CallError) return error;
	if (library.hasBeenClosed()) throw error;
	console.warn(error);
	return new CallError('Something went wrong on this device.', 0, deviceFault);
}

async function ask(entry: Entry, token: string): Promise<unknown> {
	const { call, ...input } = requestFor(entry)!;
	return answerOf(await reach(call, { ...input, idempotencyKey: entry.id }, token), token);
}

/** The effect and the end of an entry are one step: there is no moment between them. */
async function finish(library: Library, entry: Entry, answer: unknown): Promise<void> {
	await despiteFullDisk(library, () =>
		library.transaction('rw', tablesOfEffects(library), async () => {
			// Where locks are only leases, another tab may have carried it out meanwhile: what followed since is newer.
			if (!(await library.outbox.get(entry.seq))) return;
			await applyEffect(library, entry, answer);
			await library.outbox.delete(entry.seq);
		}),
	);
}

/**
 * Whether a choice was made at a packed chapter that the server dropped since, because a setting forbids it by now. Nothing
 * is left to be chosen there, and its story goes on.
 */
async function isChoiceFromLost({ stories, nodes }: Library, { deed }: Entry, { status }: CallError): Promise<boolean> {
	if (status !== 404 || deed.kind !== 'choose' || !(await stories.get(deed.storyId))) return false;
	const from = await nodes.get(deed.nodeId);
	return !from || from.isAhead === true;
}

async function book(
	{ library, token: tokenNow, now = Date.now, chance = Math.random }: Replaying,
	entry: Entry,
	error: CallError,
	token: string | null,
): Promise<Outcome | null> {
	if (await isChoiceFromLost(library, entry, error)) {
		await finish(library, entry, chapterIsGone);
		return { state: 'done', answer: null };
	}
	const verdict = judge(entry, error, now(), chance());
	const problem = problemOf(error);
	if (verdict.is === 'done') {
		await finish(library, entry, error.body?._id ? { _id: error.body._id, status: 'queued', nodes: [] } : null);
		return { state: 'done', answer: error.body };
	}
	if (verdict.is === 'unknown-session') {
		// A token that was changed meanwhile is simply tried next; the present one is the session's end.
		const nextAt = (await tokenNow()) === token ? now() + verdict.pause : 0;
		await library.outbox.update(entry.seq, { state: 'waiting', nextAt, problem });
		if (token) tellContexts({ kind: 'token-refused', token });
		return null;
	}
	const { attempts, refusals, nextAt } = verdict;
	const state = verdict.is === 'failed' ? 'failed' : 'waiting';
	await library.outbox.update(entry.seq, { state, attempts, refusals, nextAt, problem });
	return { state, problem };
}

function problemOf({ status, code, message, body, httpStatus }: CallError): Problem {
	return {
		...{ status, code, message },
		...(body?.reference && { reference: body.reference }),
		...(httpStatus && { httpStatus }),
	};
}
