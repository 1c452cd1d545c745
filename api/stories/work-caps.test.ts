import { expect, it } from 'vitest';
import type { NarrationAnswer } from '../../shared/contract/stories.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { fakeMakers } from '../testing/fake-makers.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterRows, postChoice, waitUntilIdle } from './testing/chapter-requests.ts';
import { createStoryWithText, openTestServer, postStory } from './testing/story-requests.ts';

const hour = 60 * 60 * 1000;

const first = (story: Story) => story.nodes[0]!;
const speak = (
	house: TestServer,
	as: Session,
	{ _id }: Story,
	{ _id: nodeId, content }: Pick<Chapter, '_id' | 'content'>,
) =>
	house.request<NarrationAnswer & WireError>('POST', '/api/tts', {
		as,
		body: { text: content, voice: 'sage', storyId: _id, nodeId },
	});

it('S24 caps a family’s new chapters in 24 hours, but not the reading of existing ones', async () => {
	const house = await openTestServer(fakeMakers(), { DAILY_CHAPTER_CAP: '3' });
	const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
	const story = await createStoryWithText(house, rosa);
	house.clock.now += hour;
	for (const choice of [0, 1])
		expect((await postChoice(house, rosa, story, first(story)._id, choice)).status).toBe(200);
	const refused = await postChoice(house, rosa, story, first(story)._id, 2);
	expect([refused.status, refused.body.code]).toEqual([429, 'daily-cap']);
	expect(refused.body.message).toContain('There will be more in 23 hours');
	expect(refused.headers.get('retry-after')).toBe(String(23 * 60 * 60));
	expect((await postStory(house, rosa)).status).toBe(429);
	expect((await postChoice(house, rosa, story, first(story)._id, 1)).status).toBe(200);
	await house.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
	expect((await postStory(house, rosa)).status).toBe(429);
	expect((await postStory(house, bela)).status).toBe(202);
	house.clock.now += 23 * hour;
	expect((await postStory(house, rosa)).status).toBe(202);
});

it('S24 holds for concurrent choices', async () => {
	const house = await openTestServer(fakeMakers(), { DAILY_CHAPTER_CAP: '2' });
	const rosa = await house.register('Rosa');
	const story = await createStoryWithText(house, rosa);
	const answers = await Promise.all(
		[0, 1, 2].map((choice) => postChoice(house, rosa, story, first(story)._id, choice)),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
});

it('S24 caps a family’s new narrations in 24 hours, but not the playing of stored ones', async () => {
	const house = await openTestServer(fakeMakers(), { DAILY_NARRATION_CAP: '1' });
	const rosa = await house.register('Rosa');
	const story = await createStoryWithText(house, rosa);
	const { body } = await postChoice(house, rosa, story, first(story)._id, 0);
	expect((await speak(house, rosa, story, first(story))).status).toBe(200);
	const refused = await speak(house, rosa, story, body.newNode);
	expect([refused.status, refused.body.code]).toEqual([429, 'daily-cap']);
	expect((await speak(house, rosa, story, first(story))).status).toBe(200);
	house.clock.now += 24 * hour;
	expect((await speak(house, rosa, story, body.newNode)).status).toBe(200);
});

it('S24 caps the new chapters and narrations of all families together', async () => {
	const house = await openTestServer(fakeMakers(), { DAILY_SERVER_CAP: '3' });
	const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
	const [one, other] = [await createStoryWithText(house, rosa), await createStoryWithText(house, bela)];
	expect((await speak(house, rosa, one, first(one))).status).toBe(200);
	expect((await speak(house, bela, other, first(other))).status).toBe(429);
	expect((await postChoice(house, bela, other, first(other)._id, 0)).status).toBe(429);
	expect((await postStory(house, rosa)).status).toBe(429);
});

it('S24 prepares no more chapters than the cap leaves', async () => {
	const house = await openTestServer(fakeMakers(), { DAILY_CHAPTER_CAP: '3' });
	const rosa = await house.register('Rosa');
	const story = await createStoryWithText(house, rosa);
	expect((await house.request('POST', `/api/stories/${story._id}/pack`, { as: rosa, body: { depth: 2 } })).status).toBe(
		200,
	);
	await waitUntilIdle(house);
	expect(await chapterRows(house)).toHaveLength(3);
});

it('S24 has a default with a provider, and none with built-in makers', async () => {
	const makers = fakeMakers();
	const house = await openTestServer(makers);
	const rosa = await house.register('Rosa');
	await createStoryWithText(house, rosa);
	const counted = async () =>
		(await house.db.selectFrom('work_begun').select('kind').execute()).map(({ kind }) => kind);
	expect(await counted()).toEqual([]);
	Object.assign(makers.storyteller, { name: 'openai' });
	Object.assign(makers.narrator, { name: 'openai' });
	const story = await createStoryWithText(house, rosa);
	await speak(house, rosa, story, first(story));
	expect(await counted()).toEqual(['chapter', 'narration']);
});
