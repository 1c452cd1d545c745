import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { deleteStories } from '../db/stories.ts';
import { storyRow } from '../db/testing/rows.ts';
import { registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import { addChild, insertStoryRow, type TestServer } from '../testing/test-server.ts';
import { openTestServer, postStory, registerChild } from './testing/story-requests.ts';
import { ids, getChangePage as pageOf, pullChanges as pullAll } from './testing/sync-requests.ts';

let server: TestServer;
let rosa: Session;
beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
});

const page = (as: Session, cursor?: string) => pageOf(server, as, cursor);
const pull = (as: Session, cursor?: string) => pullAll(server, as, cursor);

describe('pages of changes', () => {
	it('have each story once, and a maximum size', async () => {
		const stories = Array.from({ length: 400 }, (_, number) => storyRow(`story-${number}`, rosa.user._id));
		await server.db.insertInto('story').values(stories).execute();
		const changes = await pull(rosa);
		expect(ids(changes.stories).sort()).toEqual(stories.map(({ id }) => id).sort());
		expect(changes.pages).toBe(3);
	});

	it('have fewer stories if these are long, but at least one', async () => {
		for (const id of ['long', 'longer', 'short']) await insertStoryRow(server, rosa.user, id);
		await addChapters('long', 100);
		await addChapters('longer', 200);
		await addChapters('short', 1);
		const first = await page(rosa);
		const second = await page(rosa, first.cursor);
		const third = await page(rosa, second.cursor);
		expect([first, second, third].map(({ stories }) => ids(stories))).toEqual([['short'], ['longer'], ['long']]);
		expect([first, second, third].map(({ more }) => more)).toEqual([true, true, false]);
		expect(second.stories[0]?.nodes).toHaveLength(200);
	});

	it('have the state of a story at the time of the request: changed, or deleted', async () => {
		for (const id of ['changed', 'gone', 'long']) await insertStoryRow(server, rosa.user, id);
		// Exactly one page, and newer than the two others, so that these are on the second page.
		await addChapters('long', 150);
		const first = await page(rosa);
		expect([ids(first.stories), first.more]).toEqual([['long'], true]);
		await server.db.updateTable('story').set({ title: 'After' }).where('id', '=', 'changed').execute();
		await deleteStories(server.db, ['gone', 'long']);
		const rest = await pull(rosa, first.cursor);
		expect(rest.stories.map(({ title }) => title)).toEqual(['After']);
		expect(rest.deleted.stories.sort()).toEqual(['gone', 'long']);
	});

	async function addChapters(storyId: string, count: number): Promise<void> {
		const plain = {
			...{ story_id: storyId, title: 'A step', content: 'Pip took a step.', choices: '["Go on"]', scene: '{}' },
			...{
				is_ending: 0 as const,
				taken_choice: null,
				images: null,
				illustrator: null,
				storyteller: 'x',
				opened_at: 1,
				created_at: 1,
			},
		};
		const rows = Array.from({ length: count }, (_, index) => ({
			...plain,
			id: `${storyId}-${String(index).padStart(3, '0')}`,
			parent_id: index === 0 ? null : `${storyId}-${String(index - 1).padStart(3, '0')}`,
			choice_index: index === 0 ? null : 0,
			number: index + 1,
		}));
		await server.db.insertInto('chapter').values(rows).execute();
	}
});

describe('a child with its own login', () => {
	let milo: Session;
	beforeEach(async () => {
		milo = await registerChild(server, rosa, 'Milo');
	});

	it('receives its own stories only', async () => {
		await addChild(server, rosa, 'Juno', 10);
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		const { body } = await postStory(server, milo);
		const changes = await pull(milo);
		expect([ids(changes.stories), changes.children, changes.user.profile.name]).toEqual([[body._id], [], 'Milo']);
		await server.request('DELETE', `/api/stories/${body._id}`, { as: rosa });
		await server.request('DELETE', '/api/stories/story-of-rosa', { as: rosa });
		const { deleted } = await pull(milo, changes.cursor);
		expect(deleted).toEqual({ stories: [body._id], children: [] });
	});

	it('keeps its stories in another family: they are deleted in the old feed and new in the other', async () => {
		const [ada, ida] = [await registerAdmin(server), await server.register('Ida')];
		const { user } = await page(milo);
		await insertStoryRow(server, user, 'story-of-milo');
		const [atRosas, atIdas, atMilos] = [await pull(rosa), await pull(ida), await pull(milo)];
		const moved = { ...unchangedInput(user), parentId: ida.user._id };
		expect((await server.request('PUT', `/api/admin/users/${user._id}`, { as: ada, body: moved })).status).toBe(200);

		const [left, came, stays] = [
			await pull(rosa, atRosas.cursor),
			await pull(ida, atIdas.cursor),
			await pull(milo, atMilos.cursor),
		];
		expect([left.deleted, left.children]).toEqual([{ stories: ['story-of-milo'], children: [user._id] }, []]);
		expect([ids(came.stories), ids(came.children)]).toEqual([['story-of-milo'], [user._id]]);
		expect([ids(stays.stories), stays.deleted.stories]).toEqual([['story-of-milo'], []]);

		const back = { ...unchangedInput(user), parentId: rosa.user._id };
		await server.request('PUT', `/api/admin/users/${user._id}`, { as: ada, body: back });
		const [home, gone] = [await pull(rosa, left.cursor), await pull(ida, came.cursor)];
		expect([ids(home.stories), home.deleted]).toEqual([['story-of-milo'], { stories: [], children: [] }]);
		expect(gone.deleted).toEqual({ stories: ['story-of-milo'], children: [user._id] });
	});
});
