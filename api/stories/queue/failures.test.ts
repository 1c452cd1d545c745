import { describe, expect, it } from 'vitest';
import type { CreationStatus } from '../../../shared/contract/stories.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { controlledMakers, recordingMakers } from '../testing/controlled-makers.ts';
import {
	getStory,
	openTestServer,
	postStory,
	silenceErrorLog,
	storyInput,
	waitUntil,
} from '../testing/story-requests.ts';

const oneWorker = { QUEUE_CONCURRENCY: '1' };

function statusOf(
	server: TestServer,
	as: Session,
	requestId: string,
): Promise<{ status: number; body: CreationStatus }> {
	return server.request<CreationStatus>('GET', `/api/stories/status/${requestId}`, { as });
}

describe('a story that fails', () => {
	it('is tried three times with growing back-off, while other stories go on', async () => {
		const errorLog = silenceErrorLog();
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, oneWorker);
		const rosa = await server.register('Rosa');
		const input = storyInput();
		const { body } = await postStory(server, rosa, input);
		const next = await postStory(server, rosa, storyInput({ hero: 'Next' }));
		const failOnce = async (attempt: number) => {
			const mine = () => controlled.chapterRequests.filter(({ brief }) => brief.seed === body._id);
			await waitUntil(() => mine().length === attempt);
			mine().at(-1)!.fail(new Error('no answer'));
			await waitUntil(() => errorLog.mock.calls.length === attempt);
		};
		await failOnce(1);
		await waitUntil(() => controlled.chapterRequests.at(-1)?.brief.seed === next.body._id);
		controlled.chapterRequests.at(-1)!.finish();
		const backOff = async () => {
			const job = await server.db
				.selectFrom('job')
				.selectAll()
				.where('story_id', '=', body._id)
				.executeTakeFirstOrThrow();
			return job.run_after - server.clock.now;
		};
		expect(await backOff()).toBe(1_000);
		server.clock.now += 1_000;
		await server.context.queue.wake();
		await failOnce(2);
		expect(await backOff()).toBe(2_000);
		server.clock.now += 2_000;
		await server.context.queue.wake();
		await failOnce(3);
		expect((await statusOf(server, rosa, input.frontendRequestId)).body).toEqual({
			isComplete: false,
			_id: body._id,
			status: 'failed',
			error: 'The storyteller could not write this story. Please try again in a little while.',
		});
	});

	it('can be retried, while a retry of any other story changes nothing', async () => {
		const controlled = recordingMakers({
			content: ({ hero }) => (hero.name === 'Pip' ? 'They killed everybody.' : 'All was well.'),
		});
		const errorLog = silenceErrorLog();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await waitUntil(async () => (await getStory(server, rosa, body._id)).status === 'failed');
		expect(controlled.chapterRequests).toHaveLength(3);
		expect(new Set(controlled.chapterRequests.map(({ brief }) => brief.seed)).size).toBe(3);
		expect(errorLog).toHaveBeenCalledOnce();
		expect((await getStory(server, rosa, body._id)).error).toBe(
			'The storyteller kept coming back to something that does not belong in this story, so it was not told. Please try another idea.',
		);
		const hero = JSON.stringify({ name: 'Fern', gender: 'any', type: 'Fox', traits: ['brave'] });
		await server.db.updateTable('story').set({ hero }).execute();
		const again = await server.request<{ status: string }>('POST', `/api/stories/${body._id}/retry`, { as: rosa });
		expect(again.status).toBeOneOf([201, 202]);
		await waitUntil(async () => (await getStory(server, rosa, body._id)).status === 'in-progress');
		expect((await getStory(server, rosa, body._id)).error).toBeNull();
		expect((await server.request('POST', `/api/stories/${body._id}/retry`, { as: rosa })).status).toBe(201);
		const bela = await server.register('Bela');
		expect((await server.request('POST', `/api/stories/${body._id}/retry`, { as: bela })).status).toBe(404);
	});

	it('names the switched-off topic that every attempt had', async () => {
		silenceErrorLog();
		const server = await openTestServer(recordingMakers({ content: () => 'A spider sat there.' }).makers);
		const rosa = await server.register('Rosa');
		const settings = { allowedGenres: [], contentRestrictions: { maxAgeRating: 12, disabledTopics: ['Spiders'] } };
		await server.request('PUT', '/api/users/profile', {
			as: rosa,
			body: { profile: { name: 'Rosa', age: 36 }, settings },
		});
		const { body } = await postStory(server, rosa);
		await waitUntil(async () => (await getStory(server, rosa, body._id)).status === 'failed');
		expect((await getStory(server, rosa, body._id)).error).toContain(
			'(“Spiders” is switched off in the content settings)',
		);
	});

	it('says “Failed to generate valid choices” if the storyteller returns no three different ones', async () => {
		const errorLog = silenceErrorLog();
		const { makers } = recordingMakers();
		const { writeChapter } = makers.storyteller;
		makers.storyteller.writeChapter = async (...input) => {
			const result = await writeChapter(...input);
			return { ...result, draft: { ...result.draft, choices: ['Go', 'Go', 'Stay'] } };
		};
		const server = await openTestServer(makers);
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		for (let attempt = 1; attempt <= 3; attempt++) {
			await waitUntil(() => errorLog.mock.calls.length === attempt);
			server.clock.now += 10_000;
			await server.context.queue.wake();
		}
		await waitUntil(async () => (await getStory(server, rosa, body._id)).status === 'failed');
		expect((await getStory(server, rosa, body._id)).error).toBe('Failed to generate valid choices');
	});
});
