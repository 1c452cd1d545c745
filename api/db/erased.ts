import { sql } from 'kysely';
import type { Receipt } from '../../shared/family.ts';
import { accountsUnder, storyIdsOf } from './accounts.ts';
import type { Db } from './schema.ts';

/** How much goes with an account: of each kind, how many. */
export type Erased = Receipt['erased'];

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
