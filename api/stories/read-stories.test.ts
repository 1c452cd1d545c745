import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { storyCalls } from '../../shared/contract/stories.ts';
import type { ListedStory } from '../../shared/contract/story.ts';
import { addChild } from '../testing/test-server.ts';
import { controlledMakers, recordingMakers } from './testing/controlled-makers.ts';
import {
	createReadableStory,
	getStory,
	openTestServer,
	postStory,
	registerChild,
	storyInput,
} from './testing/story-requests.ts';

describe('GET /api/stories', () => {
	// covers: calls/stories-list-create-read
	it('lists the family’s stories, newest first, each with its author and its cover, without text', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		const own = await createReadableStory(server, rosa);
		server.clock.now += 1000;
		const milos = await createReadableStory(server, rosa, storyInput(), `?selectedChildId=${milo._id}`);
		const body = { nodeId: own.startNode, choiceIndex: 1 };
		await server.request('POST', `/api/stories/${own._id}/generate`, { as: rosa, body });
		const { body: all } = await server.request<ListedStory[]>('GET', '/api/stories', { as: rosa });
		expect(all.map(({ _id }) => _id)).toEqual([milos._id, own._id]);
		expect(all.map(({ author }) => author.profile.name)).toEqual(['Milo', 'Rosa']);
		expect(all[1]?.nodes).toHaveLength(1);
		expect(Object.keys(all[1]!.nodes[0]!)).toEqual(['_id', 'chapterTitle', 'images']);
		expect(all[1]).toMatchObject({ startNode: own.startNode, nodes: [{ _id: own.startNode }] });
		expect(z.safeParse(firstLoadCalls.stories.answer, all).success).toBe(true);
		const { body: some } = await server.request<ListedStory[]>('GET', `/api/stories?selectedChildId=${milo._id}`, {
			as: rosa,
		});
		expect(some.map(({ _id }) => _id)).toEqual([milos._id]);
	});

	it('lists no story of another family', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		const input = storyInput();
		const story = await createReadableStory(server, rosa, input);
		expect((await server.request<ListedStory[]>('GET', '/api/stories', { as: bela })).body).toEqual([]);
		for (const path of [story._id, `status/${input.frontendRequestId}`, `id/${input.frontendRequestId}`]) {
			const { status, body } = await server.request('GET', `/api/stories/${path}`, { as: bela });
			expect([status, body.code]).toEqual([404, 'not-found']);
			expect((await server.request('GET', `/api/stories/${path}`)).status).toBe(401);
		}
	});
});

it('a child with its own login reads, continues and deletes its own stories only', async () => {
	const server = await openTestServer(recordingMakers().makers);
	const rosa = await server.register('Rosa');
	const [milo, juno] = [await registerChild(server, rosa, 'Milo'), await registerChild(server, rosa, 'Juno')];
	const [storyOfRosa, milos] = [await createReadableStory(server, rosa), await createReadableStory(server, milo)];
	for (const story of [storyOfRosa, milos]) {
		const body = { nodeId: story.startNode, choiceIndex: 0 };
		expect((await server.request('GET', `/api/stories/${story._id}`, { as: juno })).status).toBe(404);
		expect((await server.request('POST', `/api/stories/${story._id}/generate`, { as: juno, body })).status).toBe(404);
		expect((await server.request('DELETE', `/api/stories/${story._id}`, { as: juno })).status).toBe(404);
	}
	expect((await server.request<ListedStory[]>('GET', '/api/stories', { as: juno })).body).toEqual([]);
	expect((await server.request<ListedStory[]>('GET', '/api/stories', { as: milo })).body).toMatchObject([
		{ _id: milos._id },
	]);
	expect((await server.request<ListedStory[]>('GET', '/api/stories', { as: rosa })).body).toHaveLength(2);
	expect((await server.request('GET', `/api/stories?selectedChildId=${milo.user._id}`, { as: juno })).status).toBe(404);
	expect((await server.request('GET', `/api/stories?selectedChildId=${milo.user._id}`, { as: milo })).status).toBe(200);
	expect((await server.request('DELETE', `/api/stories/${milos._id}`, { as: milo })).status).toBe(200);
});

describe('a story by its request id', () => {
	it('is answered with id and title, and with 404 for an unknown id', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const rosa = await server.register('Rosa');
		const input = storyInput();
		const story = await createReadableStory(server, rosa, input);
		const path = `/api/stories/id/${input.frontendRequestId}`;
		expect((await server.request('GET', path, { as: rosa })).body).toEqual({
			_id: story._id,
			title: 'Pip and the Lantern',
		});
		expect((await server.request('GET', '/api/stories/id/never-asked', { as: rosa })).status).toBe(404);
		expect((await server.request('GET', '/api/stories/status/never-asked', { as: rosa })).status).toBe(404);
	});
});

// covers: entities-their/story-chapter-status
it('a story that is being written has the shape of the contract', async () => {
	const server = await openTestServer(controlledMakers().makers);
	const rosa = await server.register('Rosa');
	const { body } = await postStory(server, rosa);
	expect(z.safeParse(storyCalls.createStory.answer, body).success).toBe(true);
	const story = await getStory(server, rosa, body._id);
	expect(z.safeParse(firstLoadCalls.story.answer, story).success).toBe(true);
	expect(story).toMatchObject({ nodes: [], startNode: null, error: null, isPublished: false });
});
