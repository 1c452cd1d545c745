import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NextChapter } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { User } from '../../../shared/contract/user.ts';
import { allEntries } from '../outbox/entries.ts';
import { enqueue } from '../outbox/outbox.ts';
import { pull, refreshStory } from '../sync.ts';
import { createTestDevice, generateStory, milosStoryInput, type TestDevice } from '../testing/test-device.ts';
import { library } from './current-library.ts';
import { loadStories } from './stories.ts';
import { lastReadStoryId } from './story-state.ts';
import { loadStoryView, type StoryView } from './story-view.ts';

let device: TestDevice;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
});
afterEach(() => device.close());

const read = async (id: string, childId: string | null = null) => (await loadStoryView(id, childId)) as StoryView;
const pathOf = async (id: string) => (await read(id)).path.map(({ _id }) => _id);
const there = <Answer>(method: string, path: string, body?: unknown) =>
	device.house.request<Answer>(method, path, { as: device.session, body });

/** Takes a choice in a story; `isKnown` as the reader sets it for a chapter on this device. */
async function choose({ story, path }: StoryView, choiceIndex: number, isKnown = false): Promise<void> {
	const { _id: nodeId } = path[0]!;
	const deed = { kind: 'choose', storyId: story.id, nodeId, choiceIndex, title: '', choice: '' } as const;
	await enqueue(isKnown ? { ...deed, isKnown } : deed, null);
}

/** A story in whose first chapter both choices were taken, one after the other. Both next chapters are here. */
async function storyWithTwoChoices() {
	const id = await generateStory(device);
	await pull();
	const before = await read(id);
	for (const choiceIndex of [0, 1]) {
		await choose(before, choiceIndex);
		await device.replay();
	}
	const view = await read(id);
	const [left, right] = view.path[0]!.choices.map(({ nextNodeId }) => nextNodeId);
	return { id, view, first: view.path[0]!._id, left, right };
}

describe('the view of a story', () => {
	it('has the path last read, the ids of the local chapters, and the pending entries', async () => {
		const { id, first, left, right } = await storyWithTwoChoices();
		device.network.isOffline = true;
		await choose(await read(id), 2);
		await device.replay();
		const view = await read(id);
		expect(view.path.map(({ _id }) => _id)).toEqual([first, right]);
		expect(view.localIds).toEqual(new Set([first, left, right]));
		expect(view.entries).toMatchObject([{ deed: { kind: 'choose', choiceIndex: 2 }, problem: { code: 'offline' } }]);
	});

	it('includes entries that block the story’s creation', async () => {
		const child = { _id: '0196f2b0-0000-7000-8000-000000000001', profile: { name: 'Milo', age: 7 } };
		const story = { ...milosStoryInput, _id: '0196f2b0-0000-7000-8000-000000000002' };
		await enqueue({ kind: 'add-child', child } as Parameters<typeof enqueue>[0], null);
		await enqueue({ kind: 'create-story', story }, child._id);
		await enqueue({ kind: 'save-profile', update: { profile: { name: 'Rosa', age: 36 } } }, null);
		const { story: row, path, entries } = await read(story._id, child._id);
		expect({ row, path }).toMatchObject({ row: { status: 'queued' }, path: [] });
		expect(entries.map(({ deed }) => deed.kind)).toEqual(['add-child', 'create-story']);
	});

	it('is null for another child, and while the story is being deleted', async () => {
		const { body: milo } = await there<User>('POST', '/api/users/children', { profile: { name: 'Milo', age: 7 } });
		const id = await generateStory(device);
		await pull();
		expect(await loadStoryView(id, null)).not.toBeNull();
		expect(await loadStoryView(id, milo._id)).toBeNull();
		await enqueue({ kind: 'delete-story', storyId: id, title: '' }, null);
		expect(await loadStoryView(id, null)).toBeNull();
	});
});

