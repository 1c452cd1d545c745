import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { sweepMedia } from '../media/media-use.ts';
import { type S3Server, startS3Server } from '../media/testing/s3-server.ts';
import { getStory, postStory } from '../stories/testing/story-requests.ts';
import { insertStoryRow, startTestServer, type TestServer } from '../testing/test-server.ts';

let s3: S3Server;
let server: TestServer;
let rosa: Session;

beforeEach(async () => {
	s3 = await startS3Server();
	server = await startTestServer({ env: s3.env });
	rosa = await server.register('Rosa');
});
afterEach(async () => {
	await server.close();
	await s3.close();
});

async function addNarration(): Promise<string> {
	await insertStoryRow(server, rosa.user, 'story-of-rosa');
	const name = await server.media.put(new TextEncoder().encode('0123456789'), 'mp3');
	await server.db.insertInto('media_use').values({ media_name: name, story_id: 'story-of-rosa' }).execute();
	return name;
}

const get = (name: string, headers = {}) => server.request<string>('GET', `/api/media/${name}`, { as: rosa, headers });

// covers: several-machines/bucket
describe('media in a bucket', () => {
	it('are answered by the server itself, whole and in ranges', async () => {
		const name = await addNarration();
		const whole = await get(name);
		expect([whole.status, whole.body, whole.headers.get('content-length')]).toEqual([200, '0123456789', '10']);
		const part = await get(name, { range: 'bytes=2-5' });
		expect([part.status, part.body, part.headers.get('content-range')]).toEqual([206, '2345', 'bytes 2-5/10']);
		expect((await get(name, { range: 'bytes=20-' })).status).toBe(416);
		expect((await get(`${'a'.repeat(64)}.mp3`)).status).toBe(404);
	});

	it('are 503 while the store is away, and the server stays ready', async () => {
		const name = await addNarration();
		s3.mode = 'down';
		expect((await server.request('GET', `/api/media/${name}`, { as: rosa })).body).toMatchObject({
			code: 'media-unavailable',
		});
		const ready = await server.request('GET', '/api/ready');
		expect([ready.status, ready.body]).toMatchObject([200, { ready: true, media: 'failed', database: 'ok' }]);
		s3.mode = 'up';
		expect((await get(name)).body).toBe('0123456789');
	});

	it('are stored by their job when the store is back: no picture is lost, and none is drawn twice', async () => {
		const illustrate = vi.spyOn(server.context.makers.illustrator, 'illustrate');
		s3.mode = 'down';
		const { body } = await postStory(server, rosa);
		await vi.waitUntil(() => illustrate.mock.calls.length === 1 && (s3.counts['PUT'] ?? 0) > 3, 20_000);
		s3.mode = 'up';
		const story = await vi.waitUntil(async () => {
			const read = await getStory(server, rosa, body._id);
			return read.nodes[0]?.images && read;
		}, 20_000);
		const [url = ''] = Object.values(story.nodes[0]!.images!);
		expect((await server.request('GET', url, { as: rosa })).status).toBe(200);
		expect(illustrate).toHaveBeenCalledTimes(1);
	});

	it('without a row are swept once they are older than a day', async () => {
		const used = await addNarration();
		const unused = await server.media.put(new TextEncoder().encode('of a killed server'), 'mp3');
		const sweep = (now: number) => sweepMedia(server.db, server.media, now, true);
		await sweep(Date.now());
		expect(await server.media.has(unused)).toBe(true);
		await sweep(Date.now() + 25 * 60 * 60_000);
		expect([await server.media.has(unused), await server.media.has(used)]).toEqual([false, true]);
	});
});
