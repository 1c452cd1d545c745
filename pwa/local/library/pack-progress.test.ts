import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Story } from '../../../shared/contract/story.ts';
import { mediaNameOf } from '../../net/media.ts';
import { offlineFilesOf } from '../media/media-files.ts';
import { prefetchTargets } from '../media/prefetch.ts';
import { allEntries } from '../outbox/entries.ts';
import { enqueue } from '../outbox/outbox.ts';
import { pull, refreshStory } from '../sync.ts';
import { createTestDevice, generateStory, type TestDevice } from '../testing/test-device.ts';
import { choiceKey } from './chapter-overlay.ts';
import { library } from './current-library.ts';
import { loadPackProgress } from './pack-progress.ts';
import { loadStoryView, type StoryView } from './story-view.ts';

/* A story packed for a journey, on a device without a network. */

let device: TestDevice;
let id: string;
let first: string;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
	id = await generateStory(device);
	await pack(1);
	while (((await atServer()).ahead ?? []).filter(({ images }) => images).length < 3) {
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	await pull();
	first = (await view()).path[0]!._id;
	device.network.isOffline = true;
});
afterEach(() => device.close());

const there = <Answer>(method: string, path: string, body?: unknown) =>
	device.house.request<Answer>(method, path, { as: device.session, body });
const pack = (depth: number) => there('POST', `/api/stories/${id}/pack`, { depth });
const atServer = async () => (await there<Story>('GET', `/api/stories/${id}`)).body;
const view = async () => (await loadStoryView(id, null)) as StoryView;
const choicesOnPath = async () => (await view()).path.map(({ choiceIndex }) => choiceIndex);
const choose = (nodeId: string, choiceIndex: number, isAhead = true) =>
	enqueue(
		{ kind: 'choose', storyId: id, nodeId, choiceIndex, title: '', choice: '', ...(isAhead && { isAhead: true }) },
		null,
	);
const online = async () => {
	device.network.isOffline = false;
	await device.replay();
	await refreshStory(id);
};

it('shows no packed chapter on the path, and returns the packed choices', async () => {
	const { path, localIds, packedChoices } = await view();
	expect(path.map(({ _id }) => _id)).toEqual([first]);
	expect([...localIds]).toEqual([first]);
	expect(packedChoices).toEqual(new Set([0, 1, 2].map((choiceIndex) => choiceKey(first, choiceIndex))));
});

it('prefetches the pictures of packed chapters too', async () => {
	const nodes = await library().nodes.where({ storyId: id }).toArray();
	expect(nodes.filter(({ isAhead }) => isAhead)).toHaveLength(3);
	expect(await loadPackProgress(id)).toEqual({ chapters: 3, complete: 0, hasVoice: false });
	for (const node of nodes) expect(offlineFilesOf(nodes)).toContain(mediaNameOf(node.images?.large ?? ''));
	expect((await prefetchTargets(library())).map(({ storyId }) => storyId)).toContain(id);
});

it('opens packed chapters at once, one after another, and sends each choice later', async () => {
	await choose(first, 1);
	expect(await choicesOnPath()).toEqual([null, 1]);
	await choose(first, 2);
	expect(await choicesOnPath()).toEqual([null, 2]);
	expect((await allEntries()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
	await online();
	expect(await allEntries()).toEqual([]);
	expect(await choicesOnPath()).toEqual([null, 2]);
	const { nodes, ahead } = await atServer();
	expect(nodes.map(({ choiceIndex }) => choiceIndex)).toEqual([null, 1, 2]);
	expect(ahead?.filter(({ parentNodeId }) => parentNodeId === first)).toMatchObject([{ choiceIndex: 0 }]);
	expect((await view()).packedChoices.has(choiceKey(first, 0))).toBe(true);
	expect((await view()).packedChoices.has(choiceKey(first, 1))).toBe(false);
});

it('queues a choice beyond the packed chapters', async () => {
	await choose(first, 1);
	const second = (await view()).path[1]!._id;
	await choose(second, 0, false);
	expect(await choicesOnPath()).toEqual([null, 1]);
	await online();
	expect(await choicesOnPath()).toEqual([null, 1, 0]);
});

it('removes unpacked chapters from this device, except those already opened here', async () => {
	await choose(first, 1);
	await pack(0);
	device.network.isOffline = false;
	await refreshStory(id);
	expect(await choicesOnPath()).toEqual([null, 1]);
	expect((await view()).packedChoices.size).toBe(0);
	await online();
	expect(await choicesOnPath()).toEqual([null, 1]);
	expect((await library().nodes.where({ storyId: id }).toArray()).filter(({ isAhead }) => isAhead)).toEqual([]);
});

it('deletes packed chapters with their story', async () => {
	await there('DELETE', `/api/stories/${id}`);
	device.network.isOffline = false;
	await pull();
	expect(await library().nodes.count()).toBe(0);
});
