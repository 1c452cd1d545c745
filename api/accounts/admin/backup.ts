import type { BackupStatus } from '../../../shared/contract/admin.ts';
import type { AppContext } from '../../app/context.ts';
import { addAuditEntry, changesBetween } from '../../db/audit.ts';
import type { Principal } from '../principal.ts';
import { inAdminTransaction } from './require-admin.ts';

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
