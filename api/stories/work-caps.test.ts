import { expect, it } from 'vitest';
import type { Narrated } from '../../shared/making.ts';
import type { Story, StoryNode } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import type { WireError } from '../../shared/wire-error.ts';
import type { House } from '../testing/house.ts';
import { quickMakers } from '../testing/quick-makers.ts';
import { begin, openHouse, told } from './testing/cast.ts';
import { chapterRows, choose, quiet } from './testing/journey.ts';

const hour = 60 * 60 * 1000;

const first = (story: Story) => story.nodes[0]!;
const speak = (
	house: House,
	as: Session,
	{ _id }: Story,
	{ _id: nodeId, content }: Pick<StoryNode, '_id' | 'content'>,
) =>
	house.ask<Narrated & WireError>('POST', '/api/tts', {
		as,
		body: { text: content, voice: 'sage', storyId: _id, nodeId },
	});

it('S24 writes a family so many new chapters in 24 hours, and lets what is there be read', async () => {
	const house = await openHouse(quickMakers(), { DAILY_CHAPTER_CAP: '3' });
	const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
	const story = await told(house, rosa);
	house.clock.now += hour;
	for (const choice of [0, 1]) expect((await choose(house, rosa, story, first(story)._id, choice)).status).toBe(200);
	const refused = await choose(house, rosa, story, first(story)._id, 2);
	expect([refused.status, refused.body.code]).toEqual([429, 'daily-cap']);
	expect(refused.body.message).toContain('There will be more in 23 hours');
	expect(refused.headers.get('retry-after')).toBe(String(23 * 60 * 60));
	expect((await begin(house, rosa)).status).toBe(429);
	expect((await choose(house, rosa, story, first(story)._id, 1)).status).toBe(200);
	await house.ask('DELETE', `/api/stories/${story._id}`, { as: rosa });
	expect((await begin(house, rosa)).status).toBe(429);
	expect((await begin(house, bela)).status).toBe(202);
	house.clock.now += 23 * hour;
	expect((await begin(house, rosa)).status).toBe(202);
});

it('S24 holds when many choose at once', async () => {
	const house = await openHouse(quickMakers(), { DAILY_CHAPTER_CAP: '2' });
	const rosa = await house.register('Rosa');
	const story = await told(house, rosa);
	const answers = await Promise.all([0, 1, 2].map((choice) => choose(house, rosa, story, first(story)._id, choice)));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
});

it('S24 speaks a family so many chapters in 24 hours, and what was spoken once as often as it likes', async () => {
	const house = await openHouse(quickMakers(), { DAILY_NARRATION_CAP: '1' });
	const rosa = await house.register('Rosa');
	const story = await told(house, rosa);
	const { body } = await choose(house, rosa, story, first(story)._id, 0);
	expect((await speak(house, rosa, story, first(story))).status).toBe(200);
	const refused = await speak(house, rosa, story, body.newNode);
	expect([refused.status, refused.body.code]).toEqual([429, 'daily-cap']);
	expect((await speak(house, rosa, story, first(story))).status).toBe(200);
	house.clock.now += 24 * hour;
	expect((await speak(house, rosa, story, body.newNode)).status).toBe(200);
});

it('S24 makes everybody together no more than the operator allows', async () => {
	const house = await openHouse(quickMakers(), { DAILY_SERVER_CAP: '3' });
	const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
	const [one, other] = [await told(house, rosa), await told(house, bela)];
	expect((await speak(house, rosa, one, first(one))).status).toBe(200);
	expect((await speak(house, bela, other, first(other))).status).toBe(429);
	expect((await choose(house, bela, other, first(other)._id, 0)).status).toBe(429);
	expect((await begin(house, rosa)).status).toBe(429);
});

it('S24 prepares ahead no more than is left', async () => {
	const house = await openHouse(quickMakers(), { DAILY_CHAPTER_CAP: '3' });
	const rosa = await house.register('Rosa');
	const story = await told(house, rosa);
	expect((await house.ask('POST', `/api/stories/${story._id}/pack`, { as: rosa, body: { depth: 2 } })).status).toBe(
		200,
	);
	await quiet(house);
	expect(await chapterRows(house)).toHaveLength(3);
});

it('S24 is set where a provider makes, and not where nobody is paid', async () => {
	const makers = quickMakers();
	const house = await openHouse(makers);
	const rosa = await house.register('Rosa');
	await told(house, rosa);
	const counted = async () =>
		(await house.db.selectFrom('work_begun').select('kind').execute()).map(({ kind }) => kind);
	expect(await counted()).toEqual([]);
	Object.assign(makers.storyteller, { name: 'openai' });
	Object.assign(makers.narrator, { name: 'openai' });
	const story = await told(house, rosa);
	await speak(house, rosa, story, first(story));
	expect(await counted()).toEqual(['chapter', 'narration']);
});
