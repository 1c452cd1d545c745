import { hour } from '../../shared/rules/durations.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Core } from '../app/core.ts';
import { addAuditEntry, auditTargetsSince } from '../db/audit.ts';
import { ownStoriesById, readableStory, type StoryWithAuthor } from '../db/stories.ts';
import { inTransaction } from '../db/transaction.ts';

type Context = Pick<Core, 'db' | 'now'>;

/** Milliseconds for which one entry covers all reads of a story by an admin: its page polls while the story is written. */
const auditInterval = hour;

/** A story that the requester may read, or undefined. An admin's read of another family's story is audited before. */
export async function readableStoryAudited(
	context: Context,
	principal: Principal,
	id: string,
): Promise<StoryWithAuthor | undefined> {
	const story = await readableStory(context.db, principal, id);
	if (story) await auditAdminRead(context, principal, [id]);
	return story;
}

/** Audits an admin's read of these stories: not of the own family's, and at most once an hour each. */
export async function auditAdminRead(
	{ db, now }: Context,
	principal: Principal,
	ids: readonly string[],
): Promise<void> {
	if (principal.role !== 'admin') return;
	const own = (await ownStoriesById(db, principal, ids)).map(({ id }) => id);
	const others = new Set(ids).difference(new Set(own));
	// Without a write transaction, no other writer waits.
	if (others.size === 0) return;
	const at = now();
	const entry = { actorId: principal.accountId, action: 'story-read' } as const;
	await inTransaction(db, async (trx) => {
		const audited = new Set(await auditTargetsSince(trx, entry, at - auditInterval));
		for (const id of others.difference(audited))
			await addAuditEntry(trx, { ...entry, target: { kind: 'story', id }, about: null, changes: {} }, at);
	});
}
