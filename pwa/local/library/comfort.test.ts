import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReadingComfort } from '../../../shared/contract/comfort.ts';
import type { User } from '../../../shared/contract/user.ts';
import { allEntries } from '../outbox/entries.ts';
import { enqueue } from '../outbox/outbox.ts';
import { pull } from '../sync.ts';
import { createTestDevice, type TestDevice } from '../testing/test-device.ts';
import { library } from './current-library.ts';
import { household } from './household.ts';

let device: TestDevice;
let milo: User;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
	const { house, session } = device;
	const body = { profile: { name: 'Milo', age: 7 } };
	milo = (await house.request<User>('POST', '/api/users/children', { as: session, body })).body;
	await pull();
});
afterEach(() => device.close());

const set = (comfort: ReadingComfort, child: User | null = null) =>
	enqueue({ kind: 'set-comfort', childId: child?._id ?? null, name: 'you', comfort }, child?._id ?? null);
/** Of Rosa and of Milo, as this device shows them. */
const here = async () => {
	const current = await household();
	return [current?.user.comfort, current?.family[0]?.comfort];
};
const sendAll = async () => {
	device.network.isOffline = false;
	await library().outbox.toCollection().modify({ nextAt: 0 });
	await device.replay();
};

it('is shown at once without a network, each person’s own, and sent once the server can be reached', async () => {
	device.network.isOffline = true;
	await set({ paper: 'night' });
	await set({ size: 4 }, milo);
	expect(await here()).toEqual([{ paper: 'night' }, { size: 4 }]);
	await device.replay();
	await sendAll();
	expect(await allEntries()).toEqual([]);
	expect(await here()).toEqual([{ paper: 'night' }, { size: 4 }]);
	await pull();
	expect(await here()).toEqual([{ paper: 'night' }, { size: 4 }]);
});

it('sends only the last look of each person', async () => {
	device.network.isOffline = true;
	for (const size of [1, 3, 5]) {
		await set({ size });
		await set({ size }, milo);
	}
	expect((await allEntries()).map(({ deed }) => deed)).toMatchObject([{ childId: null }, { childId: milo._id }]);
	await sendAll();
	expect(await here()).toEqual([{ size: 5 }, { size: 5 }]);
});

it('is nothing to do for a child that another device has deleted', async () => {
	const { house, session } = device;
	await house.request('DELETE', `/api/users/children/${milo._id}`, { as: session });
	await set({ size: 2 }, milo);
	await device.replay();
	expect(await allEntries()).toEqual([]);
});

it('goes with a child that is deleted here', async () => {
	device.network.isOffline = true;
	await set({ size: 2 }, milo);
	await enqueue({ kind: 'delete-child', childId: milo._id, name: 'Milo' }, null);
	expect((await allEntries()).map(({ deed }) => deed.kind)).toEqual(['delete-child']);
});
