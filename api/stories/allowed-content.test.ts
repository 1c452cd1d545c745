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
const save = (house: TestServer, as: Session, childId: string, body: unknown) =>
	house.request('PUT', `/api/users/settings/${childId}`, { as, body });
const pack = (house: TestServer, as: Session, id: string, depth: number) =>
	house.request<PackPlan>('POST', `/api/stories/${id}/pack`, { as, body: { depth } });
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
	const held = withSpider();
	const house = await openTestServer(held.makers);
	const rosa = await house.register('Rosa');
	const milo = await addChild(house, rosa, 'Milo', 9);
	await save(house, rosa, milo._id, settings([], { rating: 9 }));
	const asked = storyInput({ ageRating: 9 });
	const story = await createReadableStory(house, rosa, asked, `?selectedChildId=${milo._id}`);
	await pack(house, rosa, story._id, depth);
	await waitUntilIdle(house);
	return { held, house, rosa, milo, story };
}

describe('a packed story whose author’s settings change', () => {
	it('loses disallowed chapters in the same transaction, with their pictures, and gets new ones', async () => {
		const { house, rosa, milo, story } = await packed(2);
		const before = await getStory(house, rosa, story._id);
		expect(before.ahead).toHaveLength(12);
		const spider = before.ahead!.find(({ content }) => content.includes('spider'))!;
		const { cursor } = await pullChanges(house, rosa);
		await house.context.queue.stop();
		expect((await save(house, rosa, milo._id, settings(['Spiders'], { rating: 9 }))).status).toBe(200);

		const after = await getStory(house, rosa, story._id);
		expect(contentOf(after)).not.toContain('spider');
		expect(after.ahead).toHaveLength(8);
		expect((await pullChanges(house, rosa, cursor)).stories).toEqual([after]);
		for (const url of Object.values(spider.images!)) {
			expect((await house.request('GET', url, { as: rosa })).status).toBe(404);
			expect(await house.media.has(url.split('/').at(-1)!)).toBe(false);
		}

		await house.context.queue.start();
		await waitUntilIdle(house);
		const anew = await getStory(house, rosa, story._id);
		expect(anew.ahead).toHaveLength(12);
		expect(contentOf(anew)).not.toContain('spider');
		expect(anew.ahead!.filter(({ _id }) => after.ahead!.some((one) => one._id === _id))).toHaveLength(8);
	});

	it('loses chapters above a lowered rating', async () => {
		const { house, rosa, milo, story } = await packed();
		await house.context.queue.stop();
		await save(house, rosa, milo._id, settings([], { rating: 8 }));
		expect(choicesOf(await getStory(house, rosa, story._id))).toEqual([0, 2]);
	});

	it('loses all prepared chapters with its genre, and gets them again with it', async () => {
		const { house, rosa, milo, story } = await packed();
		await save(house, rosa, milo._id, settings([], { allowedGenres: ['pirate'], rating: 9 }));
		await waitUntilIdle(house);
		const without = await getStory(house, rosa, story._id);
		expect([without.ahead, without.nodes.length]).toEqual([[], 1]);
		await save(house, rosa, milo._id, settings([], { rating: 9 }));
		await waitUntilIdle(house);
		expect(choicesOf(await getStory(house, rosa, story._id))).toEqual([0, 1, 2]);
	});

	it('keeps opened chapters', async () => {
		const { house, rosa, milo, story } = await packed();
		const { newNode } = (await postChoice(house, rosa, story, story.startNode!, 1)).body;
		await save(house, rosa, milo._id, settings(['spiders'], { rating: 9 }));
		expect((await getStory(house, rosa, story._id)).nodes.map(({ _id }) => _id)).toContain(newNode._id);
		expect((await postChoice(house, rosa, story, story.startNode!, 1)).body.newNode._id).toBe(newNode._id);
	});

	it('is unchanged, also in the feed, if nothing in it was switched off', async () => {
		const { held, house, rosa, milo, story } = await packed();
		const before = await getStory(house, rosa, story._id);
		const { cursor } = await pullChanges(house, rosa);
		const tellings = held.chapterRequests.length;
		await save(house, rosa, milo._id, settings(['dragons'], { rating: 9 }));
		await waitUntilIdle(house);
		expect(await getStory(house, rosa, story._id)).toEqual(before);
		expect((await pullChanges(house, rosa, cursor)).stories).toEqual([]);
		expect(held.chapterRequests).toHaveLength(tellings);
	});

	it('is sent without disallowed chapters that an earlier build left in place', async () => {
		const { house, rosa, milo, story } = await packed(2);
		await house.db
			.updateTable('account')
			.set({ settings: JSON.stringify(settings(['spiders'], { rating: 9 })) })
			.where('id', '=', milo._id)
			.execute();
		const after = await getStory(house, rosa, story._id);
		expect(contentOf(after)).not.toContain('spider');
		expect(after.ahead).toHaveLength(8);
		expect((await pullChanges(house, rosa)).stories[0]?.ahead).toEqual(after.ahead);
	});

	it('does not open a disallowed chapter for a choice made after it', async () => {
		const { house, rosa, milo, story } = await packed(2);
		const before = await getStory(house, rosa, story._id);
		const unfit = before.ahead!.find(({ content }) => content.includes('spider'))!;
		await house.db
			.updateTable('account')
			.set({ settings: JSON.stringify(settings(['spiders'], { rating: 9 })) })
			.where('id', '=', milo._id)
			.execute();
		expect((await postChoice(house, rosa, story, unfit._id, 0)).status).toBe(404);
		const after = await getStory(house, rosa, story._id);
		expect(after.nodes.map(({ _id }) => _id)).toEqual([story.startNode]);
	});

	it('has no switched-off topic in a picture that is drawn afterwards', async () => {
		const { house, rosa, milo, story } = await packed();
		const drawn: Scene[] = [];
		const { illustrate } = house.context.makers.illustrator;
		house.context.makers.illustrator.illustrate = (sitting, desk) => {
			drawn.push(sitting.scene);
			return illustrate(sitting, desk);
		};
		const row = (await chapterRows(house)).find(({ id }) => id === story.startNode)!;
		const scene = JSON.stringify({ ...(JSON.parse(row.scene) as Scene), props: ['lantern', 'book'] });
		await house.db.updateTable('chapter').set({ scene }).where('id', '=', row.id).execute();
		await save(house, rosa, milo._id, settings(['lanterns'], { rating: 9 }));
		await house.request('POST', `/api/stories/${story._id}/nodes/${row.id}/redraw`, { as: rosa });
		await waitUntilIdle(house);
		expect(drawn.map(({ props }) => props)).toEqual([['book']]);
	});
});

