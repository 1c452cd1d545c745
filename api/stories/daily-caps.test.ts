import { describe, expect, it } from 'vitest';
import type { NarrationAnswer } from '../../shared/contract/stories.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { day, hour } from '../../shared/rules/durations.ts';
import { fakeMakers } from '../testing/fake-makers.ts';
import { addChild, type TestServer } from '../testing/test-server.ts';
import { chapterRows, postChoice, waitUntilIdle } from './testing/chapter-requests.ts';
import { controlledMakers, recordingMakers } from './testing/controlled-makers.ts';
import {
	createStoryWithText,
	getStory,
	openTestServer,
	postStory,
	silenceErrorLog,
	storyInput,
	waitUntil,
} from './testing/story-requests.ts';

const threeADay = { DAILY_STORY_CAP: '3', QUEUE_CONCURRENCY: '1' };

const first = (story: Story) => story.nodes[0]!;
const postNarration = (
	server: TestServer,
	as: Session,
	{ _id }: Story,
	{ _id: nodeId, content }: Pick<Chapter, '_id' | 'content'>,
) =>
	server.request<NarrationAnswer & WireError>('POST', '/api/tts', {
		as,
		body: { text: content, voice: 'sage', storyId: _id, nodeId },
	});

describe('the daily cap of new stories', () => {
	// covers: makers-provider/days-new-stories-may
	it('rejects a story above the cap of 24 hours, and says when the next one can begin', async () => {
		const server = await openTestServer(controlledMakers().makers, threeADay);
		const rosa = await server.register('Rosa');
		for (let i = 0; i < 3; i++) {
			expect((await postStory(server, rosa)).status).toBeOneOf([201, 202]);
			server.clock.now += hour;
		}
		const refused = await postStory(server, rosa);
		expect([refused.status, refused.body.code, refused.body._id]).toEqual([429, 'daily-cap', undefined]);
		expect(refused.body.message).toContain('The next one can begin in 21 hours');
		expect(Number(refused.headers.get('retry-after'))).toBe(21 * 60 * 60);
		expect(await server.db.selectFrom('story').select('id').execute()).toHaveLength(3);
		server.clock.now += 21 * hour;
		expect((await postStory(server, rosa)).status).toBeOneOf([201, 202]);
		expect((await postStory(server, rosa)).status).toBe(429);
	});

	it('counts per family', async () => {
		const server = await openTestServer(controlledMakers().makers, threeADay);
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		const milo = await addChild(server, rosa, 'Milo', 7);
		for (let i = 0; i < 2; i++) await postStory(server, rosa);
		expect((await postStory(server, rosa, storyInput(), `?selectedChildId=${milo._id}`)).status).toBeOneOf([201, 202]);
		expect((await postStory(server, rosa, storyInput(), `?selectedChildId=${milo._id}`)).status).toBe(429);
		expect((await postStory(server, bela)).status).toBeOneOf([201, 202]);
	});

	it('counts a deleted story, and counts a repeated request once', async () => {
		const server = await openTestServer(controlledMakers().makers, threeADay);
		const rosa = await server.register('Rosa');
		const input = storyInput();
		const { body } = await postStory(server, rosa, input);
		expect((await postStory(server, rosa, input)).body._id).toBe(body._id);
		await postStory(server, rosa);
		await postStory(server, rosa);
		expect((await postStory(server, rosa, input)).body._id).toBe(body._id);
		await server.request('DELETE', `/api/stories/${body._id}`, { as: rosa });
		expect((await postStory(server, rosa)).status).toBe(429);
	});

	it('does not count the retry of a failed story', async () => {
		silenceErrorLog();
		let content = 'They killed everybody.';
		const server = await openTestServer(recordingMakers({ content: () => content }).makers, { DAILY_STORY_CAP: '1' });
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await waitUntil(async () => (await getStory(server, rosa, body._id)).status === 'failed');
		content = 'All was well.';
		expect((await server.request('POST', `/api/stories/${body._id}/retry`, { as: rosa })).status).toBeOneOf([201, 202]);
		await waitUntil(async () => (await getStory(server, rosa, body._id)).status === 'in-progress');
		expect((await postStory(server, rosa)).status).toBe(429);
	});

	it('holds for concurrent requests', async () => {
		const server = await openTestServer(controlledMakers().makers, threeADay);
		const rosa = await server.register('Rosa');
		const answers = await Promise.all(Array.from({ length: 12 }, () => postStory(server, rosa)));
		expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
	});

	it('is 20 a day with a provider, none with the built-in storyteller, or what the operator configured', async () => {
		const provided = controlledMakers();
		Object.assign(provided.makers.storyteller, { name: 'openai' });
		const server = await openTestServer(provided.makers, { QUEUE_CONCURRENCY: '1', QUEUE_BUSY: '200' });
		const rosa = await server.register('Rosa');
		const statuses = [];
		for (let i = 0; i < 21; i++) statuses.push((await postStory(server, rosa)).status);
		expect(statuses.filter((status) => status === 202)).toHaveLength(20);
		Object.assign(provided.makers.storyteller, { name: 'built-in' });
		expect((await postStory(server, rosa)).status).toBeOneOf([201, 202]);
	});
});

