import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { UsageLine } from '../../shared/contract/admin.ts';
import { withRelaxedDurability } from './relaxed-durability.ts';
import type { Db, Row } from './schema.ts';

export type UsageRow = Row<'usage'>;
/** What is counted, summed over whatever it was asked by. */
export type UsageSum = Omit<UsageRow, 'family_id' | 'story_id'>;

const figures = ['calls', 'input_tokens', 'output_tokens', 'pictures', 'seconds'] as const;

/** Adds what was used to what is counted already. What a story used that is gone meanwhile is counted without it. */
export async function addUsage(db: Db, rows: readonly UsageRow[]): Promise<void> {
	if (rows.length === 0) return;
	await withRelaxedDurability(db, async (trx) => {
		for (const row of rows) await addUsageRow(trx, await withoutDeleted(trx, row));
	});
}

/** By day, role, maker and model, all families together: from `day` on, the newest day first. */
export function usageSince(db: Db, day: string): Promise<UsageSum[]> {
	return summed(db).where('day', '>=', day).execute();
}

/** What a family used, the newest day first. */
export function usageOfFamily(db: Db, familyId: string): Promise<UsageSum[]> {
	return summed(db).where('family_id', '=', familyId).execute();
}

/** What the telling, drawing and narrating of a story used. */
export function usageOfStory(db: Db, storyId: string): Promise<UsageSum[]> {
	return summed(db).where('story_id', '=', storyId).execute();
}

/** What was used, as it is told. */
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
