import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../../shared/contract/stories.ts';
import { addChild } from '../../testing/test-server.ts';
import { postChoice, waitUntilIdle } from '../testing/chapter-requests.ts';
import { recordingMakers } from '../testing/controlled-makers.ts';
import { getStory, openTestServer, registerChild, waitUntil } from '../testing/story-requests.ts';
import { pullChanges } from '../testing/sync-requests.ts';
import { tellStory, uploadChapter, uploadStory, withChapter } from '../testing/told-chapters.ts';

async function openHouse(env: Record<string, string> = {}, makers = recordingMakers()) {
	const server = await openTestServer(makers.makers, env);
	return { server, makers, rosa: await server.register('Rosa') };
}

// covers: offline-stories/bring-home
describe('a story that a device told', () => {
	it('is stored as it was read: the same ids, texts and choices, told by the built-in storyteller on a device', async () => {
		const { server, rosa, makers } = await openHouse();
		const told = tellStory([0, 2, 1]);
		const first = await uploadChapter(server, rosa, told.id, told.uploads[0]);
		expect([first.status, first.body.isKept, first.body.isCompleted]).toEqual([201, true, false]);
		const last = await uploadStory(server, rosa, told);
		expect([last.status, last.body.isKept, last.body.isCompleted]).toEqual([201, true, true]);
		const story = await getStory(server, rosa, told.id);
		expect(story).toMatchObject({
			_id: told.id,
			title: told.uploads[0]!.story!.title,
			status: 'completed',
			requestId: told.input.frontendRequestId,
			startNode: told.uploads[0]!.chapter._id,
		});
		expect(story.nodes).toHaveLength(4);
		for (const [at, { chapter }] of told.uploads.entries()) {
			const node = story.nodes.find(({ _id }) => _id === chapter._id)!;
			const { parentNodeId, choiceIndex, chapterTitle, content, isEnding } = chapter;
			expect(node).toMatchObject({ parentNodeId, choiceIndex, chapterTitle, content, isEnding, chapterNumber: at + 1 });
			expect(node.choices.map(({ text }) => text)).toEqual(chapter.choices);
			expect(node.madeBy).toMatchObject({ storyteller: 'built-in', toldOn: 'device' });
		}
		expect(makers.chapterRequests).toEqual([]);
	});

	it('gets pictures that the server draws', async () => {
		const { server, rosa } = await openHouse();
		const told = tellStory([1]);
		await uploadStory(server, rosa, told);
		await waitUntilIdle(server);
		const { nodes } = await getStory(server, rosa, told.id);
		expect(nodes.map(({ images, madeBy }) => [images !== null, madeBy.illustrator])).toEqual([
			[true, 'built-in'],
			[true, 'built-in'],
		]);
	});

	it('reaches the family’s other devices by events and by the change feed', async () => {
		const { server, rosa } = await openHouse();
		const { cursor } = await pullChanges(server, rosa);
		const told = tellStory([1]);
		await uploadStory(server, rosa, told);
		const changes = await pullChanges(server, rosa, cursor);
		expect(changes.storyteller).toBe('quick');
		expect(changes.stories).toMatchObject([
			{ _id: told.id, nodes: told.uploads.map(({ chapter }) => ({ _id: chapter._id, madeBy: { toldOn: 'device' } })) },
		]);
		const events = server.emitted.filter(({ event }) => ['storyComplete', 'storyUpdate'].includes(event));
		expect(events.slice(0, 2).map(({ event }) => event)).toContain('storyComplete');
		expect(events.map(({ news }) => news)).toContainEqual({ storyId: told.id, nodeId: told.uploads[1]!.chapter._id });
	});

	it('belongs to the child that the device acted as, and to a child that is logged in', async () => {
		const { server, rosa } = await openHouse();
		const milo = await addChild(server, rosa, 'Milo', 5);
		const query = `?selectedChildId=${milo._id}`;
		const told = tellStory([0]);
		expect((await uploadStory(server, rosa, told, query)).status).toBe(201);
		expect((await getStory(server, rosa, told.id)).author._id).toBe(milo._id);
		const juno = await registerChild(server, rosa, 'Juno');
		const own = tellStory([0]);
		expect((await uploadStory(server, juno, own)).status).toBe(201);
		expect((await getStory(server, rosa, own.id)).author._id).toBe(juno.user._id);
	});

	it('stays a story for younger readers when its child had a birthday since', async () => {
		const { server, rosa } = await openHouse();
		const milo = await addChild(server, rosa, 'Milo', 7);
		const told = tellStory([0, 0, 0], { ageGroup: '3-5' });
		const { status, body } = await uploadStory(server, rosa, told, `?selectedChildId=${milo._id}`);
		expect([status, body.isCompleted]).toEqual([201, true]);
		expect(await getStory(server, rosa, told.id)).toMatchObject({ ageGroup: '3-5', chapterCount: 4 });
	});

	it('is continued by the server’s storyteller, which gets the told chapters', async () => {
		const { server, rosa, makers } = await openHouse();
		const told = tellStory([2]);
		await uploadStory(server, rosa, told);
		const last = told.uploads[1]!.chapter;
		const { body } = await postChoice(server, rosa, await getStory(server, rosa, told.id), last._id, 1);
		expect(body.newNode.madeBy).toMatchObject({ storyteller: 'quick' });
		expect(body.newNode.madeBy.toldOn).toBeUndefined();
		expect(makers.chapterRequests[0]!.priorChapters).toEqual([
			{ content: told.uploads[0]!.chapter.content, choices: told.uploads[0]!.chapter.choices, choiceTaken: 2 },
			{ content: last.content, choices: last.choices, choiceTaken: 1 },
		]);
	});

	it('may go on where the server’s storyteller left off', async () => {
		const { server, rosa } = await openHouse();
		const told = tellStory([2]);
		await uploadChapter(server, rosa, told.id, told.uploads[0]);
		const story = await getStory(server, rosa, told.id);
		const { newNode } = (await postChoice(server, rosa, story, story.startNode!, 0)).body;
		const next = tellStory([0, 1]).uploads[2]!;
		const upload = withChapter(next, {
			...{ parentNodeId: newNode._id, choiceIndex: 1, choiceTaken: newNode.choices[1]!.text },
			content: next.chapter.content,
		});
		expect((await uploadChapter(server, rosa, told.id, upload)).status).toBe(201);
	});

	it('has its next chapters prepared from the last uploaded one', async () => {
		const { server, rosa, makers } = await openHouse({ LOOK_AHEAD: '1' });
		const told = tellStory([2]);
		await uploadChapter(server, rosa, told.id, { ...told.uploads[0], hasMore: true });
		await waitUntilIdle(server);
		expect(makers.chapterRequests).toEqual([]);
		await uploadChapter(server, rosa, told.id, told.uploads[1]);
		await waitUntilIdle(server);
		expect(makers.chapterRequests.map(({ priorChapters }) => priorChapters.length)).toEqual([2]);
	});

	it('keeps the outline that the device drew, and drops one that no storyteller can read', async () => {
		const { server, rosa } = await openHouse();
		const told = tellStory([0]);
		await uploadStory(server, rosa, told);
		expect((await getStory(server, rosa, told.id)).outline).toBe(told.uploads[0]!.outline);
		for (const outline of ['{"by":"<b>"}', 'no JSON', '{}']) {
			const other = tellStory([]);
			await uploadChapter(server, rosa, other.id, { ...other.uploads[0], outline });
			expect((await getStory(server, rosa, other.id)).outline).toBeUndefined();
		}
	});

	it('keeps the outline that its story has already', async () => {
		const { server, rosa } = await openHouse();
		const [told, other] = [tellStory([0]), tellStory([], { genre: 'pirate' })];
		await uploadChapter(server, rosa, told.id, told.uploads[0]);
		await uploadChapter(server, rosa, told.id, { ...told.uploads[1], outline: other.uploads[0]!.outline });
		expect((await getStory(server, rosa, told.id)).outline).toBe(told.uploads[0]!.outline);
	});

	it('shows a parent who told it, where and when', async () => {
		const { server, rosa } = await openHouse();
		const told = tellStory([]);
		await uploadStory(server, rosa, told);
		const path = `/api/stories/${told.id}/nodes/${told.uploads[0]!.chapter._id}/making`;
		const { body } = await server.request<Provenance>('GET', path, { as: rosa });
		expect(body).toMatchObject({
			storyteller: { maker: 'built-in', standsIn: false },
			told: { on: 'device', at: '2026-11-20T08:00:00.000Z', storytellerVersion: 'of-this-test' },
		});
		expect(body.checks).toContain('No swearing');
	});

	it('was told at the latest now, whatever the device’s clock says', async () => {
		const { server, rosa } = await openHouse();
		const told = tellStory([]);
		await uploadChapter(server, rosa, told.id, withChapter(told.uploads[0]!, { toldAt: '2060-01-01T00:00:00Z' }));
		const path = `/api/stories/${told.id}/nodes/${told.uploads[0]!.chapter._id}/making`;
		const { body } = await server.request<Provenance>('GET', path, { as: rosa });
		expect(body.told!.at).toBe(new Date(server.clock.now).toISOString());
	});

	it('can be reported, narrated and deleted as any other', async () => {
		const { server, rosa } = await openHouse();
		const told = tellStory([0]);
		await uploadStory(server, rosa, told);
		const [first, second] = told.uploads.map(({ chapter }) => chapter);
		const report = { nodeId: second!._id, reason: 'scary' };
		const path = `/api/stories/${told.id}`;
		expect((await server.request('POST', `${path}/report`, { as: rosa, body: report })).status).toBe(200);
		const speech = { text: first!.content, voice: 'sage', storyId: told.id, nodeId: first!._id };
		expect((await server.request('POST', '/api/tts', { as: rosa, body: speech })).status).toBe(200);
		expect((await server.request('DELETE', path, { as: rosa })).status).toBe(200);
		await waitUntil(async () => (await server.db.selectFrom('chapter').select('id').execute()).length === 0);
	});

	it('has the looks of the hero of an earlier story', async () => {
		const { server, rosa } = await openHouse();
		const earlier = tellStory([]);
		const later = tellStory([], { heroOf: earlier.id });
		await uploadStory(server, rosa, earlier);
		await uploadStory(server, rosa, later);
		expect((await getStory(server, rosa, later.id)).heroSeed).toBe(earlier.id);
	});
});

