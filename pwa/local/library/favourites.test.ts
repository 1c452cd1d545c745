import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Story } from '../../../shared/contract/story.ts';
import { allEntries } from '../outbox/entries.ts';
import { enqueue } from '../outbox/outbox.ts';
import { pull } from '../sync.ts';
import { createTestDevice, generateStory, type TestDevice } from '../testing/test-device.ts';
import { library } from './current-library.ts';
import { loadStories } from './stories.ts';

let device: TestDevice;
let storyId: string;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
	storyId = await generateStory(device);
	await pull();
});
afterEach(() => device.close());

const star = (isFavourite: boolean) =>
	enqueue({ kind: 'set-favourite', storyId, title: 'The Lantern', isFavourite }, null);
const isStarredHere = async () => (await loadStories(null))[0]?.isFavourite === true;
const atServer = async () => {
	const { house, session } = device;
	return (await house.request<Story>('GET', `/api/stories/${storyId}`, { as: session })).body.isFavourite === true;
};

it('is shown at once without a network, and sent when the server can be reached', async () => {
	device.network.isOffline = true;
	await star(true);
	await device.replay();
	expect([await isStarredHere(), await atServer()]).toEqual([true, false]);
	device.network.isOffline = false;
	await library().outbox.toCollection().modify({ nextAt: 0 });
	await device.replay();
	expect([await allEntries(), await isStarredHere(), await atServer()]).toEqual([[], true, true]);
});

it('sends only the last of several presses', async () => {
	device.network.isOffline = true;
	for (const isFavourite of [true, false, true, false]) await star(isFavourite);
	expect((await allEntries()).map(({ deed }) => deed)).toMatchObject([{ isFavourite: false }]);
	expect(await isStarredHere()).toBe(false);
});

it('loses its star here when another device takes it away', async () => {
	await star(true);
	await device.replay();
	const { house, session } = device;
	await house.request('PUT', `/api/stories/${storyId}/favourite`, { as: session, body: { isFavourite: false } });
	await pull();
	expect(await isStarredHere()).toBe(false);
});

it('is as before when the server refuses it, and done when the story is gone', async () => {
	await star(true);
	await library().outbox.toCollection().modify({ state: 'failed' });
	expect(await isStarredHere()).toBe(false);
	await device.house.db.deleteFrom('story').execute();
	await star(true);
	await device.replay();
	expect(await allEntries()).toEqual([]);
});
