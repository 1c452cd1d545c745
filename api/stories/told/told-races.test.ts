import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../shared/contract/user.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { chapterRows, postChoice, waitUntilIdle } from '../testing/chapter-requests.ts';
import { controlledMakers, recordingMakers } from '../testing/controlled-makers.ts';
import { getStory, openTestServer, postStory, silenceErrorLog, waitUntil } from '../testing/story-requests.ts';
import { type ToldStory, tellStory, uploadChapter, uploadStory, withChapter } from '../testing/told-chapters.ts';

/** The same story as another device tells it: the same texts under other chapter ids. */
function onAnotherDevice({ id, input, uploads }: ToldStory, choices: readonly number[]): ToldStory {
	const again = tellStory(choices, { ...input, _id: id });
	return {
		...again,
		uploads: again.uploads.map((upload, at) => (at === 0 ? { ...upload, story: uploads[0]!.story } : upload)),
	};
}

/** Uploads as a device does: after a swap its later chapters follow the kept one. */
async function bringHome(server: TestServer, as: Session, { id, uploads }: ToldStory): Promise<boolean[]> {
	const renamed = new Map<string | null, string>();
	const kept: boolean[] = [];
	for (const upload of uploads) {
		const { parentNodeId, _id } = upload.chapter;
		const moved = withChapter(upload, { parentNodeId: renamed.get(parentNodeId) ?? parentNodeId });
		const { status, body } = await uploadChapter(server, as, id, moved);
		expect([200, 201]).toContain(status);
		if (!body.isKept) renamed.set(_id, body.newNode._id);
		kept.push(body.isKept);
	}
	return kept;
}

// covers: offline-stories/once
describe('an upload that is repeated', () => {
	it('answers with the stored chapter, and stores nothing again', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const told = tellStory([0]);
		await uploadStory(server, rosa, told);
		const before = await chapterRows(server);
		for (const upload of told.uploads) {
			const { status, body } = await uploadChapter(server, rosa, told.id, upload);
			expect([status, body.isKept, body.newNode._id]).toEqual([200, true, upload.chapter._id]);
		}
		expect((await chapterRows(server)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
	});

	it('is stored once when many copies come at the same time', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const told = tellStory([1]);
		for (const upload of told.uploads) {
			const answers = await Promise.all(Array.from({ length: 8 }, () => uploadChapter(server, rosa, told.id, upload)));
			expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
			expect(new Set(answers.map(({ body }) => `${body.newNode._id} ${body.isKept}`)).size).toBe(1);
		}
		expect(await chapterRows(server)).toHaveLength(2);
	});
});

// covers: offline-stories/two-devices
describe('two devices', () => {
	it('that went different ways offline: both branches are in the tree', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const told = tellStory([]);
		await uploadStory(server, rosa, told);
		const [left, right] = [onAnotherDevice(told, [0, 1]), onAnotherDevice(told, [2, 1])];
		for (const device of [left, right]) expect(await bringHome(server, rosa, device)).toEqual([false, true, true]);
		const { nodes } = await getStory(server, rosa, told.id);
		expect(nodes).toHaveLength(5);
		expect(nodes[0]!.choices.map(({ nextNodeId }) => nextNodeId)).toEqual([
			left.uploads[1]!.chapter._id,
			null,
			right.uploads[1]!.chapter._id,
		]);
		expect(nodes[0]!.takenChoice).toBe(2);
	});

	it.each([
		['the first', [0, 1]],
		['the second', [1, 0]],
	])('that took the same choices: the chapters of %s to arrive stay', async (_, order) => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const told = tellStory([1, 2, 0]);
		const devices = [told, onAnotherDevice(told, [1, 2, 0])];
		const [early, late] = order.map((at) => devices[at]!);
		expect(await bringHome(server, rosa, early!)).toEqual([true, true, true, true]);
		expect(await bringHome(server, rosa, late!)).toEqual([false, false, false, false]);
		const { nodes } = await getStory(server, rosa, told.id);
		expect(nodes.map(({ _id }) => _id)).toEqual(early!.uploads.map(({ chapter }) => chapter._id));
	});

	it('that upload the same place at the same time get the same chapter', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const told = tellStory([1]);
		const other = onAnotherDevice(told, [1]);
		const answers = await Promise.all(
			[told, other].map(({ uploads }) => uploadChapter(server, rosa, told.id, uploads[0])),
		);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
		expect(new Set(answers.map(({ body }) => body.newNode._id)).size).toBe(1);
		expect(answers.filter(({ body }) => body.isKept)).toHaveLength(1);
	});

	it('of which one continued online: its chapter stays, and the told ones of the other follow it where its choices are the same', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const rosa = await server.register('Rosa');
		const told = tellStory([0, 0]);
		await uploadChapter(server, rosa, told.id, told.uploads[0]);
		const story = await getStory(server, rosa, told.id);
		const { newNode } = (await postChoice(server, rosa, story, story.startNode!, 0)).body;
		const second = await uploadChapter(server, rosa, told.id, told.uploads[1]);
		expect([second.status, second.body.isKept, second.body.newNode._id]).toEqual([200, false, newNode._id]);
		const third = withChapter(told.uploads[2]!, { parentNodeId: newNode._id });
		const refused = await uploadChapter(server, rosa, told.id, third);
		expect([refused.status, refused.body.code]).toEqual([409, 'other-branch']);
	});
});