describe('the settings that count', () => {
	async function own(house: TestServer, parent: Session) {
		const story = await createReadableStory(house, parent, storyInput({ ageRating: 12 }));
		await pack(house, parent, story._id, 1);
		await waitUntilIdle(house);
		expect(contentOf(await getStory(house, parent, story._id))).toContain('spider');
		await house.context.queue.stop();
		return story;
	}

	it('are a parent’s own, for the parent’s stories', async () => {
		const house = await openTestServer(withSpider().makers);
		const rosa = await house.register('Rosa');
		const story = await own(house, rosa);
		const profile = { name: 'Rosa', age: 36 };
		await house.request('PUT', '/api/users/profile', { as: rosa, body: { profile, settings: settings(['spiders']) } });
		expect(choicesOf(await getStory(house, rosa, story._id))).toEqual([0, 2]);
	});

	it('are the lowered ones when an admin changes a child’s age', async () => {
		const { house, rosa, milo, story } = await packed();
		const ada = await registerAdmin(house);
		await house.context.queue.stop();
		const { user } = (await house.request<{ user: User }>('GET', `/api/admin/users/${milo._id}`, { as: ada })).body;
		const body = { ...unchangedInput(user), profile: { name: 'Milo', age: 8 } };
		const saved = await house.request('PUT', `/api/admin/users/${milo._id}`, { as: ada, body });
		expect(saved.status).toBe(200);
		expect(choicesOf(await getStory(house, rosa, story._id))).toEqual([0, 2]);
	});

	it('are not those of another child', async () => {
		const { house, rosa, story } = await packed();
		const juno = await addChild(house, rosa, 'Juno', 9);
		await save(house, rosa, juno._id, settings(['spiders']));
		expect(choicesOf(await getStory(house, rosa, story._id))).toEqual([0, 1, 2]);
	});
});

