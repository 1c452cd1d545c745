import { describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import type { TestServer } from '../testing/test-server.ts';
import { waitUntilIdle } from './testing/chapter-requests.ts';
import { recordingMakers } from './testing/controlled-makers.ts';
import {
	createReadableStory,
	getStory,
	openTestServer,
	registerChild,
	silenceErrorLog,
	storyInput,
	waitUntil,
} from './testing/story-requests.ts';

const redraw = (house: TestServer, as: Session, id: string, nodeId: string) =>
	house.request('POST', `/api/stories/${id}/nodes/${nodeId}/redraw`, { as });

describe('a redrawn picture', () => {
	it('replaces the present one when it is drawn, and deletes its files', async () => {
		const house = await openTestServer();
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		await waitUntilIdle(house);
		const before = story.nodes[0]!.images!;
		await house.context.queue.stop(0);
		expect((await redraw(house, rosa, story._id, story.startNode!)).status).toBe(200);
		expect((await getStory(house, rosa, story._id)).nodes[0]!.images).toEqual(before);
		await house.context.queue.start();
		await waitUntilIdle(house);
		const after = (await getStory(house, rosa, story._id)).nodes[0]!.images!;
		for (const size of ['thumbnail', 'medium', 'large'] as const) {
			expect(after[size]).not.toBe(before[size]);
			expect((await house.request('GET', before[size], { as: rosa })).status).toBe(404);
			expect((await house.request('GET', after[size], { as: rosa })).status).toBe(200);
			expect(await house.media.has(before[size].split('/').at(-1)!)).toBe(false);
		}
		expect(house.emitted.filter(({ event }) => event === 'storyUpdate')).toHaveLength(2);
	});

	it('leaves the present one if it cannot be drawn', async () => {
		const trouble = silenceErrorLog();
		let broken = false;
		const held = recordingMakers({
			picture: () => {
				if (broken) throw new Error('the brush broke');
			},
		});
		const house = await openTestServer(held.makers);
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		broken = true;
		await redraw(house, rosa, story._id, story.startNode!);
		await waitUntil(() => trouble.mock.calls.length > 0);
		const { images } = (await getStory(house, rosa, story._id)).nodes[0]!;
		expect(images).toEqual(story.nodes[0]!.images);
		expect((await house.request('GET', images!.large, { as: rosa })).status).toBe(200);
	});

	it('requires a parent with access, and is capped per day', async () => {
		const house = await openTestServer();
		const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
		const milo = await registerChild(house, rosa, 'Milo');
		const story = await createReadableStory(house, milo, storyInput());
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
