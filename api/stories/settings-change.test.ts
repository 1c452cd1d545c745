import { describe, expect, it } from 'vitest';
import type { ContentSettings } from '../../shared/account-input.ts';
import type { StoryDelta } from '../../shared/events.ts';
import type { PackPlan } from '../../shared/making.ts';
import type { Scene } from '../../shared/scene.ts';
import type { Story } from '../../shared/story.ts';
import type { Session, User } from '../../shared/user.ts';
import { registerAdmin, unchanged } from '../testing/admin.ts';
import { addChild, type House } from '../testing/house.ts';
import { begin, expectTrouble, openHouse, read, readable, until, wish } from './testing/cast.ts';
import { heldMakers, quickTelling } from './testing/held-makers.ts';
import { chapterRows, choose, quiet } from './testing/journey.ts';
import { pull } from './testing/pull.ts';

/* A parent changes settings while unopened chapters are prepared. */

const settings = (disabledTopics: string[] = [], change: Partial<ContentSettings> & { rating?: number } = {}) => ({
	allowedGenres: change.allowedGenres ?? (['fantasy'] as const),
	contentRestrictions: { maxAgeRating: change.rating ?? 7, disabledTopics },
});
const save = (house: House, as: Session, childId: string, body: unknown) =>
	house.ask('PUT', `/api/users/settings/${childId}`, { as, body });
const pack = (house: House, as: Session, id: string, depth: number) =>
	house.ask<PackPlan>('POST', `/api/stories/${id}/pack`, { as, body: { depth } });
const choicesOf = (story: Story) => story.ahead?.map(({ choiceIndex }) => choiceIndex).sort();
const contentOf = (story: Story) => story.ahead?.map(({ content }) => content).join('\n');

/** A spider sits on the way of the second choice, unless the storyteller is told to leave it out. */
const withSpider = () =>
	quickTelling({
		content: ({ disabledTopics, rating }, { told }) => {
			const isSecondWay = told.at(0)?.choiceTaken === 1;
			if (!isSecondWay || disabledTopics.length > 0 || rating < 7) return 'All was well.';
			return told.length === 1 ? 'A spider sat in a grave.' : 'The moon came up.';
		},
	});

async function packed(depth = 1) {
	const held = withSpider();
	const house = await openHouse(held.makers);
	const rosa = await house.register('Rosa');
	const milo = await addChild(house, rosa, 'Milo', 9);
	await save(house, rosa, milo._id, settings([], { rating: 9 }));
	const asked = wish({ ageRating: 9 });
	const story = await readable(house, rosa, asked, `?selectedChildId=${milo._id}`);
	await pack(house, rosa, story._id, depth);
	await quiet(house);
	return { held, house, rosa, milo, story };
}

