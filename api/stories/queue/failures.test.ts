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

const alone = { QUEUE_CONCURRENCY: '1' };

function statusOf(
	house: TestServer,
	as: Session,
	requestId: string,
): Promise<{ status: number; body: CreationStatus }> {
	return house.request<CreationStatus>('GET', `/api/stories/status/${requestId}`, { as });
}

describe('a story that fails', () => {
	it('is tried three times with growing back-off, while other stories go on', async () => {
		const trouble = silenceErrorLog();
		const held = controlledMakers();
		const house = await openTestServer(held.makers, alone);
		const rosa = await house.register('Rosa');
		const asked = storyInput();
		const { body } = await postStory(house, rosa, asked);
		const next = await postStory(house, rosa, storyInput({ hero: 'Next' }));
		const failOnce = async (attempt: number) => {
			const mine = () => held.chapterRequests.filter(({ brief }) => brief.seed === body._id);
			await waitUntil(() => mine().length === attempt);
			mine().at(-1)!.fail(new Error('no answer'));
			await waitUntil(() => trouble.mock.calls.length === attempt);
		};
		await failOnce(1);
		await waitUntil(() => held.chapterRequests.at(-1)?.brief.seed === next.body._id);
		held.chapterRequests.at(-1)!.finish();
		const restsFor = async () => {
			const job = await house.db
				.selectFrom('job')
				.selectAll()
				.where('story_id', '=', body._id)
				.executeTakeFirstOrThrow();
			return job.run_after - house.clock.now;
		};
		expect(await restsFor()).toBe(1_000);
		house.clock.now += 1_000;
		await house.context.queue.wake();
		await failOnce(2);
		expect(await restsFor()).toBe(2_000);
		house.clock.now += 2_000;
		await house.context.queue.wake();
		await failOnce(3);
		expect((await statusOf(house, rosa, asked.frontendRequestId)).body).toEqual({
			isComplete: false,
			_id: body._id,
			status: 'failed',
			error: 'The storyteller could not write this story. Please try again in a little while.',
		});
	});

	it('can be retried, while a retry of any other story changes nothing', async () => {
		const held = recordingMakers({
			content: ({ hero }) => (hero.name === 'Pip' ? 'They killed everybody.' : 'All was well.'),
		});
		const trouble = silenceErrorLog();
		const house = await openTestServer(held.makers);
		const rosa = await house.register('Rosa');
		const { body } = await postStory(house, rosa);
		await waitUntil(async () => (await getStory(house, rosa, body._id)).status === 'failed');
		expect(held.chapterRequests).toHaveLength(3);
		expect(new Set(held.chapterRequests.map(({ brief }) => brief.seed)).size).toBe(3);
		expect(trouble).toHaveBeenCalledOnce();
		expect((await getStory(house, rosa, body._id)).error).toBe(
			'The storyteller kept coming back to something that does not belong in this story, so it was not told. Please try another idea.',
		);
		const hero = JSON.stringify({ name: 'Fern', gender: 'any', type: 'Fox', traits: ['brave'] });
		await house.db.updateTable('story').set({ hero }).execute();
		const again = await house.request<{ status: string }>('POST', `/api/stories/${body._id}/retry`, { as: rosa });
		expect(again.status).toBe(202);
		await waitUntil(async () => (await getStory(house, rosa, body._id)).status === 'in-progress');
		expect((await getStory(house, rosa, body._id)).error).toBeNull();
		expect((await house.request('POST', `/api/stories/${body._id}/retry`, { as: rosa })).status).toBe(201);
		const bela = await house.register('Bela');
		expect((await house.request('POST', `/api/stories/${body._id}/retry`, { as: bela })).status).toBe(404);
	});

	it('names the switched-off topic that every attempt had', async () => {
		silenceErrorLog();
		const house = await openTestServer(recordingMakers({ content: () => 'A spider sat there.' }).makers);
		const rosa = await house.register('Rosa');
		const settings = { allowedGenres: [], contentRestrictions: { maxAgeRating: 12, disabledTopics: ['Spiders'] } };
		await house.request('PUT', '/api/users/profile', {
			as: rosa,
			body: { profile: { name: 'Rosa', age: 36 }, settings },
		});
		const { body } = await postStory(house, rosa);
		await waitUntil(async () => (await getStory(house, rosa, body._id)).status === 'failed');
		expect((await getStory(house, rosa, body._id)).error).toContain(
			'(“Spiders” is switched off in the content settings)',
		);
	});

	it('says “Failed to generate valid choices” if the storyteller returns no three different ones', async () => {
		const trouble = silenceErrorLog();
		const { makers } = recordingMakers();
		const { writeChapter } = makers.storyteller;
		makers.storyteller.writeChapter = async (...asked) => {
			const told = await writeChapter(...asked);
			return { ...told, draft: { ...told.draft, choices: ['Go', 'Go', 'Stay'] } };
		};
		const house = await openTestServer(makers);
		const rosa = await house.register('Rosa');
		const { body } = await postStory(house, rosa);
		for (let attempt = 1; attempt <= 3; attempt++) {
			await waitUntil(() => trouble.mock.calls.length === attempt);
			house.clock.now += 10_000;
			await house.context.queue.wake();
		}
		await waitUntil(async () => (await getStory(house, rosa, body._id)).status === 'failed');
		expect((await getStory(house, rosa, body._id)).error).toBe('Failed to generate valid choices');
	});
});
