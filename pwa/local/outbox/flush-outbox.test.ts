import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterLibrary, eraseLibrary, library } from '../library/current-library.ts';
import { createTestDevice, milosStoryInput, type TestDevice } from '../testing/test-device.ts';
import { allEntries } from './entries.ts';
import { exclusiveReplay } from './exclusive-replay.ts';
import { flushOutbox } from './flush-outbox.ts';
import { enqueue } from './outbox.ts';

let device: TestDevice;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
});
afterEach(() => device.close());

const enqueueStory = () => enqueue({ kind: 'create-story', story: { ...milosStoryInput, _id: newId() } }, null);

it('sends entries that waited for a network at once', async () => {
	device.network.isOffline = true;
	await enqueueStory();
	await device.replay();
	device.network.isOffline = false;
	await flushOutbox();
	expect(await allEntries()).toEqual([]);
});

it('rejects while entries remain, so that the browser repeats the sync event', async () => {
	device.network.isOffline = true;
	await enqueueStory();
	await expect(flushOutbox()).rejects.toThrow('1 outbox entries');
	expect(await allEntries()).toMatchObject([{ state: 'waiting', problem: { code: 'offline' } }]);
});

it('does not reject for entries that wait for a login', async () => {
	await enqueueStory();
	await device.house.request('POST', '/api/auth/logout', { as: device.session });
	await flushOutbox();
	expect(await allEntries()).toMatchObject([{ state: 'waiting', problem: { status: 401 } }]);
});

it('does nothing without a session on the device', async () => {
	await enqueueStory();
	const { name } = library();
	await eraseLibrary();
	await flushOutbox();
	expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
});

it('does not send one account’s entries after another one has logged in', async () => {
	await enqueueStory();
	const rosas = library();
	const juno = await device.house.register('Juno');
	await exclusiveReplay({ library: rosas, token: async () => juno.token })();
	expect(await rosas.outbox.toArray()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
	await enterLibrary(juno.user, juno.token);
	await flushOutbox();
	await enterLibrary(device.session.user, device.session.token);
	expect(await allEntries()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
	const { body } = await device.house.request<unknown[]>('GET', '/api/stories', { as: juno });
	expect(body).toEqual([]);
});
