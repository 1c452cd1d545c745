import { expect, it } from 'vitest';
import { addChild } from '../testing/house.ts';
import { begin, expectTrouble, openHouse, read, until, wish } from './testing/cast.ts';
import { heldMakers, quickTelling } from './testing/held-makers.ts';

const hour = 60 * 60 * 1000;
const threeADay = { DAILY_STORY_CAP: '3', QUEUE_CONCURRENCY: '1' };

// covers: makers-provider/days-new-stories-may
it('refuses a story too many in 24 hours, kindly, and says when the next one can begin', async () => {
	const house = await openHouse(heldMakers().makers, threeADay);
	const rosa = await house.register('Rosa');
	for (let i = 0; i < 3; i++) {
		expect((await begin(house, rosa)).status).toBe(202);
		house.clock.now += hour;
	}
	const refused = await begin(house, rosa);
	expect([refused.status, refused.body.code, refused.body._id]).toEqual([429, 'daily-cap', undefined]);
	expect(refused.body.message).toContain('The next one can begin in 21 hours');
	expect(Number(refused.headers.get('retry-after'))).toBe(21 * 60 * 60);
	expect(await house.db.selectFrom('story').select('id').execute()).toHaveLength(3);
	house.clock.now += 21 * hour;
	expect((await begin(house, rosa)).status).toBe(202);
	expect((await begin(house, rosa)).status).toBe(429);
});

it('counts the whole family together, and each family for itself', async () => {
	const house = await openHouse(heldMakers().makers, threeADay);
	const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
	const milo = await addChild(house, rosa, 'Milo', 7);
	for (let i = 0; i < 2; i++) await begin(house, rosa);
	expect((await begin(house, rosa, wish(), `?selectedChildId=${milo._id}`)).status).toBe(202);
	expect((await begin(house, rosa, wish(), `?selectedChildId=${milo._id}`)).status).toBe(429);
	expect((await begin(house, bela)).status).toBe(202);
});

it('counts a story that was deleted, and no story twice', async () => {
	const house = await openHouse(heldMakers().makers, threeADay);
	const rosa = await house.register('Rosa');
	const asked = wish();
	const { body } = await begin(house, rosa, asked);
	expect((await begin(house, rosa, asked)).body._id).toBe(body._id);
	await begin(house, rosa);
	await begin(house, rosa);
	expect((await begin(house, rosa, asked)).body._id).toBe(body._id);
	await house.ask('DELETE', `/api/stories/${body._id}`, { as: rosa });
	expect((await begin(house, rosa)).status).toBe(429);
});

it('lets a failed story be tried again, which counts nothing', async () => {
	expectTrouble();
	let content = 'They killed everybody.';
	const house = await openHouse(quickTelling({ content: () => content }).makers, { DAILY_STORY_CAP: '1' });
	const rosa = await house.register('Rosa');
	const { body } = await begin(house, rosa);
	await until(async () => (await read(house, rosa, body._id)).status === 'failed');
	content = 'All was well.';
	expect((await house.ask('POST', `/api/stories/${body._id}/retry`, { as: rosa })).status).toBe(202);
	await until(async () => (await read(house, rosa, body._id)).status === 'in-progress');
	expect((await begin(house, rosa)).status).toBe(429);
});

it('holds also when many ask at once', async () => {
	const house = await openHouse(heldMakers().makers, threeADay);
	const rosa = await house.register('Rosa');
	const answers = await Promise.all(Array.from({ length: 12 }, () => begin(house, rosa)));
	expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
});

it('is 20 a day where a provider tells, none where the built-in storyteller does, and what the operator says', async () => {
	const provided = heldMakers();
	Object.assign(provided.makers.storyteller, { name: 'openai' });
	const house = await openHouse(provided.makers, { QUEUE_CONCURRENCY: '1', QUEUE_BUSY: '200' });
	const rosa = await house.register('Rosa');
	const statuses = [];
	for (let i = 0; i < 21; i++) statuses.push((await begin(house, rosa)).status);
	expect(statuses.filter((status) => status === 202)).toHaveLength(20);
	Object.assign(provided.makers.storyteller, { name: 'built-in' });
	expect((await begin(house, rosa)).status).toBe(202);
});
