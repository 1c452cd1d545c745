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
	const house = await openTestServer(recordingMakers().makers);
	const [ada, rosa, bela] = [await registerAdmin(house), await house.register('Rosa'), await house.register('Bela')];
	const milo = await registerChild(house, rosa, 'Milo');
	const stories = [await createReadableStory(house, rosa), await createReadableStory(house, milo)];
	const other = await createReadableStory(house, bela);

	const { status, body } = await house.request('DELETE', `/api/admin/users/${rosa.user._id}`, { as: ada });
	expect([status, body]).toEqual([200, { ok: true }]);
	for (const { images } of stories.map((story) => story.nodes[0]!)) {
		for (const url of Object.values(images!)) expect(await house.media.has(url.split('/').at(-1)!)).toBe(false);
	}
	expect(await house.media.has(other.nodes[0]!.images!.large.split('/').at(-1)!)).toBe(true);
	expect(await house.db.selectFrom('story').select('id').execute()).toEqual([{ id: other._id }]);
	for (const as of [rosa, milo]) expect((await house.request('GET', '/api/auth/profile', { as })).status).toBe(401);
	expect(house.closedSessions).toHaveLength(2);
	for (const id of [rosa.user._id, milo.user._id]) {
		expect((await house.request('DELETE', `/api/admin/users/${id}`, { as: ada })).status).toBe(404);
	}
});

it('deleting a child keeps its parent, and cancels its running jobs', async () => {
	const held = controlledMakers();
	const house = await openTestServer(held.makers);
	const [ada, rosa] = [await registerAdmin(house), await house.register('Rosa')];
	const milo = await addChild(house, rosa, 'Milo', 7);
	await postStory(house, rosa, storyInput(), `?selectedChildId=${milo._id}`);
	await waitUntil(() => held.chapterRequests.length === 1);
	expect((await house.request('DELETE', `/api/admin/users/${milo._id}`, { as: ada })).status).toBe(200);
	held.chapterRequests[0]!.finish();
	await waitUntil(async () => (await countJobs(house)) === 0);
	expect((await house.request('GET', '/api/users/children', { as: rosa })).body).toEqual([]);
});
