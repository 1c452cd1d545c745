import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ListedStory } from '../../../shared/contract/story.ts';
import { library } from '../library/current-library.ts';
import { loadStories } from '../library/stories.ts';
import { pull } from '../sync.ts';
import { createTestDevice, generateStory, milosStoryInput, type TestDevice } from '../testing/test-device.ts';
import { allEntries } from './entries.ts';
import { exclusiveReplay } from './exclusive-replay.ts';
import { discard, enqueue, newEntry, submit, withdraw } from './outbox.ts';
import { subscribe } from './outbox-channel.ts';
import { replay } from './replay.ts';

let device: TestDevice;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
});
afterEach(() => device.close());

const storyCreation = (frontendRequestId = milosStoryInput.frontendRequestId) =>
	({ kind: 'create-story', story: { ...milosStoryInput, _id: newId(), frontendRequestId } }) as const;
const storiesThere = async () =>
	(await device.house.request<ListedStory[]>('GET', '/api/stories', { as: device.session })).body;

describe('a story created without a network', () => {
	it('is in the library at once, and is created at the server under the same id', async () => {
		device.network.isOffline = true;
		const command = storyCreation();
		await enqueue(command, null);
		await device.replay();
		expect(await loadStories(null)).toMatchObject([
			{ id: command.story._id, status: 'queued', title: 'Pip’s new story' },
		]);
		expect(await allEntries()).toMatchObject([{ state: 'waiting', attempts: 1, problem: { code: 'offline' } }]);

		device.network.isOffline = false;
		await library().outbox.toCollection().modify({ nextAt: 0 });
		await device.replay();
		expect(await allEntries()).toEqual([]);
		expect(await storiesThere()).toMatchObject([{ _id: command.story._id }]);
		expect(await loadStories(null)).toMatchObject([{ id: command.story._id }]);
	});

	it('is created once, also when the response to the first attempt is lost', async () => {
		device.network.losesResponses = true;
		await enqueue(storyCreation(), null);
		await device.replay();
		device.network.losesResponses = false;
		await library().outbox.toCollection().modify({ nextAt: 0 });
		await device.replay();
		expect(await allEntries()).toEqual([]);
		expect(await storiesThere()).toHaveLength(1);
	});

	it('leaves no entry when it is withdrawn', async () => {
		device.network.isOffline = true;
		const id = await enqueue(storyCreation(), null);
		await discard(id);
		expect(await loadStories(null)).toEqual([]);
		expect(await allEntries()).toEqual([]);
	});
});

describe('while the server’s database is away', () => {
	it('an entry waits as without a network, however often it is tried, and is carried out once afterwards', async () => {
		const { house } = device;
		const command = storyCreation();
		await sql`pragma busy_timeout = 0`.execute(house.db);
		const other = new Database(join(house.folder, 'everbranch.db'));
		other.exec('begin immediate');
		await enqueue(command, null);
		for (let attempt = 0; attempt < 25; attempt++) {
			await library().outbox.toCollection().modify({ nextAt: 0 });
			await device.replay();
		}
		expect(await allEntries()).toMatchObject([
			{ state: 'waiting', attempts: 25, refusals: 0, problem: { status: 0, code: 'offline' } },
		]);
		expect(await loadStories(null)).toMatchObject([{ id: command.story._id, status: 'queued' }]);
		other.close();
		await library().outbox.toCollection().modify({ nextAt: 0 });
		await device.replay();
		expect(await allEntries()).toEqual([]);
		expect(await storiesThere()).toMatchObject([{ _id: command.story._id }]);
	});
});

