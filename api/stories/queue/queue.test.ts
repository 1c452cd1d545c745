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
import { createLocalDispatcher, type Dispatcher } from './dispatcher.ts';
import { createQueue } from './queue.ts';

const oneWorker = { QUEUE_CONCURRENCY: '1' };

function statusOf(
	server: TestServer,
	as: Session,
	requestId: string,
): Promise<{ status: number; body: CreationStatus }> {
	return server.request<CreationStatus>('GET', `/api/stories/status/${requestId}`, { as });
}

describe('the queue', () => {
	it('serves families in turn, and each family’s stories in their order', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, oneWorker);
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		for (const name of ['A', 'B', 'C']) await postStory(server, rosa, storyInput({ hero: name }));
		for (const name of ['X', 'Y']) await postStory(server, bela, storyInput({ hero: name }));
		for (let turn = 0; turn < 5; turn++) {
			await waitUntil(() => controlled.chapterRequests.length === turn + 1);
			controlled.chapterRequests[turn]!.finish();
		}
		expect(controlled.chapterRequests.map(({ brief }) => brief.hero.name).join(' ')).toBe('A X B Y C');
	});

	it('emits each change of a waiting story’s position', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, oneWorker);
		const rosa = await server.register('Rosa');
		const inputs = [storyInput(), storyInput(), storyInput()];
		const stories = [];
		for (const one of inputs) stories.push((await postStory(server, rosa, one)).body);
		expect(stories.map(({ position }) => position)).toEqual([1, 2, 3]);
		expect((await statusOf(server, rosa, inputs[2]!.frontendRequestId)).body).toEqual({
			isComplete: false,
			_id: stories[2]!._id,
			status: 'queued',
			position: 3,
		});
		for (let turn = 0; turn < 3; turn++) {
			await waitUntil(() => controlled.chapterRequests.length === turn + 1);
			controlled.chapterRequests[turn]!.finish();
		}
		await waitUntil(() => server.emitted.filter(({ event }) => event === 'storyComplete').length === 3);
		const events = (event: string, index: number) =>
			server.emitted
				.filter((one) => one.event === event && one.accountId === rosa.user._id)
				.map(({ news }) => news as { requestId: string; position: number; storyId: string })
				.filter(({ requestId }) => requestId === inputs[index]!.frontendRequestId);
		expect(events('queueUpdate', 2).map(({ position }) => position)).toEqual([3, 2, 1]);
		expect(events('queueUpdate', 0).map(({ position }) => position)).toEqual([1]);
		expect(events('storyComplete', 2)).toEqual([{ requestId: inputs[2]!.frontendRequestId, storyId: stories[2]!._id }]);
		expect((await statusOf(server, rosa, inputs[2]!.frontendRequestId)).body).toEqual({
			isComplete: true,
			_id: stories[2]!._id,
			status: 'in-progress',
		});
	});

	it('emits storyComplete only after the chapter is readable', async () => {
		const server = await openTestServer(recordingMakers().makers);
		const rosa = await server.register('Rosa');
		const reads: Promise<{ nodes: unknown[] }>[] = [];
		const { notify } = server.context;
		server.context.queue.stop(0);
		const queue = createQueue({
			...server.context,
			notify: (accountId, event, news) => {
				if (event === 'storyComplete') reads.push(getStory(server, rosa, (news as { storyId: string }).storyId));
				notify(accountId, event, news);
			},
		});
		await postStory(server, rosa);
		await queue.start();
		await waitUntil(() => reads.length === 1);
		expect((await reads[0]!).nodes).toHaveLength(1);
		await waitUntil(async () => (await countJobs(server)) === 0);
		await queue.stop(0);
	});

	it('requeues running jobs when the server stops, and runs them after the next start', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		await server.context.queue.stop(0);
		expect(controlled.chapterRequests[0]?.signal.aborted).toBe(true);
		expect(await server.db.selectFrom('job').select(['state', 'attempts']).execute()).toEqual([
			{ state: 'waiting', attempts: 0 },
		]);
		await server.context.queue.start();
		await waitUntil(() => controlled.chapterRequests.length === 2);
		controlled.chapterRequests[1]!.finish();
		await waitUntil(async () => (await getStory(server, rosa, body._id)).status === 'in-progress');
	});

	it('answers a request that waits for a chapter when the server stops', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		controlled.chapterRequests[0]!.finish();
		await waitUntil(async () => (await getStory(server, rosa, body._id)).nodes.length === 1);
		const { startNode } = await getStory(server, rosa, body._id);
		const pending = server.request('POST', `/api/stories/${body._id}/generate`, {
			as: rosa,
			body: { nodeId: startNode, choiceIndex: 0 },
		});
		await waitUntil(() => controlled.chapterRequests.length === 2);
		await server.context.queue.stop(0);
		expect((await pending).body.code).toBe('still-writing');
	});

	it('writes chapters while a slow picture is drawn', async () => {
		const gate = Promise.withResolvers<void>();
		const { makers, chapterRequests } = recordingMakers();
		const { illustrate } = makers.illustrator;
		makers.illustrator.illustrate = async (...inputs) => {
			await gate.promise;
			return illustrate(...inputs);
		};
		const server = await openTestServer(makers, oneWorker);
		const rosa = await server.register('Rosa');
		for (let i = 0; i < 3; i++) await postStory(server, rosa);
		await waitUntil(() => chapterRequests.length === 3);
		const running = server.db.selectFrom('job').select('kind').where('state', '=', 'running');
		await expect.poll(() => running.execute()).toEqual([{ kind: 'picture' }]);
		gate.resolve();
		await waitUntil(async () => (await countJobs(server)) === 0);
	});

	it('finishes a story whose chapter could not be stored, once the database works again', {
		tags: 'sqlite',
	}, async () => {
		const errorLog = silenceErrorLog();
		const server = await openTestServer(recordingMakers().makers);
		await server.context.queue.stop(0);
		const queue = createQueue(server.context, { backOff: 20 });
		onTestFinished(() => queue.stop(0));
		const rosa = await server.register('Rosa');
		const fail = (event: string) => sql`raise(abort, ${sql.lit(event)})`;
		await sql`create trigger no_chapter before insert on chapter begin select ${fail('disk full')}; end`.execute(
			server.db,
		);
		await sql`create trigger no_booking before update of attempts on job when new.state = 'waiting' begin select ${fail('disk full')}; end`.execute(
			server.db,
		);
		const { body } = await postStory(server, rosa);
		await queue.start();
		await waitUntil(() => errorLog.mock.calls.length > 1);
		await sql`drop trigger no_chapter`.execute(server.db);
		await sql`drop trigger no_booking`.execute(server.db);
		await waitUntil(async () => (await getStory(server, rosa, body._id)).status === 'in-progress');
		await waitUntil(async () => (await countJobs(server)) === 0);
	});

	it('looks only for those kinds of jobs of which one is due', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers);
		await server.context.queue.stop(0);
		const local = createLocalDispatcher(server.context);
		const claims: string[] = [];
		const claim: Dispatcher['claim'] = (jobClass) => {
			claims.push(jobClass);
			return local.claim(jobClass);
		};
		const queue = createQueue(server.context, { dispatcher: { ...local, claim } });
		onTestFinished(() => queue.stop(0));
		await postStory(server, await server.register('Rosa'));
		await queue.start();
		await waitUntil(() => controlled.chapterRequests.length === 1);
		await queue.wake();
		expect(new Set(claims)).toEqual(new Set(['chapter']));
		const before = claims.length;
		await queue.wake();
		expect(claims).toHaveLength(before);
	});

	it('goes on after an error of the database that comes while it looks for jobs', async () => {
		silenceErrorLog();
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers);
		await server.context.queue.stop(0);
		const local = createLocalDispatcher(server.context);
		const gate = Promise.withResolvers<void>();
		const round = { isHeld: false };
		const dispatcher: Dispatcher = {
			...local,
			async prepare() {
				const due = await local.prepare();
				if (round.isHeld) await gate.promise;
				return due;
			},
			release: () => Promise.reject(new Error('The connection broke')),
		};
		const queue = createQueue(server.context, { backOff: 200, dispatcher });
		onTestFinished(() => queue.stop(0));
		await postStory(server, await server.register('Rosa'));
		await queue.start();
		await waitUntil(() => controlled.chapterRequests.length === 1);
		round.isHeld = true;
		void queue.wake();
		controlled.chapterRequests[0]!.finish();
		await waitUntil(() => queue.state === 'failed');
		dispatcher.release = local.release;
		round.isHeld = false;
		gate.resolve();
		await waitUntil(() => queue.state === 'ok');
	});
});