describe('a chapter that another build told', () => {
	it('is accepted when it is what a storyteller for these readers tells, with the device’s scene', async () => {
		const { server, rosa } = await openHouse();
		const [told, other] = [tellStory([]), tellStory([])];
		const { content, chapterTitle, choices, scene } = other.uploads[0]!.chapter;
		const upload = withChapter(told.uploads[0]!, { content, chapterTitle, choices, scene });
		expect((await uploadChapter(server, rosa, told.id, upload)).status).toBe(201);
		const row = await server.db.selectFrom('chapter').select(['content', 'scene']).executeTakeFirstOrThrow();
		expect([row.content, JSON.parse(row.scene)]).toEqual([content, scene]);
	});

	it('is drawn by the server’s own scene where the device’s is not of the closed lists, or shows another hero', async () => {
		const { server, rosa } = await openHouse();
		const foreign = tellStory([]).uploads[0]!.chapter;
		const { scene } = foreign;
		const hints = [
			{ ...scene, backdrop: '<svg onload=alert(1)>' },
			{ ...scene, cast: [{ ...scene!.cast[0]!, type: 'Ghost' }] },
			'x'.repeat(20_000),
		];
		for (const hint of hints) {
			const told = tellStory([]);
			const { content } = foreign;
			const upload = withChapter(told.uploads[0]!, { content, scene: hint as never });
			expect((await uploadChapter(server, rosa, told.id, upload)).status).toBe(201);
			const row = await server.db
				.selectFrom('chapter')
				.select('scene')
				.where('story_id', '=', told.id)
				.executeTakeFirstOrThrow();
			expect(JSON.parse(row.scene)).toEqual(told.uploads[0]!.chapter.scene);
		}
	});

	it('keeps the server’s own scene when it told the same text', async () => {
		const { server, rosa } = await openHouse();
		const told = tellStory([]);
		const { scene } = told.uploads[0]!.chapter;
		const hint = { ...scene!, camera: scene!.camera === 'wide' ? ('bird-eye' as const) : ('wide' as const) };
		await uploadChapter(server, rosa, told.id, withChapter(told.uploads[0]!, { scene: hint }));
		const row = await server.db.selectFrom('chapter').select('scene').executeTakeFirstOrThrow();
		expect(JSON.parse(row.scene)).toEqual(scene);
	});
});