describe('a packed story whose author’s settings change', () => {
	it('loses what was switched off in the same moment, with its pictures, and gets it anew', async () => {
		const { house, rosa, milo, story } = await packed(2);
		const before = await read(house, rosa, story._id);
		expect(before.ahead).toHaveLength(12);
		const spider = before.ahead!.find(({ content }) => content.includes('spider'))!;
		const { cursor } = await pull(house, rosa);
		await house.parts.queue.stop();
		expect((await save(house, rosa, milo._id, settings(['Spiders'], { rating: 9 }))).status).toBe(200);

		const after = await read(house, rosa, story._id);
		expect(contentOf(after)).not.toContain('spider');
		expect(after.ahead).toHaveLength(8);
		expect((await pull(house, rosa, cursor)).stories).toEqual([after]);
		for (const url of Object.values(spider.images!)) {
			expect((await house.ask('GET', url, { as: rosa })).status).toBe(404);
			expect(await house.media.has(url.split('/').at(-1)!)).toBe(false);
		}

		await house.parts.queue.start();
		await quiet(house);
		const anew = await read(house, rosa, story._id);
		expect(anew.ahead).toHaveLength(12);
		expect(contentOf(anew)).not.toContain('spider');
		expect(anew.ahead!.filter(({ _id }) => after.ahead!.some((one) => one._id === _id))).toHaveLength(8);
	});

	it('loses what is above a lower rating', async () => {
		const { house, rosa, milo, story } = await packed();
		await house.parts.queue.stop();
		await save(house, rosa, milo._id, settings([], { rating: 8 }));
		expect(choicesOf(await read(house, rosa, story._id))).toEqual([0, 2]);
	});

	it('loses all of it with its genre, and has it made again when the genre is back', async () => {
		const { house, rosa, milo, story } = await packed();
		await save(house, rosa, milo._id, settings([], { allowedGenres: ['pirate'], rating: 9 }));
		await quiet(house);
		const without = await read(house, rosa, story._id);
		expect([without.ahead, without.nodes.length]).toEqual([[], 1]);
		await save(house, rosa, milo._id, settings([], { rating: 9 }));
		await quiet(house);
		expect(choicesOf(await read(house, rosa, story._id))).toEqual([0, 1, 2]);
	});

	it('keeps what was opened', async () => {
		const { house, rosa, milo, story } = await packed();
		const { newNode } = (await choose(house, rosa, story, story.startNode!, 1)).body;
		await save(house, rosa, milo._id, settings(['spiders'], { rating: 9 }));
		expect((await read(house, rosa, story._id)).nodes.map(({ _id }) => _id)).toContain(newNode._id);
		expect((await choose(house, rosa, story, story.startNode!, 1)).body.newNode._id).toBe(newNode._id);
	});

	it('keeps all of it when nothing in it was switched off, and its devices hear nothing', async () => {
		const { held, house, rosa, milo, story } = await packed();
		const before = await read(house, rosa, story._id);
		const { cursor } = await pull(house, rosa);
		const tellings = held.tellings.length;
		await save(house, rosa, milo._id, settings(['dragons'], { rating: 9 }));
		await quiet(house);
		expect(await read(house, rosa, story._id)).toEqual(before);
		expect((await pull(house, rosa, cursor)).stories).toEqual([]);
		expect(held.tellings).toHaveLength(tellings);
	});

	it('is told without what is unfit also when an earlier build left it there', async () => {
		const { house, rosa, milo, story } = await packed(2);
		await house.db
			.updateTable('account')
			.set({ settings: JSON.stringify(settings(['spiders'], { rating: 9 })) })
			.where('id', '=', milo._id)
			.execute();
		const after = await read(house, rosa, story._id);
		expect(contentOf(after)).not.toContain('spider');
		expect(after.ahead).toHaveLength(8);
		expect((await pull(house, rosa)).stories[0]?.ahead).toEqual(after.ahead);
	});

	it('opens no unfit chapter by a choice that is made in one after it', async () => {
		const { house, rosa, milo, story } = await packed(2);
		const before = await read(house, rosa, story._id);
		const unfit = before.ahead!.find(({ content }) => content.includes('spider'))!;
		await house.db
			.updateTable('account')
			.set({ settings: JSON.stringify(settings(['spiders'], { rating: 9 })) })
			.where('id', '=', milo._id)
			.execute();
		expect((await choose(house, rosa, story, unfit._id, 0)).status).toBe(404);
		const after = await read(house, rosa, story._id);
		expect(after.nodes.map(({ _id }) => _id)).toEqual([story.startNode]);
	});

	it('has nothing that is switched off in a picture that is drawn afterwards', async () => {
		const { house, rosa, milo, story } = await packed();
		const drawn: Scene[] = [];
		const { illustrate } = house.parts.makers.illustrator;
		house.parts.makers.illustrator.illustrate = (sitting, desk) => {
			drawn.push(sitting.scene);
			return illustrate(sitting, desk);
		};
		const row = (await chapterRows(house)).find(({ id }) => id === story.startNode)!;
		const scene = JSON.stringify({ ...(JSON.parse(row.scene) as Scene), props: ['lantern', 'book'] });
		await house.db.updateTable('chapter').set({ scene }).where('id', '=', row.id).execute();
		await save(house, rosa, milo._id, settings(['lanterns'], { rating: 9 }));
		await house.ask('POST', `/api/stories/${story._id}/nodes/${row.id}/redraw`, { as: rosa });
		await quiet(house);
		expect(drawn.map(({ props }) => props)).toEqual([['book']]);
	});
});

