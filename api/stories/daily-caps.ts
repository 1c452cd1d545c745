import { day, hour } from '../../shared/rules/durations.ts';
import type { Core } from '../app/core.ts';
import { HttpError } from '../app/errors.ts';
import type { Db, NewRow } from '../db/schema.ts';
import {
	recordStoryStart,
	recordWorkStart,
	type WorkKind,
	waitForNextStory,
	workTimesOfAll,
	workTimesOfFamily,
} from '../db/usage-quota.ts';
import { dailyServerCap, dailyStoryCap, dailyWorkCap } from './operator-limits.ts';

type Context = Pick<Core, 'config' | 'makers' | 'now'>;

/** Counts a new story for its family, in the transaction that stores it. Throws 429 `daily-cap` if the cap is reached. */
export async function requireBelowStoryCap(
	db: Db,
	{ config, makers, now }: Context,
	{ family_id }: Pick<NewRow<'story'>, 'family_id'>,
): Promise<void> {
	const cap = dailyStoryCap(config, makers);
	const wait = cap === 0 ? 0 : await waitForNextStory(db, family_id, cap, now());
	if (wait > 0) throw storyCapReached(wait);
	await recordStoryStart(db, family_id, now());
}

/**
 * Counts a new chapter or narration, in the transaction that enqueues it. Throws 429 `daily-cap` if the family, or all
 * families together, reached the operator's limit for 24 hours.
 */
export async function requireBelowWorkCap(db: Db, context: Context, familyId: string, kind: WorkKind): Promise<void> {
	const caps = await capUsage(db, context, familyId, kind);
	const now = context.now();
	const wait = Math.max(0, ...caps.filter(({ room }) => room === 0).map(({ first }) => first + day - now));
	if (wait > 0) throw workCapReached(kind, wait);
	if (caps.length > 0) await recordWorkStart(db, familyId, kind, now);
}

/** How many more may be made for a family now; infinite if no cap is set. */
export async function remainingWork(db: Db, context: Context, familyId: string, kind: WorkKind): Promise<number> {
	const caps = await capUsage(db, context, familyId, kind);
	return Math.min(Number.POSITIVE_INFINITY, ...caps.map(({ room }) => room));
}

/** For each configured cap: what is left of it, and when its earliest counted work began. */
async function capUsage(db: Db, { config, makers, now }: Context, familyId: string, kind: WorkKind) {
	const [own, all] = [dailyWorkCap(config, makers, kind), dailyServerCap(config, makers)];
	const usages: { room: number; first: number }[] = [];
	const add = (cap: number, times: number[]) => usages.push({ room: cap - times.length, first: times.at(-1) ?? now() });
	if (own > 0) add(own, await workTimesOfFamily(db, familyId, kind, own, now()));
	if (all > 0) add(all, await workTimesOfAll(db, all, now()));
	return usages;
}

function storyCapReached(wait: number): HttpError {
	const sentence = `That was a lot of new stories for one day! The next one can begin ${inHours(wait)}. Until then, all your stories can be read and continued.`;
	return capReached(sentence, wait);
}

function workCapReached(kind: WorkKind, wait: number): HttpError {
	const what = kind === 'chapter' ? 'new chapters to be written' : 'chapters to be read aloud for the first time';
	const sentence = `That was a lot of ${what} for one day! There will be more ${inHours(wait)}. What is there already stays there for you.`;
	return capReached(sentence, wait);
}

function inHours(wait: number): string {
	const hours = Math.ceil(wait / hour);
	return hours === 1 ? 'within the hour' : `in ${hours} hours`;
}

function capReached(sentence: string, wait: number): HttpError {
	return new HttpError(429, 'daily-cap', sentence, { retryAfterSeconds: Math.ceil(wait / 1000) });
}