describe('the daily cap of new chapters and narrations', () => {
	it('S24 caps a family’s new chapters in 24 hours, but not the reading of existing ones', async () => {
		const server = await openTestServer(fakeMakers(), { DAILY_CHAPTER_CAP: '3' });
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		const story = await createStoryWithText(server, rosa);
		server.clock.now += hour;
		for (const choice of [0, 1])
			expect((await postChoice(server, rosa, story, first(story)._id, choice)).status).toBe(200);
		const refused = await postChoice(server, rosa, story, first(story)._id, 2);
		expect([refused.status, refused.body.code]).toEqual([429, 'daily-cap']);
		expect(refused.body.message).toContain('There will be more in 23 hours');
		expect(refused.headers.get('retry-after')).toBe(String(23 * 60 * 60));
		expect((await postStory(server, rosa)).status).toBe(429);
		expect((await postChoice(server, rosa, story, first(story)._id, 1)).status).toBe(200);
		await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect((await postStory(server, rosa)).status).toBe(429);
		expect((await postStory(server, bela)).status).toBeOneOf([201, 202]);
		server.clock.now += 23 * hour;
		expect((await postStory(server, rosa)).status).toBeOneOf([201, 202]);
	});

	it('S24 holds for concurrent choices', async () => {
		const server = await openTestServer(fakeMakers(), { DAILY_CHAPTER_CAP: '2' });
		const rosa = await server.register('Rosa');
		const story = await createStoryWithText(server, rosa);
		const answers = await Promise.all(
			[0, 1, 2].map((choice) => postChoice(server, rosa, story, first(story)._id, choice)),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
	});

	it('S24 caps a family’s new narrations in 24 hours, but not the playing of stored ones', async () => {
		const server = await openTestServer(fakeMakers(), { DAILY_NARRATION_CAP: '1' });
		const rosa = await server.register('Rosa');
		const story = await createStoryWithText(server, rosa);
		const { body } = await postChoice(server, rosa, story, first(story)._id, 0);
		expect((await postNarration(server, rosa, story, first(story))).status).toBe(200);
		const refused = await postNarration(server, rosa, story, body.newNode);
		expect([refused.status, refused.body.code]).toEqual([429, 'daily-cap']);
		expect((await postNarration(server, rosa, story, first(story))).status).toBe(200);
		server.clock.now += day;
		expect((await postNarration(server, rosa, story, body.newNode)).status).toBe(200);
	});

	it('S24 caps the new chapters and narrations of all families together', async () => {
		const server = await openTestServer(fakeMakers(), { DAILY_SERVER_CAP: '3' });
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		const [one, other] = [await createStoryWithText(server, rosa), await createStoryWithText(server, bela)];
		expect((await postNarration(server, rosa, one, first(one))).status).toBe(200);
		expect((await postNarration(server, bela, other, first(other))).status).toBe(429);
		expect((await postChoice(server, bela, other, first(other)._id, 0)).status).toBe(429);
		expect((await postStory(server, rosa)).status).toBe(429);
	});

	it('S24 prepares no more chapters than the cap leaves', async () => {
		const server = await openTestServer(fakeMakers(), { DAILY_CHAPTER_CAP: '3' });
		const rosa = await server.register('Rosa');
		const story = await createStoryWithText(server, rosa);
		expect(
			(await server.request('POST', `/api/stories/${story._id}/pack`, { as: rosa, body: { depth: 2 } })).status,
		).toBe(200);
		await waitUntilIdle(server);
		expect(await chapterRows(server)).toHaveLength(3);
	});

	it('S24 has a default with a provider, and none with built-in makers', async () => {
		const makers = fakeMakers();
		const server = await openTestServer(makers);
		const rosa = await server.register('Rosa');
		await createStoryWithText(server, rosa);
		const counted = async () =>
			(await server.db.selectFrom('work_begun').select('kind').execute()).map(({ kind }) => kind);
		expect(await counted()).toEqual([]);
		Object.assign(makers.storyteller, { name: 'openai' });
		Object.assign(makers.narrator, { name: 'openai' });
		const story = await createStoryWithText(server, rosa);
		await postNarration(server, rosa, story, first(story));
		expect(await counted()).toEqual(['chapter', 'narration']);
	});
});
