import type * as z from 'zod/mini';
import type { ServerSettings, TextModel, Trial } from '../../../shared/admin.ts';
import { changesBetween, noteChange } from '../../db/audit.ts';
import { keepTextModel, savedTextModel } from '../../db/settings.ts';
import { partEnds } from '../../makers/part-models.ts';
import { chosenTextModel, textModelsOf, trySentence } from '../../makers/text-models.ts';
import type { Parts } from '../../parts.ts';
import type { Reader } from '../reader.ts';
import { asAdmin } from './acting.ts';

type Setting = Pick<Parts, 'config' | 'db' | 'makers' | 'now'>;

/** The model that an admin chose, those to choose from and how each stands, and who tells, draws and narrates now. */
export async function serverSettings({ config, db, makers, now }: Setting): Promise<z.infer<typeof ServerSettings>> {
	return {
		textModel: chosenTextModel(config.storytellers, await savedTextModel(db)),
		models: await textModelsOf(config.storytellers, now),
		storyteller: makers.storyteller.name,
		illustrator: makers.illustrator.name,
		narrator: makers.narrator.name,
		ends: partEnds(config, now()),
	};
}

/** Any of the models may be chosen, with its key or before it has one (product 14.2). It tells from the next chapter on. */
export async function saveServerSettings(
	setting: Setting,
	reader: Reader,
	{ textModel }: { textModel: TextModel },
): Promise<z.infer<typeof ServerSettings>> {
	await asAdmin(setting.db, reader, async (trx) => {
		const before = chosenTextModel(setting.config.storytellers, await savedTextModel(trx));
		await keepTextModel(trx, textModel);
		if (before === textModel) return;
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
	setting.makers.choose(textModel);
	return serverSettings(setting);
}

/** One sentence by the provider behind a model. Throws 409 `not-configured`, 502 `maker-failed`. */
export function tryTextModel({ config, now }: Setting, textModel: TextModel): Promise<z.infer<typeof Trial>> {
	return trySentence(config.storytellers, textModel, now);
}
