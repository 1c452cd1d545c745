import { describe, expect, it } from 'vitest';
import type { ContentSettings } from '../../shared/contract/account-input.ts';
import type { StoryDelta } from '../../shared/contract/events.ts';
import type { Scene } from '../../shared/contract/scene.ts';
import type { PackPlan } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import { addChild, type TestServer } from '../testing/test-server.ts';
import { chapterRows, postChoice, waitUntilIdle } from './testing/chapter-requests.ts';
import { controlledMakers, recordingMakers } from './testing/controlled-makers.ts';
import {
	createReadableStory,
	getStory,
	openTestServer,
	postStory,
	silenceErrorLog,
	storyInput,
	waitUntil,
} from './testing/story-requests.ts';
import { pullChanges } from './testing/sync-requests.ts';

const settings = (disabledTopics: string[] = [], change: Partial<ContentSettings> & { rating?: number } = {}) => ({
	allowedGenres: change.allowedGenres ?? (['fantasy'] as const),
	contentRestrictions: { maxAgeRating: change.rating ?? 7, disabledTopics },
});
const save = (server: TestServer, as: Session, childId: string, body: unknown) =>
	server.request('PUT', `/api/users/settings/${childId}`, { as, body });
const pack = (server: TestServer, as: Session, id: string, depth: number) =>
	server.request<PackPlan>('POST', `/api/stories/${id}/pack`, { as, body: { depth } });
const choicesOf = (story: Story) => story.ahead?.map(({ choiceIndex }) => choiceIndex).sort();
const contentOf = (story: Story) => story.ahead?.map(({ content }) => content).join('\n');

/** A storyteller with a spider after the second choice, unless the brief excludes it. */
const withSpider = () =>
	recordingMakers({
		content: ({ disabledTopics, rating }, { priorChapters }) => {
			const isSecondWay = priorChapters.at(0)?.choiceTaken === 1;
			if (!isSecondWay || disabledTopics.length > 0 || rating < 7) return 'All was well.';
			return priorChapters.length === 1 ? 'A spider sat in a grave.' : 'The moon came up.';
		},
	});

async function packed(depth = 1) {
	const controlled = withSpider();
	const server = await openTestServer(controlled.makers);
	const rosa = await server.register('Rosa');
	const milo = await addChild(server, rosa, 'Milo', 9);
	await save(server, rosa, milo._id, settings([], { rating: 9 }));
	const input = storyInput({ ageRating: 9 });
	const story = await createReadableStory(server, rosa, input, `?selectedChildId=${milo._id}`);
	await pack(server, rosa, story._id, depth);
	await waitUntilIdle(server);
	return { controlled, server, rosa, milo, story };
}

