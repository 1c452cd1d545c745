import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Story } from '../../../shared/contract/story.ts';
import type { User } from '../../../shared/contract/user.ts';
import { deferred } from '../../../shared/rules/deferred.ts';
import { failWrites } from '../../testing/storage.ts';
import { enterLibrary, library } from '../library/current-library.ts';
import { household } from '../library/household.ts';
import { loadStories } from '../library/stories.ts';
import { loadStoryView, type StoryView, storyViewOf } from '../library/story-view.ts';
import { allEntries } from '../outbox/entries.ts';
import { discard, enqueue, retryEntry, submit } from '../outbox/outbox.ts';
import { pull } from '../sync.ts';
import { installTabletProgram } from '../testing/tablet-program.ts';
import { createTestDevice, generateStory, milosStoryInput, type TestDevice } from '../testing/test-device.ts';
import { removeOptionalPart } from './optional-part.ts';
import { program as tabletProgram } from './program.worker.ts';
import { settleStories } from './settle-stories.ts';
import {
	nextChapterToldAhead,
	tellAhead,
	tellNewStory,
	tellNextChapter,
	tellQueuedStory,
	tellWishAhead,
} from './tell-story.ts';

let device: TestDevice;
let program: ReturnType<typeof installTabletProgram>;
beforeEach(async () => {
	program = installTabletProgram();
	device = await createTestDevice('Rosa');
	await pull();
	device.network.isOffline = true;
	return async () => {
		await device.close();
		program.remove();
	};
});

const newWish = () => {
	const _id = newId();
	return { ...milosStoryInput, _id, frontendRequestId: `wish-${_id}` };
};

/** A story that is told here up to its second chapter. */
async function tellTwoChapters() {
	const wish = newWish();
	await tellNewStory(wish, null);
	await choose(wish._id, 1);
	return wish;
}

/** Takes a choice of the last chapter on the path. */
async function choose(storyId: string, choiceIndex: number) {
	return tellNextChapter(choiceOf(await viewOf(storyId), choiceIndex), null);
}

function choiceOf({ story, path }: StoryView, choiceIndex: number) {
	const last = path.at(-1)!;
	return { storyId: story.id, nodeId: last._id, choiceIndex, choice: last.choices[choiceIndex]!.text };
}

async function viewOf(storyId: string): Promise<StoryView> {
	return (await loadStoryView(storyId, null))!;
}

async function goHome(): Promise<void> {
	device.network.isOffline = false;
	for (const { id } of await allEntries()) await retryEntry(id);
	await device.replay();
}

const atServer = async (id: string) =>
	(await device.house.request<Story>('GET', `/api/stories/${id}`, { as: device.session })).body;
const wordsOf = ({ path }: StoryView) => path.map(({ _id, content, chapterTitle }) => [_id, content, chapterTitle]);

/** Changes the account as this device knows it. */
async function changeUser(change: (user: User) => Partial<User>): Promise<void> {
	const { user } = (await household())!;
	await library().kv.put({ ...user, ...change(user) }, 'user');
}

function ended(subscription: User['subscription']): User['subscription'] {
	return { ...subscription, status: 'expired', hasLifetimeAccess: false, trialEndDate: '2020-01-01T00:00:00Z' };
}