describe('a choice whose chapter is on this device', () => {
	it('is taken at once without a network, and stays taken after a sync', async () => {
		const { id, view, first, left, right } = await storyWithTwoChoices();
		device.network.isOffline = true;
		await choose(view, 0, true);
		expect(await pathOf(id)).toEqual([first, left]);
		device.network.isOffline = false;
		await refreshStory(id);
		expect((await library().nodes.get(first))?.takenChoice).toBe(1);
		expect(await pathOf(id)).toEqual([first, left]);
		await device.replay();
		expect(await allEntries()).toEqual([]);
		expect(await pathOf(id)).toEqual([first, left]);
		const { body } = await there<Story>('GET', `/api/stories/${id}`);
		expect(body.nodes.find(({ _id }) => _id === first)?.takenChoice).toBe(0);
		expect(body.nodes.map(({ _id }) => _id)).toContain(right);
	});

	it('is sent once, with the choice taken last', async () => {
		const { id, view, first, right } = await storyWithTwoChoices();
		device.network.isOffline = true;
		await choose(view, 0, true);
		await choose(view, 1, true);
		expect(await pathOf(id)).toEqual([first, right]);
		expect(await allEntries()).toMatchObject([{ deed: { choiceIndex: 1 } }]);
	});

	it('can be taken while a new chapter is pending, which then does not change the path', async () => {
		const { id, view, first, left } = await storyWithTwoChoices();
		device.network.isOffline = true;
		await choose(view, 2);
		await choose(view, 0, true);
		device.network.isOffline = false;
		await device.replay();
		expect(await allEntries()).toEqual([]);
		expect((await read(id)).localIds.size).toBe(4);
		expect(await pathOf(id)).toEqual([first, left]);
	});
});

describe('a response of the server', () => {
	/** For the first request to a path: work to do before the response arrives, or a response to use instead. */
	function onceAsked(path: string, meanwhile: (answer: Response) => Promise<Response>): void {
		const { fetch } = globalThis;
		globalThis.fetch = async (input, init) => {
			const answer = await fetch(input, init);
			if (!String(input).endsWith(path)) return answer;
			globalThis.fetch = fetch;
			return meanwhile(answer);
		};
	}

	it('is requested again when a chapter was stored in the meantime', async () => {
		const id = await generateStory(device);
		await pull();
		await choose(await read(id), 0);
		onceAsked(`/api/stories/${id}`, async (answer) => {
			await device.replay();
			return answer;
		});
		await refreshStory(id);
		expect(await pathOf(id)).toHaveLength(2);
	});

	it('without text is no chapter: the choice fails, and can be taken again', async () => {
		const id = await generateStory(device);
		await pull();
		await choose(await read(id), 0);
		onceAsked('/generate', async (answer) => {
			const { newNode, ...rest } = (await answer.json()) as NextChapter;
			return Response.json({ ...rest, newNode: { ...newNode, content: ' ' } });
		});
		await device.replay();
		const { path, entries } = await read(id);
		expect(path).toHaveLength(1);
		expect(entries).toMatchObject([
			{ state: 'failed', problem: { message: 'Generated node is missing required content' } },
		]);
		await choose(await read(id), 0);
		await device.replay();
		expect(await pathOf(id)).toHaveLength(2);
	});
});

describe('the story last read', () => {
	it('is one of those in the current view', async () => {
		const { body: milo } = await there<User>('POST', '/api/users/children', { profile: { name: 'Milo', age: 7 } });
		const [one, two] = [
			await generateStory(device),
			await generateStory(device, { ...milosStoryInput, frontendRequestId: 'wish-2-of-milo' }),
		];
		await pull();
		expect(await loadStories(null)).toHaveLength(2);
		expect(await lastReadStoryId(null)).toBeNull();
		const state = { pinned: false, wanted: 0, saved: 0 };
		await library().shelf.bulkPut([
			{ ...state, storyId: one, readAt: 2 },
			{ ...state, storyId: two, readAt: 0 },
			{ ...state, storyId: 'of-a-sibling', readAt: 3 },
		]);
		expect(await lastReadStoryId(null)).toBe(one);
		expect(await lastReadStoryId(milo._id)).toBeNull();
	});
});
