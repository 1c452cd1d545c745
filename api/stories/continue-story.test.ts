import { describe, expect, it } from 'vitest';
import type { ListedStory, Story } from '../../shared/story.ts';
import { waitingCount } from '../db/waiting-jobs.ts';
import { addChild, type House, promote } from '../testing/house.ts';
import { continueStory } from './continue-story.ts';
import { begin, expectTrouble, jobsLeft, openHouse, read, readable, until, wish } from './testing/cast.ts';
import { heldMakers, quickTelling } from './testing/held-makers.ts';
import { choose } from './testing/journey.ts';

/** A story whose first chapter was told by a storyteller that waits for the test from then on. */
async function heldStory(env: Record<string, string> = {}) {
	const held = heldMakers();
	const house = await openHouse(held.makers, env);
	const rosa = await house.register('Rosa');
	const { body } = await begin(house, rosa);
	await until(() => held.tellings.length === 1);
	held.tellings[0]!.tell();
	await until(async () => (await read(house, rosa, body._id)).nodes.length === 1);
	return { held, house, rosa, story: await read(house, rosa, body._id) };
}

async function quickStory(asked = wish()) {
	const held = quickTelling();
	const house = await openHouse(held.makers);
	const rosa = await house.register('Rosa');
	return { held, house, rosa, story: await readable(house, rosa, asked) };
}

async function expireAccess(house: House): Promise<void> {
	await house.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
}