/** A wish that waits at a server whose storyteller the test holds. */
async function waitingWish(env: Record<string, string> = {}) {
	const controlled = controlledMakers();
	const server = await openTestServer(controlled.makers, env);
	const rosa = await server.register('Rosa');
	const told = tellStory([1]);
	return { controlled, server, rosa, told };
}

// covers: offline-stories/take-over
describe('a wish that a device takes over', () => {
	it('stands when the wish never reached the server, and a wish that comes late gets the told story', async () => {
		const { controlled, server, rosa, told } = await waitingWish();
		await uploadChapter(server, rosa, told.id, told.uploads[0]);
		const { status, body } = await postStory(server, rosa, told.input);
		expect([status, body._id, body.nodes.map(({ _id }) => _id)]).toEqual([
			201,
			told.id,
			[told.uploads[0]!.chapter._id],
		]);
		expect(controlled.chapterRequests).toHaveLength(0);
	});

	it('stands while the wish waits in the queue, which then writes nothing', async () => {
		const { controlled, server, rosa, told } = await waitingWish({ QUEUE_CONCURRENCY: '1' });
		await postStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		await postStory(server, rosa, told.input);
		const { status, body } = await uploadChapter(server, rosa, told.id, told.uploads[0]);
		expect([status, body.isKept]).toEqual([201, true]);
		controlled.chapterRequests[0]!.finish();
		await waitUntilIdle(server);
		expect(controlled.chapterRequests).toHaveLength(1);
		expect(await getStory(server, rosa, told.id)).toMatchObject({
			status: 'in-progress',
			title: told.uploads[0]!.story!.title,
			nodes: [{ _id: told.uploads[0]!.chapter._id }],
		});
	});

	it('stands while the server writes: what it writes is dropped', async () => {
		const { controlled, server, rosa, told } = await waitingWish();
		await postStory(server, rosa, told.input);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		const { status, body } = await uploadChapter(server, rosa, told.id, told.uploads[0]);
		expect([status, body.isKept]).toEqual([201, true]);
		expect(controlled.chapterRequests[0]!.signal.aborted).toBe(true);
		controlled.chapterRequests[0]!.finish();
		await waitUntilIdle(server);
		expect((await chapterRows(server)).map(({ id }) => id)).toEqual([told.uploads[0]!.chapter._id]);
	});

	it('gets the server’s chapter when that was stored first', async () => {
		const { controlled, server, rosa, told } = await waitingWish();
		await postStory(server, rosa, told.input);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		controlled.chapterRequests[0]!.finish();
		await waitUntil(async () => (await chapterRows(server)).length === 1);
		const { status, body } = await uploadChapter(server, rosa, told.id, told.uploads[0]);
		expect([status, body.isKept]).toEqual([200, false]);
		expect((await chapterRows(server)).map(({ id }) => id)).toEqual([body.newNode._id]);
		expect(body.newNode.madeBy.storyteller).toBe('held');
	});

	it('is never there twice when the server finishes at the same moment', async () => {
		const { controlled, server, rosa } = await waitingWish({ QUEUE_CONCURRENCY: '4' });
		for (let round = 0; round < 6; round++) {
			const told = tellStory([]);
			await postStory(server, rosa, told.input);
			await waitUntil(() => controlled.chapterRequests.length === round + 1);
			const upload = uploadChapter(server, rosa, told.id, told.uploads[0]);
			controlled.chapterRequests[round]!.finish();
			const { body } = await upload;
			await waitUntilIdle(server);
			const { nodes } = await getStory(server, rosa, told.id);
			expect(nodes.map(({ _id }) => _id)).toEqual([body.newNode._id]);
		}
	});

	it('stands after the server failed to write it', async () => {
		const errorLog = silenceErrorLog();
		const { controlled, server, rosa, told } = await waitingWish();
		await postStory(server, rosa, told.input);
		for (let attempt = 1; attempt <= 3; attempt++) {
			await waitUntil(() => controlled.chapterRequests.length === attempt);
			controlled.chapterRequests.at(-1)!.fail(new Error('out of ink'));
			await waitUntil(() => errorLog.mock.calls.length === attempt);
			server.clock.now += 10_000;
			await server.context.queue.wake();
		}
		await waitUntil(async () => (await getStory(server, rosa, told.id)).status === 'failed');
		expect((await uploadChapter(server, rosa, told.id, told.uploads[0])).body.isKept).toBe(true);
		expect(await getStory(server, rosa, told.id)).toMatchObject({ status: 'in-progress', error: null });
	});
});

