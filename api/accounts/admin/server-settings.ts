import type * as z from 'zod/mini';
import type { ServerSettings, TextModel } from '../../../shared/admin.ts';
import { changesBetween, noteChange } from '../../db/audit.ts';
import { chosenTextModel, keepTextModel } from '../../db/settings.ts';
import { textModelsOf } from '../../makers/text-models.ts';
import type { Parts } from '../../parts.ts';
import type { Reader } from '../reader.ts';
import { asAdmin } from './acting.ts';

type Setting = Pick<Parts, 'config' | 'db' | 'makers' | 'now'>;

/** The model that an admin chose, those to choose from, and who tells now. */
export async function serverSettings({ config, db, makers }: Setting): Promise<z.infer<typeof ServerSettings>> {
	return {
		textModel: await chosenTextModel(db),
		models: textModelsOf(config.storytellers),
		storyteller: makers.storyteller.name,
	};
}

/** Any of the models may be chosen, with its key or before it has one (decisions §13). */
export async function saveServerSettings(
	setting: Setting,
	reader: Reader,
	{ textModel }: { textModel: TextModel },
): Promise<z.infer<typeof ServerSettings>> {
	await asAdmin(setting.db, reader, async (trx) => {
		const before = await chosenTextModel(trx);
		if (before === textModel) return;
		await keepTextModel(trx, textModel);
		await noteChange(
			trx,
			{
				actorId: reader.accountId,
				action: 'settings-changed',
				target: { kind: 'settings', id: null },
				about: null,
				changes: changesBetween({ textModel: before }, { textModel }),
			},
			setting.now(),
		);
	});
	return serverSettings(setting);
}
