import { describe, expect, it, onTestFinished } from 'vitest';
import type { ListedStory } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { NewRow } from '../db/schema.ts';
import { accountRow, storyRow } from '../db/testing/rows.ts';
import { addChild, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createListCache } from './list-cache.ts';
import { createStoryLister } from './read-stories.ts';

async function openServerWithStories(): Promise<{ server: TestServer; rosa: Session }> {
	const server = await startTestServer();
	onTestFinished(() => server.close());
	const rosa = await server.register('Rosa');
	const hero = '{"name":"Pip","gender":"any","type":"Fox","traits":[]}';
	for (const id of ['one', 'two'])
		await server.db
			.insertInto('story')
			.values(storyRow(id, rosa.user._id, { hero }))
			.execute();
	await server.db.insertInto('chapter').values(firstChapter('one')).execute();
	return { server, rosa };
}

function firstChapter(storyId: string): NewRow<'chapter'> {
	return {
		...{ id: `first-of-${storyId}`, story_id: storyId, parent_id: null, choice_index: null, number: 1 },
		...{ title: 'The Bridge', content: 'Pip took a step.', choices: '["a","b","c"]', is_ending: 0, taken_choice: null },
		...{ scene: '{}', images: null, storyteller: 'quick', illustrator: null, opened_at: 1, created_at: 1 },
	};
}

const listOf = async (server: TestServer, as: Session, query = '') =>
	(await server.request<ListedStory[]>('GET', `/api/stories${query}`, { as })).body;

/** The list without a cache. */
async function listUncached(server: TestServer, as: Session): Promise<unknown> {
	const { _id: accountId, role } = as.user;
	const principal = { accountId, role, familyId: accountId, sessionId: '' };
	return JSON.parse(new TextDecoder().decode(await createStoryLister(server.context)(principal)));
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
		const { server, rosa } = await openServerWithStories();
		await server.db.insertInto('account').values(accountRow('x')).execute();
		const before = await listOf(server, rosa);
		await change(server.db, rosa.user._id).execute();
		const after = await listOf(server, rosa);
		expect(after).not.toEqual(before);
		expect(after).toEqual(await listUncached(server, rosa));
	});

	it('S11 follows a change of the account’s role at once', async () => {
		const { server, rosa } = await openServerWithStories();
		const milo = await server.register('Milo');
		const change = (role: 'child' | 'parent', parent_id: string | null) =>
			server.db.updateTable('account').set({ role, parent_id }).where('id', '=', milo.user._id).execute();
		await change('child', rosa.user._id);
		expect(await listOf(server, milo)).toEqual([]);
		expect(await listOf(server, rosa)).toHaveLength(2);
		await change('parent', rosa.user._id);
		expect(await listOf(server, milo)).toHaveLength(2);
		await change('child', rosa.user._id);
		expect(await listOf(server, milo)).toEqual([]);
		await change('parent', null);
		expect(await listOf(server, milo)).toEqual([]);
	});

	it('is separate for each child, and 404 once the child has left the family', async () => {
		const { server, rosa } = await openServerWithStories();
		const [milo, juno] = [await addChild(server, rosa, 'Milo', 7), await addChild(server, rosa, 'Juno', 10)];
		const hero = '{"name":"Pip","gender":"any","type":"Fox","traits":[]}';
		const milos = storyRow('milos', milo._id, { family_id: rosa.user._id, hero });
		await server.db.insertInto('story').values(milos).execute();
		const asChild = (child: { _id: string }) => listOf(server, rosa, `?selectedChildId=${child._id}`);
		expect([await asChild(milo), await asChild(juno)]).toMatchObject([[{ _id: 'milos' }], []]);
		await server.db.updateTable('account').set({ parent_id: null }).where('id', '=', milo._id).execute();
		expect(await asChild(milo)).toMatchObject({ code: 'not-found' });
	});
});

describe('the list cache', () => {
	const countedLists = (most: number) => {
		const madeLists: string[] = [];
		const cache = createListCache(most);
		const make = (name: string) => async () => {
			madeLists.push(name);
			return 'x'.repeat(998);
		};
		const list = (name: string, now: string) => cache.get(name, now, make(name));
		return { list, madeLists };
	};

	it('makes a list once per version', async () => {
		const { list, madeLists } = countedLists(10_000);
		for (const now of ['1', '1', '2', '2', '1']) await list('rosa', now);
		expect(madeLists).toHaveLength(3);
	});

	it('clears itself at its maximum size, and counts a replaced list once', async () => {
		const { list, madeLists } = countedLists(3 * 1500);
		for (let now = 0; now < 9; now++) await list('rosa', String(now));
		for (const name of ['juno', 'milo', 'juno', 'milo']) await list(name, '');
		expect(madeLists).toHaveLength(9 + 2);
		await list('otto', '');
		for (const name of ['rosa', 'juno']) await list(name, '8');
		expect(madeLists.slice(11)).toEqual(['otto', 'rosa', 'juno']);
	});
});