describe('a story told on the device', () => {
	// covers: offline-stories/told-offline
	// covers: offline-stories/once
	it('is read to its end without a network, and is at the server once, as it was read', async () => {
		const wish = newWish();
		expect(await tellNewStory(wish, null)).toEqual({ state: 'told' });
		const [listed] = await loadStories(null);
		expect(listed).toMatchObject({ id: wish._id, status: 'in-progress', authorName: 'Rosa', chapterCount: 5 });
		for (const choice of [0, 2, 1, 0]) expect(await choose(wish._id, choice)).toEqual({ state: 'told' });
		const read = await viewOf(wish._id);
		expect(read.path.map(({ isEnding }) => isEnding)).toEqual([false, false, false, false, true]);
		expect(read.story.status).toBe('completed');
		expect(read.path.every(({ madeBy }) => madeBy.toldOn === 'device')).toBe(true);
		await goHome();
		expect(await allEntries()).toEqual([]);
		const { nodes, title, status, outline } = await atServer(wish._id);
		expect(outline).toBe(read.story.outline);
		expect(outline).toContain('version');
		expect(nodes.map(({ _id, content, chapterTitle }) => [_id, content, chapterTitle])).toEqual(wordsOf(read));
		expect([title, status]).toEqual([read.story.title, 'completed']);
		await pull();
		expect(wordsOf(await viewOf(wish._id))).toEqual(wordsOf(read));
		expect((await loadStories(null)).map(({ id }) => id)).toEqual([wish._id]);
	});

	it('has every branch that was read, and the path last taken, also after it came home', async () => {
		const wish = await tellTwoChapters();
		const [first, second] = (await viewOf(wish._id)).path;
		const { text: choice } = first!.choices[0]!;
		await tellNextChapter({ storyId: wish._id, nodeId: first!._id, choiceIndex: 0, choice }, null);
		const other = (await viewOf(wish._id)).path.at(-1)!;
		expect(other._id).not.toBe(second!._id);
		await enqueue(
			{ kind: 'choose', storyId: wish._id, nodeId: first!._id, choiceIndex: 1, title: '', choice: '', isKnown: true },
			null,
		);
		expect((await viewOf(wish._id)).path.at(-1)!._id).toBe(second!._id);
		await goHome();
		await pull();
		const home = await viewOf(wish._id);
		expect(home.path.map(({ _id }) => _id)).toEqual([first!._id, second!._id]);
		expect(home.localIds).toEqual(new Set([first!._id, second!._id, other._id]));
	});

	it('goes on at the server from a chapter that was told here', async () => {
		const wish = await tellTwoChapters();
		const { path } = await viewOf(wish._id);
		const command = { kind: 'choose', storyId: wish._id, nodeId: path[1]!._id, choiceIndex: 0 } as const;
		await enqueue({ ...command, title: '', choice: '' }, null);
		await goHome();
		const after = await viewOf(wish._id);
		expect(after.path).toHaveLength(3);
		expect(after.path[2]!.madeBy.toldOn).toBeUndefined();
	});

	it('continues a story of the server, also from another storyteller’s chapter', async () => {
		device.network.isOffline = false;
		const id = await generateStory(device);
		await pull();
		const [first] = await library().nodes.where({ storyId: id }).toArray();
		await library().nodes.put({ ...first!, madeBy: { ...first!.madeBy, storyteller: 'openai' } });
		device.network.isOffline = true;
		expect(await choose(id, 0)).toEqual({ state: 'told' });
		const { path } = await viewOf(id);
		expect(path).toHaveLength(2);
		expect(path[1]!.content).toContain('Go left'.toLowerCase().slice(3));
		await goHome();
		expect(await allEntries()).toEqual([]);
		expect((await atServer(id)).nodes).toHaveLength(2);
	});

	it('keeps its star and its report until it is home', async () => {
		const wish = await tellTwoChapters();
		const { story, path } = await viewOf(wish._id);
		await enqueue({ kind: 'set-favourite', storyId: wish._id, title: story.title, isFavourite: true }, null);
		const report = { storyId: wish._id, nodeId: path[1]!._id, title: story.title, chapter: 2 };
		await enqueue({ kind: 'report-chapter', ...report, reason: 'scary' }, null);
		expect((await loadStories(null))[0]).toMatchObject({ isFavourite: true });
		await goHome();
		const home = await atServer(wish._id);
		expect(home.isFavourite).toBe(true);
		expect(home.nodes.find(({ _id }) => _id === path[1]!._id)?.report?.state).toBe('open');
	});

	it('leaves nothing when it is deleted before it was sent', async () => {
		const wish = await tellTwoChapters();
		const { story } = await viewOf(wish._id);
		await enqueue({ kind: 'delete-story', storyId: wish._id, title: story.title }, null);
		expect([await loadStories(null), await allEntries()]).toEqual([[], []]);
		await settleStories(library());
		expect(await library().told.count()).toBe(0);
	});
});

