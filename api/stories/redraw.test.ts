import { describe, expect, it } from 'vitest';
import type { Session } from '../../shared/user.ts';
import type { House } from '../testing/house.ts';
import { childWithKey, expectTrouble, openHouse, read, readable, until, wish } from './testing/cast.ts';
import { quickTelling } from './testing/held-makers.ts';
import { quiet } from './testing/journey.ts';

const redraw = (house: House, as: Session, id: string, nodeId: string) =>
	house.ask('POST', `/api/stories/${id}/nodes/${nodeId}/redraw`, { as });

describe('another picture', () => {
	it('takes the place of the one there once it has come, and leaves nothing of that', async () => {
		const house = await openHouse();
		const rosa = await house.register('Rosa');
		const story = await readable(house, rosa);
		await quiet(house);
		const before = story.nodes[0]!.images!;
		await house.parts.queue.stop(0);
		expect((await redraw(house, rosa, story._id, story.startNode!)).status).toBe(200);
		expect((await read(house, rosa, story._id)).nodes[0]!.images).toEqual(before);
		await house.parts.queue.start();
		await quiet(house);
		const after = (await read(house, rosa, story._id)).nodes[0]!.images!;
		for (const size of ['thumbnail', 'medium', 'large'] as const) {
			expect(after[size]).not.toBe(before[size]);
			expect((await house.ask('GET', before[size], { as: rosa })).status).toBe(404);
			expect((await house.ask('GET', after[size], { as: rosa })).status).toBe(200);
			expect(await house.media.has(before[size].split('/').at(-1)!)).toBe(false);
		}
		expect(house.told.filter(({ event }) => event === 'storyUpdate')).toHaveLength(2);
	});

	it('keeps the one there when it cannot be drawn', async () => {
		const trouble = expectTrouble();
		let broken = false;
		const held = quickTelling({
			picture: () => {
				if (broken) throw new Error('the brush broke');
			},
		});
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		const story = await readable(house, rosa);
		broken = true;
		await redraw(house, rosa, story._id, story.startNode!);
		await until(() => trouble.mock.calls.length > 0);
		const { images } = (await read(house, rosa, story._id)).nodes[0]!;
		expect(images).toEqual(story.nodes[0]!.images);
		expect((await house.ask('GET', images!.large, { as: rosa })).status).toBe(200);
	});

	it('is a parent’s to ask for, with access, and a few times a day', async () => {
		const house = await openHouse();
		const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
		const milo = await childWithKey(house, rosa, 'Milo');
		const story = await readable(house, milo, wish());
		const nodeId = story.startNode!;
		expect((await redraw(house, milo, story._id, nodeId)).body.code).toBe('parents-only');
		expect((await redraw(house, bela, story._id, nodeId)).status).toBe(404);
		for (let i = 0; i < 5; i++) expect((await redraw(house, rosa, story._id, nodeId)).status).toBe(200);
		const sixth = await redraw(house, rosa, story._id, nodeId);
		expect([sixth.status, sixth.body.code, sixth.headers.get('retry-after')]).toEqual([429, 'redraw-cap', '86400']);
		house.clock.now += 25 * 60 * 60 * 1000;
		expect((await redraw(house, rosa, story._id, nodeId)).status).toBe(200);
		await house.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
		expect((await redraw(house, rosa, story._id, nodeId)).body.code).toBe('no-access');
	});
});
