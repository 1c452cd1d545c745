import type { BackupStatus } from '../../../shared/contract/admin.ts';
import type { AppContext } from '../../app/context.ts';
import { addAuditEntry, changesBetween } from '../../db/audit.ts';
import type { Principal } from '../principal.ts';
import { inAdminTransaction } from './require-admin.ts';

/** Has a backup made, unless one is being made already, and answers at once: `failed` tells later if it could not be made. */
export async function requestBackup(
	{ backups, db, now }: Pick<AppContext, 'backups' | 'db' | 'now'>,
	reader: Principal,
): Promise<BackupStatus> {
	await inAdminTransaction(db, reader, async (trx) => {
		const changes = changesBetween({}, { backup: new Date(now()).toISOString() });
		const target = { kind: 'settings', id: null } as const;
		await addAuditEntry(
			trx,
			{ actorId: reader.accountId, action: 'settings-changed', target, about: null, changes },
			now(),
		);
	});
	// Whoever asked sees it in the state.
	backups.makeNow().catch(() => {});
	return backups.state();
}
