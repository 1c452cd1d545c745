import { describe, expect, it } from 'vitest';
import { addChild } from '../testing/test-server.ts';
import { controlledMakers, recordingMakers } from './testing/controlled-makers.ts';
import {
	countJobs,
	createReadableStory,
	createStoryWithText,
	getStory,
	openTestServer,
	postStory,
	silenceErrorLog,
	storyInput,
	waitUntil,
} from './testing/story-requests.ts';

describe('DELETE /api/stories/:id', () => {
	// covers: calls/stories-list-create-read
	it('deletes the chapters, the pictures and the narration too', async () => {
		const house = await openTestServer(recordingMakers().makers);
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		const other = await createReadableStory(house, rosa);
		const { images, content, _id } = story.nodes[0]!;
		const body = { text: content, voice: 'sage', storyId: story._id, nodeId: _id };
		const { audioUrl } = (await house.request<{ audioUrl: string }>('POST', '/api/tts', { as: rosa, body })).body;
		const { status, body: done } = await house.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect([status, done]).toEqual([200, { ok: true }]);
		for (const url of [...Object.values(images!), audioUrl]) {
			expect(await house.media.has(url.split('/').at(-1)!), url).toBe(false);
		}
		expect(await house.db.selectFrom('chapter').select('story_id').execute()).toEqual([{ story_id: other._id }]);
		expect(await house.media.has(other.nodes[0]!.images!.large.split('/').at(-1)!)).toBe(true);
		expect((await house.request('GET', `/api/stories/${story._id}`, { as: rosa })).status).toBe(404);
		expect((await house.request('DELETE', `/api/stories/${story._id}`, { as: rosa })).status).toBe(404);
	});

	it('keeps a file that another story uses too', async () => {
		const house = await openTestServer(recordingMakers().makers);
		const rosa = await house.register('Rosa');
		const [story, other] = [await createReadableStory(house, rosa), await createReadableStory(house, rosa)];
		const name = story.nodes[0]!.images!.large.split('/').at(-1)!;
		await house.db.insertInto('media_use').values({ media_name: name, story_id: other._id }).execute();
		await house.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect(await house.media.has(name)).toBe(true);
	});

	it('answers 404 to another family', async () => {
		const house = await openTestServer(recordingMakers().makers);
		const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
		const story = await createReadableStory(house, rosa);
		expect((await house.request('DELETE', `/api/stories/${story._id}`, { as: bela })).status).toBe(404);
		expect((await getStory(house, rosa, story._id))._id).toBe(story._id);
	});

	it('aborts the running job without an error, frees its worker, and leaves no chapter', async () => {
		const held = controlledMakers();
		const house = await openTestServer(held.makers, { QUEUE_CONCURRENCY: '1' });
		const rosa = await house.register('Rosa');
		const { body } = await postStory(house, rosa);
		await postStory(house, rosa, storyInput({ hero: 'Next' }));
		await waitUntil(() => held.chapterRequests.length === 1);
		expect((await house.request('DELETE', `/api/stories/${body._id}`, { as: rosa })).status).toBe(200);
		await waitUntil(() => held.chapterRequests.length === 2);
		expect(held.chapterRequests[0]!.signal.aborted).toBe(true);
		held.chapterRequests[0]!.finish();
		held.chapterRequests[1]!.finish();
		await waitUntil(async () => (await countJobs(house)) === 0);
		expect(await house.db.selectFrom('chapter').select('number').execute()).toHaveLength(1);
	});

	it('causes no error when the story is deleted with its account', async () => {
		const trouble = silenceErrorLog();
		const held = controlledMakers();
		const house = await openTestServer(held.makers);
		const rosa = await house.register('Rosa');
		await postStory(house, rosa);
		await waitUntil(() => held.chapterRequests.length === 1);
		await house.db.deleteFrom('account').execute();
		held.chapterRequests[0]!.finish();
		const bela = await house.register('Bela');
		await postStory(house, bela);
		await waitUntil(() => held.chapterRequests.length === 2);
		held.chapterRequests[1]!.finish();
		await waitUntil(async () => (await countJobs(house)) === 0);
		expect(trouble).not.toHaveBeenCalled();
	});

	it('answers 404 to a request that waits for its next chapter', async () => {
		const held = controlledMakers();
		const house = await openTestServer(held.makers);
		const rosa = await house.register('Rosa');
		const { body } = await postStory(house, rosa);
		await waitUntil(() => held.chapterRequests.length === 1);
		held.chapterRequests[0]!.finish();
		await waitUntil(async () => (await getStory(house, rosa, body._id)).nodes.length === 1);
		const choice = { nodeId: (await getStory(house, rosa, body._id)).startNode, choiceIndex: 0 };
		const asking = house.request('POST', `/api/stories/${body._id}/generate`, { as: rosa, body: choice });
		await waitUntil(() => held.chapterRequests.length === 2);
		await house.request('DELETE', `/api/stories/${body._id}`, { as: rosa });
		expect((await asking).status).toBe(404);
	});

	it('leaves no picture that was drawn during the deletion', async () => {
		const gate = Promise.withResolvers<void>();
		const held = recordingMakers();
		const { illustrate } = held.makers.illustrator;
		// A maker that ignores its signal.
		held.makers.illustrator.illustrate = async (...asked) => {
			const pictures = await illustrate(...asked);
			await gate.promise;
			return pictures;
		};
		const house = await openTestServer(held.makers);
		const rosa = await house.register('Rosa');
		const story = await createStoryWithText(house, rosa);
		await waitUntil(() => held.pictureRequests.length === 1);
		await house.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		gate.resolve();
		await waitUntil(async () => (await countJobs(house)) === 0);
		const after = await createReadableStory(house, rosa);
		expect(await house.db.selectFrom('media_use').select('story_id').distinct().execute()).toEqual([
			{ story_id: after._id },
		]);
	});

	it('of a child deletes the jobs of its stories', async () => {
		const held = controlledMakers();
		const house = await openTestServer(held.makers);
		const rosa = await house.register('Rosa');
		const milo = await addChild(house, rosa, 'Milo', 7);
		await postStory(house, rosa, storyInput(), `?selectedChildId=${milo._id}`);
		await waitUntil(() => held.chapterRequests.length === 1);
		expect((await house.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa })).status).toBe(200);
		held.chapterRequests[0]!.finish();
		await waitUntil(async () => (await countJobs(house)) === 0);
		expect(await house.db.selectFrom('chapter').select('id').execute()).toEqual([]);
	});
});
