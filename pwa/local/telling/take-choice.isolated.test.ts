import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadStoryView } from '../library/story-view.ts';
import { allEntries } from '../outbox/entries.ts';
import { pull } from '../sync.ts';
import { resetSyncState, setSyncState } from '../sync-state.ts';
import { installTabletProgram } from '../testing/tablet-program.ts';
import { createTestDevice, generateStory, type TestDevice } from '../testing/test-device.ts';
import { loadTelling } from './load-telling.ts';
import { removeOptionalPart } from './optional-part.ts';
import { takeChoice } from './take-choice.ts';

vi.mock('./load-telling.ts', { spy: true });

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

/** Takes a choice of the first chapter, and counts the requests until its chapter is here. */
async function choose(): Promise<{ requests: number; chapters: number }> {
	const { fetch } = globalThis;
	let requests = 0;
	globalThis.fetch = (...request) => {
		requests += 1;
		return fetch(...request);
	};
	const { path } = (await loadStoryView(storyId, null))!;
	const { _id: nodeId, choices } = path[0]!;
	const choice = { nodeId, choiceIndex: 0, choice: choices[0]!.text };
	const taken = takeChoice({ kind: 'choose', storyId, title: '', ...choice }, null);
	await expect.poll(async () => (await allEntries()).length).toBe(1);
	if ((await allEntries()).some(({ deed }) => deed.kind === 'choose')) await device.replay();
	await taken;
	return { requests, chapters: (await loadStoryView(storyId, null))!.path.length };
}

it('a choice after a sync without an answer is told here at once, without another request', async () => {
	device.network.isOffline = true;
	setSyncState('failed', true);
	setSyncState('fetching');
	expect(await choose()).toEqual({ requests: 0, chapters: 2 });
});

it('a choice after a sync that failed otherwise asks the server, and is told here when it does not answer', async () => {
	device.network.isOffline = true;
	setSyncState('failed');
	expect(await choose()).toEqual({ requests: 1, chapters: 2 });
});

// covers: offline-stories/failures
it('a choice waits where the caches of the browser cannot be read', async () => {
	device.network.isOffline = true;
	setSyncState('failed', true);
	// Ends the thread of an earlier test.
	await removeOptionalPart();
	vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('Unexpected internal error', 'UnknownError'));
	expect(await choose()).toEqual({ requests: 1, chapters: 1 });
	expect((await allEntries()).map(({ deed, state }) => [deed.kind, state])).toEqual([['choose', 'waiting']]);
});

it('a choice waits where the code that tells cannot be loaded', async () => {
	device.network.isOffline = true;
	setSyncState('failed', true);
	vi.mocked(loadTelling).mockResolvedValue(null);
	onTestFinished(() => void vi.mocked(loadTelling).mockRestore());
	expect(await choose()).toEqual({ requests: 1, chapters: 1 });
});
