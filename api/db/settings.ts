import { type TextModel, textModels } from '../../shared/admin.ts';
import type { Db } from './schema.ts';

const key = 'text-model';

/** The model that tells until an admin chooses one (decisions §5). */
const initialTextModel: TextModel = 'gpt-4o';

/** The text model that an admin chose last. */
export async function chosenTextModel(db: Db): Promise<TextModel> {
	const kept = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
	return textModels.find((model) => model === kept?.value) ?? initialTextModel;
}

export async function keepTextModel(db: Db, value: TextModel): Promise<void> {
	await db
		.insertInto('setting')
		.values({ key, value })
		.onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
		.execute();
}
