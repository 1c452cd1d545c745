import { CallError } from '../net/call-error.ts';
import { answerOf, reach } from '../net/reach.ts';
import type { Library } from './database.ts';
import type { Entry, Outcome, Problem } from './deeds.ts';
import { applyEffect, tablesOfEffects } from './effects.ts';
import { despiteFullDisk } from './full-disk.ts';
import { tellContexts } from './outbox-news.ts';
import { firstOfLanes, requestFor } from './requests.ts';
import { judge } from './verdict.ts';

/** So many lanes at a time: a chapter that is slow to write must not hold up what has nothing to do with it. */
const hands = 4;

export type Replaying = {
	library: Library;
	/** The token as it is now, for each call anew: null ends the replay. */
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
		const entry = inHand.size < hands ? await nextEntry(replaying, inHand) : undefined;
		const token = entry && (await replaying.token());
		if (entry && token) {
			inHand.set(
				entry.seq,
				carryOut(replaying, entry, token).finally(() => inHand.delete(entry.seq)),
			);
		} else if (inHand.size === 0) return;
		else await Promise.race([...inHand.values(), woken()]);
	}
}

/** The first entry that may be sent now and is in nobody's hands yet. */
async function nextEntry(
	{ library, now = Date.now }: Replaying,
	inHand: ReadonlyMap<number, unknown>,
): Promise<Entry | undefined> {
	const entries = await library.outbox.orderBy('seq').toArray();
	return firstOfLanes(entries).find(
		({ seq, state, nextAt }) => state === 'waiting' && !inHand.has(seq) && nextAt <= now(),
	);
}

async function carryOut(replaying: Replaying, entry: Entry, token: string): Promise<void> {
	const { library } = replaying;
	const taken = await library.outbox
		.where({ id: entry.id })
		.filter(({ state }) => state === 'waiting')
		.modify({ state: 'sending', attempts: entry.attempts + 1 });
	// Discarded in this very moment.
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
		if (!(error instanceof CallError)) throw error;
		return book(replaying, entry, error, token);
	}
}

async function ask(entry: Entry, token: string): Promise<unknown> {
	const { call, ...input } = requestFor(entry)!;
	return answerOf(await reach(call, { ...input, idempotencyKey: entry.id }, token), token);
}

/** The effect and the end of an entry are one step: there is no moment between them. */
async function finish(library: Library, entry: Entry, answer: unknown): Promise<void> {
	await despiteFullDisk(library, () =>
		library.transaction('rw', tablesOfEffects(library), async () => {
			await applyEffect(library, entry, answer);
			await library.outbox.delete(entry.seq);
		}),
	);
}

async function book(
	{ library, token: tokenNow, now = Date.now, chance = Math.random }: Replaying,
	entry: Entry,
	error: CallError,
	token: string,
): Promise<Outcome | null> {
	const verdict = judge(entry, error, now(), chance());
	const { status, code, message, body } = error;
	const problem: Problem = { status, code, message, ...(body?.reference && { reference: body.reference }) };
	if (verdict.is === 'done') {
		await finish(library, entry, error.body?._id ? { _id: error.body._id, status: 'queued', nodes: [] } : null);
		return { state: 'done', answer: error.body };
	}
	if (verdict.is === 'unknown-session') {
		// A token that was changed meanwhile is simply tried next; the present one is the session's end.
		const nextAt = (await tokenNow()) === token ? now() + verdict.pause : 0;
		await library.outbox.update(entry.seq, { state: 'waiting', nextAt, problem });
		tellContexts({ kind: 'token-refused', token });
		return null;
	}
	const { attempts, refusals, nextAt } = verdict;
	const state = verdict.is === 'failed' ? 'failed' : 'waiting';
	await library.outbox.update(entry.seq, { state, attempts, refusals, nextAt, problem });
	return { state, problem };
}