describe('a submitted command', () => {
	it('resolves to done, with the server’s answer', async () => {
		const command = storyCreation();
		const [outcome] = await Promise.all([submit(command, null), eventually(device)]);
		expect(outcome).toMatchObject({ state: 'done', answer: { _id: command.story._id } });
	});

	it('resolves to the answer that another tab tells after it has removed the entry', async () => {
		const otherTab = new BroadcastChannel('everbranch');
		onTestFinished(() => otherTab.close());
		const outcome = { state: 'done', answer: { _id: 'of-the-story' } };
		const stop = subscribe(async ({ kind }) => {
			if (kind !== 'wake') return;
			const [entry] = await library().transaction('rw', library().outbox, async () => {
				const entries = await allEntries();
				await library().outbox.clear();
				return entries;
			});
			// The page has read by now that its entry is gone.
			await library().outbox.count();
			otherTab.postMessage({ kind: 'outcome', id: entry!.id, outcome });
		});
		onTestFinished(stop);
		expect(await submit(storyCreation(), null)).toEqual(outcome);
	});

	it('resolves to done at once when it only cancels an entry that was never sent', async () => {
		device.network.isOffline = true;
		const command = storyCreation();
		await enqueue(command, null);
		const deletion = { kind: 'delete-story', storyId: command.story._id, title: '' } as const;
		expect(await submit(deletion, null)).toEqual({ state: 'done', answer: null });
		expect(await allEntries()).toEqual([]);
	});

	it('resolves to done when it is withdrawn before its first attempt', async () => {
		const submitted = submit(storyCreation(), null);
		await expect.poll(allEntries).toHaveLength(1);
		const [entry] = await allEntries();
		await withdraw(entry!);
		expect(await submitted).toEqual({ state: 'done', answer: null });
	});

	it('resolves to done when another save of the same settings replaces it before its first attempt', async () => {
		const save = (name: string) => ({ kind: 'save-profile', update: { profile: { name, age: 40 } } }) as const;
		const submitted = submit(save('Rosa'), null);
		await expect.poll(allEntries).toHaveLength(1);
		await enqueue(save('Rosa Maria'), null);
		expect(await submitted).toEqual({ state: 'done', answer: null });
	});

	it('resolves to waiting without a network', async () => {
		device.network.isOffline = true;
		const [outcome] = await Promise.all([submit(storyCreation(), null), eventually(device)]);
		expect(outcome).toMatchObject({ state: 'waiting', problem: { status: 0, code: 'offline' } });
	});

	it('resolves to waiting when an earlier entry of its ordering key is postponed', async () => {
		const child = { _id: newId(), profile: { name: 'Milo', age: 7 } };
		await enqueue({ kind: 'add-child', child }, null);
		const problem = { status: 503, code: 'busy', message: 'Not now.' };
		await library()
			.outbox.toCollection()
			.modify({ problem, nextAt: Date.now() + 60_000 });
		expect(await submit(storyCreation(), child._id)).toEqual({ state: 'waiting', problem });
	});

	it('resolves to waiting behind an entry that itself waits for a postponed one', async () => {
		const [storyId, nodeId] = [newId(), newId()];
		const problem = { status: 0, code: 'offline', message: 'No network.' };
		const entries = [
			{ lanes: [`story:${storyId}`], problem, nextAt: Date.now() + 60_000 },
			{ lanes: [`story:${storyId}`, `voice:${nodeId}`] },
		];
		for (const parts of entries) await library().outbox.add({ ...newEntry(newId(), storyCreation(), null), ...parts });
		device.network.isOffline = true;
		const narration = { kind: 'narrate', storyId, nodeId, text: 'Once', title: 'Pip', chapter: 2 } as const;
		const [outcome] = await Promise.all([submit(narration, null), eventually(device)]);
		expect(outcome).toMatchObject({ state: 'waiting', problem: { code: 'offline' } });
	});

	it('resolves to failed with the reason when the server refuses it, and stays in the outbox', async () => {
		const rude = {
			...storyCreation().story,
			settings: {
				...milosStoryInput.settings,
				characters: [{ ...milosStoryInput.settings.characters[0]!, name: 'Fuck' }],
			},
		};
		const [outcome] = await Promise.all([submit({ kind: 'create-story', story: rude }, null), eventually(device)]);
		expect(outcome).toMatchObject({ state: 'failed', problem: { status: 400, code: 'name-not-kind' } });
		expect(await allEntries()).toMatchObject([{ state: 'failed' }]);
		expect(await loadStories(null)).toEqual([]);
	});
});

describe('a choice taken without a network', () => {
	it('gets its chapter when there is a network again', async () => {
		const storyId = await generateStory(device);
		await pull();
		const [first] = await library().nodes.where({ storyId }).toArray();
		device.network.isOffline = true;
		const command = { kind: 'choose', storyId, nodeId: first!._id, choiceIndex: 1, title: '', choice: '' } as const;
		await enqueue(command, null);
		await enqueue({ ...command, choiceIndex: 2 }, null);
		expect(await allEntries()).toMatchObject([{ deed: { choiceIndex: 1 } }]);
		device.network.isOffline = false;
		await device.replay();
		const nodes = await library().nodes.where({ storyId }).sortBy('chapterNumber');
		expect(nodes).toMatchObject([{ takenChoice: 1 }, { parentNodeId: first!._id, choiceIndex: 1 }]);
		expect(nodes[0]!.choices[1]!.nextNodeId).toBe(nodes[1]!._id);
	});
});

