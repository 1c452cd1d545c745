import { Dexie, type Table } from 'dexie';
import type { User } from '../../shared/user.ts';
import { accountOf, holdTokensOf } from '../net/token-account.ts';
import { deleteLibrary, type Library, openLibrary } from './database.ts';
import { despiteFullDisk, isFullDisk } from './full-disk.ts';

/**
 * The session on this device, for the service worker, which cannot read local storage: `token`, and the account that it
 * stands for (`account`), which only workers of earlier builds read.
 */
const device = new Dexie('everbranch') as Dexie & { kv: Table<string, string> };
device.version(1).stores({ kv: '' });

let open: { accountId: string; library: Library } | null = null;

/** The open library. Throws when nobody is logged in: no screen that reads stories is shown then. */
export function library(): Library {
	if (!open) throw new Error('No library is open');
	return open.library;
}

/** The id of the account whose library is open, or null. */
export function openAccount(): string | null {
	return open?.accountId ?? null;
}

/**
 * Opens the library of the account and keeps what is known of it, so that the next start needs no network, and its token for
 * the worker. A token of another account, which another window logged in meanwhile, is left to that window.
 */
export async function enterLibrary(user: User, token: string | null): Promise<void> {
	openLibraryOf(user._id);
	const into = library();
	try {
		await despiteFullDisk(into, async () => {
			await keepSession(user._id, token);
			await into.kv.put(user, 'user');
		});
	} catch (error) {
		// What this device knows of the account already has to do then.
		if (!isFullDisk(error) || !(await into.kv.get('user'))) throw error;
	}
}

/**
 * Opens the library of an account that is known here, and keeps its token for the worker. What is known of the account stays:
 * since the app began, the server may have told something newer.
 */
export async function resumeLibrary(accountId: string, token: string | null): Promise<void> {
	openLibraryOf(accountId);
	try {
		await despiteFullDisk(library(), () => keepSession(accountId, token));
	} catch (error) {
		if (!isFullDisk(error)) throw error;
	}
}

async function keepSession(accountId: string, token: string | null): Promise<void> {
	if (token && accountOf(token) === accountId) await device.kv.bulkPut([accountId, token], ['account', 'token']);
}

/** Opens the library of the account that a token stands for: its user as known here, null when nothing is. */
export async function knownUserOf(token: string): Promise<User | null> {
	const accountId = accountOf(token);
	if (!accountId) return null;
	openLibraryOf(accountId);
	return ((await library().kv.get('user')) as User | undefined) ?? null;
}

/** Opens the library of the session on this device, as the worker must; null when there is none. */
export async function openSessionLibrary(): Promise<Library | null> {
	const accountId = accountOf(await deviceToken());
	if (!accountId) return null;
	openLibraryOf(accountId);
	return library();
}

/** The token of the session on this device, or null. */
export async function deviceToken(): Promise<string | null> {
	return (await device.kv.get('token')) ?? null;
}

/** Closes the library and keeps it on the device: the same account finds it again, with what waits to be sent. */
export async function leaveLibrary(): Promise<void> {
	const accountId = openAccount();
	closeLibrary();
	await forgetSession(accountId);
}

/** Closes the library and deletes it from this device. */
export async function eraseLibrary(): Promise<void> {
	const accountId = openAccount();
	closeLibrary();
	await forgetSession(accountId);
	if (accountId) await deleteLibrary(accountId);
}

/** The session that another window has meanwhile begun for another account stays. */
async function forgetSession(accountId: string | null): Promise<void> {
	await device.transaction('rw', device.kv, async () => {
		const token = await device.kv.get('token');
		if (!token || accountOf(token) === accountId) await device.kv.clear();
	});
}

function closeLibrary(): void {
	open?.library.close();
	open = null;
	holdTokensOf(null);
}

function openLibraryOf(accountId: string): void {
	if (open?.accountId === accountId && !open.library.hasBeenClosed()) return;
	closeLibrary();
	open = { accountId, library: openLibrary(accountId) };
	holdTokensOf(accountId);
}