describe('a chapter that is being written while settings change', () => {
	async function telling(env: Record<string, string>) {
		const held = controlledMakers();
		const house = await openTestServer(held.makers, { QUEUE_CONCURRENCY: '1', ...env });
		const rosa = await house.register('Rosa');
		const milo = await addChild(house, rosa, 'Milo', 7);
		const { body } = await postStory(house, rosa, storyInput({ hero: 'Pip' }), `?selectedChildId=${milo._id}`);
		await waitUntil(() => held.chapterRequests.length === 1);
		held.chapterRequests[0]!.finish();
		await waitUntil(async () => (await chapterRows(house)).length === 1);
		return { held, house, rosa, milo, story: await getStory(house, rosa, body._id) };
	}

	it('is written again under the new settings when a reader waits for it', async () => {
		const { held, house, rosa, milo, story } = await telling({ LOOK_AHEAD: '0' });
		const asking = postChoice(house, rosa, story, story.startNode!, 0);
		await waitUntil(() => held.chapterRequests.length === 2);
		// Each text of these makers has a step in it.
		await save(house, rosa, milo._id, settings(['steps']));
		held.chapterRequests[1]!.finish();
		await waitUntil(() => held.chapterRequests.length === 3);
		expect(held.chapterRequests[2]!.brief.disabledTopics).toEqual(['steps']);
		silenceErrorLog();
		for (let telling = 2; telling <= 4; telling++) {
			await waitUntil(() => held.chapterRequests.length > telling);
			held.chapterRequests[telling]!.finish();
		}
		expect(await asking).toMatchObject({ status: 409, body: { code: 'chapter-not-kind' } });
		expect(await chapterRows(house)).toHaveLength(1);
	});

	it('has its streamed text retracted as soon as the settings exclude it', async () => {
		const { held, house, rosa, milo, story } = await telling({ LOOK_AHEAD: '0' });
		const followed = () =>
			house.emitted
				.filter(({ accountId, event }) => event === 'storyDelta' && accountId === milo._id)
				.map(({ news }) => news as StoryDelta)
				.filter(({ parentNodeId }) => parentNodeId === story.startNode);
		void postChoice(house, rosa, story, story.startNode!, 0);
		await waitUntil(() => held.chapterRequests.length === 2);
		held.chapterRequests[1]!.desk.streamText('A spider sat there. Then');
		await waitUntil(() => followed().length === 1);
		expect(followed()).toMatchObject([{ text: 'A spider sat there. ' }]);

		await save(house, rosa, milo._id, settings(['spiders']));
		expect(followed()).toHaveLength(2);
		expect(followed()[1]).toMatchObject({ from: 0, text: '' });
		expect(followed()[1]!.telling).toBeGreaterThan(followed()[0]!.telling);
		held.chapterRequests[1]!.desk.streamText('A spider sat there. Then it ran. Pip');
		expect(house.context.queue.chapterStreams.snapshotsFor(milo._id, story._id)).toEqual([]);
		expect(followed()).toHaveLength(2);
	});

	it('is discarded if it was only prepared and its genre is switched off', async () => {
		const { held, house, rosa, milo, story } = await telling({ LOOK_AHEAD: '1' });
		await waitUntil(() => held.chapterRequests.length === 2);
		await save(house, rosa, milo._id, settings([], { allowedGenres: [] }));
		held.chapterRequests[1]!.finish();
		await waitUntilIdle(house);
		expect(await chapterRows(house)).toHaveLength(1);
		expect((await postChoice(house, rosa, story, story.startNode!, 0)).body).toMatchObject({
			code: 'genre-not-allowed',
		});
	});
});
