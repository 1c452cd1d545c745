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
async function heldStory(env: Record<string, string> = {}) {
	const held = controlledMakers();
	const house = await openTestServer(held.makers, env);
	const rosa = await house.register('Rosa');
	const { body } = await postStory(house, rosa);
	await waitUntil(() => held.chapterRequests.length === 1);
	held.chapterRequests[0]!.finish();
	await waitUntil(async () => (await getStory(house, rosa, body._id)).nodes.length === 1);
	return { held, house, rosa, story: await getStory(house, rosa, body._id) };
}

async function quickStory(asked = storyInput()) {
	const held = recordingMakers();
	const house = await openTestServer(held.makers);
	const rosa = await house.register('Rosa');
	return { held, house, rosa, story: await createReadableStory(house, rosa, asked) };
}

async function expireAccess(house: TestServer): Promise<void> {
	await house.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
}

describe('POST /api/stories/:id/generate', () => {
	// covers: calls/stories-list-create-read
	it('S47 continues a story to its ending, and answers 409 after it', async () => {
		const { held, house, rosa, story } = await quickStory();
		let nodeId = story.startNode!;
		for (let chapter = 2; chapter <= 4; chapter++) {
			const { status, body } = await postChoice(house, rosa, story, nodeId, 1);
			expect(status).toBe(200);
			expect(body.newNode).toMatchObject({ parentNodeId: nodeId, choiceIndex: 1, chapterNumber: chapter });
			expect(body.isCompleted).toBe(chapter === 4);
			nodeId = body.newNode._id;
		}
		const ended = await getStory(house, rosa, story._id);
		expect(ended).toMatchObject({ status: 'completed', chapterCount: 4 });
		expect(ended.nodes.map(({ takenChoice }) => takenChoice)).toEqual([1, 1, 1, null]);
		expect(ended.nodes[3]).toMatchObject({ isEnding: true, choices: [] });
		expect(held.chapterRequests.at(-1)?.priorChapters.map(({ choiceTaken }) => choiceTaken)).toEqual([1, 1, 1]);
		const beyond = await postChoice(house, rosa, story, nodeId, 0);
		expect([beyond.status, beyond.body.code]).toEqual([409, 'story-ended']);
	});

	it('S48 writes one chapter for fifty concurrent requests for it', async () => {
		const { held, house, rosa, story } = await heldStory();
		const asking = Array.from({ length: 50 }, () => postChoice(house, rosa, story, story.startNode!, 2));
		await waitUntil(() => held.chapterRequests.length === 2);
		held.chapterRequests[1]!.finish();
		const answers = await Promise.all(asking);
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.newNode._id}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(200);
		expect((await getStory(house, rosa, story._id)).nodes).toHaveLength(2);
		expect(held.chapterRequests).toHaveLength(2);
	});

	it('answers a choice taken before with its chapter, also without access', async () => {
		const { held, house, rosa, story } = await quickStory();
		const first = await postChoice(house, rosa, story, story.startNode!, 0);
		await expireAccess(house);
		const again = await postChoice(house, rosa, story, story.startNode!, 0);
		expect(again.body.newNode._id).toBe(first.body.newNode._id);
		expect(held.chapterRequests).toHaveLength(2);
		const other = await postChoice(house, rosa, story, story.startNode!, 1);
		expect([other.status, other.body.code]).toEqual([402, 'no-access']);
	});

	it('adds another branch, stores the choice taken last, and gives the storyteller the branch’s chapters', async () => {
		const { held, house, rosa, story } = await quickStory();
		const left = (await postChoice(house, rosa, story, story.startNode!, 0)).body.newNode;
		const right = (await postChoice(house, rosa, story, story.startNode!, 1)).body.newNode;
		expect((await getStory(house, rosa, story._id)).nodes[0]).toMatchObject({
			takenChoice: 1,
			choices: [{ nextNodeId: left._id }, { nextNodeId: right._id }, { nextNodeId: null }],
		});
		await postChoice(house, rosa, story, story.startNode!, 0);
		expect((await getStory(house, rosa, story._id)).nodes[0]?.takenChoice).toBe(0);
		await postChoice(house, rosa, story, right._id, 2);
		expect(held.chapterRequests.at(-1)?.priorChapters.map(({ choiceTaken }) => choiceTaken)).toEqual([1, 2]);
	});

	it('keeps a story completed when another branch is added after its first ending', async () => {
		const { house, rosa, story } = await quickStory();
		let nodeId = story.startNode!;
		for (let chapter = 2; chapter <= 4; chapter++)
			nodeId = (await postChoice(house, rosa, story, nodeId, 0)).body.newNode._id;
		const { body } = await postChoice(house, rosa, story, story.startNode!, 2);
		expect(body.isCompleted).toBe(false);
		expect((await getStory(house, rosa, story._id)).status).toBe('completed');
	});

	it('answers 503 still-writing after its timeout, and stores the chapter when it is written', async () => {
		const { held, house, rosa, story } = await heldStory();
		const reader = { accountId: rosa.user._id, role: 'parent', familyId: rosa.user._id, sessionId: 'any' } as const;
		const choice = { nodeId: story.startNode!, choiceIndex: 0 };
		const asking = continueStory(house.context, reader, story._id, choice, 20);
		await expect(asking).rejects.toMatchObject({ status: 503, code: 'still-writing', extra: { retryAfterSeconds: 5 } });
		await waitUntil(() => held.chapterRequests.length === 2);
		held.chapterRequests[1]!.finish();
		await waitUntil(async () => (await getStory(house, rosa, story._id)).nodes.length === 2);
		const kept = (await getStory(house, rosa, story._id)).nodes[1]!;
		expect(house.emitted.filter(({ event }) => event === 'storyUpdate').at(-1)?.news).toMatchObject({
			storyId: story._id,
		});
		expect((await postChoice(house, rosa, story, choice.nodeId, 0)).body.newNode._id).toBe(kept._id);
	});

	it('accepts a choice again after its chapter failed', async () => {
		const trouble = silenceErrorLog();
		const { held, house, rosa, story } = await heldStory();
		const asking = postChoice(house, rosa, story, story.startNode!, 0);
		for (let attempt = 1; attempt <= 3; attempt++) {
			await waitUntil(() => held.chapterRequests.length === 1 + attempt);
			held.chapterRequests.at(-1)!.fail(new Error('out of ink'));
			await waitUntil(() => trouble.mock.calls.length === attempt);
			house.clock.now += 10_000;
			await house.context.queue.wake();
		}
		const failed = await asking;
		expect([failed.status, failed.body.code, failed.body.message]).toEqual([
			503,
			'chapter-failed',
			'Failed to generate the next part of the story. Please try again.',
		]);
		expect((await getStory(house, rosa, story._id)).status).toBe('in-progress');
		const again = postChoice(house, rosa, story, story.startNode!, 0);
		await waitUntil(() => held.chapterRequests.length === 5);
		held.chapterRequests.at(-1)!.finish();
		expect((await again).status).toBe(200);
	});

	it('rejects a new choice when the queue is full, but not one that waits in it already', async () => {
		const { held, house, rosa, story } = await heldStory({ QUEUE_CONCURRENCY: '1', QUEUE_BUSY: '1', QUEUE_FULL: '1' });
		await postStory(house, rosa);
		await waitUntil(() => held.chapterRequests.length === 2);
		const asking = [postChoice(house, rosa, story, story.startNode!, 0)];
		await waitUntil(async () => (await countWaitingChapterJobs(house.db)) === 1);
		asking.push(postChoice(house, rosa, story, story.startNode!, 0));
		const other = await postChoice(house, rosa, story, story.startNode!, 1);
		expect([other.status, other.body.code]).toEqual([503, 'queue-full']);
		held.chapterRequests[1]!.finish();
		await waitUntil(() => held.chapterRequests.length === 3);
		held.chapterRequests[2]!.finish();
		expect((await Promise.all(asking)).map(({ status }) => status)).toEqual([200, 200]);
	});

	it('S47 rejects chapters and choices that are not of this story', async () => {
		const { house, rosa, story } = await quickStory();
		const other = await createReadableStory(house, rosa);
		const bela = await house.register('Bela');
		expect((await postChoice(house, rosa, story, other.startNode!, 0)).status).toBe(404);
		expect((await postChoice(house, rosa, story, 'nowhere', 0)).status).toBe(404);
		expect((await postChoice(house, bela, story, story.startNode!, 0)).status).toBe(404);
		for (const choice of [-1, 3, 0.5, '0', null]) {
			const body = { nodeId: story.startNode, choiceIndex: choice };
			const answer = await house.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body });
			expect(answer.status, String(choice)).toBe(400);
		}
		expect(await countJobs(house)).toBe(0);
	});

	it('holds a child’s story to the child’s current settings, also for a parent’s request', async () => {
		const held = recordingMakers();
		const house = await openTestServer(held.makers);
		const rosa = await house.register('Rosa');
		const milo = await addChild(house, rosa, 'Milo', 7);
		const story = await createReadableStory(house, rosa, storyInput({ ageRating: 7 }), `?selectedChildId=${milo._id}`);
		const settings = (allowedGenres: string[]) =>
			house.request('PUT', `/api/users/settings/${milo._id}`, {
				as: rosa,
				body: { allowedGenres, contentRestrictions: { maxAgeRating: 5, disabledTopics: ['thunder'] } },
			});
		expect((await settings(['fantasy'])).status).toBe(200);
		const { newNode } = (await postChoice(house, rosa, story, story.startNode!, 0)).body;
		expect(held.chapterRequests.at(-1)?.brief).toMatchObject({ rating: 5, disabledTopics: ['thunder'] });
		await settings(['adventure']);
		const { status, body } = await postChoice(house, rosa, story, newNode._id, 0);
		expect([status, body.code]).toEqual([403, 'genre-not-allowed']);
	});

	it('lets an admin read another family’s story, but not change it', async () => {
		const { house, story } = await quickStory();
		const ada = await house.register('Ada');
		await promoteToAdmin(house, ada);
		expect((await house.request<Story>('GET', `/api/stories/${story._id}`, { as: ada })).body._id).toBe(story._id);
		expect((await postChoice(house, ada, story, story.startNode!, 0)).status).toBe(404);
		expect((await house.request('DELETE', `/api/stories/${story._id}`, { as: ada })).status).toBe(404);
		expect((await house.request<ListedStory[]>('GET', '/api/stories', { as: ada })).body).toEqual([]);
	});
});