describe('a packed story whose author’s settings change', () => {
	it('loses disallowed chapters in the same transaction, with their pictures, and gets new ones', async () => {
		const { server, rosa, milo, story } = await packed(2);
		const before = await getStory(server, rosa, story._id);
		expect(before.ahead).toHaveLength(12);
		const spider = before.ahead!.find(({ content }) => content.includes('spider'))!;
		const { cursor } = await pullChanges(server, rosa);
		await server.context.queue.stop();
		expect((await save(server, rosa, milo._id, settings(['Spiders'], { rating: 9 }))).status).toBe(200);

		const after = await getStory(server, rosa, story._id);
		expect(contentOf(after)).not.toContain('spider');
		expect(after.ahead).toHaveLength(8);
		expect((await pullChanges(server, rosa, cursor)).stories).toEqual([after]);
		for (const url of Object.values(spider.images!)) {
			expect((await server.request('GET', url, { as: rosa })).status).toBe(404);
			expect(await server.media.has(url.split('/').at(-1)!)).toBe(false);
		}

		await server.context.queue.start();
		await waitUntilIdle(server);
		const again = await getStory(server, rosa, story._id);
		expect(again.ahead).toHaveLength(12);
		expect(contentOf(again)).not.toContain('spider');
		expect(again.ahead!.filter(({ _id }) => after.ahead!.some((one) => one._id === _id))).toHaveLength(8);
	});

	it('loses chapters above a lowered rating', async () => {
		const { server, rosa, milo, story } = await packed();
		await server.context.queue.stop();
		await save(server, rosa, milo._id, settings([], { rating: 8 }));
		expect(choicesOf(await getStory(server, rosa, story._id))).toEqual([0, 2]);
	});

	it('loses all prepared chapters with its genre, and gets them again with it', async () => {
		const { server, rosa, milo, story } = await packed();
		await save(server, rosa, milo._id, settings([], { allowedGenres: ['pirate'], rating: 9 }));
		await waitUntilIdle(server);
		const without = await getStory(server, rosa, story._id);
		expect([without.ahead, without.nodes.length]).toEqual([[], 1]);
		await save(server, rosa, milo._id, settings([], { rating: 9 }));
		await waitUntilIdle(server);
		expect(choicesOf(await getStory(server, rosa, story._id))).toEqual([0, 1, 2]);
	});

	it('keeps opened chapters', async () => {
		const { server, rosa, milo, story } = await packed();
		const { newNode } = (await postChoice(server, rosa, story, story.startNode!, 1)).body;
		await save(server, rosa, milo._id, settings(['spiders'], { rating: 9 }));
		expect((await getStory(server, rosa, story._id)).nodes.map(({ _id }) => _id)).toContain(newNode._id);
		expect((await postChoice(server, rosa, story, story.startNode!, 1)).body.newNode._id).toBe(newNode._id);
	});

	it('is unchanged, also in the feed, if nothing in it was switched off', async () => {
		const { controlled, server, rosa, milo, story } = await packed();
		const before = await getStory(server, rosa, story._id);
		const { cursor } = await pullChanges(server, rosa);
		const tellings = controlled.chapterRequests.length;
		await save(server, rosa, milo._id, settings(['dragons'], { rating: 9 }));
		await waitUntilIdle(server);
		expect(await getStory(server, rosa, story._id)).toEqual(before);
		expect((await pullChanges(server, rosa, cursor)).stories).toEqual([]);
		expect(controlled.chapterRequests).toHaveLength(tellings);
	});

	it('is sent without disallowed chapters that an earlier build left in place', async () => {
		const { server, rosa, milo, story } = await packed(2);
		await server.db
			.updateTable('account')
			.set({ settings: JSON.stringify(settings(['spiders'], { rating: 9 })) })
			.where('id', '=', milo._id)
			.execute();
		const after = await getStory(server, rosa, story._id);
		expect(contentOf(after)).not.toContain('spider');
		expect(after.ahead).toHaveLength(8);
		expect((await pullChanges(server, rosa)).stories[0]?.ahead).toEqual(after.ahead);
	});

	it('does not open a disallowed chapter for a choice made after it', async () => {
		const { server, rosa, milo, story } = await packed(2);
		const before = await getStory(server, rosa, story._id);
		const unfit = before.ahead!.find(({ content }) => content.includes('spider'))!;
		await server.db
			.updateTable('account')
			.set({ settings: JSON.stringify(settings(['spiders'], { rating: 9 })) })
			.where('id', '=', milo._id)
			.execute();
		expect((await postChoice(server, rosa, story, unfit._id, 0)).status).toBe(404);
		const after = await getStory(server, rosa, story._id);
		expect(after.nodes.map(({ _id }) => _id)).toEqual([story.startNode]);
	});

	it('has no switched-off topic in a picture that is drawn afterwards', async () => {
		const { server, rosa, milo, story } = await packed();
		const drawn: Scene[] = [];
		const { illustrate } = server.context.makers.illustrator;
		server.context.makers.illustrator.illustrate = (request, jobContext) => {
			drawn.push(request.scene);
			return illustrate(request, jobContext);
		};
		const row = (await chapterRows(server)).find(({ id }) => id === story.startNode)!;
		const scene = JSON.stringify({ ...(JSON.parse(row.scene) as Scene), props: ['lantern', 'book'] });
		await server.db.updateTable('chapter').set({ scene }).where('id', '=', row.id).execute();
		await save(server, rosa, milo._id, settings(['lanterns'], { rating: 9 }));
		await server.request('POST', `/api/stories/${story._id}/nodes/${row.id}/redraw`, { as: rosa });
		await waitUntilIdle(server);
		expect(drawn.map(({ props }) => props)).toEqual([['book']]);
	});
});

