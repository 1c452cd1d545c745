import { noteBegun, waitForNext } from '../db/begun.ts';
import type { Db, NewRow } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { dailyCapOf } from './operator-limits.ts';

const hour = 60 * 60 * 1000;

/** Counts a new story for its family, in the transaction that keeps it. Throws 429 `daily-cap` when there were enough. */
export async function insistOnDailyCap(
	db: Db,
	{ config, makers, now }: Pick<Parts, 'config' | 'makers' | 'now'>,
	{ family_id }: Pick<NewRow<'story'>, 'family_id'>,
): Promise<void> {
	const cap = dailyCapOf(config, makers);
	const wait = cap === 0 ? 0 : await waitForNext(db, family_id, cap, now());
	if (wait > 0) throw enough(wait);
	await noteBegun(db, family_id, now());
}

function enough(wait: number): Refusal {
	const hours = Math.ceil(wait / hour);
	const when = hours === 1 ? 'within the hour' : `in ${hours} hours`;
	const sentence = `That was a lot of new stories for one day! The next one can begin ${when}. Until then, all your stories can be read and continued.`;
	return new Refusal(429, 'daily-cap', sentence, { retryAfterSeconds: Math.ceil(wait / 1000) });
}
