import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import { mediaNameOf } from '../net/media.ts';
import { wayOf } from './chapters.ts';
import { library } from './device.ts';
import { allEntries } from './entries.ts';
import { filesOf } from './media-files.ts';
import { wishes } from './media-wishes.ts';
import { enqueue } from './outbox.ts';
import { packedOf } from './packed.ts';
import { type Reading, readingOf } from './reading.ts';
import { pull, refreshStory } from './sync.ts';
import { type Tablet, tabletOf, toldStory } from './testing/tablet.ts';

/* A story that was packed for a journey, on a tablet that has no network any more. */

let tablet: Tablet;
let id: string;
let first: string;
beforeEach(async () => {
	tablet = await tabletOf('Rosa');
	id = await toldStory(tablet);
	await pack(1);
	while (((await atServer()).ahead ?? []).filter(({ images }) => images).length < 3) {
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	await pull();
	first = (await reading()).path[0]!._id;
	tablet.line.isCut = true;
});
afterEach(() => tablet.switchOff());

const there = <Answer>(method: string, path: string, body?: unknown) =>
	tablet.house.ask<Answer>(method, path, { as: tablet.session, body });
const pack = (depth: number) => there('POST', `/api/stories/${id}/pack`, { depth });
const atServer = async () => (await there<Story>('GET', `/api/stories/${id}`)).body;
const reading = async () => (await readingOf(id, null)) as Reading;
const waysOnPath = async () => (await reading()).path.map(({ choiceIndex }) => choiceIndex);
const choose = (nodeId: string, choiceIndex: number, isAhead = true) =>
	enqueue(
		{ kind: 'choose', storyId: id, nodeId, choiceIndex, title: '', choice: '', ...(isAhead && { isAhead: true }) },
		null,
	);
const online = async () => {
	tablet.line.isCut = false;
	await tablet.replay();
	await refreshStory(id);
};

it('shows nothing of it as read, and says which ways are packed', async () => {
	const { path, here, packed } = await reading();
	expect(path.map(({ _id }) => _id)).toEqual([first]);
	expect([...here]).toEqual([first]);
	expect(packed).toEqual(new Set([0, 1, 2].map((choiceIndex) => wayOf(first, choiceIndex))));
});

it('keeps all its pictures on this device, like those of the chapters that were read', async () => {
	const nodes = await library().nodes.where({ storyId: id }).toArray();
	expect(nodes.filter(({ isAhead }) => isAhead)).toHaveLength(3);
	expect(await packedOf(id)).toEqual({ chapters: 3, whole: 0 });
	for (const node of nodes) expect(filesOf(nodes)).toContain(mediaNameOf(node.images?.large ?? ''));
	expect((await wishes(library())).map(({ storyId }) => storyId)).toContain(id);
});

it('opens a chapter at once, also after another one, and tells the server of each in the end', async () => {
	await choose(first, 1);
	expect(await waysOnPath()).toEqual([null, 1]);
	await choose(first, 2);
	expect(await waysOnPath()).toEqual([null, 2]);
	expect((await allEntries()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
	await online();
	expect(await allEntries()).toEqual([]);
	expect(await waysOnPath()).toEqual([null, 2]);
	const { nodes, ahead } = await atServer();
	expect(nodes.map(({ choiceIndex }) => choiceIndex)).toEqual([null, 1, 2]);
	expect(ahead?.filter(({ parentNodeId }) => parentNodeId === first)).toMatchObject([{ choiceIndex: 0 }]);
	expect((await reading()).packed.has(wayOf(first, 0))).toBe(true);
	expect((await reading()).packed.has(wayOf(first, 1))).toBe(false);
});

it('takes a choice at the end of what is packed, which waits for its chapter', async () => {
	await choose(first, 1);
	const second = (await reading()).path[1]!._id;
	await choose(second, 0, false);
	expect(await waysOnPath()).toEqual([null, 1]);
	await online();
	expect(await waysOnPath()).toEqual([null, 1, 0]);
});

it('is unpacked on this device too, but for what is read here already', async () => {
	await choose(first, 1);
	await pack(0);
	tablet.line.isCut = false;
	await refreshStory(id);
	expect(await waysOnPath()).toEqual([null, 1]);
	expect((await reading()).packed.size).toBe(0);
	await online();
	expect(await waysOnPath()).toEqual([null, 1]);
	expect((await library().nodes.where({ storyId: id }).toArray()).filter(({ isAhead }) => isAhead)).toEqual([]);
});

it('goes with its story', async () => {
	await there('DELETE', `/api/stories/${id}`);
	tablet.line.isCut = false;
	await pull();
	expect(await library().nodes.count()).toBe(0);
});
