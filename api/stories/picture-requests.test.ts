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

const redraw = (server: TestServer, as: Session, id: string, nodeId: string) =>
	server.request('POST', `/api/stories/${id}/nodes/${nodeId}/redraw`, { as });

describe('a redrawn picture', () => {
	it('replaces the present one when it is drawn, and deletes its files', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		await waitUntilIdle(server);
		const before = story.nodes[0]!.images!;
		await server.context.queue.stop(0);
		expect((await redraw(server, rosa, story._id, story.startNode!)).status).toBe(200);
		expect((await getStory(server, rosa, story._id)).nodes[0]!.images).toEqual(before);
		await server.context.queue.start();
		await waitUntilIdle(server);
		const after = (await getStory(server, rosa, story._id)).nodes[0]!.images!;
		for (const size of ['thumbnail', 'medium', 'large'] as const) {
			expect(after[size]).not.toBe(before[size]);
			expect((await server.request('GET', before[size], { as: rosa })).status).toBe(404);
			expect((await server.request('GET', after[size], { as: rosa })).status).toBe(200);
			expect(await server.media.has(before[size].split('/').at(-1)!)).toBe(false);
		}
		expect(server.emitted.filter(({ event }) => event === 'storyUpdate')).toHaveLength(2);
	});

	it('leaves the present one if it cannot be drawn', async () => {
		const errorLog = silenceErrorLog();
		let broken = false;
		const controlled = recordingMakers({
			picture: () => {
				if (broken) throw new Error('the brush broke');
			},
		});
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		broken = true;
		await redraw(server, rosa, story._id, story.startNode!);
		await waitUntil(() => errorLog.mock.calls.length > 0);
		const { images } = (await getStory(server, rosa, story._id)).nodes[0]!;
		expect(images).toEqual(story.nodes[0]!.images);
		expect((await server.request('GET', images!.large, { as: rosa })).status).toBe(200);
	});

	it('requires a parent with access, and is capped per day', async () => {
		const server = await openTestServer();
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		const milo = await registerChild(server, rosa, 'Milo');
		const story = await createReadableStory(server, milo, storyInput());
		const nodeId = story.startNode!;
		expect((await redraw(server, milo, story._id, nodeId)).body.code).toBe('parents-only');
		expect((await redraw(server, bela, story._id, nodeId)).status).toBe(404);
		for (let i = 0; i < 5; i++) expect((await redraw(server, rosa, story._id, nodeId)).status).toBe(200);
		const sixth = await redraw(server, rosa, story._id, nodeId);
		expect([sixth.status, sixth.body.code, sixth.headers.get('retry-after')]).toEqual([429, 'redraw-cap', '86400']);
		server.clock.now += 25 * 60 * 60 * 1000;
		expect((await redraw(server, rosa, story._id, nodeId)).status).toBe(200);
		await server.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
		expect((await redraw(server, rosa, story._id, nodeId)).body.code).toBe('no-access');
	});
});
