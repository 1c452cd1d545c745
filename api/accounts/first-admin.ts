import { v7 as newId } from 'uuid';
import { openSettings } from '../../shared/open-settings.ts';
import { accountByEmail, addAccount, changeAccount, hasAdmin } from '../db/accounts.ts';
import { actors, changesBetween, noteChange } from '../db/audit.ts';
import type { Db } from '../db/schema.ts';
import { endSessionsOf } from '../db/sessions.ts';
import { takeStoriesAlong } from '../db/stories.ts';
import type { Parts } from '../parts.ts';
import { StartError } from '../start-error.ts';
import { isCommon } from './common-passwords.ts';

type Keeping = Pick<Parts, 'db' | 'passwords' | 'now'>;

/** Makes the operator's admin at the start, when there is none yet. Answers whether it did. */
export async function makeFirstAdmin(keeping: Keeping, admin: { email: string; password: string }): Promise<boolean> {
	if (await hasAdmin(keeping.db)) return false;
	if (isCommon(admin.password))
		throw new StartError('ADMIN_PASSWORD is a password that many people use. Choose another.');
	await makeAdmin(keeping, admin);
	return true;
}

/**
 * Makes an account with that email an admin with that password, or a new one. Its sessions until now end. `isOneTime`: the
 * password must be changed at the first login, before anything else.
 */
export async function makeAdmin(
	{ db, passwords, now }: Keeping,
	{ email, password, isOneTime = false }: { email: string; password: string; isOneTime?: boolean },
): Promise<void> {
	const login = { password_hash: await passwords.hash(password), must_change_password: isOneTime ? 1 : 0 } as const;
	const at = now();
	await db.transaction().execute(async (trx) => {
		const account = await accountByEmail(trx, email);
		if (account) {
			await noteOperator(trx, 'user-changed', account.id, account.role, at);
			await changeAccount(trx, account.id, { role: 'admin', parent_id: null, ...login, updated_at: at });
			if (account.parent_id) await takeStoriesAlong(trx, account.id, account.id);
			await endSessionsOf(trx, account.id, at);
			return;
		}
		const admin = { ...newAdmin(email, at), ...login };
		await addAccount(trx, admin);
		await noteOperator(trx, 'user-added', admin.id, null, at);
	});
}

function noteOperator(trx: Db, action: 'user-added' | 'user-changed', id: string, role: string | null, at: number) {
	const changes = { ...changesBetween({ role }, { role: 'admin' }), password: { before: null, after: 'changed' } };
	const note = { actorId: actors.operator, action, target: { kind: 'user', id }, about: id, changes } as const;
	return noteChange(trx, note, at);
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
		settings: JSON.stringify(openSettings()),
		subscription_status: 'active' as const,
		has_lifetime_access: 1 as const,
		trial_end: null,
		created_at: at,
		updated_at: at,
	};
}
