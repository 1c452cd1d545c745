import { expect, it } from 'vitest';
import { controlledMakers, recordingMakers } from '../stories/testing/controlled-makers.ts';
import {
	countJobs,
	createReadableStory,
	openTestServer,
	postStory,
	registerChild,
	storyInput,
	waitUntil,
} from '../stories/testing/story-requests.ts';
import { registerAdmin } from '../testing/admin-fixtures.ts';
import { addChild } from '../testing/test-server.ts';

it('deleting a parent deletes its children, all their stories and media, and every session', async () => {
	const server = await openTestServer(recordingMakers().makers);
	const [ada, rosa, bela] = [await registerAdmin(server), await server.register('Rosa'), await server.register('Bela')];
	const milo = await registerChild(server, rosa, 'Milo');
	const stories = [await createReadableStory(server, rosa), await createReadableStory(server, milo)];
	const other = await createReadableStory(server, bela);

	const { status, body } = await server.request('DELETE', `/api/admin/users/${rosa.user._id}`, { as: ada });
	expect([status, body]).toEqual([200, { ok: true }]);
	for (const { images } of stories.map((story) => story.nodes[0]!)) {
		for (const url of Object.values(images!)) expect(await server.media.has(url.split('/').at(-1)!)).toBe(false);
	}
	expect(await server.media.has(other.nodes[0]!.images!.large.split('/').at(-1)!)).toBe(true);
	expect(await server.db.selectFrom('story').select('id').execute()).toEqual([{ id: other._id }]);
	for (const as of [rosa, milo]) expect((await server.request('GET', '/api/auth/profile', { as })).status).toBe(401);
	expect(server.closedSessions).toHaveLength(2);
	for (const id of [rosa.user._id, milo.user._id]) {
		expect((await server.request('DELETE', `/api/admin/users/${id}`, { as: ada })).status).toBe(404);
	}
});

it('deleting a child keeps its parent, and cancels its running jobs', async () => {
	const held = controlledMakers();
	const server = await openTestServer(held.makers);
	const [ada, rosa] = [await registerAdmin(server), await server.register('Rosa')];
	const milo = await addChild(server, rosa, 'Milo', 7);
	await postStory(server, rosa, storyInput(), `?selectedChildId=${milo._id}`);
	await waitUntil(() => held.chapterRequests.length === 1);
	expect((await server.request('DELETE', `/api/admin/users/${milo._id}`, { as: ada })).status).toBe(200);
	held.chapterRequests[0]!.finish();
	await waitUntil(async () => (await countJobs(server)) === 0);
	expect((await server.request('GET', '/api/users/children', { as: rosa })).body).toEqual([]);
});