describe('a wish that waits', () => {
	// covers: offline-stories/take-over
	it('is taken over once, and is not written at the server too', async () => {
		const wish = newWish();
		await enqueue({ kind: 'create-story', story: wish }, null);
		await device.replay();
		const outcomes = await Promise.all([tellNewStory(wish, null), tellNewStory(wish, null)]);
		expect(outcomes).toEqual([{ state: 'told' }, { state: 'told' }]);
		expect((await allEntries()).map(({ deed }) => deed.kind)).toEqual(['upload-chapter']);
		const told = wordsOf(await viewOf(wish._id));
		await goHome();
		const { nodes } = await atServer(wish._id);
		expect(nodes.map(({ _id, content, chapterTitle }) => [_id, content, chapterTitle])).toEqual(told);
	});

	it('is taken over when the server has it and has not begun', async () => {
		const wish = newWish();
		device.network.isOffline = false;
		device.house.context.queue.stop();
		await enqueue({ kind: 'create-story', story: wish }, null);
		await device.replay();
		await pull();
		const [row] = await loadStories(null);
		expect(row).toMatchObject({ id: wish._id, startNode: null });
		device.network.isOffline = true;
		expect(await tellQueuedStory(row!)).toEqual({ state: 'told' });
		expect((await loadStories(null)).map(({ id, status }) => [id, status])).toEqual([[wish._id, 'in-progress']]);
		const told = wordsOf(await viewOf(wish._id));
		await goHome();
		await pull();
		expect(wordsOf(await viewOf(wish._id))).toEqual(told);
	});

	it('is deleted at the server too, which may have it', async () => {
		device.network.isOffline = false;
		const wish = newWish();
		await enqueue({ kind: 'create-story', story: wish }, null);
		await device.replay();
		await enqueue({ kind: 'create-story', story: wish }, null);
		await library().outbox.toCollection().modify({ attempts: 1 });
		device.network.isOffline = true;
		expect(await tellNewStory(wish, null)).toEqual({ state: 'told' });
		await enqueue({ kind: 'delete-story', storyId: wish._id, title: '' }, null);
		expect((await allEntries()).map(({ deed }) => deed.kind)).toEqual(['delete-story']);
		await goHome();
		await pull();
		expect(await loadStories(null)).toEqual([]);
	});

	it('is deleted at the server too when the server had accepted it', async () => {
		device.network.isOffline = false;
		const wish = newWish();
		await enqueue({ kind: 'create-story', story: wish }, null);
		await device.replay();
		await pull();
		device.network.isOffline = true;
		const row = (await loadStories(null))[0]!;
		expect(await tellQueuedStory({ ...row, startNode: null })).toEqual({ state: 'told' });
		await enqueue({ kind: 'delete-story', storyId: wish._id, title: '' }, null);
		expect((await allEntries()).map(({ deed }) => deed.kind)).toEqual(['delete-story']);
		await goHome();
		await pull();
		expect(await loadStories(null)).toEqual([]);
	});

	it('stays a wish while it is being sent', async () => {
		const wish = newWish();
		await enqueue({ kind: 'create-story', story: wish }, null);
		await library().outbox.toCollection().modify({ state: 'sending' });
		expect(await tellNewStory(wish, null)).toEqual({ state: 'sending' });
		expect((await allEntries()).map(({ deed }) => deed.kind)).toEqual(['create-story']);
	});
});

describe('a choice that another device took first', () => {
	// covers: offline-stories/until-left
	// covers: offline-stories/two-devices
	it('shows what was read here until the story is left, then the chapter that was kept', async () => {
		device.network.isOffline = false;
		const id = await generateStory(device);
		await pull();
		device.network.isOffline = true;
		await choose(id, 1);
		await choose(id, 0);
		const read = await viewOf(id);
		const body = { nodeId: read.path[0]!._id, choiceIndex: 1 };
		await device.house.request('POST', `/api/stories/${id}/generate`, { as: device.session, body });
		await goHome();
		await pull();
		const shown = await viewOf(id);
		expect(shown.path.slice(0, 2).map(({ content }) => content)).toEqual(
			read.path.slice(0, 2).map(({ content }) => content),
		);
		const kept = (await atServer(id)).nodes.find(({ choiceIndex }) => choiceIndex === 1)!;
		expect(shown.path[1]!._id).toBe(kept._id);
		expect((await library().nodes.toArray()).filter(({ choiceIndex }) => choiceIndex === 1)).toHaveLength(1);
		await settleStories(library());
		expect((await viewOf(id)).path[1]!.content).toBe(kept.content);
	});
});

