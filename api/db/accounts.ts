import type { ContentSettings } from '../../shared/contract/account-input.ts';
import type { ReadingComfort } from '../../shared/contract/comfort.ts';
import type { User } from '../../shared/contract/user.ts';
import type { Db, NewRow, Row } from './schema.ts';

export type AccountRow = Row<'account'>;

/** Selects accounts for the wire. A child has its parent's subscription and family settings, whatever its own row says. */
export function selectAccounts(db: Db) {
	return db
		.selectFrom('account')
		.leftJoin('account as head', 'head.id', 'account.parent_id')
		.selectAll('account')
		.select('head.settings as family_settings')
		.select((eb) => [
			eb.fn.coalesce('head.subscription_status', 'account.subscription_status').as('subscription_status'),
			eb.fn.coalesce('head.has_lifetime_access', 'account.has_lifetime_access').as('has_lifetime_access'),
			eb
				.case()
				.when('head.id', 'is', null)
				.then(eb.ref('account.trial_end'))
				.else(eb.ref('head.trial_end'))
				.end()
				.as('trial_end'),
		]);
}

export async function userById(db: Db, id: string): Promise<User | null> {
	const row = await selectAccounts(db).where('account.id', '=', id).executeTakeFirst();
	return row ? toUser(row) : null;
}

export async function childrenOf(db: Db, parentId: string): Promise<User[]> {
	// Not by id: a device with a wrong clock makes ids that sort anywhere.
	const rows = await selectAccounts(db)
		.where('account.parent_id', '=', parentId)
		.orderBy('account.created_at')
		.orderBy('account.id')
		.execute();
	return rows.map(toUser);
}

/** An account, if it exists, and its children, in one query. */
export async function accountWithChildren(db: Db, id: string): Promise<{ user: User | undefined; children: User[] }> {
	const rows = await selectAccounts(db)
		.where((eb) => eb.or([eb('account.id', '=', id), eb('account.parent_id', '=', id)]))
		.orderBy('account.created_at')
		.orderBy('account.id')
		.execute();
	const users = rows.map(toUser);
	return { user: users.find(({ _id }) => _id === id), children: users.filter(({ parentId }) => parentId === id) };
}

/** Null if the parent has no such child. */
export async function childOf(db: Db, parentId: string, childId: string): Promise<User | null> {
	const row = await selectAccounts(db)
		.where('account.parent_id', '=', parentId)
		.where('account.id', '=', childId)
		.executeTakeFirst();
	return row ? toUser(row) : null;
}

/** `email`: trimmed and in lower case. */
export function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
	return db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The row itself, for updates. */
export function accountById(db: Db, id: string): Promise<AccountRow | undefined> {
	return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether there is any account. */
export async function hasAccounts(db: Db): Promise<boolean> {
	return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** False if the email is taken. */
export async function addAccount(db: Db, account: NewRow<'account'>): Promise<boolean> {
	const added = await db
		.insertInto('account')
		.values(account)
		.onConflict((taken) => taken.column('email').doNothing())
		.returning('id')
		.executeTakeFirst();
	return added !== undefined;
}

/**
 * Updates any columns but the settings: those are only updated by `updateAccount` of accounts, which also reviews prepared
 * chapters.
 */
export function updateAccountRow(
	db: Db,
	id: string,
	change: Partial<Omit<NewRow<'account'>, 'settings'>> & { settings?: never },
): Promise<void> {
	return updateAccountRowWithSettings(db, id, change);
}

/** Updates any columns. Only for `updateAccount` of accounts. */
export async function updateAccountRowWithSettings(
	db: Db,
	id: string,
	change: Partial<NewRow<'account'>>,
): Promise<void> {
	await db.updateTable('account').set(change).where('id', '=', id).execute();
}

/** Replaces the verified hash. False, without a change, if the account has another hash by now. */
export async function replacePasswordHash(
	db: Db,
	id: string,
	verified: string,
	change: Pick<AccountRow, 'password_hash'> & Partial<Pick<AccountRow, 'must_change_password' | 'updated_at'>>,
): Promise<boolean> {
	const replaced = await db
		.updateTable('account')
		.set(change)
		.where('id', '=', id)
		.where('password_hash', '=', verified)
		.returning('id')
		.executeTakeFirst();
	return replaced !== undefined;
}

/** Deletes the account; sessions, children, stories and their data cascade. The caller deletes media files. */
export async function deleteAccount(db: Db, id: string): Promise<void> {
	await db.deleteFrom('account').where('id', '=', id).execute();
}

/** The ids of the account and its children. */
export async function accountAndChildIds(db: Db, id: string): Promise<string[]> {
	const accounts = await db
		.selectFrom('account')
		.select('id')
		.where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
		.execute();
	return accounts.map((account) => account.id);
}

/** The ids of all stories that are deleted with these accounts: those they wrote, requested, or that belong to their family. */
export async function storyIdsOf(db: Db, accounts: readonly string[]): Promise<string[]> {
	const stories = await db
		.selectFrom('story')
		.select('id')
		.where((eb) =>
			eb.or([eb('author_id', 'in', accounts), eb('family_id', 'in', accounts), eb('asked_by', 'in', accounts)]),
		)
		.execute();
	return stories.map((story) => story.id);
}

export async function hasAdmin(db: Db): Promise<boolean> {
	const admin = await db.selectFrom('account').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst();
	return admin !== undefined;
}

/** A row as a `User` of the wire, without its password hash. */
export function toUser(row: AccountRow & { family_settings?: string | null }): User {
	const trialEnd = row.trial_end === null ? null : new Date(row.trial_end).toISOString();
	return {
		_id: row.id,
		email: row.email,
		role: row.role,
		parentId: row.parent_id,
		profile: { name: row.name, age: row.age, ...(row.avatar === null ? {} : { avatar: row.avatar }) },
		settings: withFamilySettings(row),
		subscription: {
			status: row.subscription_status,
			hasLifetimeAccess: row.has_lifetime_access === 1,
			trialEndDate: trialEnd,
			trialEndsAt: trialEnd,
		},
		createdAt: new Date(row.created_at).toISOString(),
		...(row.comfort === null ? {} : { comfort: JSON.parse(row.comfort) as ReadingComfort }),
		...(row.must_change_password ? { mustChangePassword: true } : {}),
	};
}

/** A child's settings with those of its parent that hold for the whole family. */
function withFamilySettings(row: Pick<AccountRow, 'settings'> & { family_settings?: string | null }): ContentSettings {
	const own = JSON.parse(row.settings) as ContentSettings;
	if (!row.family_settings) return own;
	const { whenOffline: _, ...ofChild } = own;
	const { whenOffline } = JSON.parse(row.family_settings) as ContentSettings;
	return { ...ofChild, ...(whenOffline === undefined ? {} : { whenOffline }) };
}
