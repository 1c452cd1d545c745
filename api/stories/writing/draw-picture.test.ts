import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requestMissingPictures } from '../missing-pictures.ts';
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

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

async function failingHouse() {
	const trouble = silenceErrorLog();
	let broken = true;
	const held = recordingMakers({
		picture: () => {
			if (broken) throw new Error('the brush broke');
		},
	});
	const house = await openTestServer(held.makers);
	const rosa = await house.register('Rosa');
	const story = await createStoryWithText(house, rosa);
	const tries = () => held.pictureRequests.length;
	return { house, rosa, story, tries, trouble, mend: () => (broken = false) };
}

/** Advances the clock until the picture pauses after its three attempts. */
async function untilItRests({ house, tries, trouble }: Awaited<ReturnType<typeof failingHouse>>, round: number) {
	for (let attempt = 1; attempt <= 3; attempt++) {
		await waitUntil(() => tries() === (round - 1) * 3 + attempt && trouble.mock.calls.length === tries());
		if (attempt < 3) house.clock.now += 10_000;
		await house.context.queue.wake();
	}
}

describe('pictures', () => {
	it('are stored after the chapter as three files of its story, and emit an update', async () => {
		const house = await openTestServer(recordingMakers().makers);
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		const { images, madeBy } = story.nodes[0]!;
		expect(madeBy).toEqual({ storyteller: 'quick', illustrator: 'built-in', narrator: null });
		for (const url of Object.values(images!)) {
			expect(url).toMatch(/^\/api\/media\/[0-9a-f]{64}\.webp$/);
			expect((await house.request('GET', url, { as: rosa })).status).toBe(200);
		}
		await waitUntil(() => house.emitted.some(({ event }) => event === 'storyUpdate'));
		expect(house.emitted.find(({ event }) => event === 'storyUpdate')).toEqual({
			accountId: rosa.user._id,
			event: 'storyUpdate',
			news: { storyId: story._id, nodeId: story.startNode },
		});
	});

	it('that fail leave the chapter as it is, and pause after three attempts', async () => {
		const failing = await failingHouse();
		const { house, rosa, story, tries } = failing;
		await untilItRests(failing, 1);
		expect(await getStory(house, rosa, story._id)).toMatchObject({ status: 'in-progress', nodes: [{ images: null }] });
		house.clock.now += minute;
		const row = await house.db.selectFrom('story').selectAll().executeTakeFirstOrThrow();
		await requestMissingPictures(house.context, row, []);
		const job = await house.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
		expect([job.state, job.run_after > house.clock.now, tries()]).toEqual(['waiting', true, 3]);
	});

	it('are tried again when the story is opened later', async () => {
		const failing = await failingHouse();
		const { house, rosa, story, mend } = failing;
		await untilItRests(failing, 1);
		mend();
		house.clock.now += 11 * minute;
		await waitUntil(async () => (await getStory(house, rosa, story._id)).nodes[0]!.images !== null);
		expect(await countJobs(house)).toBe(0);
	});

	it('are tried again when the server starts', async () => {
		const failing = await failingHouse();
		const { house, rosa, story, mend } = failing;
		await untilItRests(failing, 1);
		mend();
		await house.context.queue.stop(0);
		await house.context.queue.start();
		await waitUntil(async () => (await getStory(house, rosa, story._id)).nodes[0]!.images !== null);
	});

	it('are given up after four rounds of three attempts', async () => {
		const failing = await failingHouse();
		const { house, rosa, story, tries } = failing;
		for (let round = 1; round <= 4; round++) {
			await untilItRests(failing, round);
			house.clock.now += day;
			await house.context.queue.wake();
		}
		await waitUntil(async () => (await countJobs(house)) === 0);
		house.clock.now += day;
		await getStory(house, rosa, story._id);
		await house.context.queue.wake();
		expect(tries()).toBe(12);
	});

	it('with a lost file are drawn again when the story is opened', async () => {
		const house = await openTestServer(recordingMakers().makers);
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		const large = story.nodes[0]!.images!.large;
		await house.media.remove(large.split('/').at(-1)!);
		await waitUntil(async () => {
			const { images } = (await getStory(house, rosa, story._id)).nodes[0]!;
			return (await house.request('GET', images!.large, { as: rosa })).status === 200;
		});
	});

	it('are not drawn again while the disk fails', async () => {
		const house = await openTestServer(recordingMakers().makers);
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		const { images } = story.nodes[0]!;
		for (const address of Object.values(images!)) {
			const shard = join(house.folder, 'media', address.split('/').at(-1)!.slice(0, 2));
			await rm(shard, { recursive: true, force: true });
			await writeFile(shard, 'a file in its place');
		}
		expect((await getStory(house, rosa, story._id)).nodes[0]!.images).toEqual(images);
		expect(await countJobs(house)).toBe(0);
	});
});