describe('the settings that count', () => {
	async function own(house: House, parent: Session) {
		const story = await readable(house, parent, wish({ ageRating: 12 }));
		await pack(house, parent, story._id, 1);
		await quiet(house);
		expect(contentOf(await read(house, parent, story._id))).toContain('spider');
		await house.parts.queue.stop();
		return story;
	}

	it('are a parent’s own, saved with the profile', async () => {
		const house = await openHouse(withSpider().makers);
		const rosa = await house.register('Rosa');
		const story = await own(house, rosa);
		const profile = { name: 'Rosa', age: 36 };
		await house.ask('PUT', '/api/users/profile', { as: rosa, body: { profile, settings: settings(['spiders']) } });
		expect(choicesOf(await read(house, rosa, story._id))).toEqual([0, 2]);
	});

	it('are those that an admin leaves a child with, when its age changes', async () => {
		const { house, rosa, milo, story } = await packed();
		const ada = await registerAdmin(house);
		await house.parts.queue.stop();
		const { user } = (await house.ask<{ user: User }>('GET', `/api/admin/users/${milo._id}`, { as: ada })).body;
		const body = { ...unchanged(user), profile: { name: 'Milo', age: 8 } };
		const saved = await house.ask('PUT', `/api/admin/users/${milo._id}`, { as: ada, body });
		expect(saved.status).toBe(200);
		expect(choicesOf(await read(house, rosa, story._id))).toEqual([0, 2]);
	});

	it('are each author’s own', async () => {
		const { house, rosa, story } = await packed();
		const juno = await addChild(house, rosa, 'Juno', 9);
		await save(house, rosa, juno._id, settings(['spiders']));
		expect(choicesOf(await read(house, rosa, story._id))).toEqual([0, 1, 2]);
	});
});

describe('a chapter that is being told while settings change', () => {
	async function telling(env: Record<string, string>) {
		const held = heldMakers();
		const house = await openHouse(held.makers, { QUEUE_CONCURRENCY: '1', ...env });
		const rosa = await house.register('Rosa');
		const milo = await addChild(house, rosa, 'Milo', 7);
		const { body } = await begin(house, rosa, wish({ hero: 'Pip' }), `?selectedChildId=${milo._id}`);
		await until(() => held.tellings.length === 1);
		held.tellings[0]!.tell();
		await until(async () => (await chapterRows(house)).length === 1);
		return { held, house, rosa, milo, story: await read(house, rosa, body._id) };
	}

	it('is written again under the new settings when a reader waits for it', async () => {
		const { held, house, rosa, milo, story } = await telling({ LOOK_AHEAD: '0' });
		const asking = choose(house, rosa, story, story.startNode!, 0);
		await until(() => held.tellings.length === 2);
		// What these makers tell always has a step in it.
		await save(house, rosa, milo._id, settings(['steps']));
		held.tellings[1]!.tell();
		await until(() => held.tellings.length === 3);
		expect(held.tellings[2]!.brief.disabledTopics).toEqual(['steps']);
		expectTrouble();
		for (let telling = 2; telling <= 4; telling++) {
			await until(() => held.tellings.length > telling);
			held.tellings[telling]!.tell();
		}
		expect(await asking).toMatchObject({ status: 409, body: { code: 'chapter-not-kind' } });
		expect(await chapterRows(house)).toHaveLength(1);
	});

	it('is withdrawn from those who follow its text as soon as what they read is switched off', async () => {
		const { held, house, rosa, milo, story } = await telling({ LOOK_AHEAD: '0' });
		const followed = () =>
			house.told
				.filter(({ accountId, event }) => event === 'storyDelta' && accountId === milo._id)
				.map(({ news }) => news as StoryDelta)
				.filter(({ parentNodeId }) => parentNodeId === story.startNode);
		void choose(house, rosa, story, story.startNode!, 0);
		await until(() => held.tellings.length === 2);
		held.tellings[1]!.desk.writes('A spider sat there. Then');
		await until(() => followed().length === 1);
		expect(followed()).toMatchObject([{ text: 'A spider sat there. ' }]);

		await save(house, rosa, milo._id, settings(['spiders']));
		expect(followed()).toHaveLength(2);
		expect(followed()[1]).toMatchObject({ from: 0, text: '' });
		expect(followed()[1]!.telling).toBeGreaterThan(followed()[0]!.telling);
		held.tellings[1]!.desk.writes('A spider sat there. Then it ran. Pip');
		expect(house.parts.queue.manuscripts.toldSoFar(milo._id, story._id)).toEqual([]);
		expect(followed()).toHaveLength(2);
	});

	it('is left when it was prepared ahead and its genre is switched off', async () => {
		const { held, house, rosa, milo, story } = await telling({ LOOK_AHEAD: '1' });
		await until(() => held.tellings.length === 2);
		await save(house, rosa, milo._id, settings([], { allowedGenres: [] }));
		held.tellings[1]!.tell();
		await quiet(house);
		expect(await chapterRows(house)).toHaveLength(1);
		expect((await choose(house, rosa, story, story.startNode!, 0)).body).toMatchObject({ code: 'genre-not-allowed' });
	});
});
