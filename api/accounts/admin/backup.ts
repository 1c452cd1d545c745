import type { BackupState } from '../../../shared/admin.ts';
import { changesBetween, noteChange } from '../../db/audit.ts';
import type { Parts } from '../../parts.ts';
import type { Reader } from '../reader.ts';
import { asAdmin } from './acting.ts';

/** Has a backup made, unless one is being made already, and answers at once: `failed` tells later if it could not be made. */
export async function askForBackup(
	{ backups, db, now }: Pick<Parts, 'backups' | 'db' | 'now'>,
	reader: Reader,
): Promise<BackupState> {
	await asAdmin(db, reader, async (trx) => {
		const changes = changesBetween({}, { backup: new Date(now()).toISOString() });
		const target = { kind: 'settings', id: null } as const;
		await noteChange(
			trx,
			{ actorId: reader.accountId, action: 'settings-changed', target, about: null, changes },
			now(),
		);
	});
	// Whoever asked sees it in the state.
	backups.make().catch(() => {});
	return backups.state();
}
