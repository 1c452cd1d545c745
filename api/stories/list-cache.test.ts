import { describe, expect, it, onTestFinished } from 'vitest';
import type { ListedStory } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { NewRow } from '../db/schema.ts';
import { accountRow, storyRow } from '../db/testing/rows.ts';
import { addChild, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createListCache } from './list-cache.ts';
import { createStoryLister } from './read-stories.ts';

async function openHouse(): Promise<{ house: TestServer; rosa: Session }> {
	const house = await startTestServer();
	onTestFinished(() => house.close());
	const rosa = await house.register('Rosa');
	const hero = '{"name":"Pip","gender":"any","type":"Fox","traits":[]}';
	for (const id of ['one', 'two'])
		await house.db
			.insertInto('story')
			.values(storyRow(id, rosa.user._id, { hero }))
			.execute();
	await house.db.insertInto('chapter').values(firstChapter('one')).execute();
	return { house, rosa };
}

function firstChapter(storyId: string): NewRow<'chapter'> {
	return {
		...{ id: `first-of-${storyId}`, story_id: storyId, parent_id: null, choice_index: null, number: 1 },
		...{ title: 'The Bridge', content: 'Pip took a step.', choices: '["a","b","c"]', is_ending: 0, taken_choice: null },
		...{ scene: '{}', images: null, storyteller: 'quick', illustrator: null, opened_at: 1, created_at: 1 },
	};
}

const listOf = async (house: TestServer, as: Session, query = '') =>
	(await house.request<ListedStory[]>('GET', `/api/stories${query}`, { as })).body;

/** The list without a cache. */
async function listAnew(house: TestServer, as: Session): Promise<unknown> {
	const { _id: accountId, role } = as.user;
	const reader = { accountId, role, familyId: accountId, sessionId: '' };
	return JSON.parse(new TextDecoder().decode(await createStoryLister(house.context)(reader)));
}

describe('a list that is requested again', () => {
	it.each<[string, (db: TestServer['db'], rosa: string) => { execute(): Promise<unknown> }]>([
		['a title', (db) => db.updateTable('story').set({ title: 'Another' }).where('id', '=', 'two')],
		['a status', (db) => db.updateTable('story').set({ status: 'failed', error: 'Sorry.' }).where('id', '=', 'two')],
		['a publication', (db) => db.updateTable('story').set({ is_published: 1 }).where('id', '=', 'one')],
		['a first chapter', (db) => db.insertInto('chapter').values(firstChapter('two'))],
		['a chapter’s title', (db) => db.updateTable('chapter').set({ title: 'The Ford' })],
		['a picture', (db) => db.updateTable('chapter').set({ images: '{"thumbnail":"a","medium":"b","large":"c"}' })],
		['an author’s name', (db) => db.updateTable('account').set({ name: 'Rosalind' })],
		[
			'an author’s email',
			(db, rosa) => db.updateTable('account').set({ email: 'new@example.com' }).where('id', '=', rosa),
		],
		['a new story', (db, rosa) => db.insertInto('story').values(storyRow('three', rosa))],
		['a deleted story', (db) => db.deleteFrom('story').where('id', '=', 'one')],
		['a story in another family', (db) => db.updateTable('story').set({ family_id: 'x' }).where('id', '=', 'one')],
	])('shows %s at once', async (_, change) => {
		const { house, rosa } = await openHouse();
		await house.db.insertInto('account').values(accountRow('x')).execute();
		const before = await listOf(house, rosa);
		await change(house.db, rosa.user._id).execute();
		const after = await listOf(house, rosa);
		expect(after).not.toEqual(before);
		expect(after).toEqual(await listAnew(house, rosa));
	});

	it('S11 follows a change of the account’s role at once', async () => {
		const { house, rosa } = await openHouse();
		const milo = await house.register('Milo');
		const change = (role: 'child' | 'parent', parent_id: string | null) =>
			house.db.updateTable('account').set({ role, parent_id }).where('id', '=', milo.user._id).execute();
		await change('child', rosa.user._id);
		expect(await listOf(house, milo)).toEqual([]);
		expect(await listOf(house, rosa)).toHaveLength(2);
		await change('parent', rosa.user._id);
		expect(await listOf(house, milo)).toHaveLength(2);
		await change('child', rosa.user._id);
		expect(await listOf(house, milo)).toEqual([]);
		await change('parent', null);
		expect(await listOf(house, milo)).toEqual([]);
	});

	it('is separate for each child, and 404 once the child has left the family', async () => {
		const { house, rosa } = await openHouse();
		const [milo, juno] = [await addChild(house, rosa, 'Milo', 7), await addChild(house, rosa, 'Juno', 10)];
		const hero = '{"name":"Pip","gender":"any","type":"Fox","traits":[]}';
		const milos = storyRow('milos', milo._id, { family_id: rosa.user._id, hero });
		await house.db.insertInto('story').values(milos).execute();
		const asChild = (child: { _id: string }) => listOf(house, rosa, `?selectedChildId=${child._id}`);
		expect([await asChild(milo), await asChild(juno)]).toMatchObject([[{ _id: 'milos' }], []]);
		await house.db.updateTable('account').set({ parent_id: null }).where('id', '=', milo._id).execute();
		expect(await asChild(milo)).toMatchObject({ code: 'not-found' });
	});
});

describe('the list cache', () => {
	const countedLists = (most: number) => {
		const made: string[] = [];
		const kept = createListCache(most);
		const make = (name: string) => async () => {
			made.push(name);
			return 'x'.repeat(998);
		};
		const list = (name: string, now: string) => kept.get(name, now, make(name));
		return { list, made };
	};

	it('makes a list once per version', async () => {
		const { list, made } = countedLists(10_000);
		for (const now of ['1', '1', '2', '2', '1']) await list('rosa', now);
		expect(made).toHaveLength(3);
	});

	it('clears itself at its maximum size, and counts a replaced list once', async () => {
		const { list, made } = countedLists(3 * 1500);
		for (let now = 0; now < 9; now++) await list('rosa', String(now));
		for (const name of ['juno', 'milo', 'juno', 'milo']) await list(name, '');
		expect(made).toHaveLength(9 + 2);
		await list('otto', '');
		for (const name of ['rosa', 'juno']) await list(name, '8');
		expect(made.slice(11)).toEqual(['otto', 'rosa', 'juno']);
	});
});
