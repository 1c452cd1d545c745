import { describe, expect, it } from 'vitest';
import type { ListedStory, Story } from '../../shared/contract/story.ts';
import { countWaitingChapterJobs } from '../db/jobs.ts';
import { addChild, promoteToAdmin, type TestServer } from '../testing/test-server.ts';
import { continueStory } from './continue-story.ts';
import { postChoice } from './testing/chapter-requests.ts';
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

/** A story with its first chapter, of a storyteller that waits for the test from then on. */
async function controlledStory(env: Record<string, string> = {}) {
	const controlled = controlledMakers();
	const server = await openTestServer(controlled.makers, env);
	const rosa = await server.register('Rosa');
	const { body } = await postStory(server, rosa);
	await waitUntil(() => controlled.chapterRequests.length === 1);
	controlled.chapterRequests[0]!.finish();
	await waitUntil(async () => (await getStory(server, rosa, body._id)).nodes.length === 1);
	return { controlled, server, rosa, story: await getStory(server, rosa, body._id) };
}

async function quickStory(input = storyInput()) {
	const controlled = recordingMakers();
	const server = await openTestServer(controlled.makers);
	const rosa = await server.register('Rosa');
	return { controlled, server, rosa, story: await createReadableStory(server, rosa, input) };
}

async function expireAccess(server: TestServer): Promise<void> {
	await server.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
}

