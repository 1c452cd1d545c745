import { Dexie, type Table } from 'dexie';
import type { User } from '../../../shared/contract/user.ts';
import { accountOfToken, restrictTokensTo } from '../../net/token-account.ts';
import { deleteLibrary, type Library, openLibrary } from './database.ts';
import { withQuotaRetry } from './quota.ts';
import { isQuotaError } from './quota-error.ts';

/**
 * The session on this device, for the service worker, which cannot read local storage: `token`, and its account (`account`),
 * which only workers of earlier builds read.
 */
const deviceDatabase = new Dexie('everbranch') as Dexie & { kv: Table<string, string> };
deviceDatabase.version(1).stores({ kv: '' });

let current: { accountId: string; library: Library } | null = null;

/** The open library. Throws without a session: no screen that reads stories is rendered then. */
export function library(): Library {
	if (!current) throw new Error('No library is open');
	return current.library;
}

/** The id of the account whose library is open, or null. */
export function currentAccountId(): string | null {
	return current?.accountId ?? null;
}

/**
 * Opens the library of the account, stores the account in it, so that the next start needs no network, and stores the token
 * for the service worker. If another window has logged in another account meanwhile, that window's token stays.
 */
export async function enterLibrary(user: User, token: string | null): Promise<void> {
	switchLibrary(user._id);
	const target = library();
	try {
		await withQuotaRetry(target, async () => {
			await storeSession(user._id, token);
			await target.kv.put(user, 'user');
		});
	} catch (error) {
		// On a full disk the account as stored earlier is enough.
		if (!isQuotaError(error) || !(await target.kv.get('user'))) throw error;
	}
}

/**
 * Opens the library of an account that is stored here, and stores its token for the service worker. The stored account is
 * not written: a sync since the start of the app may have stored a newer one.
 */
export async function resumeLibrary(accountId: string, token: string | null): Promise<void> {
	switchLibrary(accountId);
	try {
		await withQuotaRetry(library(), () => storeSession(accountId, token));
	} catch (error) {
		if (!isQuotaError(error)) throw error;
	}
}

async function storeSession(accountId: string, token: string | null): Promise<void> {
	if (token && accountOfToken(token) === accountId)
		await deviceDatabase.kv.bulkPut([accountId, token], ['account', 'token']);
}

/** Opens the library of a token's account and returns the user stored in it, or null. */
export async function restoreUser(token: string): Promise<User | null> {
	const accountId = accountOfToken(token);
	if (!accountId) return null;
	switchLibrary(accountId);
	return ((await library().kv.get('user')) as User | undefined) ?? null;
}

/** Opens the library of the session on this device, for the service worker. Null without a session. */
export async function openSessionLibrary(): Promise<Library | null> {
	const accountId = accountOfToken(await deviceToken());
	if (!accountId) return null;
	switchLibrary(accountId);
	return library();
}

/** The token of the session on this device, or null. */
export async function deviceToken(): Promise<string | null> {
	return (await deviceDatabase.kv.get('token')) ?? null;
}

/** Closes the library and keeps it on the device, with its outbox, for the account's next login. */
export async function leaveLibrary(): Promise<void> {
	const accountId = currentAccountId();
	closeLibrary();
	await clearSession(accountId);
}

/** Closes the library and deletes it from this device. */
export async function eraseLibrary(): Promise<void> {
	const accountId = currentAccountId();
	closeLibrary();
	await clearSession(accountId);
	if (accountId) await deleteLibrary(accountId);
}

/**
 * Calls back whenever stories or outbox of the open library change: in this window, in another one or in the service worker.
 * Another window may write while no library is open here.
 */
export function onLibraryChange(callback: () => void): void {
	Dexie.on('storagemutated', (parts) => {
		if (!currentAccountId()) return;
		const names = ['stories', 'outbox'].map((table) => `/${library().name}/${table}/`);
		// Dexie reports a write of no rows, as in a sync without news, by empty ranges.
		const changed = Object.keys(parts).filter((part) => (parts[part]?.d ?? 0) > 0);
		if (changed.some((part) => names.some((name) => part.includes(name)))) callback();
	});
}

/** A session of another account, which another window has begun meanwhile, stays. */
async function clearSession(accountId: string | null): Promise<void> {
	await deviceDatabase.transaction('rw', deviceDatabase.kv, async () => {
		const token = await deviceDatabase.kv.get('token');
		if (!token || accountOfToken(token) === accountId) await deviceDatabase.kv.clear();
	});
}

function closeLibrary(): void {
	current?.library.close();
	current = null;
	restrictTokensTo(null);
}

function switchLibrary(accountId: string): void {
	if (current?.accountId === accountId && !current.library.hasBeenClosed()) return;
	closeLibrary();
	current = { accountId, library: openLibrary(accountId) };
	restrictTokensTo(accountId);
}
