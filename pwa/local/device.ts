import { Dexie, type Table } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import type { User } from '../../shared/user.ts';
import { deleteLibrary, type Library, openLibrary } from './database.ts';

/** What belongs to the device itself: only whose library is open. The service worker can read it where it cannot read local storage. */
const device = new Dexie('everbranch') as Dexie & { kv: Table<unknown, string> };
device.version(1).stores({ kv: '' });

let open: { accountId: string; library: Library } | null = null;

/** The open library. Throws when nobody is logged in: no screen that reads stories is shown then. */
export function library(): Library {
	if (!open) throw new Error('No library is open');
	return open.library;
}

/** Opens the library of the account and keeps what is known of it, so that the next start needs no network. */
export async function enterLibrary(user: User): Promise<void> {
	openLibraryOf(user._id);
	await device.kv.put(user._id, 'account');
	await library().kv.put(user, 'user');
}

/** The user whose library was open last on this device, or null. Opens that library. */
export async function lastKnownUser(): Promise<User | null> {
	const accountId = (await device.kv.get('account')) as string | undefined;
	if (!accountId) return null;
	openLibraryOf(accountId);
	return ((await library().kv.get('user')) as User | undefined) ?? null;
}

/** Closes the library and keeps it on the device: the same account finds it again. */
export function leaveLibrary(): void {
	open?.library.close();
	open = null;
}

/** Closes the library and deletes it from this device. */
export async function eraseLibrary(): Promise<void> {
	leaveLibrary();
	const accountId = (await device.kv.get('account')) as string | undefined;
	await device.kv.delete('account');
	if (accountId) await deleteLibrary(accountId);
}

/** A small value of the account, live; undefined until it is read, or when it was never kept. */
export function useKept<Value>(name: 'children' | 'selectedChild'): Value | undefined {
	return useLiveQuery(() => open?.library.kv.get(name), [name, open?.accountId]) as Value | undefined;
}

export async function keep(name: 'children' | 'selectedChild', value: unknown): Promise<void> {
	await library().kv.put(value, name);
}

export async function kept<Value>(name: 'children' | 'selectedChild'): Promise<Value | undefined> {
	return (await library().kv.get(name)) as Value | undefined;
}

function openLibraryOf(accountId: string): void {
	if (open?.accountId === accountId) return;
	leaveLibrary();
	open = { accountId, library: openLibrary(accountId) };
}