describe('POST /api/stories/:id/generate', () => {
	// covers: calls/stories-list-create-read
	it('S47 tells a story to its end, and no further', async () => {
		const { held, house, rosa, story } = await quickStory();
		let nodeId = story.startNode!;
		for (let chapter = 2; chapter <= 4; chapter++) {
			const { status, body } = await choose(house, rosa, story, nodeId, 1);
			expect(status).toBe(200);
			expect(body.newNode).toMatchObject({ parentNodeId: nodeId, choiceIndex: 1, chapterNumber: chapter });
			expect(body.isCompleted).toBe(chapter === 4);
			nodeId = body.newNode._id;
		}
		const ended = await read(house, rosa, story._id);
		expect(ended).toMatchObject({ status: 'completed', chapterCount: 4 });
		expect(ended.nodes.map(({ takenChoice }) => takenChoice)).toEqual([1, 1, 1, null]);
		expect(ended.nodes[3]).toMatchObject({ isEnding: true, choices: [] });
		expect(held.tellings.at(-1)?.told.map(({ choiceTaken }) => choiceTaken)).toEqual([1, 1, 1]);
		const beyond = await choose(house, rosa, story, nodeId, 0);
		expect([beyond.status, beyond.body.code]).toEqual([409, 'story-ended']);
	});

	it('S48 writes one chapter when fifty ask for the same one', async () => {
		const { held, house, rosa, story } = await heldStory();
		const asking = Array.from({ length: 50 }, () => choose(house, rosa, story, story.startNode!, 2));
		await until(() => held.tellings.length === 2);
		held.tellings[1]!.tell();
		const answers = await Promise.all(asking);
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.newNode._id}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(200);
		expect((await read(house, rosa, story._id)).nodes).toHaveLength(2);
		expect(held.tellings).toHaveLength(2);
	});

	it('answers a choice taken before with the chapter that it led to, also when access is over', async () => {
		const { held, house, rosa, story } = await quickStory();
		const first = await choose(house, rosa, story, story.startNode!, 0);
		await expireAccess(house);
		const again = await choose(house, rosa, story, story.startNode!, 0);
		expect(again.body.newNode._id).toBe(first.body.newNode._id);
		expect(held.tellings).toHaveLength(2);
		const other = await choose(house, rosa, story, story.startNode!, 1);
		expect([other.status, other.body.code]).toEqual([402, 'no-access']);
	});

	it('grows another branch, remembers the choice followed last, and tells along the branch', async () => {
		const { held, house, rosa, story } = await quickStory();
		const left = (await choose(house, rosa, story, story.startNode!, 0)).body.newNode;
		const right = (await choose(house, rosa, story, story.startNode!, 1)).body.newNode;
		expect((await read(house, rosa, story._id)).nodes[0]).toMatchObject({
			takenChoice: 1,
			choices: [{ nextNodeId: left._id }, { nextNodeId: right._id }, { nextNodeId: null }],
		});
		await choose(house, rosa, story, story.startNode!, 0);
		expect((await read(house, rosa, story._id)).nodes[0]?.takenChoice).toBe(0);
		await choose(house, rosa, story, right._id, 2);
		expect(held.tellings.at(-1)?.told.map(({ choiceTaken }) => choiceTaken)).toEqual([1, 2]);
	});

	it('keeps a story completed when another branch grows after its first ending', async () => {
		const { house, rosa, story } = await quickStory();
		let nodeId = story.startNode!;
		for (let chapter = 2; chapter <= 4; chapter++)
			nodeId = (await choose(house, rosa, story, nodeId, 0)).body.newNode._id;
		const { body } = await choose(house, rosa, story, story.startNode!, 2);
		expect(body.isCompleted).toBe(false);
		expect((await read(house, rosa, story._id)).status).toBe('completed');
	});

	it('says that the chapter is still being written, and keeps it when it comes', async () => {
		const { held, house, rosa, story } = await heldStory();
		const reader = { accountId: rosa.user._id, role: 'parent', familyId: rosa.user._id, sessionId: 'any' } as const;
		const choice = { nodeId: story.startNode!, choiceIndex: 0 };
		const asking = continueStory(house.parts, reader, story._id, choice, 20);
		await expect(asking).rejects.toMatchObject({ status: 503, code: 'still-writing', extra: { retryAfterSeconds: 5 } });
		await until(() => held.tellings.length === 2);
		held.tellings[1]!.tell();
		await until(async () => (await read(house, rosa, story._id)).nodes.length === 2);
		const kept = (await read(house, rosa, story._id)).nodes[1]!;
		expect(house.told.filter(({ event }) => event === 'storyUpdate').at(-1)?.news).toMatchObject({
			storyId: story._id,
		});
		expect((await choose(house, rosa, story, choice.nodeId, 0)).body.newNode._id).toBe(kept._id);
	});

	it('lets a choice be taken again after its chapter could not be written', async () => {
		const trouble = expectTrouble();
		const { held, house, rosa, story } = await heldStory();
		const asking = choose(house, rosa, story, story.startNode!, 0);
		for (let attempt = 1; attempt <= 3; attempt++) {
			await until(() => held.tellings.length === 1 + attempt);
			held.tellings.at(-1)!.fail(new Error('out of ink'));
			await until(() => trouble.mock.calls.length === attempt);
			house.clock.now += 10_000;
			await house.parts.queue.wake();
		}
		const failed = await asking;
		expect([failed.status, failed.body.code, failed.body.message]).toEqual([
			503,
			'chapter-failed',
			'Failed to generate the next part of the story. Please try again.',
		]);
		expect((await read(house, rosa, story._id)).status).toBe('in-progress');
		const again = choose(house, rosa, story, story.startNode!, 0);
		await until(() => held.tellings.length === 5);
		held.tellings.at(-1)!.tell();
		expect((await again).status).toBe(200);
	});

	it('refuses another choice when the queue is full, and not one that waits in it already', async () => {
		const { held, house, rosa, story } = await heldStory({ QUEUE_CONCURRENCY: '1', QUEUE_BUSY: '1', QUEUE_FULL: '1' });
		await begin(house, rosa);
		await until(() => held.tellings.length === 2);
		const asking = [choose(house, rosa, story, story.startNode!, 0)];
		await until(async () => (await waitingCount(house.db)) === 1);
		asking.push(choose(house, rosa, story, story.startNode!, 0));
		const other = await choose(house, rosa, story, story.startNode!, 1);
		expect([other.status, other.body.code]).toEqual([503, 'queue-full']);
		held.tellings[1]!.tell();
		await until(() => held.tellings.length === 3);
		held.tellings[2]!.tell();
		expect((await Promise.all(asking)).map(({ status }) => status)).toEqual([200, 200]);
	});

	it('S47 refuses what is not a choice of this story', async () => {
		const { house, rosa, story } = await quickStory();
		const other = await readable(house, rosa);
		const bela = await house.register('Bela');
		expect((await choose(house, rosa, story, other.startNode!, 0)).status).toBe(404);
		expect((await choose(house, rosa, story, 'nowhere', 0)).status).toBe(404);
		expect((await choose(house, bela, story, story.startNode!, 0)).status).toBe(404);
		for (const choice of [-1, 3, 0.5, '0', null]) {
			const body = { nodeId: story.startNode, choiceIndex: choice };
			const answer = await house.ask('POST', `/api/stories/${story._id}/generate`, { as: rosa, body });
			expect(answer.status, String(choice)).toBe(400);
		}
		expect(await jobsLeft(house)).toBe(0);
	});

	it('holds a child’s story to the child’s limits of today, whoever turns the page', async () => {
		const held = quickTelling();
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		const milo = await addChild(house, rosa, 'Milo', 7);
		const story = await readable(house, rosa, wish({ ageRating: 7 }), `?selectedChildId=${milo._id}`);
		const settings = (allowedGenres: string[]) =>
			house.ask('PUT', `/api/users/settings/${milo._id}`, {
				as: rosa,
				body: { allowedGenres, contentRestrictions: { maxAgeRating: 5, disabledTopics: ['thunder'] } },
			});
		expect((await settings(['fantasy'])).status).toBe(200);
		const { newNode } = (await choose(house, rosa, story, story.startNode!, 0)).body;
		expect(held.tellings.at(-1)?.brief).toMatchObject({ rating: 5, disabledTopics: ['thunder'] });
		await settings(['adventure']);
		const { status, body } = await choose(house, rosa, story, newNode._id, 0);
		expect([status, body.code]).toEqual([403, 'genre-not-allowed']);
	});

	it('lets an admin read a family’s story, and change nothing of it', async () => {
		const { house, story } = await quickStory();
		const ada = await house.register('Ada');
		await promote(house, ada);
		expect((await house.ask<Story>('GET', `/api/stories/${story._id}`, { as: ada })).body._id).toBe(story._id);
		expect((await choose(house, ada, story, story.startNode!, 0)).status).toBe(404);
		expect((await house.ask('DELETE', `/api/stories/${story._id}`, { as: ada })).status).toBe(404);
		expect((await house.ask<ListedStory[]>('GET', '/api/stories', { as: ada })).body).toEqual([]);
	});
});
