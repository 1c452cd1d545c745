import type { Core } from '../app/core.ts';
import { HttpError } from '../app/errors.ts';
import type { Db } from '../db/schema.ts';
import { recordWorkStart, type WorkKind, workTimesOfAll, workTimesOfFamily } from '../db/usage-quota.ts';
import { dailyServerCap, dailyWorkCap } from './operator-limits.ts';

type Keeping = Pick<Core, 'config' | 'makers' | 'now'>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Counts a new chapter or narration, in the transaction that enqueues it. Throws 429 `daily-cap` if the family, or all
 * families together, reached the operator's limit for 24 hours.
 */
export async function requireBelowWorkCap(db: Db, keeping: Keeping, familyId: string, kind: WorkKind): Promise<void> {
	const caps = await capUsage(db, keeping, familyId, kind);
	const now = keeping.now();
	const wait = Math.max(0, ...caps.filter(({ room }) => room === 0).map(({ first }) => first + day - now));
	if (wait > 0) throw capReached(kind, wait);
	if (caps.length > 0) await recordWorkStart(db, familyId, kind, now);
}

/** How many more may be made for a family now; infinite if no cap is set. */
export async function remainingWork(db: Db, keeping: Keeping, familyId: string, kind: WorkKind): Promise<number> {
	const caps = await capUsage(db, keeping, familyId, kind);
	return Math.min(Number.POSITIVE_INFINITY, ...caps.map(({ room }) => room));
}

/** For each configured cap: what is left of it, and when its earliest counted work began. */
async function capUsage(db: Db, { config, makers, now }: Keeping, familyId: string, kind: WorkKind) {
	const [own, all] = [dailyWorkCap(config, makers, kind), dailyServerCap(config, makers)];
	const spent: { room: number; first: number }[] = [];
	const add = (cap: number, times: number[]) => spent.push({ room: cap - times.length, first: times.at(-1) ?? now() });
	if (own > 0) add(own, await workTimesOfFamily(db, familyId, kind, own, now()));
	if (all > 0) add(all, await workTimesOfAll(db, all, now()));
	return spent;
}

function capReached(kind: WorkKind, wait: number): HttpError {
	const hours = Math.ceil(wait / hour);
	const when = hours === 1 ? 'within the hour' : `in ${hours} hours`;
	const what = kind === 'chapter' ? 'new chapters to be written' : 'chapters to be read aloud for the first time';
	const sentence = `That was a lot of ${what} for one day! There will be more ${when}. What is there already stays there for you.`;
	return new HttpError(429, 'daily-cap', sentence, { retryAfterSeconds: Math.ceil(wait / 1000) });
}