describe('what the server refuses', () => {
	// covers: offline-stories/refused-stays
	it('stays readable with its reason, holds up nothing else, and can be deleted', async () => {
		const wish = await tellTwoChapters();
		const read = await viewOf(wish._id);
		const [first] = await allEntries();
		if (first?.deed.kind !== 'upload-chapter') throw new Error('There is no upload');
		const chapter = {
			...first.deed.chapter,
			content: 'Quantum chromodynamics obfuscates.\n\nPerspicacious heuristics.',
		};
		await library().outbox.update(first.seq, { deed: { ...first.deed, chapter } });
		const other = newWish();
		await tellNewStory(other, null);
		await goHome();
		const after = await viewOf(wish._id);
		expect(after.path.map(({ _id }) => _id)).toEqual(read.path.map(({ _id }) => _id));
		expect(after.entries.find(({ state }) => state === 'failed')?.problem?.message).toContain('chapter');
		expect((await loadStories(null)).map(({ id }) => id).toSorted()).toEqual([other._id, wish._id].toSorted());
		expect((await atServer(other._id))._id).toBe(other._id);
		await pull();
		expect((await viewOf(wish._id)).path).toHaveLength(2);
		await enqueue({ kind: 'delete-story', storyId: wish._id, title: '' }, null);
		await device.replay();
		expect((await loadStories(null)).map(({ id }) => id)).toEqual([other._id]);
		expect(await allEntries()).toEqual([]);
	});

	it('has no voice and no next chapter of the server, and says why to a reader who asks for them', async () => {
		const { _id: storyId } = await tellTwoChapters();
		const [first] = await allEntries();
		const problem = { status: 400, code: 'name-not-allowed', message: 'This name does not fit this story.' };
		await library().outbox.update(first!.seq, { state: 'failed', problem });
		device.network.isOffline = false;
		const choice = choiceOf(await viewOf(storyId), 0);
		const narration = { storyId, nodeId: choice.nodeId, text: 'Once', title: 'Pip', chapter: 2 };
		const outcomes = [
			submit({ kind: 'narrate', ...narration }, null),
			submit({ kind: 'choose', ...choice, title: 'Pip' }, null),
		];
		await vi.waitFor(async () => expect(await allEntries()).toHaveLength(4));
		await device.replay();
		expect(await Promise.all(outcomes)).toEqual([
			{ state: 'failed', problem },
			{ state: 'failed', problem },
		]);
		expect((await allEntries()).map(({ deed, state }) => [deed.kind, state])).toEqual([
			['upload-chapter', 'failed'],
			['upload-chapter', 'waiting'],
			['narrate', 'failed'],
			['choose', 'failed'],
		]);
	});

	it('waits, and is not refused, at a server of an earlier build', async () => {
		const wish = await tellTwoChapters();
		device.network.isOffline = false;
		const { fetch } = globalThis;
		globalThis.fetch = async () =>
			Response.json({ error: 'Not found', message: 'Not found', code: 'not-found' }, { status: 404 });
		onTestFinished(() => {
			globalThis.fetch = fetch;
		});
		for (let attempt = 0; attempt < 30; attempt++) {
			for (const { id } of await allEntries()) await library().outbox.where({ id }).modify({ nextAt: 0 });
			await device.replay();
		}
		expect((await allEntries()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
		expect((await viewOf(wish._id)).path).toHaveLength(2);
	});

	it('is dropped when the story was deleted at the server', async () => {
		device.network.isOffline = false;
		const id = await generateStory(device);
		await pull();
		device.network.isOffline = true;
		await choose(id, 0);
		await device.house.request('DELETE', `/api/stories/${id}`, { as: device.session });
		await goHome();
		expect([await loadStories(null), await allEntries(), await library().told.count()]).toEqual([[], [], 0]);
	});
});

describe('the rules of the family, as last known', () => {
	const refusal = async () => {
		const outcome = await tellNewStory(newWish(), null);
		return 'problem' in outcome ? outcome.problem.code : outcome.state;
	};

	// covers: offline-stories/same-rules
	it('are those of the server', async () => {
		await changeUser(({ subscription }) => ({ subscription: ended(subscription) }));
		expect(await refusal()).toBe('no-access');
		await changeUser(({ settings, subscription }) => ({
			settings: { ...settings, contentRestrictions: { maxAgeRating: 12, disabledTopics: ['Pip'] } },
			subscription: { ...subscription, hasLifetimeAccess: true },
		}));
		expect(await refusal()).toBe('name-not-allowed');
		expect(await allEntries()).toEqual([]);
	});

	// covers: offline-stories/who-tells
	it('leave a story to the storyteller where the family waits, or the server takes no told chapters', async () => {
		await changeUser(({ settings }) => ({ settings: { ...settings, whenOffline: 'wait' } }));
		expect(await refusal()).toBe('unable');
		await changeUser(({ settings }) => ({ settings: { ...settings, whenOffline: 'tell-here' } }));
		await library().kv.delete('storyteller');
		expect(await refusal()).toBe('unable');
		expect(await allEntries()).toEqual([]);
	});

	it('hold a child to its genres', async () => {
		const milo = { ...(await household())!.user, _id: newId(), role: 'child' as const };
		await library().kv.put([{ ...milo, settings: { ...milo.settings, allowedGenres: ['space'] } }], 'children');
		const outcome = await tellNewStory(newWish(), milo._id);
		expect(outcome).toMatchObject({ state: 'refused', problem: { code: 'genre-not-allowed', status: 403 } });
	});
});

it('withdraws a chapter with the ones after it', async () => {
	const wish = await tellTwoChapters();
	await choose(wish._id, 0);
	const second = (await allEntries())[1]!;
	const { withdraw } = await import('../outbox/outbox.ts');
	await withdraw(second);
	expect((await viewOf(wish._id)).path).toHaveLength(1);
	await discard(second.id);
});

// covers: offline-stories/two-devices
it('a wish that the server has written meanwhile has the server’s title, also when a sync brought it before the answer', async () => {
	const wish = newWish();
	await tellNewStory(wish, null);
	await generateStory(device, wish);
	const written = await atServer(wish._id);
	await library()
		.outbox.toCollection()
		.modify((entry) => {
			if (entry.deed.kind === 'upload-chapter') entry.deed.title = 'As the tablet called it';
		});
	device.network.isOffline = false;
	await pull();
	await goHome();
	const [row] = await loadStories(null);
	expect([row?.title, row?.startNode]).toEqual([written.title, written.nodes[0]?._id]);
});

// covers: offline-stories/failures
describe('a program that is ended while it tells', () => {
	it('is started again, and the chapter is told once', async () => {
		await tellNewStory(newWish(), null);
		const threads = program.threads();
		const wish = newWish();
		program.kill(1);
		expect(await tellNewStory(wish, null)).toEqual({ state: 'told' });
		expect(program.threads()).toBe(threads + 1);
		program.kill(1);
		expect(await choose(wish._id, 1)).toEqual({ state: 'told' });
		const { path } = await viewOf(wish._id);
		expect(path).toHaveLength(2);
		await goHome();
		expect((await atServer(wish._id)).nodes.map(({ _id }) => _id)).toEqual(path.map(({ _id }) => _id));
	});

	it('twice leaves the wish and the choice to the storyteller, and tells the next one', async () => {
		const wish = await tellTwoChapters();
		program.kill(2);
		expect(await choose(wish._id, 0)).toEqual({ state: 'unable' });
		program.kill(2);
		expect(await tellNewStory(newWish(), null)).toEqual({ state: 'unable' });
		expect((await viewOf(wish._id)).path).toHaveLength(2);
		expect(await choose(wish._id, 0)).toEqual({ state: 'told' });
	});
});

// covers: offline-stories/told-offline
describe('chapters that are told ahead', () => {
	/** The words of the chapters after each choice of the first one, and the ids of the story's chapters. */
	async function tellAllSecondChapters(storyId: string) {
		const [first] = (await viewOf(storyId)).path;
		const words: string[] = [];
		for (const [choiceIndex, { text: choice }] of first!.choices.entries()) {
			await tellNextChapter({ storyId, nodeId: first!._id, choiceIndex, choice }, null);
			const told = (await viewOf(storyId)).chapters.find((chapter) => chapter.choiceIndex === choiceIndex)!;
			words.push([told.chapterTitle, told.content, ...told.choices.map(({ text }) => text)].join('\n'));
		}
		return words;
	}

	it('are those that would be told when they are asked for, are not stored before, and need no program then', async () => {
		const wish = newWish();
		await tellNewStory(wish, null);
		const asked = await tellAllSecondChapters(wish._id);
		for (const { id } of (await allEntries()).slice(1)) await discard(id);
		const [first] = (await viewOf(wish._id)).path;
		const entries = await allEntries();
		await tellAhead(wish._id, first!._id);
		expect([await allEntries(), (await viewOf(wish._id)).chapters.length]).toEqual([entries, 1]);
		program.kill(1000);
		expect(await tellAllSecondChapters(wish._id)).toEqual(asked);
		program.kill(0);
		expect(new Set(asked).size).toBe(asked.length);
		expect(asked.length).toBeGreaterThan(1);
	});

	it('can be shown before they are stored, as they are shown afterwards', async () => {
		const wish = newWish();
		await tellNewStory(wish, null);
		for (let number = 1; ; number++) {
			const view = await viewOf(wish._id);
			const last = view.path.at(-1)!;
			if (last.isEnding) return expect(number).toBeGreaterThan(2);
			const choice = choiceOf(view, 1);
			expect(nextChapterToldAhead(view, choice, null)).toBeNull();
			await tellAhead(wish._id, last._id);
			const entry = nextChapterToldAhead(view, choice, null)!;
			const entries = [...view.rows.entries, entry];
			const { story, path } = storyViewOf(wish._id, null, { ...view.rows, entries })!;
			expect(await viewOf(wish._id)).toEqual(view);
			expect(await tellNextChapter(choice, null, entry.deed.chapter._id)).toEqual({ state: 'told' });
			const after = await viewOf(wish._id);
			expect([story, path]).toEqual([after.story, after.path]);
			expect(path).toHaveLength(number + 1);
		}
	});

	it('are also the first one of a wish, which is stored when the wish is made', async () => {
		const wish = newWish();
		await tellNewStory(wish, null);
		const [asked] = (await viewOf(wish._id)).path;
		for (const { id } of await allEntries()) await discard(id);
		await tellWishAhead(wish, null);
		expect([await allEntries(), await loadStories(null)]).toEqual([[], []]);
		program.kill(1000);
		onTestFinished(() => program.kill(0));
		const another = { ...wish, settings: { ...wish.settings, mood: 'spooky' as const } };
		expect(await tellNewStory(another, null)).toEqual({ state: 'unable' });
		expect(await tellNewStory(wish, null)).toEqual({ state: 'told' });
		const { content, choices } = asked!;
		expect((await viewOf(wish._id)).path).toMatchObject([{ content, choices }]);
	});

	it('are waited for, and not told twice, while they are being told', async () => {
		const wish = newWish();
		const { tell } = tabletProgram;
		const asked = vi.spyOn(tabletProgram, 'tell');
		onTestFinished(() => asked.mockRestore());
		const { promise: gate, resolve: open } = deferred<void>();
		asked.mockImplementationOnce((request) => gate.then(() => tell(request)) as never);
		const ahead = tellWishAhead(wish, null);
		await expect.poll(() => asked.mock.calls.length).toBe(1);
		const told = tellNewStory(wish, null);
		open();
		expect(await told).toEqual({ state: 'told' });
		await ahead;
		expect(asked).toHaveBeenCalledTimes(1);
	});

	it('are not used when the settings have changed, or the part was removed', async () => {
		const wish = newWish();
		await tellNewStory(wish, null);
		const [first] = (await viewOf(wish._id)).path;
		await tellAhead(wish._id, first!._id);
		program.kill(1000);
		onTestFinished(() => program.kill(0));
		const { settings } = (await household())!.user;
		const shown = async () => {
			const view = await viewOf(wish._id);
			return nextChapterToldAhead(view, choiceOf(view, 0), null);
		};
		expect(await shown()).not.toBeNull();
		await changeUser(() => ({ settings: { ...settings, whenOffline: 'wait' } }));
		expect([await shown(), await choose(wish._id, 0)]).toEqual([null, { state: 'unable' }]);
		const { contentRestrictions } = settings;
		await changeUser(() => ({
			settings: { ...settings, contentRestrictions: { ...contentRestrictions, disabledTopics: ['owls'] } },
		}));
		expect([await shown(), await choose(wish._id, 0)]).toEqual([null, { state: 'unable' }]);
		await changeUser(({ subscription }) => ({ settings, subscription: ended(subscription) }));
		expect([await shown(), await choose(wish._id, 0)]).toMatchObject([null, { state: 'refused' }]);
		await changeUser(({ subscription }) => ({ subscription: { ...subscription, hasLifetimeAccess: true } }));
		expect(await shown()).not.toBeNull();
		await removeOptionalPart();
		expect([await shown(), await choose(wish._id, 0)]).toEqual([null, { state: 'unable' }]);
		expect((await viewOf(wish._id)).path).toHaveLength(1);
	});
});

// covers: offline-stories/failures
describe('another account that logs in while a chapter is told', () => {
	it.each(['wish', 'choice'])('gets nothing of it (%s)', async (what) => {
		const wish = await tellTwoChapters();
		const [last] = (await viewOf(wish._id)).path.slice(-1);
		const rosas = await allEntries();
		const ada = await device.house.register('Ada');
		const postMessage = vi.spyOn(Worker.prototype, 'postMessage');
		onTestFinished(() => postMessage.mockRestore());
		postMessage.mockImplementationOnce(function (this: Worker, message: unknown) {
			void enterLibrary(ada.user, ada.token).then(() => this.postMessage(message));
		});
		const { text: choice } = last!.choices[0]!;
		const position = { storyId: wish._id, nodeId: last!._id, choiceIndex: 0, choice };
		await expect(what === 'wish' ? tellNewStory(newWish(), null) : tellNextChapter(position, null)).rejects.toThrow(
			'closed',
		);
		expect([await allEntries(), await library().told.count()]).toEqual([[], 0]);
		await enterLibrary(device.session.user, device.session.token);
		expect(await allEntries()).toEqual(rosas);
	});
});

// covers: offline-stories/failures
describe('on a full device', () => {
	const full = () => new DOMException('The disk is full', 'QuotaExceededError');
	/** A chapter's entry, or the row with what its picture is drawn from. */
	const tables = ['outbox', 'told'] as const;

	it.each(
		tables,
	)('that refuses a row of %s, the chapter is not told, and nothing that was read is lost', async (name) => {
		const wish = await tellTwoChapters();
		const before = await viewOf(wish._id);
		const entries = await allEntries();
		const restore = failWrites(name === 'outbox' ? 'add' : 'put', (store) => store === name, full());
		const problem = { code: 'device-full', message: 'There is no room left on this device.' };
		await expect(choose(wish._id, 0)).rejects.toMatchObject(problem);
		await expect(tellNewStory(newWish(), null)).rejects.toMatchObject(problem);
		expect([await viewOf(wish._id), await allEntries()]).toEqual([before, entries]);
		restore();
		expect(await choose(wish._id, 0)).toEqual({ state: 'told' });
		await goHome();
		expect((await atServer(wish._id)).nodes).toHaveLength(3);
	});

	it('makes room by giving up pictures that the server has', async () => {
		const wish = await tellTwoChapters();
		const picture = { storyId: 'another', type: 'image/webp', size: 3, usedAt: 0 };
		await library().media.put({ name: 'picture.webp', ...picture });
		await library().mediaBytes.put({ name: 'picture.webp', bytes: new ArrayBuffer(3) });
		let isFull = true;
		library().media.hook('deleting', () => {
			isFull = false;
		});
		failWrites('add', (store) => store === 'outbox' && isFull, full());
		expect(await choose(wish._id, 0)).toEqual({ state: 'told' });
	});
});
