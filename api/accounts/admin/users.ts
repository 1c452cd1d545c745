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
	toUser,
	userById,
} from '../../db/accounts.ts';
import { addAuditEntry, type Changes, changesBetween } from '../../db/audit.ts';
import type { Db } from '../../db/schema.ts';
import { endSessionsOf } from '../../db/sessions.ts';
import { moveStoriesToFamily } from '../../db/stories.ts';
import { requireUncommonPassword } from '../common-passwords.ts';
import { eraseAccount } from '../erasure.ts';
import type { Principal } from '../principal.ts';
import { type AfterCommit, updateAccount } from '../update-account.ts';
import { inAdminTransaction, requireAnotherAdmin, requireStillAdmin } from './require-admin.ts';
import { requireUserRules } from './user-rules.ts';
import { accountAfter, auditedFields, auditedSettings, emptyAccount } from './user-update.ts';

/** Any user. Throws 404 for an unknown id. */
export async function loadUser(db: Db, id: string): Promise<User> {
	return withoutComfort(requireFound(await userById(db, id)));
}

/** The children of any user. Throws 404 for an unknown id. */
export async function childrenOfUser(db: Db, id: string): Promise<User[]> {
	const { _id } = await loadUser(db, id);
	return (await childrenOf(db, _id)).map(withoutComfort);
}

/** How someone likes to read is the family's own affair. */
function withoutComfort({ comfort: _, ...user }: User): User {
	return user;
}

/** Creates an account. A child without a parent is a family of its own. */
export async function addUser(context: AppContext, principal: Principal, input: AdminUserInput): Promise<User> {
	const { db, now } = context;
	requireAllowedPassword(context, input);
	const passwordHash = await hashPassword(context, input);
	const at = now();
	const empty = emptyAccount(input, at);
	return inAdminTransaction(db, principal, async (trx) => {
		const account = accountAfter(empty, input, { passwordHash, trialDays: context.config.signup.trialDays, now: at });
		await requireUserRules(trx, empty, account, input);
		await addAccount(trx, account);
		const changes = {
			...changesBetween({}, auditedFields(account)),
			...changesBetween(auditedSettings(empty), auditedSettings(account)),
			...passwordChange(empty, account),
		};
		await auditUser(trx, principal, 'user-added', account.id, changes, at);
		return toFamilyUser(trx, account);
	});
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
	const passwordHash = await hashPassword(context, input);
	const at = now();
	const { user, ended, afterCommit } = await inAdminTransaction(db, principal, async (trx) => {
		const before = requireFound(await accountById(trx, id));
		requireAllowedPassword(context, input);
		const after = accountAfter(before, input, { passwordHash, trialDays: context.config.signup.trialDays, now: at });
		await requireUserRules(trx, before, after, input);
		const changes = {
			...changesBetween(auditedFields(before), auditedFields(after)),
			...changesBetween(auditedSettings(before), auditedSettings(after)),
			...passwordChange(before, after),
		};
		const user = await toFamilyUser(trx, after);
		if (Object.keys(changes).length === 0) return { user, ended: [], afterCommit: async () => {} };
		const afterCommit = await applyChange(trx, context, before, after, at);
		await auditUser(trx, principal, 'user-changed', id, changes, at);
		const ended = shouldEndSessions(before, after) ? await endSessionsOf(trx, id, at) : [];
		return { user, ended, afterCommit };
	});
	disconnectSessions(ended);
	await afterCommit();
	return user;
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
	const afterCommit = await updateAccount(trx, context, before, { ...columns, updated_at: at });
	if (before.parent_id !== after.parent_id) await moveStoriesToFamily(trx, id, after.parent_id ?? id);
	return afterCommit;
}

/** A child in a family has the access of its parent. */
async function toFamilyUser(trx: Db, account: AccountRow): Promise<User> {
	const parent = account.parent_id === null ? undefined : await accountById(trx, account.parent_id);
	const { subscription_status, has_lifetime_access, trial_end } = parent ?? account;
	return toUser({ ...account, comfort: null, subscription_status, has_lifetime_access, trial_end });
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

function requireAllowedPassword({ config }: AppContext, { password, role }: AdminUserInput): void {
	if (password !== undefined) requireUncommonPassword(config, role, password, 'password');
}

/** Before the transaction: hashing takes long, and other writers would wait for it. */
async function hashPassword({ passwords }: AppContext, { password }: AdminUserInput): Promise<string | null> {
	return password === undefined ? null : passwords.hash(password);
}
