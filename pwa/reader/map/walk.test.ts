import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadStoryView } from '../../local/library/story-view.ts';
import { allEntries } from '../../local/outbox/entries.ts';
import { pull } from '../../local/sync.ts';
import { resetSyncState, setSyncState } from '../../local/sync-state.ts';
import { installTabletProgram } from '../../local/testing/tablet-program.ts';
import { createTestDevice, generateStory, type TestDevice } from '../../local/testing/test-device.ts';
import { storyTree } from './story-tree.ts';
import { takeBud, walkTo } from './walk.ts';

let device: TestDevice;
let storyId: string;
let remove: () => void;
beforeEach(async () => {
	({ remove } = installTabletProgram());
	Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
	device = await createTestDevice('Rosa');
	storyId = await generateStory(device);
	await pull();
});
afterEach(async () => {
	resetSyncState();
	await device.close();
	Reflect.deleteProperty(navigator, 'onLine');
	remove();
});

async function openMap() {
	const view = (await loadStoryView(storyId, null))!;
	return { view, tree: storyTree(view, false)!, childId: null };
}

// covers: story-map/walk
it('a bud whose choice is taken without a network is told on this device, as in the reader', async () => {
	device.network.isOffline = true;
	setSyncState('failed', true);
	const walk = await openMap();
	await takeBud(walk, walk.tree.key, 1);
	const { path } = (await loadStoryView(storyId, null))!;
	expect(path.map(({ choiceIndex, isTold }) => [choiceIndex, isTold])).toEqual([
		[null, undefined],
		[1, true],
	]);
});

// covers: story-map/walk
it('the way to a chapter that was told without a network moves the taken choices only', async () => {
	device.network.isOffline = true;
	setSyncState('failed', true);
	const first = await openMap();
	await takeBud(first, first.tree.key, 1);
	const second = await openMap();
	await takeBud(second, second.tree.key, 0);
	const walk = await openMap();
	const [, right] = walk.tree.branches;
	const before = walk.view.chapters.length;
	await walkTo(walk, right!.key);
	const { path, chapters } = (await loadStoryView(storyId, null))!;
	expect(path.at(-1)?._id).toBe(right!.key);
	expect(chapters).toHaveLength(before);
	expect((await allEntries()).filter(({ deed }) => deed.kind === 'choose')).toHaveLength(1);
});
