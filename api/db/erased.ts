import { sql } from 'kysely';
import type { Receipt } from '../../shared/family.ts';
import { accountsUnder, removeAccount, storyIdsOf } from './accounts.ts';
import { mediaOf } from './chapters.ts';
import { forgetAnswersAbout } from './idempotency.ts';
import type { Db } from './schema.ts';
import { endSessionsOf } from './sessions.ts';

/** How much goes with an account: of each kind, how many. */
export type Erased = Receipt['erased'];

/** What is left to do after an account went: sockets to close, stories not to go on with, files that nobody may need. */
export type LeftBehind = { sessions: string[]; stories: string[]; media: string[] };

/** Removes an account with its children and all that hangs on them, in the caller's transaction. */
export async function removeWithAll(trx: Db, accountId: string, now: number): Promise<LeftBehind> {
	const accounts = await accountsUnder(trx, accountId);
	const sessions = await Promise.all(accounts.map((id) => endSessionsOf(trx, id, now)));
	const stories = await storyIdsOf(trx, accounts);
	const media = await mediaOf(trx, stories);
	await removeAccount(trx, accountId);
	await forgetAnswersAbout(trx, [...accounts, ...stories]);
	return { sessions: sessions.flat(), stories, media };
}

/** How much hangs on an account now: its children with all theirs, and what was still to be made for them. */
export async function countUnder(db: Db, accountId: string): Promise<Erased> {
	const accounts = await accountsUnder(db, accountId);
	const stories = await storyIdsOf(db, accounts);
	const chapters = db.selectFrom('chapter').where('story_id', 'in', stories);
	const narrations = db.selectFrom('narration').where('chapter_id', 'in', chapters.select('id'));
	const jobs = db.selectFrom('job').where('story_id', 'in', stories);
	const count = sql<number>`count(*)`.as('count');
	return {
		children: Math.max(0, accounts.length - 1),
		stories: stories.length,
		chapters: countIn(await chapters.select(count).execute()),
		pictures: countIn(await chapters.where('images', 'is not', null).select(count).execute()),
		narrations: countIn(await narrations.select(count).execute()),
		waiting: countIn(await jobs.select(count).execute()),
	};
}

function countIn([row]: readonly { count: number }[]): number {
	return row?.count ?? 0;
}
