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
		const server = await openTestServer(recordingMakers().makers);
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		const other = await createReadableStory(server, rosa);
		const { images, content, _id } = story.nodes[0]!;
		const body = { text: content, voice: 'sage', storyId: story._id, nodeId: _id };
		const { audioUrl } = (await server.request<{ audioUrl: string }>('POST', '/api/tts', { as: rosa, body })).body;
		const { status, body: done } = await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect([status, done]).toEqual([200, { ok: true }]);
		for (const url of [...Object.values(images!), audioUrl]) {
			expect(await server.media.has(url.split('/').at(-1)!), url).toBe(false);
		}
		expect(await server.db.selectFrom('chapter').select('story_id').execute()).toEqual([{ story_id: other._id }]);
		expect(await server.media.has(other.nodes[0]!.images!.large.split('/').at(-1)!)).toBe(true);
		expect((await server.request('GET', `/api/stories/${story._id}`, { as: rosa })).status).toBe(404);
		expect((await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa })).status).toBe(404);
	});

	it('keeps a file that another story uses too', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const rosa = await server.register('Rosa');
		const [story, other] = [await createReadableStory(server, rosa), await createReadableStory(server, rosa)];
		const name = story.nodes[0]!.images!.large.split('/').at(-1)!;
		await server.db.insertInto('media_use').values({ media_name: name, story_id: other._id }).execute();
		await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect(await server.media.has(name)).toBe(true);
	});

	it('answers 404 to another family', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		const story = await createReadableStory(server, rosa);
		expect((await server.request('DELETE', `/api/stories/${story._id}`, { as: bela })).status).toBe(404);
		expect((await getStory(server, rosa, story._id))._id).toBe(story._id);
	});

	it('aborts the running job without an error, frees its worker, and leaves no chapter', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, { QUEUE_CONCURRENCY: '1' });
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await postStory(server, rosa, storyInput({ hero: 'Next' }));
		await waitUntil(() => controlled.chapterRequests.length === 1);
		expect((await server.request('DELETE', `/api/stories/${body._id}`, { as: rosa })).status).toBe(200);
		await waitUntil(() => controlled.chapterRequests.length === 2);
		expect(controlled.chapterRequests[0]!.signal.aborted).toBe(true);
		controlled.chapterRequests[0]!.finish();
		controlled.chapterRequests[1]!.finish();
		await waitUntil(async () => (await countJobs(server)) === 0);
		expect(await server.db.selectFrom('chapter').select('number').execute()).toHaveLength(1);
	});

	it('causes no error when the story is deleted with its account', async () => {
		const errorLog = silenceErrorLog();
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		await postStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		await server.db.deleteFrom('account').execute();
		controlled.chapterRequests[0]!.finish();
		const bela = await server.register('Bela');
		await postStory(server, bela);
		await waitUntil(() => controlled.chapterRequests.length === 2);
		controlled.chapterRequests[1]!.finish();
		await waitUntil(async () => (await countJobs(server)) === 0);
		expect(errorLog).not.toHaveBeenCalled();
	});

	it('answers 404 to a request that waits for its next chapter', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		controlled.chapterRequests[0]!.finish();
		await waitUntil(async () => (await getStory(server, rosa, body._id)).nodes.length === 1);
		const choice = { nodeId: (await getStory(server, rosa, body._id)).startNode, choiceIndex: 0 };
		const pending = server.request('POST', `/api/stories/${body._id}/generate`, { as: rosa, body: choice });
		await waitUntil(() => controlled.chapterRequests.length === 2);
		await server.request('DELETE', `/api/stories/${body._id}`, { as: rosa });
		expect((await pending).status).toBe(404);
	});

	it('leaves no picture that was drawn during the deletion', async () => {
		const gate = Promise.withResolvers<void>();
		const controlled = recordingMakers();
		const { illustrate } = controlled.makers.illustrator;
		// A maker that ignores its signal.
		controlled.makers.illustrator.illustrate = async (...args) => {
			const pictures = await illustrate(...args);
			await gate.promise;
			return pictures;
		};
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const story = await createStoryWithText(server, rosa);
		await waitUntil(() => controlled.pictureRequests.length === 1);
		await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		gate.resolve();
		await waitUntil(async () => (await countJobs(server)) === 0);
		const after = await createReadableStory(server, rosa);
		expect(await server.db.selectFrom('media_use').select('story_id').distinct().execute()).toEqual([
			{ story_id: after._id },
		]);
	});

	it('of a child deletes the jobs of its stories', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		await postStory(server, rosa, storyInput(), `?selectedChildId=${milo._id}`);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		expect((await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa })).status).toBe(200);
		controlled.chapterRequests[0]!.finish();
		await waitUntil(async () => (await countJobs(server)) === 0);
		expect(await server.db.selectFrom('chapter').select('id').execute()).toEqual([]);
	});
});
