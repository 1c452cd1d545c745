import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { UsageLine } from '../../shared/contract/admin.ts';
import type { Db, Row } from './schema.ts';
import { inRelaxedTransaction } from './transaction.ts';

export type UsageRow = Row<'usage'>;
/** Usage summed over a group of rows. */
export type UsageSum = Omit<UsageRow, 'family_id' | 'story_id'>;

const figures = ['calls', 'input_tokens', 'output_tokens', 'pictures', 'seconds'] as const;

/** Adds usage to the sums. Ids of stories and families that were deleted meanwhile are left out. */
export async function addUsage(db: Db, rows: readonly UsageRow[]): Promise<void> {
	if (rows.length === 0) return;
	await inRelaxedTransaction(db, async (trx) => {
		for (const row of rows) await addUsageRow(trx, await withoutDeleted(trx, row));
	});
}

/** Usage of all families from `day` on, by day, role, maker and model, newest first. */
export function usageSince(db: Db, day: string): Promise<UsageSum[]> {
	return summed(db).where('day', '>=', day).execute();
}

/** A family's usage, newest first. */
export function usageOfFamily(db: Db, familyId: string): Promise<UsageSum[]> {
	return summed(db).where('family_id', '=', familyId).execute();
}

/** A story's usage, newest first. */
export function usageOfStory(db: Db, storyId: string): Promise<UsageSum[]> {
	return summed(db).where('story_id', '=', storyId).execute();
}

/** Usage as a line of the wire. */
export function toUsageLine({ input_tokens, output_tokens, ...used }: UsageSum): z.infer<typeof UsageLine> {
	return { ...used, inputTokens: input_tokens, outputTokens: output_tokens };
}

function summed(db: Db) {
	return db
		.selectFrom('usage')
		.select(['day', 'role', 'maker', 'model'])
		.select(({ fn }) => figures.map((figure) => fn.sum<number>(figure).as(figure)))
		.groupBy(['day', 'role', 'maker', 'model'])
		.orderBy('day', 'desc')
		.orderBy('role')
		.orderBy('maker')
		.orderBy('model')
		.$castTo<UsageSum>();
}

async function addUsageRow(db: Db, row: UsageRow): Promise<void> {
	await db
		.insertInto('usage')
		.values(row)
		.onConflict((conflict) =>
			conflict
				.columns(['day', 'family_id', 'story_id', 'role', 'maker', 'model'])
				.doUpdateSet(({ ref }) =>
					Object.fromEntries(
						figures.map((figure) => [figure, sql<number>`${ref(`usage.${figure}`)} + ${ref(`excluded.${figure}`)}`]),
					),
				),
		)
		.execute();
}

async function withoutDeleted(db: Db, row: UsageRow): Promise<UsageRow> {
	const story = await db.selectFrom('story').select('id').where('id', '=', row.story_id).executeTakeFirst();
	const family = await db.selectFrom('account').select('id').where('id', '=', row.family_id).executeTakeFirst();
	return { ...row, story_id: story ? row.story_id : '', family_id: family ? row.family_id : '' };
}
