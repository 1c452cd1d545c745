import { v7 as newId } from 'uuid';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import type { Core } from '../app/core.ts';
import { StartError } from '../app/errors.ts';
import { accountByEmail, addAccount, hasAdmin, updateAccountRow } from '../db/accounts.ts';
import { actors, addAuditEntry, changesBetween } from '../db/audit.ts';
import type { Db } from '../db/schema.ts';
import { endSessionsOf } from '../db/sessions.ts';
import { moveStoriesToFamily } from '../db/stories.ts';
import { inTransaction } from '../db/transaction.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The part that `npm run admin` has without a server. */
type AdminContext = Pick<Core, 'db' | 'passwords' | 'now'>;

/** Creates the operator's admin at the start if there is no admin. Returns whether it did. */
export async function createFirstAdmin(
	context: AdminContext,
	admin: { email: string; password: string },
): Promise<boolean> {
	if (await hasAdmin(context.db)) return false;
	if (isCommonPassword(admin.password))
		throw new StartError('ADMIN_PASSWORD is a password that many people use. Choose another.');
	await createOrPromoteAdmin(context, admin);
	return true;
}

/**
 * Promotes the account with this email to an admin with this password, or creates one. Its sessions end. `isOneTime`: the
 * password must be changed at the first login.
 */
export async function createOrPromoteAdmin(
	{ db, passwords, now }: AdminContext,
	{ email, password, isOneTime = false }: { email: string; password: string; isOneTime?: boolean },
): Promise<void> {
	const login = { password_hash: await passwords.hash(password), must_change_password: isOneTime ? 1 : 0 } as const;
	const at = now();
	await inTransaction(db, async (trx) => {
		const account = await accountByEmail(trx, email);
		if (account) {
			await auditOperator(trx, 'user-changed', account.id, account.role, at);
			await updateAccountRow(trx, account.id, { role: 'admin', parent_id: null, ...login, updated_at: at });
			if (account.parent_id) await moveStoriesToFamily(trx, account.id, account.id);
			await endSessionsOf(trx, account.id, at);
			return;
		}
		const admin = { ...newAdmin(email, at), ...login };
		await addAccount(trx, admin);
		await auditOperator(trx, 'user-added', admin.id, null, at);
	});
}

function auditOperator(trx: Db, action: 'user-added' | 'user-changed', id: string, role: string | null, at: number) {
	const changes = { ...changesBetween({ role }, { role: 'admin' }), password: { before: null, after: 'changed' } };
	const note = { actorId: actors.operator, action, target: { kind: 'user', id }, about: id, changes } as const;
	return addAuditEntry(trx, note, at);
}

function newAdmin(email: string, at: number) {
	return {
		id: newId(),
		email,
		role: 'admin' as const,
		parent_id: null,
		name: 'Admin',
		age: null,
		avatar: null,
		settings: JSON.stringify(defaultSettings()),
		subscription_status: 'active' as const,
		has_lifetime_access: 1 as const,
		trial_end: null,
		created_at: at,
		updated_at: at,
	};
}
