import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Story } from '../../../shared/contract/story.ts';
import { allEntries } from '../outbox/entries.ts';
import { enqueue } from '../outbox/outbox.ts';
import { pull, refreshStory } from '../sync.ts';
import { createTestDevice, generateStory, type TestDevice } from '../testing/test-device.ts';
import { choiceKey } from './chapter-overlay.ts';
import { library } from './current-library.ts';
import { loadStoryView, type StoryView } from './story-view.ts';

/* A packed story with a spider in the chapter of the second choice, and a parent who switches spiders off. */

let device: TestDevice;
let id: string;
let first: string;
let spider: string;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
	id = await generateStory(device);
	await there('POST', `/api/stories/${id}/pack`, { depth: 2 });
	await until(async () => ahead(await atServer()).filter(({ images }) => images).length === 12);
	const story = await atServer();
	first = story.startNode!;
	spider = ahead(story).find(({ parentNodeId, choiceIndex }) => parentNodeId === first && choiceIndex === 1)!._id;
	await device.house.db
		.updateTable('chapter')
		.set({ content: 'A spider sat there.' })
		.where('id', '=', spider)
		.execute();
	await pull();
	device.network.isOffline = true;
});
afterEach(() => device.close());

const there = <Answer>(method: string, path: string, body?: unknown) =>
	device.house.request<Answer>(method, path, { as: device.session, body });
const atServer = async () => (await there<Story>('GET', `/api/stories/${id}`)).body;
const ahead = (story: Story) => story.ahead ?? [];
const view = async () => (await loadStoryView(id, null)) as StoryView;
const onPath = async () => (await view()).path.map(({ _id }) => _id);
const isPacked = async (choiceIndex: number) => (await view()).packedChoices.has(choiceKey(first, choiceIndex));
const update = (disabledTopics: string[]) => ({
	profile: { name: 'Rosa', age: 36 },
	settings: { allowedGenres: [], contentRestrictions: { maxAgeRating: 12, disabledTopics } },
});
const switchOff = (...topics: string[]) => there('PUT', '/api/users/profile', update(topics));
const choose = (nodeId: string, choiceIndex: number, isAhead = true) =>
	enqueue(
		{ kind: 'choose', storyId: id, nodeId, choiceIndex, title: '', choice: '', ...(isAhead && { isAhead: true }) },
		null,
	);
const narrate = (nodeId: string) =>
	enqueue({ kind: 'narrate', storyId: id, nodeId, text: '', title: '', chapter: 2 }, null);
const packedIds = async () =>
	(await library().nodes.where({ storyId: id }).toArray()).filter(({ isAhead }) => isAhead).map(({ _id }) => _id);

async function until(condition: () => Promise<boolean>): Promise<void> {
	while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a device that syncs after the change', () => {
	it('deletes forbidden chapters in the same pull, with the chapters after them and their pictures', async () => {
		const name = `${'f'.repeat(64)}.webp`;
		const images = { thumbnail: `/api/media/${name}`, medium: `/api/media/${name}`, large: `/api/media/${name}` };
		await library().nodes.update(spider, { images });
		await library().media.put({ name, storyId: id, type: 'image/webp', size: 1, usedAt: 0 });
		await library().mediaBytes.put({ name, bytes: new ArrayBuffer(1) });
		expect(await packedIds()).toHaveLength(12);
		await device.house.context.queue.stop();
		await switchOff('spiders');
		device.network.isOffline = false;
		await pull();
		expect(await packedIds()).toHaveLength(8);
		expect([await isPacked(0), await isPacked(1), await isPacked(2)]).toEqual([true, false, true]);
		expect(await library().media.get(name)).toBeUndefined();
		expect(await library().mediaBytes.get(name)).toBeUndefined();
	});

	it('deletes them also when they were chosen here, with later choices: the choice waits for its new chapter', async () => {
		await choose(first, 1);
		await choose(spider, 0);
		await narrate(spider);
		expect(await onPath()).toHaveLength(3);
		await device.house.context.queue.stop();
		await switchOff('spiders');
		device.network.isOffline = false;
		await pull();
		expect(await onPath()).toEqual([first]);
		expect((await allEntries()).map(({ deed }) => deed)).toMatchObject([{ kind: 'choose', nodeId: first }]);
		await device.house.context.queue.start();
		await device.replay();
		const path = await onPath();
		expect(path).toHaveLength(2);
		expect(path).not.toContain(spider);
		expect(await allEntries()).toEqual([]);
	});
});

describe('a device that sends its choices before it syncs the change', () => {
	it('gets the rewritten chapter, and no entry fails', async () => {
		await choose(first, 1);
		await choose(spider, 0);
		await switchOff('spiders');
		device.network.isOffline = false;
		await device.replay();
		expect(await allEntries()).toEqual([]);
		const path = await onPath();
		expect(path).toHaveLength(2);
		expect(path).not.toContain(spider);
		await refreshStory(id);
		expect(await onPath()).toEqual(path);
		expect(await library().nodes.get(spider)).toBeUndefined();
	});

	it('drops a choice made in a deleted chapter when the choice that led there failed', async () => {
		await choose(first, 1);
		await choose(spider, 0);
		const [entry] = await allEntries();
		await library().outbox.update(entry!.seq, { state: 'failed' });
		await switchOff('spiders');
		device.network.isOffline = false;
		await device.replay();
		expect((await allEntries()).map(({ deed, state }) => [(deed as { nodeId: string }).nodeId, state])).toEqual([
			[first, 'failed'],
		]);
	});
});

describe('a device that has only the new settings', () => {
	it('shows packed chapters while no switched-off topic is in them', async () => {
		await enqueue({ kind: 'save-profile', update: update(['dragonflies']) }, null);
		expect(await isPacked(1)).toBe(true);
		await choose(first, 1);
		expect(await onPath()).toEqual([first, spider]);
	});

	it('hides forbidden packed chapters, also while the settings are pending: their choice waits like any other', async () => {
		await enqueue({ kind: 'save-profile', update: update(['Spiders']) }, null);
		expect([await isPacked(0), await isPacked(1), await isPacked(2)]).toEqual([true, false, true]);
		const { packedChoices } = await view();
		expect([...packedChoices].some((way) => way.startsWith(spider))).toBe(false);
		await choose(first, 1, false);
		expect(await onPath()).toEqual([first]);
		device.network.isOffline = false;
		await device.replay();
		await device.replay();
		const [, next] = await onPath();
		expect(next).toBeDefined();
		expect(await allEntries()).toEqual([]);
	});
});
