import { accountsUnder, removeAccount, storyIdsOf } from '../db/accounts.ts';
import { mediaOf } from '../db/chapters.ts';
import { countUnder, type Erased } from '../db/erased.ts';
import { foldLog } from '../db/fold-log.ts';
import { forgetAnswersAbout } from '../db/idempotency.ts';
import type { Db } from '../db/schema.ts';
import { endSessionsOf } from '../db/sessions.ts';
import { removeUnused } from '../media/media-use.ts';
import type { Parts } from '../parts.ts';

type Keeping = Pick<Parts, 'db' | 'media' | 'queue' | 'hangUp' | 'now'>;

/**
 * Removes an account with all that hangs on it: its children, every story of those, their pictures and narration, what was
 * still to be made, and the sessions with their sockets. `within` runs first in the same transaction, and is told what will
 * go: whatever must hold (it throws, and nothing is removed) or must be written with it. Answers what `within` does.
 */
export async function erase<Result>(
	{ db, media, queue, hangUp, now }: Keeping,
	accountId: string,
	within: (trx: Db, erased: Erased) => Promise<Result>,
): Promise<Result> {
	const left = await db.transaction().execute(async (trx) => {
		const result = await within(trx, await countUnder(trx, accountId));
		const accounts = await accountsUnder(trx, accountId);
		const sessions = await Promise.all(accounts.map((id) => endSessionsOf(trx, id, now())));
		const stories = await storyIdsOf(trx, accounts);
		const names = await mediaOf(trx, stories);
		await removeAccount(trx, accountId);
		await forgetAnswersAbout(trx, [...accounts, ...stories]);
		return { result, stories, names, sessions: sessions.flat() };
	});
	hangUp(left.sessions);
	for (const story of left.stories) queue.drop(story);
	await removeUnused(db, media, left.names);
	await foldLog(db);
	return left.result;
}
