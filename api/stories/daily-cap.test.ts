import { expect, it } from 'vitest';
import { addChild } from '../testing/test-server.ts';
import { controlledMakers, recordingMakers } from './testing/controlled-makers.ts';
import {
	getStory,
	openTestServer,
	postStory,
	silenceErrorLog,
	storyInput,
	waitUntil,
} from './testing/story-requests.ts';

const hour = 60 * 60 * 1000;
const threeADay = { DAILY_STORY_CAP: '3', QUEUE_CONCURRENCY: '1' };

// covers: makers-provider/days-new-stories-may
it('rejects a story above the cap of 24 hours, and says when the next one can begin', async () => {
	const house = await openTestServer(controlledMakers().makers, threeADay);
	const rosa = await house.register('Rosa');
	for (let i = 0; i < 3; i++) {
		expect((await postStory(house, rosa)).status).toBe(202);
		house.clock.now += hour;
	}
	const refused = await postStory(house, rosa);
	expect([refused.status, refused.body.code, refused.body._id]).toEqual([429, 'daily-cap', undefined]);
	expect(refused.body.message).toContain('The next one can begin in 21 hours');
	expect(Number(refused.headers.get('retry-after'))).toBe(21 * 60 * 60);
	expect(await house.db.selectFrom('story').select('id').execute()).toHaveLength(3);
	house.clock.now += 21 * hour;
	expect((await postStory(house, rosa)).status).toBe(202);
	expect((await postStory(house, rosa)).status).toBe(429);
});

it('counts per family', async () => {
	const house = await openTestServer(controlledMakers().makers, threeADay);
	const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
	const milo = await addChild(house, rosa, 'Milo', 7);
	for (let i = 0; i < 2; i++) await postStory(house, rosa);
	expect((await postStory(house, rosa, storyInput(), `?selectedChildId=${milo._id}`)).status).toBe(202);
	expect((await postStory(house, rosa, storyInput(), `?selectedChildId=${milo._id}`)).status).toBe(429);
	expect((await postStory(house, bela)).status).toBe(202);
});

it('counts a deleted story, and counts a repeated request once', async () => {
	const house = await openTestServer(controlledMakers().makers, threeADay);
	const rosa = await house.register('Rosa');
	const asked = storyInput();
	const { body } = await postStory(house, rosa, asked);
	expect((await postStory(house, rosa, asked)).body._id).toBe(body._id);
	await postStory(house, rosa);
	await postStory(house, rosa);
	expect((await postStory(house, rosa, asked)).body._id).toBe(body._id);
	await house.request('DELETE', `/api/stories/${body._id}`, { as: rosa });
	expect((await postStory(house, rosa)).status).toBe(429);
});

it('does not count the retry of a failed story', async () => {
	silenceErrorLog();
	let content = 'They killed everybody.';
	const house = await openTestServer(recordingMakers({ content: () => content }).makers, { DAILY_STORY_CAP: '1' });
	const rosa = await house.register('Rosa');
	const { body } = await postStory(house, rosa);
	await waitUntil(async () => (await getStory(house, rosa, body._id)).status === 'failed');
	content = 'All was well.';
	expect((await house.request('POST', `/api/stories/${body._id}/retry`, { as: rosa })).status).toBe(202);
	await waitUntil(async () => (await getStory(house, rosa, body._id)).status === 'in-progress');
	expect((await postStory(house, rosa)).status).toBe(429);
});

it('holds for concurrent requests', async () => {
	const house = await openTestServer(controlledMakers().makers, threeADay);
	const rosa = await house.register('Rosa');
	const answers = await Promise.all(Array.from({ length: 12 }, () => postStory(house, rosa)));
	expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
});

it('is 20 a day with a provider, none with the built-in storyteller, or what the operator configured', async () => {
	const provided = controlledMakers();
	Object.assign(provided.makers.storyteller, { name: 'openai' });
	const house = await openTestServer(provided.makers, { QUEUE_CONCURRENCY: '1', QUEUE_BUSY: '200' });
	const rosa = await house.register('Rosa');
	const statuses = [];
	for (let i = 0; i < 21; i++) statuses.push((await postStory(house, rosa)).status);
	expect(statuses.filter((status) => status === 202)).toHaveLength(20);
	Object.assign(provided.makers.storyteller, { name: 'built-in' });
	expect((await postStory(house, rosa)).status).toBe(202);
});
