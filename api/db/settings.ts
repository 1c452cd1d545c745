import { type TextModel, textModels } from '../../shared/contract/admin.ts';
import type { Db } from './schema.ts';

const key = 'text-model';

/** The text model that an admin chose; null if none was chosen. */
export async function savedTextModel(db: Db): Promise<TextModel | null> {
	const stored = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
	return textModels.find((model) => model === stored?.value) ?? null;
}

export async function saveTextModel(db: Db, value: TextModel): Promise<void> {
	await db
		.insertInto('setting')
		.values({ key, value })
		.onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
		.execute();
}
