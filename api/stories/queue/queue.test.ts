import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CreationStatus } from '../../../shared/contract/stories.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { controlledMakers, recordingMakers } from '../testing/controlled-makers.ts';
import {
	countJobs,
	getStory,
	openTestServer,
	postStory,
	silenceErrorLog,
	storyInput,
	waitUntil,
} from '../testing/story-requests.ts';
import { createQueue } from './queue.ts';

const alone = { QUEUE_CONCURRENCY: '1' };

function statusOf(
	house: TestServer,
	as: Session,
	requestId: string,
): Promise<{ status: number; body: CreationStatus }> {
	return house.request<CreationStatus>('GET', `/api/stories/status/${requestId}`, { as });
}

describe('the queue', () => {
	it('serves families in turn, and each family’s stories in their order', async () => {
		const held = controlledMakers();
		const house = await openTestServer(held.makers, alone);
		const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
		for (const name of ['A', 'B', 'C']) await postStory(house, rosa, storyInput({ hero: name }));
		for (const name of ['X', 'Y']) await postStory(house, bela, storyInput({ hero: name }));
		for (let turn = 0; turn < 5; turn++) {
			await waitUntil(() => held.chapterRequests.length === turn + 1);
			held.chapterRequests[turn]!.finish();
		}
		expect(held.chapterRequests.map(({ brief }) => brief.hero.name).join(' ')).toBe('A X B Y C');
	});

	it('emits each change of a waiting story’s position', async () => {
		const held = controlledMakers();
		const house = await openTestServer(held.makers, alone);
		const rosa = await house.register('Rosa');
		const asked = [storyInput(), storyInput(), storyInput()];
		const stories = [];
		for (const one of asked) stories.push((await postStory(house, rosa, one)).body);
		expect(stories.map(({ position }) => position)).toEqual([1, 2, 3]);
		expect((await statusOf(house, rosa, asked[2]!.frontendRequestId)).body).toEqual({
			isComplete: false,
			_id: stories[2]!._id,
			status: 'queued',
			position: 3,
		});
		for (let turn = 0; turn < 3; turn++) {
			await waitUntil(() => held.chapterRequests.length === turn + 1);
			held.chapterRequests[turn]!.finish();
		}
		await waitUntil(() => house.emitted.filter(({ event }) => event === 'storyComplete').length === 3);
		const heard = (event: string, index: number) =>
			house.emitted
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

	it('emits storyComplete only after the chapter is readable', async () => {
		const house = await openTestServer(recordingMakers().makers);
		const rosa = await house.register('Rosa');
		const seen: Promise<{ nodes: unknown[] }>[] = [];
		const { notify } = house.context;
		house.context.queue.stop(0);
		const queue = createQueue({
			...house.context,
			notify: (accountId, event, news) => {
				if (event === 'storyComplete') seen.push(getStory(house, rosa, (news as { storyId: string }).storyId));
				notify(accountId, event, news);
			},
		});
		await postStory(house, rosa);
		await queue.start();
		await waitUntil(() => seen.length === 1);
		expect((await seen[0]!).nodes).toHaveLength(1);
		await waitUntil(async () => (await countJobs(house)) === 0);
		await queue.stop(0);
	});

	it('requeues running jobs when the server stops, and runs them after the next start', async () => {
		const held = controlledMakers();
		const house = await openTestServer(held.makers);
		const rosa = await house.register('Rosa');
		const { body } = await postStory(house, rosa);
		await waitUntil(() => held.chapterRequests.length === 1);
		await house.context.queue.stop(0);
		expect(held.chapterRequests[0]?.signal.aborted).toBe(true);
		expect(await house.db.selectFrom('job').select(['state', 'attempts']).execute()).toEqual([
			{ state: 'waiting', attempts: 0 },
		]);
		await house.context.queue.start();
		await waitUntil(() => held.chapterRequests.length === 2);
		held.chapterRequests[1]!.finish();
		await waitUntil(async () => (await getStory(house, rosa, body._id)).status === 'in-progress');
	});

	it('answers a request that waits for a chapter when the server stops', async () => {
		const held = controlledMakers();
		const house = await openTestServer(held.makers);
		const rosa = await house.register('Rosa');
		const { body } = await postStory(house, rosa);
		await waitUntil(() => held.chapterRequests.length === 1);
		held.chapterRequests[0]!.finish();
		await waitUntil(async () => (await getStory(house, rosa, body._id)).nodes.length === 1);
		const { startNode } = await getStory(house, rosa, body._id);
		const asking = house.request('POST', `/api/stories/${body._id}/generate`, {
			as: rosa,
			body: { nodeId: startNode, choiceIndex: 0 },
		});
		await waitUntil(() => held.chapterRequests.length === 2);
		await house.context.queue.stop(0);
		expect((await asking).body.code).toBe('still-writing');
	});

	it('writes chapters while a slow picture is drawn', async () => {
		const gate = Promise.withResolvers<void>();
		const { makers, chapterRequests } = recordingMakers();
		const { illustrate } = makers.illustrator;
		makers.illustrator.illustrate = async (...asked) => {
			await gate.promise;
			return illustrate(...asked);
		};
		const house = await openTestServer(makers, alone);
		const rosa = await house.register('Rosa');
		for (let i = 0; i < 3; i++) await postStory(house, rosa);
		await waitUntil(() => chapterRequests.length === 3);
		const drawing = await house.db.selectFrom('job').selectAll().where('state', '=', 'running').execute();
		expect(drawing.map(({ kind }) => kind)).toEqual(['picture']);
		gate.resolve();
		await waitUntil(async () => (await countJobs(house)) === 0);
	});

	it('finishes a story whose chapter could not be stored, once the database works again', async () => {
		const trouble = silenceErrorLog();
		const house = await openTestServer(recordingMakers().makers);
		await house.context.queue.stop(0);
		const queue = createQueue(house.context, { backOff: 20 });
		onTestFinished(() => queue.stop(0));
		const rosa = await house.register('Rosa');
		const fail = (event: string) => sql`raise(abort, ${sql.lit(event)})`;
		await sql`create trigger no_chapter before insert on chapter begin select ${fail('disk full')}; end`.execute(
			house.db,
		);
		await sql`create trigger no_booking before update of attempts on job when new.state = 'waiting' begin select ${fail('disk full')}; end`.execute(
			house.db,
		);
		const { body } = await postStory(house, rosa);
		await queue.start();
		await waitUntil(() => trouble.mock.calls.length > 1);
		await sql`drop trigger no_chapter`.execute(house.db);
		await sql`drop trigger no_booking`.execute(house.db);
		await waitUntil(async () => (await getStory(house, rosa, body._id)).status === 'in-progress');
		await waitUntil(async () => (await countJobs(house)) === 0);
	});
});
