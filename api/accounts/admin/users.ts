import type { AdminUserInput } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import type { AppContext } from '../../app/context.ts';
import { requireFound } from '../../app/errors.ts';
import {
	type AccountRow,
	accountAndChildIds,
	accountById,
	addAccount,
	childrenOf,
	storyIdsOf,
	userById,
} from '../../db/accounts.ts';
import { addAuditEntry, type Changes, changesBetween } from '../../db/audit.ts';
import type { Db } from '../../db/schema.ts';
import { endSessionsOf } from '../../db/sessions.ts';
import { moveStoriesToFamily } from '../../db/stories.ts';
import { requireUncommonPassword } from '../common-passwords.ts';
import { eraseAccount } from '../erasure.ts';
import { requireAnotherAdmin } from '../last-admin.ts';
import type { Principal } from '../principal.ts';
import { type AfterCommit, updateAccount } from '../update-account.ts';
import { inAdminTransaction, requireStillAdmin } from './require-admin.ts';
import { requireUserRules } from './user-rules.ts';
import { accountAfter, auditedFields, auditedSettings, emptyAccount } from './user-update.ts';

/** Any user. Throws 404 for an unknown id. */
export async function loadUser(db: Db, id: string): Promise<User> {
	return requireFound(await userById(db, id));
}

/** The children of any user. Throws 404 for an unknown id. */
export async function childrenOfUser(db: Db, id: string): Promise<User[]> {
	const { _id } = await loadUser(db, id);
	return childrenOf(db, _id);
}

/** Creates an account. A child without a parent is a family of its own. */
export async function addUser(context: AppContext, principal: Principal, input: AdminUserInput): Promise<User> {
	const { db, now } = context;
	const passwordHash = await hashPassword(context, input);
	const at = now();
	const empty = emptyAccount(input, at);
	await inAdminTransaction(db, principal, async (trx) => {
		const account = accountAfter(empty, input, { passwordHash, trialDays: context.config.signup.trialDays, now: at });
		await requireUserRules(trx, empty, account, input);
		await addAccount(trx, account);
		const changes = {
			...changesBetween({}, auditedFields(account)),
			...changesBetween(auditedSettings(empty), auditedSettings(account)),
			...passwordChange(empty, account),
		};
		await auditUser(trx, principal, 'user-added', account.id, changes, at);
	});
	return loadUser(db, empty.id);
}

/**
 * Updates any account, including the admin's own. A new role or password ends its sessions and closes their sockets. Stories move
 * with a child that changes its family.
 */
export async function saveUser(
	context: AppContext,
	principal: Principal,
	id: string,
	input: AdminUserInput,
): Promise<User> {
	const { db, disconnectSessions, now } = context;
	await loadUser(db, id);
	const passwordHash = await hashPassword(context, input);
	const at = now();
	const { ended, afterCommit } = await inAdminTransaction(db, principal, async (trx) => {
		const before = requireFound(await accountById(trx, id));
		const after = accountAfter(before, input, { passwordHash, trialDays: context.config.signup.trialDays, now: at });
		await requireUserRules(trx, before, after, input);
		const changes = {
			...changesBetween(auditedFields(before), auditedFields(after)),
			...changesBetween(auditedSettings(before), auditedSettings(after)),
			...passwordChange(before, after),
		};
		if (Object.keys(changes).length === 0) return { ended: [], afterCommit: async () => {} };
		const afterCommit = await applyChange(trx, context, before, after, at);
		await auditUser(trx, principal, 'user-changed', id, changes, at);
		return { ended: shouldEndSessions(before, after) ? await endSessionsOf(trx, id, at) : [], afterCommit };
	});
	disconnectSessions(ended);
	await afterCommit();
	return loadUser(db, id);
}

/** Erases any account with its children, stories and dependent data. The last admin stays. */
export async function deleteUser(context: AppContext, principal: Principal, id: string): Promise<void> {
	const at = context.now();
	await eraseAccount(context, id, async (trx) => {
		await requireStillAdmin(trx, principal);
		const { role } = requireFound(await accountById(trx, id));
		await requireAnotherAdmin(trx, id);
		const accountIds = await accountAndChildIds(trx, id);
		const counts = { role, children: accountIds.length - 1, stories: (await storyIdsOf(trx, accountIds)).length };
		await auditUser(trx, principal, 'user-deleted', id, changesBetween(counts, { children: 0, stories: 0 }), at, null);
	});
}

async function applyChange(
	trx: Db,
	context: AppContext,
	before: AccountRow,
	after: AccountRow,
	at: number,
): Promise<AfterCommit> {
	const { id, created_at, ...columns } = after;
	const afterCommit = await updateAccount(trx, context, id, { ...columns, updated_at: at });
	if (before.parent_id !== after.parent_id) await moveStoriesToFamily(trx, id, after.parent_id ?? id);
	return afterCommit;
}

function shouldEndSessions(before: AccountRow, after: AccountRow): boolean {
	return before.role !== after.role || before.password_hash !== after.password_hash;
}

/** Records that the password changed, without its value. */
function passwordChange(before: AccountRow, after: AccountRow): Changes {
	return before.password_hash === after.password_hash ? {} : { password: { before: null, after: 'changed' } };
}

/** `about`: the account whose data `changes` contain; null for one that is being erased. */
function auditUser(
	trx: Db,
	{ accountId }: Principal,
	action: 'user-added' | 'user-changed' | 'user-deleted',
	id: string,
	changes: Changes,
	at: number,
	about: string | null = id,
): Promise<unknown> {
	return addAuditEntry(trx, { actorId: accountId, action, target: { kind: 'user', id }, about, changes }, at);
}

async function hashPassword(
	{ config, passwords }: AppContext,
	{ password, role }: AdminUserInput,
): Promise<string | null> {
	if (password === undefined) return null;
	requireUncommonPassword(config, role, password, 'password');
	return passwords.hash(password);
}