describe('an error inside a replay', () => {
	const fault = { status: 0, code: 'device-fault', message: 'Something went wrong on this device.' };
	beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
	afterEach(() => {
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	});
	const sendAgain = async () => {
		await library().outbox.toCollection().modify({ nextAt: 0 });
		await device.replay();
	};

	// covers: without-network/fails-device-while-sent
	it('is reported to the waiting screen and recorded on the entry, which is retried', async () => {
		const broken = vi.spyOn(library().stories, 'put').mockRejectedValue(new TypeError('broken'));
		const [outcome] = await Promise.all([submit(storyCreation(), null), eventually(device)]);
		expect(outcome).toEqual({ state: 'waiting', problem: fault });
		expect(await allEntries()).toMatchObject([{ state: 'waiting', attempts: 1, refusals: 1, problem: fault }]);
		broken.mockRestore();
		await sendAgain();
		expect(await allEntries()).toEqual([]);
		expect(await storiesThere()).toHaveLength(1);
	});

	it('is reported and recorded when the lock request fails', async () => {
		const request = () => Promise.reject(new DOMException('Not allowed here.', 'SecurityError'));
		vi.stubGlobal('navigator', { onLine: true, locks: { request } });
		const [outcome] = await Promise.all([submit(storyCreation(), null), eventually(device)]);
		expect(outcome).toEqual({ state: 'waiting', problem: fault });
		expect(await allEntries()).toMatchObject([{ state: 'waiting', problem: fault }]);
		vi.unstubAllGlobals();
		await sendAgain();
		expect(await allEntries()).toEqual([]);
	});

	it('is reported also when it cannot be recorded', async () => {
		vi.spyOn(library().outbox, 'update').mockRejectedValue(new Error('The disk is gone.'));
		device.network.isOffline = true;
		const [outcome] = await Promise.all([submit(storyCreation(), null), eventually(device)]);
		expect(outcome).toEqual({ state: 'waiting', problem: fault });
	});

	it('ends the replay silently when the library was closed', async () => {
		await enqueue(storyCreation(), null);
		library().close();
		await expect(device.replay()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
		expect(console.warn).not.toHaveBeenCalled();
	});

	it.each([
		['null', null],
		['an object without a profile', {}],
	])('a response of %s instead of an account changes nothing here', async (_, answer) => {
		const before = await library().kv.get('user');
		vi.stubGlobal('fetch', async () => Response.json(answer));
		const update = { profile: { name: 'Rosalind', age: 36 } };
		const [outcome] = await Promise.all([submit({ kind: 'save-profile', update }, null), eventually(device)]);
		expect(outcome).toMatchObject({ state: 'waiting', problem: { code: 'unexpected-answer' } });
		expect(await library().kv.get('user')).toEqual(before);
	});
});

describe('without Web Locks, as over plain http', () => {
	afterEach(() => vi.unstubAllGlobals());

	it('two tabs that replay at the same time send each entry once', async () => {
		vi.stubGlobal('navigator', { onLine: true });
		const send = vi.spyOn(globalThis, 'fetch');
		for (let count = 0; count < 6; count++) await enqueue(storyCreation(`wish-of-milo-${count}`), null);
		const otherTab = exclusiveReplay({ library: library(), token: async () => device.session.token });
		await Promise.all([device.replay(), otherTab()]);
		expect(await allEntries()).toEqual([]);
		expect(send).toHaveBeenCalledTimes(6);
		expect(await storiesThere()).toHaveLength(6);
	});

	it('an entry that two tabs sent twice is carried out once', async () => {
		await enqueue(storyCreation(), null);
		const replaying = { library: library(), token: async () => device.session.token };
		const never = new Promise<void>(() => {});
		await Promise.all([replay(replaying, () => never), replay(replaying, () => never)]);
		await library().outbox.toCollection().modify({ nextAt: 0 });
		await device.replay();
		expect(await allEntries()).toEqual([]);
		expect(await storiesThere()).toHaveLength(1);
	});

	it('a late response does not overwrite later changes after another tab has completed the entry', async () => {
		const command = storyCreation();
		await enqueue(command, null);
		const answered = Promise.withResolvers<void>();
		const { fetch } = globalThis;
		vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
			const response = await fetch(...call);
			await answered.promise;
			return response;
		});
		const late = device.replay();
		while ((await allEntries())[0]?.state !== 'sending') await new Promise((resolve) => setTimeout(resolve, 1));
		await library().outbox.clear();
		answered.resolve();
		await late;
		expect(await loadStories(null)).toEqual([]);
	});
});

async function eventually({ replay }: TestDevice): Promise<void> {
	while ((await allEntries()).length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
	await replay();
}
