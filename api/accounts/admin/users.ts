import type { AdminUser } from '../../../shared/admin.ts';
import type { User } from '../../../shared/user.ts';
import {
	type AccountRow,
	accountById,
	accountsUnder,
	addAccount,
	childrenOf,
	storyIdsOf,
	userById,
} from '../../db/accounts.ts';
import { type Changes, changesBetween, noteChange } from '../../db/audit.ts';
import type { Db } from '../../db/schema.ts';
import { endSessionsOf } from '../../db/sessions.ts';
import { takeStoriesAlong } from '../../db/stories.ts';
import { notFound } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { type AfterCommit, changeAuthor } from '../change-author.ts';
import { insistOnUncommon } from '../common-passwords.ts';
import { erase } from '../erasure.ts';
import { insistOnAnotherAdmin } from '../last-admin.ts';
import type { Reader } from '../reader.ts';
import { asAdmin, insistStillAdmin } from './acting.ts';
import { accountAfter, auditedFields, auditedSettings, blankAccount } from './user-change.ts';
import { insistOnRules } from './user-rules.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'media' | 'queue' | 'passwords' | 'hangUp' | 'now'>;

/** Any user. Throws 404 for an unknown one. */
export async function openUser(db: Db, id: string): Promise<User> {
	return found(await userById(db, id));
}

/** The children of any user. Throws 404 for an unknown one. */
export async function childrenOfUser(db: Db, id: string): Promise<User[]> {
	const { _id } = await openUser(db, id);
	return childrenOf(db, _id);
}

/** Makes an account. A child without a parent is a family of its own. */
export async function addUser(keeping: Keeping, reader: Reader, wish: AdminUser): Promise<User> {
	const { db, now } = keeping;
	const passwordHash = await hashOf(keeping, wish);
	const at = now();
	const blank = blankAccount(wish, at);
	await asAdmin(db, reader, async (trx) => {
		const account = accountAfter(blank, wish, { passwordHash, trialDays: keeping.config.signup.trialDays, now: at });
		await insistOnRules(trx, blank, account, wish);
		await addAccount(trx, account);
		const changes = {
			...changesBetween({}, auditedFields(account)),
			...changesBetween(auditedSettings(blank), auditedSettings(account)),
			...passwordChange(blank, account),
		};
		await note(trx, reader, 'user-added', account.id, changes, at);
	});
	return openUser(db, blank.id);
}

/**
 * Changes any account, the admin's own among them. Another role or password ends its sessions and closes their sockets;
 * a child that changes its family takes its stories along.
 */
export async function saveUser(keeping: Keeping, reader: Reader, id: string, wish: AdminUser): Promise<User> {
	const { db, hangUp, now } = keeping;
	await openUser(db, id);
	const passwordHash = await hashOf(keeping, wish);
	const at = now();
	const { ended, afterCommit } = await asAdmin(db, reader, async (trx) => {
		const before = found(await accountById(trx, id));
		const after = accountAfter(before, wish, { passwordHash, trialDays: keeping.config.signup.trialDays, now: at });
		await insistOnRules(trx, before, after, wish);
		const changes = {
			...changesBetween(auditedFields(before), auditedFields(after)),
			...changesBetween(auditedSettings(before), auditedSettings(after)),
			...passwordChange(before, after),
		};
		if (Object.keys(changes).length === 0) return { ended: [], afterCommit: async () => {} };
		const afterCommit = await writeChange(trx, keeping, before, after, at);
		await note(trx, reader, 'user-changed', id, changes, at);
		return { ended: endsSessions(before, after) ? await endSessionsOf(trx, id, at) : [], afterCommit };
	});
	hangUp(ended);
	await afterCommit();
	return openUser(db, id);
}

/** Erases any account with its children, their stories, and whatever hangs on those. The last admin stays. */
export async function deleteUser(keeping: Keeping, reader: Reader, id: string): Promise<void> {
	const at = keeping.now();
	await erase(keeping, id, async (trx) => {
		await insistStillAdmin(trx, reader);
		const { role } = found(await accountById(trx, id));
		await insistOnAnotherAdmin(trx, id);
		const leaving = await accountsUnder(trx, id);
		const gone = { role, children: leaving.length - 1, stories: (await storyIdsOf(trx, leaving)).length };
		await note(trx, reader, 'user-deleted', id, changesBetween(gone, { children: 0, stories: 0 }), at, null);
	});
}

async function writeChange(
	trx: Db,
	keeping: Keeping,
	before: AccountRow,
	after: AccountRow,
	at: number,
): Promise<AfterCommit> {
	const { id, created_at, ...columns } = after;
	const afterCommit = await changeAuthor(trx, keeping, id, { ...columns, updated_at: at });
	if (before.parent_id !== after.parent_id) await takeStoriesAlong(trx, id, after.parent_id ?? id);
	return afterCommit;
}

function endsSessions(before: AccountRow, after: AccountRow): boolean {
	return before.role !== after.role || before.password_hash !== after.password_hash;
}

/** That a password was set, and nothing of what it was. */
function passwordChange(before: AccountRow, after: AccountRow): Changes {
	return before.password_hash === after.password_hash ? {} : { password: { before: null, after: 'changed' } };
}

/** `about` is whose words the changes hold: the user's own, but for one that is just being erased. */
function note(
	trx: Db,
	{ accountId }: Reader,
	action: 'user-added' | 'user-changed' | 'user-deleted',
	id: string,
	changes: Changes,
	at: number,
	about: string | null = id,
): Promise<unknown> {
	return noteChange(trx, { actorId: accountId, action, target: { kind: 'user', id }, about, changes }, at);
}

async function hashOf({ config, passwords }: Keeping, { password, role }: AdminUser): Promise<string | null> {
	if (password === undefined) return null;
	insistOnUncommon(config, role, password, 'password');
	return passwords.hash(password);
}

function found<Entity>(entity: Entity | null | undefined): Entity {
	if (!entity) throw notFound();
	return entity;
}
