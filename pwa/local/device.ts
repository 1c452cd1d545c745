import { Dexie, type Table } from 'dexie';
import type { User } from '../../shared/user.ts';
import { deleteLibrary, type Library, openLibrary } from './database.ts';
import { despiteFullDisk, isFullDisk } from './full-disk.ts';

/**
 * What belongs to the device itself: whose library is open (`account`), and with which token (`token`). The service worker
 * can read it where it cannot read local storage.
 */
const device = new Dexie('everbranch') as Dexie & { kv: Table<string, string> };
device.version(1).stores({ kv: '' });

/** The id of that account once more, where a page has it without opening another database first. A worker has no such place. */
const pocket = (globalThis as { localStorage?: Pocket }).localStorage;
const pocketName = 'account';
type Pocket = {
	getItem(name: string): string | null;
	setItem(name: string, value: string): void;
	removeItem(name: string): void;
};

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

/** Opens the library of the account and keeps what is known of it, so that the next start needs no network. */
export async function enterLibrary(user: User, token: string): Promise<void> {
	openLibraryOf(user._id);
	pocket?.setItem(pocketName, user._id);
	const into = library();
	try {
		await despiteFullDisk(into, async () => {
			await device.transaction('rw', device.kv, async () => {
				await device.kv.put(user._id, 'account');
				await device.kv.put(token, 'token');
			});
			await into.kv.put(user, 'user');
		});
	} catch (error) {
		// What this device knows of the account already has to do then.
		if (!isFullDisk(error) || !(await into.kv.get('user'))) throw error;
	}
}

/** The account whose library was open last on this device, with its user as known here; null for nobody. Opens that library. */
export async function lastKnownUser(): Promise<User | null> {
	if (!(await openLastLibrary())) return null;
	return ((await library().kv.get('user')) as User | undefined) ?? null;
}

/** Opens the library that was open last on this device, as the worker must; null when there is none. */
export async function openLastLibrary(): Promise<Library | null> {
	const accountId = pocket?.getItem(pocketName) ?? (await device.kv.get('account'));
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
	closeLibrary();
	await device.kv.delete('token');
}

/** Closes the library and deletes it from this device. */
export async function eraseLibrary(): Promise<void> {
	closeLibrary();
	const accountId = await device.kv.get('account');
	pocket?.removeItem(pocketName);
	await device.kv.clear();
	if (accountId) await deleteLibrary(accountId);
}

function closeLibrary(): void {
	open?.library.close();
	open = null;
}

function openLibraryOf(accountId: string): void {
	if (open?.accountId === accountId && !open.library.hasBeenClosed()) return;
	closeLibrary();
	open = { accountId, library: openLibrary(accountId) };
}
