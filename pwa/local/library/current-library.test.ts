import { Dexie } from 'dexie';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../shared/contract/user.ts';
import { enqueue } from '../outbox/outbox.ts';
import { pull } from '../sync.ts';
import { createTestDevice, type TestDevice } from '../testing/test-device.ts';
import {
	deviceToken,
	enterLibrary,
	eraseLibrary,
	leaveLibrary,
	library,
	onLibraryChange,
	openSessionLibrary,
	restoreUser,
	resumeLibrary,
} from './current-library.ts';
import { getValue, setValue, storeUser } from './key-value.ts';

let device: TestDevice;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
});
afterEach(() => device.close());

it('restores the last user without a network', async () => {
	await leaveLibrary();
	device.network.isOffline = true;
	expect((await restoreUser(device.session.token))?.profile.name).toBe('Rosa');
});

it('separates the libraries of two accounts', async () => {
	const juno = await device.house.register('Juno');
	await setValue('selectedChildId', 'Rosa’s own');
	await enterLibrary(juno.user, juno.token);
	expect(await getValue('selectedChildId')).toBeUndefined();
	expect((await restoreUser(juno.token))?.profile.name).toBe('Juno');
	expect((await restoreUser(device.session.token))?.profile.name).toBe('Rosa');
});

it('resumes the session of a stored account without changing the account', async () => {
	const { user, token } = device.session;
	await leaveLibrary();
	await restoreUser(token);
	const paid: User = { ...user, subscription: { ...user.subscription, hasLifetimeAccess: true } };
	await storeUser(paid);
	await resumeLibrary(user._id, token);
	expect([await getValue('user'), await deviceToken()]).toEqual([paid, token]);
});

it('erases all data of an account', async () => {
	const { name } = library();
	await eraseLibrary();
	expect(await Dexie.getDatabaseNames()).not.toContain(name);
	expect(await openSessionLibrary()).toBeNull();
	expect(() => library()).toThrow();
});

it('gives the service worker the library and token of the session, and no token after it', async () => {
	const { name } = library();
	expect((await openSessionLibrary())?.name).toBe(name);
	expect(await deviceToken()).toBe(device.session.token);
	await leaveLibrary();
	expect(await deviceToken()).toBeNull();
});

describe('a logout', () => {
	/** Writes the session on the device as another window or an earlier build does. */
	async function note(values: Record<string, string>): Promise<void> {
		const device = await new Dexie('everbranch').open();
		await device.table('kv').bulkPut(Object.values(values), Object.keys(values));
		device.close();
	}

	it('deletes the open library, and not one that a full disk left in the stored session', async () => {
		const { name: rosas } = library();
		const juno = await device.house.register('Juno');
		await enterLibrary(juno.user, null);
		const { name: junos } = library();
		await eraseLibrary();
		const names = await Dexie.getDatabaseNames();
		expect([names.includes(rosas), names.includes(junos)]).toEqual([true, false]);
		await restoreUser(device.session.token);
	});

	it('keeps a session that another window has begun for another account', async () => {
		const { name } = library();
		const juno = await device.house.register('Juno');
		await note({ account: juno.user._id, token: juno.token });
		await eraseLibrary();
		expect(await Dexie.getDatabaseNames()).not.toContain(name);
		expect(await deviceToken()).toBe(juno.token);
		await enterLibrary(juno.user, juno.token);
	});
});

it('stores no token of another account for the service worker', async () => {
	const juno = await device.house.register('Juno');
	await enterLibrary(device.session.user, juno.token);
	expect(await deviceToken()).toBe(device.session.token);
});

it('a write of another window while no library is open here causes no callback and no error', () => {
	const calls: string[] = [];
	onLibraryChange(() => calls.push('changed'));
	expect(() => Dexie.on.storagemutated.fire({ 'idb://everbranch-rosa/stories/': {} as never })).not.toThrow();
	expect(calls).toEqual([]);
});

it('a change of the stories or the outbox is reported, and a sync without news is not', async () => {
	await pull();
	const calls: string[] = [];
	onLibraryChange(() => calls.push('changed'));
	await pull();
	await enqueue({ kind: 'delete-story', storyId: newId(), title: 'Pip' }, null);
	await expect.poll(() => calls).toEqual(['changed']);
});
