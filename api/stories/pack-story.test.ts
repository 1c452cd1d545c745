import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import type { PackPlan } from '../../shared/contract/stories.ts';
import { storyCalls } from '../../shared/contract/stories.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterRows, postChoice, waitUntilIdle } from './testing/chapter-requests.ts';
import { controlledMakers, recordingMakers } from './testing/controlled-makers.ts';
import { createReadableStory, getStory, openTestServer, registerChild, waitUntil } from './testing/story-requests.ts';
import { pullChanges } from './testing/sync-requests.ts';

const plan = (server: TestServer, as: Session, id: string, depth: number) =>
	server.request<PackPlan>('GET', `/api/stories/${id}/pack?depth=${depth}`, { as });
const pack = (server: TestServer, as: Session, id: string, depth: number) =>
	server.request<PackPlan>('POST', `/api/stories/${id}/pack`, { as, body: { depth } });

async function openPackServer(env: Record<string, string> = {}) {
	const controlled = recordingMakers();
	const server = await openTestServer(controlled.makers, env);
	const rosa = await server.register('Rosa');
	const story = await createReadableStory(server, rosa);
	await waitUntilIdle(server);
	return { controlled, server, rosa, story };
}

describe('packing a story for a journey', () => {
	it('has a plan with chapters and megabytes, which makes nothing', async () => {
		const { server, rosa, story } = await openPackServer();
		const one = (await plan(server, rosa, story._id, 1)).body;
		expect(z.safeParse(storyCalls.packPlan.answer, one).success).toBe(true);
		expect(one).toMatchObject({ depth: 1, chapters: 3, missing: 3 });
		expect((await plan(server, rosa, story._id, 2)).body).toMatchObject({ depth: 2, chapters: 12, missing: 12 });
		await server.context.queue.wake();
		expect(await chapterRows(server)).toHaveLength(1);
	});

	it('estimates megabytes by the sizes of the existing chapters', async () => {
		const { server, rosa, story } = await openPackServer();
		const large = `a large picture ${'of many colours '.repeat(100_000)}`;
		const name = await server.media.put(new TextEncoder().encode(large), 'webp');
		const images = JSON.stringify({ thumbnail: name, medium: name, large: name });
		await server.db.updateTable('chapter').set({ images }).execute();
		expect((await plan(server, rosa, story._id, 1)).body.megabytes).toBe(4.9);
	});

	it('estimates what their narrations would take besides, by the letters of the existing chapters', async () => {
		const { server, rosa, story } = await openPackServer();
		await server.db
			.updateTable('chapter')
			.set({ content: 'a'.repeat(2_000) })
			.execute();
		expect((await plan(server, rosa, story._id, 1)).body.voiceMegabytes).toBe(3);
	});

	it('makes the missing chapters to the requested depth, and sends them to devices apart from opened ones', async () => {
		const { server, rosa, story } = await openPackServer();
		const { cursor } = await pullChanges(server, rosa);
		const { status, body } = await pack(server, rosa, story._id, 2);
		expect([status, body.missing]).toEqual([200, 12]);
		await waitUntilIdle(server);
		const whole = await getStory(server, rosa, story._id);
		expect(z.safeParse(firstLoadCalls.story.answer, whole).success).toBe(true);
		expect(whole.nodes).toHaveLength(1);
		expect(whole.nodes[0]?.choices.every(({ nextNodeId }) => nextNodeId === null)).toBe(true);
		expect(whole.packedDepth).toBe(2);
		expect(whole.ahead?.map(({ chapterNumber }) => chapterNumber).sort()).toEqual([
			2,
			2,
			2,
			...Array.from({ length: 9 }, () => 3),
		]);
		const ids = new Set([story.startNode, ...whole.ahead!.map(({ _id }) => _id)]);
		expect(whole.ahead?.every(({ parentNodeId, images }) => ids.has(parentNodeId) && images !== null)).toBe(true);
		expect((await pullChanges(server, rosa, cursor)).stories[0]).toEqual(whole);
		expect((await server.request('GET', whole.ahead![0]!.images!.large, { as: rosa })).status).toBe(200);
		const bela = await server.register('Bela');
		expect((await server.request('GET', whole.ahead![0]!.images!.large, { as: bela })).status).toBe(404);
		expect((await plan(server, rosa, story._id, 2)).body).toMatchObject({ chapters: 12, missing: 0 });
	});

	it('opens packed chapters in the order of the choices, and packs the ones after them', async () => {
		const { controlled, server, rosa, story } = await openPackServer();
		await pack(server, rosa, story._id, 2);
		await waitUntilIdle(server);
		const { ahead } = await getStory(server, rosa, story._id);
		const second = ahead!.find(({ chapterNumber, choiceIndex }) => chapterNumber === 2 && choiceIndex === 1)!;
		const third = ahead!.find(({ parentNodeId, choiceIndex }) => parentNodeId === second._id && choiceIndex === 2)!;
		const requestsBefore = controlled.chapterRequests.length;
		// A device that was offline sends its commands in their order.
		expect((await postChoice(server, rosa, story, story.startNode!, 1)).body.newNode._id).toBe(second._id);
		expect((await postChoice(server, rosa, story, second._id, 2)).body.newNode._id).toBe(third._id);
		await waitUntilIdle(server);
		expect(controlled.chapterRequests.slice(requestsBefore).map(({ priorChapters }) => priorChapters.length)).toContain(
			3,
		);
		const now = await getStory(server, rosa, story._id);
		expect(now.nodes.map(({ _id }) => _id)).toEqual([story.startNode, second._id, third._id]);
		expect(now.ahead?.filter(({ parentNodeId }) => parentNodeId === third._id)).toHaveLength(3);
	});

	it('opens a packed chapter’s parent with it', async () => {
		const { server, rosa, story } = await openPackServer();
		await pack(server, rosa, story._id, 2);
		await waitUntilIdle(server);
		const { ahead } = await getStory(server, rosa, story._id);
		const second = ahead!.find(({ chapterNumber, choiceIndex }) => chapterNumber === 2 && choiceIndex === 0)!;
		await postChoice(server, rosa, story, second._id, 1);
		const { nodes } = await getStory(server, rosa, story._id);
		expect(nodes.map(({ chapterNumber, takenChoice }) => [chapterNumber, takenChoice])).toEqual([
			[1, 0],
			[2, 1],
			[3, null],
		]);
	});

	it('ends with unpacking: waiting jobs are removed, prepared chapters are no longer sent', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, { QUEUE_CONCURRENCY: '1' });
		const rosa = await server.register('Rosa');
		const pending = createReadableStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		controlled.chapterRequests[0]!.finish();
		const story = await pending;
		await pack(server, rosa, story._id, 1);
		await waitUntil(() => controlled.chapterRequests.length === 2);
		expect((await pack(server, rosa, story._id, 0)).body).toEqual({
			depth: 0,
			chapters: 0,
			missing: 0,
			megabytes: 0,
			voiceMegabytes: 0,
		});
		controlled.chapterRequests[1]!.finish();
		await waitUntilIdle(server);
		expect(controlled.chapterRequests).toHaveLength(2);
		expect(await getStory(server, rosa, story._id)).not.toHaveProperty('ahead');
	});

	it('requires access for missing chapters, but not for reading packed ones', async () => {
		const { server, rosa, story } = await openPackServer();
		await pack(server, rosa, story._id, 1);
		await waitUntilIdle(server);
		await server.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
		expect((await pack(server, rosa, story._id, 2)).body).toMatchObject({ code: 'no-access' });
		expect((await plan(server, rosa, story._id, 2)).status).toBe(200);
		expect((await postChoice(server, rosa, story, story.startNode!, 0)).status).toBe(200);
	});

	it('answers 404 to another family, and 400 for any other depth', async () => {
		const { server, rosa, story } = await openPackServer();
		const bela = await server.register('Bela');
		expect((await plan(server, bela, story._id, 1)).status).toBe(404);
		expect((await pack(server, bela, story._id, 1)).status).toBe(404);
		for (const depth of [3, -1, '1', null]) {
			const { status } = await server.request('POST', `/api/stories/${story._id}/pack`, { as: rosa, body: { depth } });
			expect(status, String(depth)).toBe(400);
		}
		expect((await plan(server, rosa, story._id, 3)).status).toBe(400);
	});

	it('is refused to a child, while packed chapters reach its devices', async () => {
		const { server, rosa } = await openPackServer();
		const milo = await registerChild(server, rosa, 'Milo');
		const story = await createReadableStory(server, milo);
		const refused = { status: 403, body: { code: 'parents-only' } };
		expect(await plan(server, milo, story._id, 1)).toMatchObject(refused);
		expect(await pack(server, milo, story._id, 1)).toMatchObject(refused);
		expect((await pack(server, rosa, story._id, 1)).status).toBe(200);
		await waitUntilIdle(server);
		expect(await pack(server, milo, story._id, 0)).toMatchObject(refused);
		const { packedDepth, ahead } = (await pullChanges(server, milo)).stories[0]!;
		expect([packedDepth, ahead?.length]).toEqual([1, 3]);
	});

	it('has nothing to pack at an ending', async () => {
		const { server, rosa, story } = await openPackServer();
		let nodeId = story.startNode!;
		for (let chapter = 2; chapter <= 4; chapter++)
			nodeId = (await postChoice(server, rosa, story, nodeId, 0)).body.newNode._id;
		expect((await plan(server, rosa, story._id, 2)).body).toEqual({
			depth: 2,
			chapters: 0,
			missing: 0,
			megabytes: 0,
			voiceMegabytes: 0,
		});
	});

	it('counts no chapters beyond the last one', async () => {
		const { server, rosa, story } = await openPackServer();
		const second = (await postChoice(server, rosa, story, story.startNode!, 0)).body.newNode._id;
		await postChoice(server, rosa, story, second, 0);
		expect((await plan(server, rosa, story._id, 2)).body).toMatchObject({ chapters: 3, missing: 3 });
	});
});
