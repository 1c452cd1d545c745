import type { Principal } from '../accounts/principal.ts';
import type { Core } from '../app/core.ts';
import { addAuditEntry, auditTargetsSince } from '../db/audit.ts';
import { ownStoriesById, readableStory, type StoryWithAuthor } from '../db/stories.ts';

type Keeping = Pick<Core, 'db' | 'now'>;

/** Milliseconds for which one entry stands for all looks of an admin at a story: its page asks again while it is written. */
const auditInterval = 3_600_000;

/** A story that this reader may read, or nothing. That an admin looks at another family's is noted before it is shown. */
export async function readableStoryAudited(
	keeping: Keeping,
	reader: Principal,
	id: string,
): Promise<StoryWithAuthor | undefined> {
	const story = await readableStory(keeping.db, reader, id);
	if (story) await auditAdminRead(keeping, reader, [id]);
	return story;
}

/** Notes that an admin looks into these stories. Nothing is noted of a family's look at its own, nor within the same hour. */
export async function auditAdminRead({ db, now }: Keeping, reader: Principal, ids: readonly string[]): Promise<void> {
	if (reader.role !== 'admin') return;
	const own = (await ownStoriesById(db, reader, ids)).map(({ id }) => id);
	const others = new Set(ids).difference(new Set(own));
	// An admin who reads a story of the own family writes nothing, and holds up no other writer.
	if (others.size === 0) return;
	const at = now();
	const look = { actorId: reader.accountId, action: 'story-read' } as const;
	await db.transaction().execute(async (trx) => {
		const known = new Set(await auditTargetsSince(trx, look, at - auditInterval));
		for (const id of others.difference(known))
			await addAuditEntry(trx, { ...look, target: { kind: 'story', id }, about: null, changes: {} }, at);
	});
}
