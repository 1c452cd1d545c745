import { describe, expect, it } from 'vitest';
import { addChild } from '../testing/test-server.ts';
import { chapterRows, postChoice, waitUntilIdle } from './testing/chapter-requests.ts';
import { controlledMakers, recordingMakers } from './testing/controlled-makers.ts';
import {
	countJobs,
	createReadableStory,
	getStory,
	openTestServer,
	postStory,
	silenceErrorLog,
	storyInput,
	waitUntil,
} from './testing/story-requests.ts';
import { pullChanges } from './testing/sync-requests.ts';

const two = { LOOK_AHEAD: '2' };

async function lookingAhead(env: Record<string, string> = two) {
	const controlled = recordingMakers();
	const server = await openTestServer(controlled.makers, env);
	const rosa = await server.register('Rosa');
	const story = await createReadableStory(server, rosa);
	await waitUntilIdle(server);
	return { controlled, server, rosa, story };
}

describe('preparing chapters ahead', () => {
	it('writes the next chapters of as many choices as LOOK_AHEAD says, each with its picture', async () => {
		const { server } = await lookingAhead();
		const rows = await chapterRows(server);
		expect(rows.map(({ choice_index, opened_at }) => [choice_index, opened_at !== null])).toEqual([
			[null, true],
			[0, false],
			[1, false],
		]);
		expect(rows.every(({ images }) => images !== null)).toBe(true);
	});

	it('shows a prepared chapter nowhere before it is chosen', async () => {
		const { server, rosa, story } = await lookingAhead();
		const whole = await getStory(server, rosa, story._id);
		expect(whole.nodes.map(({ choices }) => choices.map(({ nextNodeId }) => nextNodeId))).toEqual([[null, null, null]]);
		expect(whole).toMatchObject({ status: 'in-progress' });
		expect(whole).not.toHaveProperty('ahead');
		expect((await pullChanges(server, rosa)).stories[0]?.nodes).toHaveLength(1);
		const updates = server.emitted.filter(({ event }) => event === 'storyUpdate').map(({ news }) => news);
		expect(updates).toEqual([{ storyId: story._id, nodeId: story.startNode }]);
	});

	it('is no change in the feed', async () => {
		const { server, rosa, story } = await lookingAhead({ LOOK_AHEAD: '0' });
		const { cursor } = await pullChanges(server, rosa);
		const { config } = server.context;
		config.lookAhead = 2;
		await postChoice(server, rosa, story, story.startNode!, 2);
		const afterChoice = await pullChanges(server, rosa, cursor);
		await waitUntilIdle(server);
		const last = await pullChanges(server, rosa, afterChoice.cursor);
		// Only the picture of the chosen chapter may have come later.
		expect(last.stories.every(({ nodes }) => nodes.length === 2)).toBe(true);
		const again = await pullChanges(server, rosa, last.cursor);
		expect(again.stories).toEqual([]);
	});

	// covers: makers-provider/choice-opens-once-where
	it('opens the prepared chapter at once when it is chosen, and prepares the ones after it', async () => {
		const { controlled, server, rosa, story } = await lookingAhead();
		const requestsBefore = controlled.chapterRequests.length;
		const { status, body } = await postChoice(server, rosa, story, story.startNode!, 1);
		expect(status).toBe(200);
		expect(body.newNode).toMatchObject({ parentNodeId: story.startNode, choiceIndex: 1, chapterNumber: 2 });
		const { nodes } = await getStory(server, rosa, story._id);
		expect(nodes.map(({ _id }) => _id)).toEqual([story.startNode, body.newNode._id]);
		expect(nodes[0]).toMatchObject({
			takenChoice: 1,
			choices: [{ nextNodeId: null }, { nextNodeId: body.newNode._id }, {}],
		});
		await waitUntilIdle(server);
		expect(controlled.chapterRequests.slice(requestsBefore).map(({ priorChapters }) => priorChapters.length)).toEqual([
			2, 2,
		]);
		const rows = await chapterRows(server);
		expect(rows.filter(({ parent_id }) => parent_id === body.newNode._id)).toHaveLength(2);
		expect(new Set(rows.map(({ parent_id, choice_index }) => `${parent_id} ${choice_index}`)).size).toBe(rows.length);
	});

	it('completes the story only when the prepared ending is opened', async () => {
		const { server, rosa, story } = await lookingAhead({ LOOK_AHEAD: '3' });
		let nodeId = story.startNode!;
		for (let chapter = 2; chapter <= 3; chapter++) {
			nodeId = (await postChoice(server, rosa, story, nodeId, 0)).body.newNode._id;
			await waitUntilIdle(server);
		}
		expect((await chapterRows(server)).filter(({ is_ending }) => is_ending === 1)).toHaveLength(3);
		expect((await getStory(server, rosa, story._id)).status).toBe('in-progress');
		expect((await postChoice(server, rosa, story, nodeId, 0)).body.isCompleted).toBe(true);
		expect((await getStory(server, rosa, story._id)).status).toBe('completed');
		await waitUntilIdle(server);
		expect((await chapterRows(server)).filter(({ is_ending }) => is_ending === 1)).toHaveLength(3);
	});

	it('stops without access, and when the daily cap of stories is reached', async () => {
		const { server, rosa, story } = await lookingAhead({ LOOK_AHEAD: '1', DAILY_STORY_CAP: '1' });
		expect(await chapterRows(server)).toHaveLength(1);
		server.clock.now += 25 * 60 * 60 * 1000;
		const left = (await postChoice(server, rosa, story, story.startNode!, 0)).body.newNode;
		await waitUntilIdle(server);
		expect(await chapterRows(server)).toHaveLength(3);
		await postChoice(server, rosa, story, left._id, 0);
		await waitUntilIdle(server);
		expect(await chapterRows(server)).toHaveLength(4);
		await server.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
		const { status, body } = await postChoice(server, rosa, story, left._id, 1);
		expect([status, body.code]).toEqual([402, 'no-access']);
	});

	it('discards a prepared chapter whose topic a parent has switched off since, with its pictures', async () => {
		const controlled = recordingMakers({
			content: (_, { priorChapters }) => (priorChapters.length === 1 ? 'A spider sat there.' : 'All was well.'),
		});
		const server = await openTestServer(controlled.makers, { LOOK_AHEAD: '1' });
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		const story = await createReadableStory(server, rosa, storyInput(), `?selectedChildId=${milo._id}`);
		await waitUntilIdle(server);
		const [, prepared] = await chapterRows(server);
		await server.request('PUT', `/api/users/settings/${milo._id}`, {
			as: rosa,
			body: { allowedGenres: ['fantasy'], contentRestrictions: { maxAgeRating: 5, disabledTopics: ['spiders'] } },
		});
		silenceErrorLog();
		expect((await postChoice(server, rosa, story, story.startNode!, 0)).status).toBe(409);
		expect((await chapterRows(server)).map(({ id }) => id)).not.toContain(prepared!.id);
		const used = await server.db.selectFrom('media_use').select('media_name').execute();
		const files = Object.values(JSON.parse(prepared!.images!) as Record<string, string>);
		expect(used.map(({ media_name }) => media_name).filter((name) => files.includes(name))).toEqual([]);
		for (const name of files) expect(await server.media.has(name)).toBe(false);
	});
});

