import { Dexie, type Table } from 'dexie';
import type { User } from '../../../shared/contract/user.ts';
import { accountOfToken, restrictTokensTo } from '../../net/token-account.ts';
import { deleteLibrary, type Library, openLibrary } from './database.ts';
import { isQuotaError, withQuotaRetry } from './quota.ts';

/**
 * The session on this device, for the service worker, which cannot read local storage: `token`, and the account that it
 * stands for (`account`), which only workers of earlier builds read.
 */
const deviceDatabase = new Dexie('everbranch') as Dexie & { kv: Table<string, string> };
deviceDatabase.version(1).stores({ kv: '' });

let current: { accountId: string; library: Library } | null = null;

/** The open library. Throws when nobody is logged in: no screen that reads stories is shown then. */
export function library(): Library {
	if (!current) throw new Error('No library is open');
	return current.library;
}

/** The id of the account whose library is open, or null. */
export function currentAccountId(): string | null {
	return current?.accountId ?? null;
}

/**
 * Opens the library of the account and keeps what is known of it, so that the next start needs no network, and its token for
 * the worker. A token of another account, which another window logged in meanwhile, is left to that window.
 */
export async function enterLibrary(user: User, token: string | null): Promise<void> {
	switchLibrary(user._id);
	const into = library();
	try {
		await withQuotaRetry(into, async () => {
			await storeSession(user._id, token);
			await into.kv.put(user, 'user');
		});
	} catch (error) {
		// What this device knows of the account already has to do then.
		if (!isQuotaError(error) || !(await into.kv.get('user'))) throw error;
	}
}

/**
 * Opens the library of an account that is known here, and keeps its token for the worker. What is known of the account stays:
 * since the app began, the server may have told something newer.
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

/** Opens the library of the account that a token stands for: its user as known here, null when nothing is. */
export async function restoreUser(token: string): Promise<User | null> {
	const accountId = accountOfToken(token);
	if (!accountId) return null;
	switchLibrary(accountId);
	return ((await library().kv.get('user')) as User | undefined) ?? null;
}

/** Opens the library of the session on this device, as the worker must; null when there is none. */
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

/** Closes the library and keeps it on the device: the same account finds it again, with what waits to be sent. */
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

/** The session that another window has meanwhile begun for another account stays. */
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
