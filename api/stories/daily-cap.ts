import type { Core } from '../app/core.ts';
import { HttpError } from '../app/errors.ts';
import type { Db, NewRow } from '../db/schema.ts';
import { recordStoryStart, waitForNextStory } from '../db/usage-quota.ts';
import { dailyStoryCap } from './operator-limits.ts';

const hour = 60 * 60 * 1000;

/** Counts a new story for its family, in the transaction that stores it. Throws 429 `daily-cap` if the cap is reached. */
export async function requireBelowStoryCap(
	db: Db,
	{ config, makers, now }: Pick<Core, 'config' | 'makers' | 'now'>,
	{ family_id }: Pick<NewRow<'story'>, 'family_id'>,
): Promise<void> {
	const cap = dailyStoryCap(config, makers);
	const wait = cap === 0 ? 0 : await waitForNextStory(db, family_id, cap, now());
	if (wait > 0) throw capReached(wait);
	await recordStoryStart(db, family_id, now());
}

function capReached(wait: number): HttpError {
	const hours = Math.ceil(wait / hour);
	const when = hours === 1 ? 'within the hour' : `in ${hours} hours`;
	const sentence = `That was a lot of new stories for one day! The next one can begin ${when}. Until then, all your stories can be read and continued.`;
	return new HttpError(429, 'daily-cap', sentence, { retryAfterSeconds: Math.ceil(wait / 1000) });
}