describe('a choice that is taken', () => {
	// covers: makers-provider/choice-opens-once-where
	it('preempts a preparation job when all workers are busy', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, { LOOK_AHEAD: '3', QUEUE_CONCURRENCY: '1' });
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		controlled.chapterRequests[0]!.finish();
		// The only worker is preparing the first choice now.
		await waitUntil(() => controlled.chapterRequests.length === 2);
		const story = await getStory(server, rosa, body._id);
		const pending = postChoice(server, rosa, story, story.startNode!, 2);
		await waitUntil(() => controlled.chapterRequests.length === 3);
		expect(controlled.chapterRequests[1]!.signal.aborted).toBe(true);
		expect(controlled.chapterRequests[2]!.priorChapters.map(({ choiceTaken }) => choiceTaken)).toEqual([2]);
		controlled.chapterRequests[2]!.finish();
		expect((await pending).status).toBe(200);
	});

	it('waits for a chapter that is being prepared already, and streams it from then on', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, { LOOK_AHEAD: '1', QUEUE_CONCURRENCY: '1' });
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		controlled.chapterRequests[0]!.finish();
		await waitUntil(() => controlled.chapterRequests.length === 2);
		controlled.chapterRequests[1]!.jobContext.streamText('Pip looked up. Then');
		const deltas = () => server.emitted.filter(({ event }) => event === 'storyDelta').map(({ news }) => news);
		const before = deltas().length;
		const story = await getStory(server, rosa, body._id);
		const pending = postChoice(server, rosa, story, story.startNode!, 0);
		await waitUntil(() => deltas().length > before);
		expect(deltas()[before]).toMatchObject({
			parentNodeId: story.startNode,
			choiceIndex: 0,
			from: 0,
			text: 'Pip looked up. ',
		});
		controlled.chapterRequests[1]!.finish();
		const { status, body: next } = await pending;
		expect(status).toBe(200);
		expect((await getStory(server, rosa, body._id)).nodes.map(({ _id }) => _id)).toEqual([
			story.startNode,
			next.newNode._id,
		]);
		expect(controlled.chapterRequests.filter(({ signal }) => signal.aborted)).toEqual([]);
	});

	it('removes the preparation jobs of the choices that were not taken', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, { LOOK_AHEAD: '3', QUEUE_CONCURRENCY: '2' });
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		controlled.chapterRequests[0]!.finish();
		await waitUntil(() => controlled.chapterRequests.length === 2);
		const story = await getStory(server, rosa, body._id);
		const pending = postChoice(server, rosa, story, story.startNode!, 2);
		await waitUntil(() => controlled.chapterRequests.length === 3);
		controlled.chapterRequests[2]!.finish();
		const { newNode } = (await pending).body;
		const waiting = await server.db
			.selectFrom('job')
			.selectAll()
			.where('kind', '=', 'chapter')
			.where('state', '=', 'waiting')
			.execute();
		expect(waiting.every(({ chapter_id }) => chapter_id === newNode._id)).toBe(true);
	});

	it('comes with its picture before all preparation jobs', async () => {
		const order: string[] = [];
		const controlled = recordingMakers({
			content: (_, { priorChapters }) => `${order.push(`chapter ${priorChapters.length + 1}`)}`,
			picture: () => order.push('picture'),
		});
		const server = await openTestServer(controlled.makers, { LOOK_AHEAD: '1', QUEUE_CONCURRENCY: '1' });
		const rosa = await server.register('Rosa');
		await server.context.queue.stop(0);
		for (let i = 0; i < 3; i++) await postStory(server, rosa);
		await server.context.queue.start();
		await waitUntilIdle(server);
		const firstAhead = order.indexOf('chapter 2');
		expect(order.slice(0, firstAhead).filter((one) => one === 'chapter 1')).toHaveLength(3);
		expect(order.slice(0, firstAhead).filter((one) => one === 'picture').length).toBeGreaterThanOrEqual(2);
		expect(await countJobs(server)).toBe(0);
	});
});