describe('POST /api/stories/:id/generate', () => {
	// covers: calls/stories-list-create-read
	it('S47 continues a story to its ending, and answers 409 after it', async () => {
		const { controlled, server, rosa, story } = await quickStory();
		let nodeId = story.startNode!;
		for (let chapter = 2; chapter <= 4; chapter++) {
			const { status, body } = await postChoice(server, rosa, story, nodeId, 1);
			expect(status).toBe(200);
			expect(body.newNode).toMatchObject({ parentNodeId: nodeId, choiceIndex: 1, chapterNumber: chapter });
			expect(body.isCompleted).toBe(chapter === 4);
			nodeId = body.newNode._id;
		}
		const ended = await getStory(server, rosa, story._id);
		expect(ended).toMatchObject({ status: 'completed', chapterCount: 4 });
		expect(ended.nodes.map(({ takenChoice }) => takenChoice)).toEqual([1, 1, 1, null]);
		expect(ended.nodes[3]).toMatchObject({ isEnding: true, choices: [] });
		expect(controlled.chapterRequests.at(-1)?.priorChapters.map(({ choiceTaken }) => choiceTaken)).toEqual([1, 1, 1]);
		const beyond = await postChoice(server, rosa, story, nodeId, 0);
		expect([beyond.status, beyond.body.code]).toEqual([409, 'story-ended']);
	});

	it('S48 writes one chapter for fifty concurrent requests for it', async () => {
		const { controlled, server, rosa, story } = await controlledStory();
		const pending = Array.from({ length: 50 }, () => postChoice(server, rosa, story, story.startNode!, 2));
		await waitUntil(() => controlled.chapterRequests.length === 2);
		controlled.chapterRequests[1]!.finish();
		const answers = await Promise.all(pending);
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.newNode._id}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(200);
		expect((await getStory(server, rosa, story._id)).nodes).toHaveLength(2);
		expect(controlled.chapterRequests).toHaveLength(2);
	});

	it('answers a choice taken before with its chapter, also without access', async () => {
		const { controlled, server, rosa, story } = await quickStory();
		const first = await postChoice(server, rosa, story, story.startNode!, 0);
		await expireAccess(server);
		const again = await postChoice(server, rosa, story, story.startNode!, 0);
		expect(again.body.newNode._id).toBe(first.body.newNode._id);
		expect(controlled.chapterRequests).toHaveLength(2);
		const other = await postChoice(server, rosa, story, story.startNode!, 1);
		expect([other.status, other.body.code]).toEqual([402, 'no-access']);
	});

	it('adds another branch, stores the choice taken last, and gives the storyteller the branch’s chapters', async () => {
		const { controlled, server, rosa, story } = await quickStory();
		const left = (await postChoice(server, rosa, story, story.startNode!, 0)).body.newNode;
		const right = (await postChoice(server, rosa, story, story.startNode!, 1)).body.newNode;
		expect((await getStory(server, rosa, story._id)).nodes[0]).toMatchObject({
			takenChoice: 1,
			choices: [{ nextNodeId: left._id }, { nextNodeId: right._id }, { nextNodeId: null }],
		});
		await postChoice(server, rosa, story, story.startNode!, 0);
		expect((await getStory(server, rosa, story._id)).nodes[0]?.takenChoice).toBe(0);
		await postChoice(server, rosa, story, right._id, 2);
		expect(controlled.chapterRequests.at(-1)?.priorChapters.map(({ choiceTaken }) => choiceTaken)).toEqual([1, 2]);
	});

	it('keeps a story completed when another branch is added after its first ending', async () => {
		const { server, rosa, story } = await quickStory();
		let nodeId = story.startNode!;
		for (let chapter = 2; chapter <= 4; chapter++)
			nodeId = (await postChoice(server, rosa, story, nodeId, 0)).body.newNode._id;
		const { body } = await postChoice(server, rosa, story, story.startNode!, 2);
		expect(body.isCompleted).toBe(false);
		expect((await getStory(server, rosa, story._id)).status).toBe('completed');
	});

	it('answers 503 still-writing after its timeout, and stores the chapter when it is written', async () => {
		const { controlled, server, rosa, story } = await controlledStory();
		const principal = {
			accountId: rosa.user._id,
			role: 'parent',
			familyId: rosa.user._id,
			sessionId: 'any',
			familyVersion: null,
		} as const;
		const choice = { nodeId: story.startNode!, choiceIndex: 0 };
		const pending = continueStory(server.context, principal, story._id, choice, 20);
		await expect(pending).rejects.toMatchObject({
			status: 503,
			code: 'still-writing',
			extra: { retryAfterSeconds: 5 },
		});
		await waitUntil(() => controlled.chapterRequests.length === 2);
		controlled.chapterRequests[1]!.finish();
		await waitUntil(async () => (await getStory(server, rosa, story._id)).nodes.length === 2);
		const stored = (await getStory(server, rosa, story._id)).nodes[1]!;
		expect(server.emitted.filter(({ event }) => event === 'storyUpdate').at(-1)?.news).toMatchObject({
			storyId: story._id,
		});
		expect((await postChoice(server, rosa, story, choice.nodeId, 0)).body.newNode._id).toBe(stored._id);
	});

	it('accepts a choice again after its chapter failed', async () => {
		const errorLog = silenceErrorLog();
		const { controlled, server, rosa, story } = await controlledStory();
		const pending = postChoice(server, rosa, story, story.startNode!, 0);
		for (let attempt = 1; attempt <= 3; attempt++) {
			await waitUntil(() => controlled.chapterRequests.length === 1 + attempt);
			controlled.chapterRequests.at(-1)!.fail(new Error('out of ink'));
			await waitUntil(() => errorLog.mock.calls.length === attempt);
			server.clock.now += 10_000;
			await server.context.queue.wake();
		}
		const failed = await pending;
		expect([failed.status, failed.body.code, failed.body.message]).toEqual([
			503,
			'chapter-failed',
			'Failed to generate the next part of the story. Please try again.',
		]);
		expect((await getStory(server, rosa, story._id)).status).toBe('in-progress');
		const again = postChoice(server, rosa, story, story.startNode!, 0);
		await waitUntil(() => controlled.chapterRequests.length === 5);
		controlled.chapterRequests.at(-1)!.finish();
		expect((await again).status).toBe(200);
	});

	it('rejects a new choice when the queue is full, but not one that waits in it already', async () => {
		const { controlled, server, rosa, story } = await controlledStory({
			QUEUE_CONCURRENCY: '1',
			QUEUE_BUSY: '1',
			QUEUE_FULL: '1',
		});
		await postStory(server, rosa);
		await waitUntil(() => controlled.chapterRequests.length === 2);
		const pending = [postChoice(server, rosa, story, story.startNode!, 0)];
		await waitUntil(async () => (await countWaitingChapterJobs(server.db)) === 1);
		pending.push(postChoice(server, rosa, story, story.startNode!, 0));
		const other = await postChoice(server, rosa, story, story.startNode!, 1);
		expect([other.status, other.body.code]).toEqual([503, 'queue-full']);
		controlled.chapterRequests[1]!.finish();
		await waitUntil(() => controlled.chapterRequests.length === 3);
		controlled.chapterRequests[2]!.finish();
		expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([200, 200]);
	});

	it('S47 rejects chapters and choices that are not of this story', async () => {
		const { server, rosa, story } = await quickStory();
		const other = await createReadableStory(server, rosa);
		const bela = await server.register('Bela');
		expect((await postChoice(server, rosa, story, other.startNode!, 0)).status).toBe(404);
		expect((await postChoice(server, rosa, story, 'nowhere', 0)).status).toBe(404);
		expect((await postChoice(server, bela, story, story.startNode!, 0)).status).toBe(404);
		for (const choice of [-1, 3, 0.5, '0', null]) {
			const body = { nodeId: story.startNode, choiceIndex: choice };
			const answer = await server.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body });
			expect(answer.status, String(choice)).toBe(400);
		}
		expect(await countJobs(server)).toBe(0);
	});

	it('holds a child’s story to the child’s current settings, also for a parent’s request', async () => {
		const controlled = recordingMakers();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		const story = await createReadableStory(server, rosa, storyInput({ ageRating: 7 }), `?selectedChildId=${milo._id}`);
		const settings = (allowedGenres: string[]) =>
			server.request('PUT', `/api/users/settings/${milo._id}`, {
				as: rosa,
				body: { allowedGenres, contentRestrictions: { maxAgeRating: 5, disabledTopics: ['thunder'] } },
			});
		expect((await settings(['fantasy'])).status).toBe(200);
		const { newNode } = (await postChoice(server, rosa, story, story.startNode!, 0)).body;
		expect(controlled.chapterRequests.at(-1)?.brief).toMatchObject({ rating: 5, disabledTopics: ['thunder'] });
		await settings(['adventure']);
		const { status, body } = await postChoice(server, rosa, story, newNode._id, 0);
		expect([status, body.code]).toEqual([403, 'genre-not-allowed']);
	});

	it('lets an admin read another family’s story, but not change it', async () => {
		const { server, story } = await quickStory();
		const ada = await server.register('Ada');
		await promoteToAdmin(server, ada);
		expect((await server.request<Story>('GET', `/api/stories/${story._id}`, { as: ada })).body._id).toBe(story._id);
		expect((await postChoice(server, ada, story, story.startNode!, 0)).status).toBe(404);
		expect((await server.request('DELETE', `/api/stories/${story._id}`, { as: ada })).status).toBe(404);
		expect((await server.request<ListedStory[]>('GET', '/api/stories', { as: ada })).body).toEqual([]);
	});
});
