import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CreationStatus } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import type { House } from '../testing/house.ts';
import { createQueue } from './queue.ts';
import { begin, expectTrouble, jobsLeft, openHouse, read, until, wish } from './testing/cast.ts';
import { heldMakers, quickTelling } from './testing/held-makers.ts';

const alone = { QUEUE_CONCURRENCY: '1' };

function statusOf(house: House, as: Session, requestId: string): Promise<{ status: number; body: CreationStatus }> {
	return house.ask<CreationStatus>('GET', `/api/stories/status/${requestId}`, { as });
}

describe('the queue', () => {
	it('takes families in turn, and each family’s stories in the order in which they came', async () => {
		const held = heldMakers();
		const house = await openHouse(held.makers, alone);
		const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
		for (const name of ['A', 'B', 'C']) await begin(house, rosa, wish({ hero: name }));
		for (const name of ['X', 'Y']) await begin(house, bela, wish({ hero: name }));
		for (let turn = 0; turn < 5; turn++) {
			await until(() => held.tellings.length === turn + 1);
			held.tellings[turn]!.tell();
		}
		expect(held.tellings.map(({ brief }) => brief.hero.name).join(' ')).toBe('A X B Y C');
	});

	it('tells everybody who waits when they move up', async () => {
		const held = heldMakers();
		const house = await openHouse(held.makers, alone);
		const rosa = await house.register('Rosa');
		const asked = [wish(), wish(), wish()];
		const stories = [];
		for (const one of asked) stories.push((await begin(house, rosa, one)).body);
		expect(stories.map(({ position }) => position)).toEqual([1, 2, 3]);
		expect((await statusOf(house, rosa, asked[2]!.frontendRequestId)).body).toEqual({
			isComplete: false,
			_id: stories[2]!._id,
			status: 'queued',
			position: 3,
		});
		for (let turn = 0; turn < 3; turn++) {
			await until(() => held.tellings.length === turn + 1);
			held.tellings[turn]!.tell();
		}
		await until(() => house.told.filter(({ event }) => event === 'storyComplete').length === 3);
		const heard = (event: string, index: number) =>
			house.told
				.filter((one) => one.event === event && one.accountId === rosa.user._id)
				.map(({ news }) => news as { requestId: string; position: number; storyId: string })
				.filter(({ requestId }) => requestId === asked[index]!.frontendRequestId);
		expect(heard('queueUpdate', 2).map(({ position }) => position)).toEqual([3, 2, 1]);
		expect(heard('queueUpdate', 0).map(({ position }) => position)).toEqual([1]);
		expect(heard('storyComplete', 2)).toEqual([{ requestId: asked[2]!.frontendRequestId, storyId: stories[2]!._id }]);
		expect((await statusOf(house, rosa, asked[2]!.frontendRequestId)).body).toEqual({
			isComplete: true,
			_id: stories[2]!._id,
			status: 'in-progress',
		});
	});

	it('announces a chapter only when it can be read', async () => {
		const house = await openHouse(quickTelling().makers);
		const rosa = await house.register('Rosa');
		const seen: Promise<{ nodes: unknown[] }>[] = [];
		const { tell } = house.parts;
		house.parts.queue.stop(0);
		const queue = createQueue({
			...house.parts,
			tell: (accountId, event, news) => {
				if (event === 'storyComplete') seen.push(read(house, rosa, (news as { storyId: string }).storyId));
				tell(accountId, event, news);
			},
		});
		await begin(house, rosa);
		await queue.start();
		await until(() => seen.length === 1);
		expect((await seen[0]!).nodes).toHaveLength(1);
		await until(async () => (await jobsLeft(house)) === 0);
		await queue.stop(0);
	});

	it('tries a failing storyteller three times, a little later each time, then fails the story and goes on', async () => {
		const trouble = expectTrouble();
		const held = heldMakers();
		const house = await openHouse(held.makers, alone);
		const rosa = await house.register('Rosa');
		const asked = wish();
		const { body } = await begin(house, rosa, asked);
		const next = await begin(house, rosa, wish({ hero: 'Next' }));
		const failOnce = async (attempt: number) => {
			const mine = () => held.tellings.filter(({ brief }) => brief.seed === body._id);
			await until(() => mine().length === attempt);
			mine().at(-1)!.fail(new Error('no answer'));
			await until(() => trouble.mock.calls.length === attempt);
		};
		await failOnce(1);
		await until(() => held.tellings.at(-1)?.brief.seed === next.body._id);
		held.tellings.at(-1)!.tell();
		const restsFor = async () => {
			const job = await house.db
				.selectFrom('job')
				.selectAll()
				.where('story_id', '=', body._id)
				.executeTakeFirstOrThrow();
			return job.run_after - house.clock.now;
		};
		expect(await restsFor()).toBe(1_000);
		house.clock.now += 1_000;
		await house.parts.queue.wake();
		await failOnce(2);
		expect(await restsFor()).toBe(2_000);
		house.clock.now += 2_000;
		await house.parts.queue.wake();
		await failOnce(3);
		expect((await statusOf(house, rosa, asked.frontendRequestId)).body).toEqual({
			isComplete: false,
			_id: body._id,
			status: 'failed',
			error: 'The storyteller could not write this story. Please try again in a little while.',
		});
	});

	it('lets a failed story be tried again, and any other be asked about', async () => {
		const held = quickTelling({
			content: ({ hero }) => (hero.name === 'Pip' ? 'They killed everybody.' : 'All was well.'),
		});
		const trouble = expectTrouble();
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		const { body } = await begin(house, rosa);
		await until(async () => (await read(house, rosa, body._id)).status === 'failed');
		expect(held.tellings).toHaveLength(3);
		expect(new Set(held.tellings.map(({ brief }) => brief.seed)).size).toBe(3);
		expect(trouble).toHaveBeenCalledOnce();
		expect((await read(house, rosa, body._id)).error).toBe(
			'The storyteller kept coming back to something that does not belong in this story, so it was not told. Please try another idea.',
		);
		const hero = JSON.stringify({ name: 'Fern', gender: 'any', type: 'Fox', traits: ['brave'] });
		await house.db.updateTable('story').set({ hero }).execute();
		const again = await house.ask<{ status: string }>('POST', `/api/stories/${body._id}/retry`, { as: rosa });
		expect(again.status).toBe(202);
		await until(async () => (await read(house, rosa, body._id)).status === 'in-progress');
		expect((await read(house, rosa, body._id)).error).toBeNull();
		expect((await house.ask('POST', `/api/stories/${body._id}/retry`, { as: rosa })).status).toBe(201);
		const bela = await house.register('Bela');
		expect((await house.ask('POST', `/api/stories/${body._id}/retry`, { as: bela })).status).toBe(404);
	});

	it('names the topic that the storyteller could not keep out', async () => {
		expectTrouble();
		const house = await openHouse(quickTelling({ content: () => 'A spider sat there.' }).makers);
		const rosa = await house.register('Rosa');
		const settings = { allowedGenres: [], contentRestrictions: { maxAgeRating: 12, disabledTopics: ['Spiders'] } };
		await house.ask('PUT', '/api/users/profile', { as: rosa, body: { profile: { name: 'Rosa', age: 36 }, settings } });
		const { body } = await begin(house, rosa);
		await until(async () => (await read(house, rosa, body._id)).status === 'failed');
		expect((await read(house, rosa, body._id)).error).toContain('(“Spiders” is switched off in the content settings)');
	});

	it('says “Failed to generate valid choices” when a storyteller gives no three different ones', async () => {
		const trouble = expectTrouble();
		const { makers } = quickTelling();
		const { tell } = makers.storyteller;
		makers.storyteller.tell = async (...asked) => ({ ...(await tell(...asked)), choices: ['Go', 'Go', 'Stay'] });
		const house = await openHouse(makers);
		const rosa = await house.register('Rosa');
		const { body } = await begin(house, rosa);
		for (let attempt = 1; attempt <= 3; attempt++) {
			await until(() => trouble.mock.calls.length === attempt);
			house.clock.now += 10_000;
			await house.parts.queue.wake();
		}
		await until(async () => (await read(house, rosa, body._id)).status === 'failed');
		expect((await read(house, rosa, body._id)).error).toBe('Failed to generate valid choices');
	});

	it('puts work back when the server stops, and does it after the next start', async () => {
		const held = heldMakers();
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		const { body } = await begin(house, rosa);
		await until(() => held.tellings.length === 1);
		await house.parts.queue.stop(0);
		expect(held.tellings[0]?.signal.aborted).toBe(true);
		expect(await house.db.selectFrom('job').select(['state', 'attempts']).execute()).toEqual([
			{ state: 'waiting', attempts: 0 },
		]);
		await house.parts.queue.start();
		await until(() => held.tellings.length === 2);
		held.tellings[1]!.tell();
		await until(async () => (await read(house, rosa, body._id)).status === 'in-progress');
	});

	it('tells a reader who waits for a chapter when the server stops', async () => {
		const held = heldMakers();
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		const { body } = await begin(house, rosa);
		await until(() => held.tellings.length === 1);
		held.tellings[0]!.tell();
		await until(async () => (await read(house, rosa, body._id)).nodes.length === 1);
		const { startNode } = await read(house, rosa, body._id);
		const asking = house.ask('POST', `/api/stories/${body._id}/generate`, {
			as: rosa,
			body: { nodeId: startNode, choiceIndex: 0 },
		});
		await until(() => held.tellings.length === 2);
		await house.parts.queue.stop(0);
		expect((await asking).body.code).toBe('still-writing');
	});

	it('writes chapters before it draws pictures', async () => {
		const order: string[] = [];
		const held = quickTelling({
			content: ({ seed }) => `${order.push(`chapter ${seed}`)}`,
			picture: () => order.push('picture'),
		});
		const house = await openHouse(held.makers, alone);
		const rosa = await house.register('Rosa');
		await house.parts.queue.stop(0);
		for (let i = 0; i < 3; i++) await begin(house, rosa);
		await house.parts.queue.start();
		await until(() => order.length === 6);
		expect(order.map((one) => one.slice(0, 7)).join(' ')).toBe('chapter chapter chapter picture picture picture');
	});

	it('goes on with a story whose chapter could not be kept, once the database works again', async () => {
		const trouble = expectTrouble();
		const house = await openHouse(quickTelling().makers);
		await house.parts.queue.stop(0);
		const queue = createQueue(house.parts, { backOff: 20 });
		onTestFinished(() => queue.stop(0));
		const rosa = await house.register('Rosa');
		const fail = (event: string) => sql`raise(abort, ${sql.lit(event)})`;
		await sql`create trigger no_chapter before insert on chapter begin select ${fail('disk full')}; end`.execute(
			house.db,
		);
		await sql`create trigger no_booking before update of attempts on job when new.state = 'waiting' begin select ${fail('disk full')}; end`.execute(
			house.db,
		);
		const { body } = await begin(house, rosa);
		await queue.start();
		await until(() => trouble.mock.calls.length > 1);
		await sql`drop trigger no_chapter`.execute(house.db);
		await sql`drop trigger no_booking`.execute(house.db);
		await until(async () => (await read(house, rosa, body._id)).status === 'in-progress');
		await until(async () => (await jobsLeft(house)) === 0);
	});
});
