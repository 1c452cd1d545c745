import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { day, minute } from '../../../shared/rules/durations.ts';
import { pictureJobsOf } from '../../db/jobs.ts';
import { requestMissingPictures } from '../picture-requests.ts';
import { recordingMakers } from '../testing/controlled-makers.ts';
import {
	countJobs,
	createReadableStory,
	createStoryWithText,
	getStory,
	openTestServer,
	silenceErrorLog,
	waitUntil,
} from '../testing/story-requests.ts';

async function serverWithFailingPictures() {
	const errorLog = silenceErrorLog();
	let broken = true;
	const controlled = recordingMakers({
		picture: () => {
			if (broken) throw new Error('the brush broke');
		},
	});
	const server = await openTestServer(controlled.makers);
	const rosa = await server.register('Rosa');
	const story = await createStoryWithText(server, rosa);
	const tries = () => controlled.pictureRequests.length;
	return { server, rosa, story, tries, errorLog, mend: () => (broken = false) };
}

/** Advances the clock until the picture pauses after its three attempts. */
async function waitUntilPaused(
	{ server, tries, errorLog }: Awaited<ReturnType<typeof serverWithFailingPictures>>,
	round: number,
) {
	for (let attempt = 1; attempt <= 3; attempt++) {
		await waitUntil(() => tries() === (round - 1) * 3 + attempt && errorLog.mock.calls.length === tries());
		if (attempt < 3) server.clock.now += 10_000;
		await server.context.queue.wake();
	}
}

describe('pictures', () => {
	it('are stored after the chapter as three files of its story, and emit an update', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		const { images, madeBy } = story.nodes[0]!;
		expect(madeBy).toEqual({ storyteller: 'quick', illustrator: 'built-in', narrator: null });
		for (const url of Object.values(images!)) {
			expect(url).toMatch(/^\/api\/media\/[0-9a-f]{64}\.webp$/);
			expect((await server.request('GET', url, { as: rosa })).status).toBe(200);
		}
		await waitUntil(() => server.emitted.some(({ event }) => event === 'storyUpdate'));
		expect(server.emitted.find(({ event }) => event === 'storyUpdate')).toEqual({
			accountId: rosa.user._id,
			event: 'storyUpdate',
			news: { storyId: story._id, nodeId: story.startNode },
		});
	});

	it('that fail leave the chapter as it is, and pause after three attempts', async () => {
		const failing = await serverWithFailingPictures();
		const { server, rosa, story, tries } = failing;
		await waitUntilPaused(failing, 1);
		expect(await getStory(server, rosa, story._id)).toMatchObject({ status: 'in-progress', nodes: [{ images: null }] });
		server.clock.now += minute;
		const row = await server.db.selectFrom('story').selectAll().executeTakeFirstOrThrow();
		await requestMissingPictures(server.context, row, [], await pictureJobsOf(server.db, row.id));
		const job = await server.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
		expect([job.state, job.run_after > server.clock.now, tries()]).toEqual(['waiting', true, 3]);
	});

	it('are not tried sooner because the story is read between two attempts', async () => {
		const { server, rosa, story, tries } = await serverWithFailingPictures();
		const jobs = () => server.db.selectFrom('job').select(['state', 'attempts', 'run_after']).execute();
		await waitUntil(async () => tries() === 1 && (await jobs())[0]?.state === 'waiting');
		const before = await jobs();
		await getStory(server, rosa, story._id);
		await server.context.queue.wake();
		expect([await jobs(), tries()]).toEqual([before, 1]);
	});

	it('are tried again when the story is opened later', async () => {
		const failing = await serverWithFailingPictures();
		const { server, rosa, story, mend } = failing;
		await waitUntilPaused(failing, 1);
		mend();
		server.clock.now += 11 * minute;
		await waitUntil(async () => (await getStory(server, rosa, story._id)).nodes[0]!.images !== null);
		expect(await countJobs(server)).toBe(0);
	});

	it('are tried again when the server starts', async () => {
		const failing = await serverWithFailingPictures();
		const { server, rosa, story, mend } = failing;
		await waitUntilPaused(failing, 1);
		mend();
		await server.context.queue.stop(0);
		await server.context.queue.start();
		await waitUntil(async () => (await getStory(server, rosa, story._id)).nodes[0]!.images !== null);
	});

	it('are given up after four rounds of three attempts', async () => {
		const failing = await serverWithFailingPictures();
		const { server, rosa, story, tries } = failing;
		for (let round = 1; round <= 4; round++) {
			await waitUntilPaused(failing, round);
			server.clock.now += day;
			await server.context.queue.wake();
		}
		await waitUntil(async () => (await countJobs(server)) === 0);
		server.clock.now += day;
		await getStory(server, rosa, story._id);
		await server.context.queue.wake();
		expect(tries()).toBe(12);
	});

	it('with a lost file are drawn again when the story is opened', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		const large = story.nodes[0]!.images!.large;
		await server.media.remove(large.split('/').at(-1)!);
		server.clock.now += minute;
		await waitUntil(async () => {
			const { images } = (await getStory(server, rosa, story._id)).nodes[0]!;
			return (await server.request('GET', images!.large, { as: rosa })).status === 200;
		});
	});

	it('are not drawn again while the disk fails', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		const { images } = story.nodes[0]!;
		for (const address of Object.values(images!)) {
			const shard = join(server.folder, 'media', address.split('/').at(-1)!.slice(0, 2));
			await rm(shard, { recursive: true, force: true });
			await writeFile(shard, 'a file in its place');
		}
		server.clock.now += minute;
		expect((await getStory(server, rosa, story._id)).nodes[0]!.images).toEqual(images);
		expect(await countJobs(server)).toBe(0);
	});
});