describe('the settings that count', () => {
	async function own(server: TestServer, parent: Session) {
		const story = await createReadableStory(server, parent, storyInput({ ageRating: 12 }));
		await pack(server, parent, story._id, 1);
		await waitUntilIdle(server);
		expect(contentOf(await getStory(server, parent, story._id))).toContain('spider');
		await server.context.queue.stop();
		return story;
	}

	it('are a parent’s own, for the parent’s stories', async () => {
		const server = await openTestServer(withSpider().makers);
		const rosa = await server.register('Rosa');
		const story = await own(server, rosa);
		const profile = { name: 'Rosa', age: 36 };
		await server.request('PUT', '/api/users/profile', { as: rosa, body: { profile, settings: settings(['spiders']) } });
		expect(choicesOf(await getStory(server, rosa, story._id))).toEqual([0, 2]);
	});

	it('are the lowered ones when an admin changes a child’s age', async () => {
		const { server, rosa, milo, story } = await packed();
		const ada = await registerAdmin(server);
		await server.context.queue.stop();
		const { user } = (await server.request<{ user: User }>('GET', `/api/admin/users/${milo._id}`, { as: ada })).body;
		const body = { ...unchangedInput(user), profile: { name: 'Milo', age: 8 } };
		const saved = await server.request('PUT', `/api/admin/users/${milo._id}`, { as: ada, body });
		expect(saved.status).toBe(200);
		expect(choicesOf(await getStory(server, rosa, story._id))).toEqual([0, 2]);
	});

	it('are not those of another child', async () => {
		const { server, rosa, story } = await packed();
		const juno = await addChild(server, rosa, 'Juno', 9);
		await save(server, rosa, juno._id, settings(['spiders']));
		expect(choicesOf(await getStory(server, rosa, story._id))).toEqual([0, 1, 2]);
	});
});

describe('a chapter that is being written while settings change', () => {
	async function startChapter(env: Record<string, string>) {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, { QUEUE_CONCURRENCY: '1', ...env });
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		const { body } = await postStory(server, rosa, storyInput({ hero: 'Pip' }), `?selectedChildId=${milo._id}`);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		controlled.chapterRequests[0]!.finish();
		await waitUntil(async () => (await chapterRows(server)).length === 1);
		return { controlled, server, rosa, milo, story: await getStory(server, rosa, body._id) };
	}

	it('is written again under the new settings when a reader waits for it', async () => {
		const { controlled, server, rosa, milo, story } = await startChapter({ LOOK_AHEAD: '0' });
		const pending = postChoice(server, rosa, story, story.startNode!, 0);
		await waitUntil(() => controlled.chapterRequests.length === 2);
		// Each text of these makers has a step in it.
		await save(server, rosa, milo._id, settings(['steps']));
		controlled.chapterRequests[1]!.finish();
		await waitUntil(() => controlled.chapterRequests.length === 3);
		expect(controlled.chapterRequests[2]!.brief.disabledTopics).toEqual(['steps']);
		silenceErrorLog();
		for (let attempt = 2; attempt <= 4; attempt++) {
			await waitUntil(() => controlled.chapterRequests.length > attempt);
			controlled.chapterRequests[attempt]!.finish();
		}
		expect(await pending).toMatchObject({ status: 409, body: { code: 'chapter-not-kind' } });
		expect(await chapterRows(server)).toHaveLength(1);
	});

	it('has its streamed text retracted as soon as the settings exclude it', async () => {
		const { controlled, server, rosa, milo, story } = await startChapter({ LOOK_AHEAD: '0' });
		const followed = () =>
			server.emitted
				.filter(({ accountId, event }) => event === 'storyDelta' && accountId === milo._id)
				.map(({ news }) => news as StoryDelta)
				.filter(({ parentNodeId }) => parentNodeId === story.startNode);
		void postChoice(server, rosa, story, story.startNode!, 0);
		await waitUntil(() => controlled.chapterRequests.length === 2);
		controlled.chapterRequests[1]!.jobContext.streamText('A spider sat there. Then');
		await waitUntil(() => followed().length === 1);
		expect(followed()).toMatchObject([{ text: 'A spider sat there. ' }]);

		await save(server, rosa, milo._id, settings(['spiders']));
		expect(followed()).toHaveLength(2);
		expect(followed()[1]).toMatchObject({ from: 0, text: '' });
		expect(followed()[1]!.telling).toBeGreaterThan(followed()[0]!.telling);
		controlled.chapterRequests[1]!.jobContext.streamText('A spider sat there. Then it ran. Pip');
		expect(server.context.queue.chapterStreams.snapshotsFor(milo._id, story._id)).toEqual([]);
		expect(followed()).toHaveLength(2);
	});

	it('is discarded if it was only prepared and its genre is switched off', async () => {
		const { controlled, server, rosa, milo, story } = await startChapter({ LOOK_AHEAD: '1' });
		await waitUntil(() => controlled.chapterRequests.length === 2);
		await save(server, rosa, milo._id, settings([], { allowedGenres: [] }));
		controlled.chapterRequests[1]!.finish();
		await waitUntilIdle(server);
		expect(await chapterRows(server)).toHaveLength(1);
		expect((await postChoice(server, rosa, story, story.startNode!, 0)).body).toMatchObject({
			code: 'genre-not-allowed',
		});
	});
});
