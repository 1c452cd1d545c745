import type { Db } from '../db/schema.ts';
import { noteWork, type Work, workOfAll, workOfFamily } from '../db/work-begun.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { serverCapOf, workCapOf } from './operator-limits.ts';

type Keeping = Pick<Parts, 'config' | 'makers' | 'now'>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Counts a chapter or a narration that is to be made, in the transaction that asks for it. Throws 429 `daily-cap` when the
 * family, or everybody together, had as many in 24 hours as the operator allows.
 */
export async function insistOnWorkCap(db: Db, keeping: Keeping, familyId: string, kind: Work): Promise<void> {
	const caps = await spentOf(db, keeping, familyId, kind);
	const now = keeping.now();
	const wait = Math.max(0, ...caps.filter(({ room }) => room === 0).map(({ first }) => first + day - now));
	if (wait > 0) throw enough(kind, wait);
	if (caps.length > 0) await noteWork(db, familyId, kind, now);
}

/** How many more may be made for a family now: as many as one likes where no cap is set. */
export async function roomForWork(db: Db, keeping: Keeping, familyId: string, kind: Work): Promise<number> {
	const caps = await spentOf(db, keeping, familyId, kind);
	return Math.min(Number.POSITIVE_INFINITY, ...caps.map(({ room }) => room));
}

/** For each cap that is set: what is left of it, and when the first of what was spent was begun. */
async function spentOf(db: Db, { config, makers, now }: Keeping, familyId: string, kind: Work) {
	const [own, all] = [workCapOf(config, makers, kind), serverCapOf(config, makers)];
	const spent: { room: number; first: number }[] = [];
	const add = (cap: number, times: number[]) => spent.push({ room: cap - times.length, first: times.at(-1) ?? now() });
	if (own > 0) add(own, await workOfFamily(db, familyId, kind, own, now()));
	if (all > 0) add(all, await workOfAll(db, all, now()));
	return spent;
}

function enough(kind: Work, wait: number): Refusal {
	const hours = Math.ceil(wait / hour);
	const when = hours === 1 ? 'within the hour' : `in ${hours} hours`;
	const what = kind === 'chapter' ? 'new chapters to be written' : 'chapters to be read aloud for the first time';
	const sentence = `That was a lot of ${what} for one day! There will be more ${when}. What is there already stays there for you.`;
	return new Refusal(429, 'daily-cap', sentence, { retryAfterSeconds: Math.ceil(wait / 1000) });
}