describe('a choice that a device takes over', () => {
	async function storyWithFirst(env: Record<string, string> = {}) {
		const house = await waitingWish(env);
		await uploadChapter(house.server, house.rosa, house.told.id, { ...house.told.uploads[0], hasMore: true });
		return { ...house, story: await getStory(house.server, house.rosa, house.told.id) };
	}

	it('gives the told chapter to a request that waits for the server’s', async () => {
		const { controlled, server, rosa, told, story } = await storyWithFirst();
		const waiting = postChoice(server, rosa, story, story.startNode!, 1);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		const { status, body } = await uploadChapter(server, rosa, told.id, told.uploads[1]);
		expect([status, body.isKept]).toEqual([201, true]);
		expect((await waiting).body.newNode._id).toBe(told.uploads[1]!.chapter._id);
		controlled.chapterRequests[0]!.finish();
		await waitUntilIdle(server);
		expect(await chapterRows(server)).toHaveLength(2);
	});

	it('replaces a chapter that was prepared ahead and never opened, with its picture', async () => {
		const { makers } = recordingMakers();
		const server = await openTestServer(makers, { LOOK_AHEAD: '3' });
		const rosa = await server.register('Rosa');
		const told = tellStory([1]);
		await uploadChapter(server, rosa, told.id, told.uploads[0]);
		await waitUntilIdle(server);
		expect(await chapterRows(server)).toHaveLength(4);
		const { status, body } = await uploadChapter(server, rosa, told.id, told.uploads[1]);
		expect([status, body.isKept]).toEqual([201, true]);
		await waitUntilIdle(server);
		const opened = (await chapterRows(server)).filter(({ opened_at }) => opened_at !== null);
		expect(opened.map(({ id }) => id)).toEqual(told.uploads.map(({ chapter }) => chapter._id));
		const used = await server.db.selectFrom('media_use').select('media_name').execute();
		const shown = (await chapterRows(server)).flatMap(({ images }) => Object.values(JSON.parse(images!) as object));
		expect(used.map(({ media_name }) => media_name).toSorted()).toEqual([...new Set(shown)].toSorted());
	});

	it('keeps the server’s chapter when that was opened first, and the taken choice is the device’s', async () => {
		const { controlled, server, rosa, told, story } = await storyWithFirst();
		for (const choice of [1, 0]) {
			const count = controlled.chapterRequests.length;
			const waiting = postChoice(server, rosa, story, story.startNode!, choice);
			await waitUntil(() => controlled.chapterRequests.length > count);
			controlled.chapterRequests.at(-1)!.finish();
			await waiting;
		}
		const { status, body } = await uploadChapter(server, rosa, told.id, told.uploads[1]);
		expect([status, body.isKept]).toEqual([200, false]);
		expect((await getStory(server, rosa, told.id)).nodes[0]!.takenChoice).toBe(1);
		const again = await uploadChapter(server, rosa, told.id, withChapter(told.uploads[1]!, { _id: newId() }));
		expect(again.body.newNode._id).toBe(body.newNode._id);
	});
});
