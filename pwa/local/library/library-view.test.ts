import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListedStory } from '../../../shared/contract/story.ts';
import { enqueue, withdraw } from '../outbox/outbox.ts';
import { pull } from '../sync.ts';
import { createTestDevice, generateStory, milosStoryInput, type TestDevice } from '../testing/test-device.ts';
import { library } from './current-library.ts';
import { loadLibraryView } from './library-view.ts';

let device: TestDevice;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
});
afterEach(() => device.close());

const storiesThere = async () =>
	(await device.house.request<ListedStory[]>('GET', '/api/stories', { as: device.session })).body;

describe('the library view', () => {
	it('is not synced before the first full sync is complete', async () => {
		expect(await loadLibraryView(null)).toEqual({ stories: [], unsent: new Map(), isSynced: false, isPartial: false });
		await pull();
		expect(await loadLibraryView(null)).toEqual({ stories: [], unsent: new Map(), isSynced: true, isPartial: false });
		await library().kv.put([], 'told');
		expect(await loadLibraryView(null)).toMatchObject({ isSynced: false, isPartial: false });
	});

	it('contains the newest stories up to the limit', async () => {
		await generateStory(device);
		const newer = await generateStory(device, { ...milosStoryInput, frontendRequestId: 'wish-of-milo-2' });
		await pull();
		expect((await loadLibraryView(null, 1)).stories).toMatchObject([{ id: newer }]);
		expect((await loadLibraryView(null)).stories).toHaveLength(2);
	});
});

describe('a new story', () => {
	it('is listed as unsent until the server has it', async () => {
		device.network.isOffline = true;
		const storyId = await createStory();
		const waiting = await loadLibraryView(null);
		expect(waiting.stories).toMatchObject([{ id: storyId, status: 'queued' }]);
		expect(waiting.unsent.get(storyId)).toMatchObject({ state: 'waiting', problem: { status: 0 } });

		await reconnect();
		const sent = await loadLibraryView(null);
		expect(sent.stories).toMatchObject([{ id: storyId }]);
		expect(sent.unsent.size).toBe(0);
	});

	it('is shown as failed in the views of its child and the parent when the server refuses it', async () => {
		const [hero] = milosStoryInput.settings.characters;
		const settings = { ...milosStoryInput.settings, characters: [{ ...hero!, name: 'Fuck' }] };
		const storyId = await createStory({ ...milosStoryInput, settings });
		const { stories, unsent } = await loadLibraryView(null);
		expect(stories).toMatchObject([{ id: storyId, status: 'failed' }]);
		expect(unsent.get(storyId)).toMatchObject({ state: 'failed', problem: { code: 'name-not-kind' } });
		expect((await loadLibraryView(newId())).stories).toEqual([]);

		await withdraw(unsent.get(storyId)!);
		expect((await loadLibraryView(null)).stories).toEqual([]);
		expect(await library().outbox.count()).toBe(0);
	});

	it('is never sent when it is withdrawn before its first attempt', async () => {
		device.network.isOffline = true;
		await withdrawStory(await createStory());
		await reconnect();
		expect(await library().outbox.count()).toBe(0);
		expect(await storiesThere()).toEqual([]);
	});

	it('is no longer unsent once it is synced, also when the response was lost', async () => {
		device.network.losesResponses = true;
		const storyId = await createStory();
		expect((await loadLibraryView(null)).unsent.size).toBe(1);
		device.network.losesResponses = false;
		await pull();
		const { stories, unsent } = await loadLibraryView(null);
		expect(stories).toMatchObject([{ id: storyId }]);
		expect(unsent.size).toBe(0);
	});

	it('is deleted at the server too when it is withdrawn after an attempt', async () => {
		device.network.losesResponses = true;
		const storyId = await createStory();
		expect(await storiesThere()).toHaveLength(1);
		await withdrawStory(storyId);
		await reconnect();
		expect(await storiesThere()).toEqual([]);
		expect((await loadLibraryView(null)).stories).toEqual([]);
	});
});

async function createStory(input = milosStoryInput): Promise<string> {
	const storyId = newId();
	await enqueue({ kind: 'create-story', story: { ...input, _id: storyId } }, null);
	await device.replay();
	return storyId;
}

async function withdrawStory(storyId: string): Promise<void> {
	const { unsent } = await loadLibraryView(null);
	await withdraw(unsent.get(storyId)!);
	expect((await loadLibraryView(null)).stories).toEqual([]);
}

async function reconnect(): Promise<void> {
	Object.assign(device.network, { isOffline: false, losesResponses: false });
	await library().outbox.toCollection().modify({ nextAt: 0 });
	await device.replay();
}
