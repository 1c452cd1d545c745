import { sql } from 'kysely';
import type { Receipt } from '../../shared/contract/family.ts';
import { accountAndChildIds, deleteAccount, storyIdsOf } from './accounts.ts';
import { mediaOf } from './chapters.ts';
import { deleteAnswersAbout } from './idempotency.ts';
import type { Db } from './schema.ts';
import { endSessionsOf } from './sessions.ts';

/** How many of each kind are deleted with an account. */
export type ErasureCounts = Receipt['erased'];

/**
 * What the caller must clean up after the commit: sockets of these sessions, work on these stories, media files that may be
 * unused.
 */
type Orphans = { sessions: string[]; stories: string[]; media: string[] };

/** Deletes an account, its children and all their data in the caller's transaction. */
export async function deleteAccountTree(trx: Db, accountId: string, now: number): Promise<Orphans> {
	const accounts = await accountAndChildIds(trx, accountId);
	const sessions = await Promise.all(accounts.map((id) => endSessionsOf(trx, id, now)));
	const stories = await storyIdsOf(trx, accounts);
	const media = await mediaOf(trx, stories);
	await deleteAccount(trx, accountId);
	await deleteAnswersAbout(trx, [...accounts, ...stories]);
	return { sessions: sessions.flat(), stories, media };
}

/** Counts what belongs to an account and its children, including waiting jobs. */
export async function countAccountTree(db: Db, accountId: string): Promise<ErasureCounts> {
	const accounts = await accountAndChildIds(db, accountId);
	const stories = await storyIdsOf(db, accounts);
	const chapters = db.selectFrom('chapter').where('story_id', 'in', stories);
	const narrations = db.selectFrom('narration').where('chapter_id', 'in', chapters.select('id'));
	const jobs = db.selectFrom('job').where('story_id', 'in', stories);
	const count = sql<number>`count(*)`.as('count');
	return {
		children: Math.max(0, accounts.length - 1),
		stories: stories.length,
		chapters: countOf(await chapters.select(count).execute()),
		pictures: countOf(await chapters.where('images', 'is not', null).select(count).execute()),
		narrations: countOf(await narrations.select(count).execute()),
		waiting: countOf(await jobs.select(count).execute()),
	};
}

function countOf([row]: readonly { count: number }[]): number {
	return row?.count ?? 0;
}
