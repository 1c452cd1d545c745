import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AdminStory, adminCalls } from '../../shared/contract/admin.ts';
import type { NextChapter } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { waitUntilIdle } from '../stories/testing/chapter-requests.ts';
import { controlledMakers, recordingMakers } from '../stories/testing/controlled-makers.ts';
import { createReadableStory, getStory, openTestServer, postStory } from '../stories/testing/story-requests.ts';
import { registerAdmin } from '../testing/admin-fixtures.ts';
import { addChild, type TestServer } from '../testing/test-server.ts';

type Result = z.infer<typeof AdminStory> & WireError;

async function cast() {
	const server = await openTestServer(recordingMakers().makers);
	const [ada, rosa] = [await registerAdmin(server), await server.register('Rosa')];
	return { server, ada, rosa, story: await createReadableStory(server, rosa) };
}

const open = async (server: TestServer, as: Session, id: string) =>
	(await server.request<Result>('GET', `/api/admin/stories/${id}`, { as })).body;
const put = (server: TestServer, as: Session, id: string, body: object) =>
	server.request<Result>('PUT', `/api/admin/stories/${id}`, { as, body });
const choose = (server: TestServer, as: Session, id: string, nodeId: string, choiceIndex: number) =>
	server.request<NextChapter>('POST', `/api/stories/${id}/generate`, { as, body: { nodeId, choiceIndex } });

describe('any user’s story', () => {
	// covers: admin-area/story-user-choice-choices
	it('is read by an admin with its chapters and choices in reading order', async () => {
		const { server, ada, rosa, story } = await cast();
		const second = (await choose(server, rosa, story._id, story.startNode!, 2)).body.newNode;
		// The picture of a new chapter follows its text.
		await waitUntilIdle(server);
		const body = await open(server, ada, story._id);
		expect(z.safeParse(adminCalls.story.answer, body).success).toBe(true);
		const { content, ...rest } = body;
		expect(rest).toEqual(await getStory(server, rosa, story._id));
		expect(content).toEqual([
			{ type: 'ai', content: story.nodes[0]!.content },
			{ type: 'user', content: 'Wait a while', choices: ['Go left', 'Go right', 'Wait a while'] },
			{ type: 'ai', content: second.content },
		]);
	});

	it('shows the branch read last', async () => {
		const { server, ada, rosa, story } = await cast();
		await choose(server, rosa, story._id, story.startNode!, 2);
		await choose(server, rosa, story._id, story.startNode!, 0);
		const { content } = await open(server, ada, story._id);
		expect(content.map(({ content }) => content)[1]).toBe('Go left');
		expect(content).toHaveLength(3);
	});

	it('has no content before its first chapter is written', async () => {
		const server = await openTestServer(controlledMakers().makers);
		const [ada, rosa] = [await registerAdmin(server), await server.register('Rosa')];
		const { body } = await postStory(server, rosa);
		expect((await open(server, ada, body._id)).content).toEqual([]);
	});

	it('is listed and shown with its author without chapters', async () => {
		const { server, ada, rosa, story } = await cast();
		const light = { ...(await getStory(server, rosa, story._id)), nodes: [], startNode: null };
		const list = await server.request<{ stories: Story[] }>('GET', '/api/admin/stories', { as: ada });
		expect(z.safeParse(adminCalls.stories.answer, list.body).success).toBe(true);
		expect(list.body).toEqual({ stories: [light], pagination: { total: 1, totalPages: 1 } });
		const user = await server.request<{ stories: Story[] }>('GET', `/api/admin/users/${rosa.user._id}`, { as: ada });
		expect(z.safeParse(adminCalls.user.answer, user.body).success).toBe(true);
		expect(user.body.stories).toEqual([light]);
	});
});

describe('a saved story', () => {
	it('takes title and publication from the body, and nothing else', async () => {
		const { server, ada, rosa, story } = await cast();
		server.clock.now += 1000;
		const whole = { ...story, title: '  A lamp ', isPublished: true, genre: 'pirate', status: 'failed', nodes: [] };
		const { status, body } = await put(server, ada, story._id, whole);
		expect(status).toBe(200);
		const { content, ...saved } = body;
		const updatedAt = new Date(server.clock.now).toISOString();
		expect(saved).toEqual({ ...story, title: 'A lamp', isPublished: true, updatedAt });
		expect(content).toHaveLength(1);
		expect(await getStory(server, rosa, story._id)).toEqual(saved);
	});

	// covers: states-transitions/publication-admin-toggles
	it('can be published and unpublished', async () => {
		const { server, ada, story } = await cast();
		for (const isPublished of [true, false]) {
			expect((await put(server, ada, story._id, { ...story, isPublished })).body.isPublished).toBe(isPublished);
		}
	});

	it('that is unchanged is not written', async () => {
		const { server, ada, story } = await cast();
		server.clock.now += 1000;
		expect((await put(server, ada, story._id, story)).body.updatedAt).toBe(story.updatedAt);
	});

	it('has a title of 1 to 200 characters', async () => {
		const { server, ada, story } = await cast();
		const titled = async (title: unknown) => (await put(server, ada, story._id, { title, isPublished: false })).status;
		for (const title of ['', '  ', 'x'.repeat(201), 'A\nlamp', null, 7]) expect(await titled(title)).toBe(400);
		for (const title of ['x', 'x'.repeat(200), '💫'.repeat(200)]) expect(await titled(title)).toBe(200);
		for (const isPublished of [undefined, null, 1, 'true']) {
			expect((await put(server, ada, story._id, { title: 'A lamp', isPublished })).status).toBe(400);
		}
	});
});

describe('a deleted story', () => {
	it('is gone for its family with its pictures, whether a parent’s or a child’s', async () => {
		const { server, ada, rosa, story } = await cast();
		const milo = await addChild(server, rosa, 'Milo', 7);
		const ofMilo = await createReadableStory(server, rosa, undefined, `?selectedChildId=${milo._id}`);
		for (const { _id, nodes } of [story, ofMilo]) {
			const { status, body } = await server.request('DELETE', `/api/admin/stories/${_id}`, { as: ada });
			expect([status, body]).toEqual([200, { ok: true }]);
			expect((await server.request('GET', `/api/stories/${_id}`, { as: rosa })).status).toBe(404);
			expect(await server.media.has(nodes[0]!.images!.large.split('/').at(-1)!)).toBe(false);
			expect((await put(server, ada, _id, { title: 'A lamp', isPublished: true })).status).toBe(404);
		}
	});
});
