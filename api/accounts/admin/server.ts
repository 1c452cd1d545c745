import type * as z from 'zod/mini';
import type { BackupStatus, ModelTrial, ServerSettings, TextModel } from '../../../shared/contract/admin.ts';
import type { AppContext } from '../../app/context.ts';
import type { Core } from '../../app/core.ts';
import { addAuditEntry, changesBetween } from '../../db/audit.ts';
import { savedTextModel, saveTextModel } from '../../db/settings.ts';
import { modelRetirements, selectedTextModel } from '../../makers/resolve.ts';
import { textModelStates, tryModelSentence } from '../../makers/text-models.ts';
import type { Principal } from '../principal.ts';
import { inAdminTransaction } from './require-admin.ts';

/** The chosen text model, the models to choose from with their states, and the names of the active makers. */
export async function readServerSettings({ config, db, makers, now }: Core): Promise<z.infer<typeof ServerSettings>> {
	return {
		textModel: selectedTextModel(config.storytellers, await savedTextModel(db)),
		models: await textModelStates(config.storytellers, now),
		storyteller: makers.storyteller.name,
		illustrator: makers.illustrator.name,
		narrator: makers.narrator.name,
		ends: modelRetirements(config, now()),
	};
}

/** Saves the text model, whether or not it has a key yet (product 14.2). It applies from the next chapter on. */
export async function saveServerSettings(
	context: Core,
	principal: Principal,
	{ textModel }: { textModel: TextModel },
): Promise<z.infer<typeof ServerSettings>> {
	await inAdminTransaction(context.db, principal, async (trx) => {
		const before = selectedTextModel(context.config.storytellers, await savedTextModel(trx));
		await saveTextModel(trx, textModel);
		if (before === textModel) return;
		await addAuditEntry(
			trx,
			{
				actorId: principal.accountId,
				action: 'settings-changed',
				target: { kind: 'settings', id: null },
				about: null,
				changes: changesBetween({ textModel: before }, { textModel }),
			},
			context.now(),
		);
	});
	context.makers.setTextModel(textModel);
	context.cluster?.send({ type: 'text-model-changed' });
	return readServerSettings(context);
}

/** Asks the provider of a model for one sentence. Throws 409 `not-configured`, 502 `maker-failed`. */
export function tryTextModel({ config, now }: Core, textModel: TextModel): Promise<z.infer<typeof ModelTrial>> {
	return tryModelSentence(config.storytellers, textModel, now);
}

/** Starts a backup unless one is being made, and returns at once. A later failure appears as `failed` in the state. */
export async function requestBackup({ backups, db, now }: AppContext, principal: Principal): Promise<BackupStatus> {
	await inAdminTransaction(db, principal, async (trx) => {
		const changes = changesBetween({}, { backup: new Date(now()).toISOString() });
		const target = { kind: 'settings', id: null } as const;
		await addAuditEntry(
			trx,
			{ actorId: principal.accountId, action: 'settings-changed', target, about: null, changes },
			now(),
		);
	});
	// The admin sees a failure in the state.
	backups.makeNow().catch(() => {});
	return backups.state();
}
