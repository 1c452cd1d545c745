import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unfoldedAccounts, unfoldedStories } from './admin-list-texts.ts';
import { listStories, listUsers, storyQueries, userQueries } from './admin-lists.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import type { Db, NewRow } from './schema.ts';
import { accountRow, storyRow } from './testing/rows.ts';

type UserQuery = Parameters<typeof listUsers>[1];
type StoryQuery = Parameters<typeof listStories>[1];

const everyUser: UserQuery = { page: 1, limit: 100, sortField: 'createdAt', sortOrder: 'asc' };
const everyStory: StoryQuery = { page: 1, limit: 100, sortField: 'createdAt', sortOrder: 'asc' };

let folder: string;
let file: string;
let open: OpenDatabase;
let db: Db;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-lists-'));
	file = join(folder, 'everbranch.db');
	open = await openDatabase(file);
	db = open.db;
});
afterEach(async () => {
	await open.close();
	await rm(folder, { recursive: true, force: true });
});

const add = (...rows: NewRow<'account'>[]) => db.insertInto('account').values(rows).execute();
const addStories = (...rows: NewRow<'story'>[]) => db.insertInto('story').values(rows).execute();

async function userIds(change: Partial<UserQuery> = {}): Promise<string[]> {
	return (await listUsers(db, { ...everyUser, ...change })).users.map((user) => user._id);
}

async function storyIds(change: Partial<StoryQuery> = {}): Promise<string[]> {
	return (await listStories(db, { ...everyStory, ...change })).stories.map((one) => one.id);
}

describe('the list of users', () => {
	it('tells the access of a family for its children, and filters by it', async () => {
		await add(
			accountRow('rosa', { subscription_status: 'trial', has_lifetime_access: 0 }),
			accountRow('milo', { role: 'child', parent_id: 'rosa', email: null, subscription_status: 'expired' }),
		);
		expect(await userIds({ status: 'trial' })).toEqual(['rosa', 'milo']);
		expect(await userIds({ status: 'expired' })).toEqual([]);
		await db.updateTable('account').set({ subscription_status: 'active' }).where('id', '=', 'rosa').execute();
		const { users, pagination } = await listUsers(db, { ...everyUser, status: 'active' });
		expect(users.map((user) => [user._id, user.subscription.status])).toEqual([
			['rosa', 'active'],
			['milo', 'active'],
		]);
		expect(pagination).toEqual({ total: 2, totalPages: 1 });
	});

	it('sorts who has no email before all others, and after them in the other direction', async () => {
		await add(
			accountRow('milo', { email: null }),
			accountRow('ada'),
			accountRow('juno', { email: null }),
			accountRow('rosa'),
		);
		expect(await userIds({ sortField: 'email' })).toEqual(['milo', 'juno', 'ada', 'rosa']);
		expect(await userIds({ sortField: 'email', sortOrder: 'desc' })).toEqual(['rosa', 'ada', 'juno', 'milo']);
	});

	it('has nothing on a page after the last, and the right total', async () => {
		await add(accountRow('ada'), accountRow('rosa'), accountRow('milo'));
		expect(await listUsers(db, { ...everyUser, limit: 2, page: 2 })).toMatchObject({
			users: [{ _id: 'milo' }],
			pagination: { total: 3, totalPages: 2 },
		});
		expect(await listUsers(db, { ...everyUser, limit: 2, page: 3 })).toEqual({
			users: [],
			pagination: { total: 3, totalPages: 2 },
		});
		expect(await listUsers(db, { ...everyUser, search: 'nobody' })).toEqual({
			users: [],
			pagination: { total: 0, totalPages: 0 },
		});
	});
});

describe('a search', () => {
	it('does not tell capitals from small letters, in any script, nor é from e with an accent', async () => {
		const called = ['Élodie', 'e\u0301lodie', 'ΟΔΟΣ', 'İpek', 'Łucja', 'Straße'];
		await add(...called.map((name, number) => accountRow(`${number}`, { name })));
		const found = async (search: string) => (await userIds({ search })).map((id) => called[Number(id)]);
		expect(await found('éLODIE')).toEqual(['Élodie', 'e\u0301lodie']);
		expect(await found('lodie')).toEqual(['Élodie', 'e\u0301lodie']);
		expect(await found('ος')).toEqual(['ΟΔΟΣ']);
		expect(await found('οδοσ')).toEqual(['ΟΔΟΣ']);
		expect(await found('łu')).toEqual(['Łucja']);
		expect(await found('STRASSE')).toEqual(['Straße']);
	});

	it('takes every sign as itself', async () => {
		const called = ['100 % Rosa', 'Rosa_Maria', 'C:\\Rosa', "Rosa'; drop table account; --", 'Rosa "the" *', '[Rosa]'];
		await add(...called.map((name, number) => accountRow(`${number}`, { name })));
		const found = async (search: string) => (await userIds({ search })).map((id) => called[Number(id)]);
		expect(await found('%')).toEqual(['100 % Rosa']);
		expect(await found('_')).toEqual(['Rosa_Maria']);
		expect(await found('\\')).toEqual(['C:\\Rosa']);
		expect(await found("'; drop table account; --")).toEqual(["Rosa'; drop table account; --"]);
		expect(await found('"')).toEqual(['Rosa "the" *']);
		expect(await found('[rosa]')).toEqual(['[Rosa]']);
		expect(await found('a" OR "')).toEqual([]);
		expect(await found('\0')).toEqual([]);
		expect(await userIds()).toHaveLength(called.length);
	});

	it('finds nothing that begins in the email and ends in the name', async () => {
		await add(accountRow('rosa', { email: 'rosa@example.com', name: 'Rosa' }));
		expect(await userIds({ search: 'comrosa' })).toEqual([]);
		expect(await userIds({ search: 'com\0rosa' })).toEqual([]);
	});

	it('for blanks is none', async () => {
		await add(accountRow('rosa'), accountRow('ada'));
		expect(await userIds({ search: '' })).toEqual(['rosa', 'ada']);
		expect(await userIds({ search: '  ' })).toEqual(['rosa', 'ada']);
		expect(await userIds({ search: ' rosa ' })).toEqual(['rosa']);
	});

	it('for a story looks at its title, and at its author’s email and name', async () => {
		await add(accountRow('rosa', { name: 'Lindqvist' }), accountRow('ada'));
		await addStories(storyRow('lantern', 'rosa'), storyRow('kite', 'ada'), storyRow('rosary', 'ada'));
		expect(await storyIds({ search: 'LANT' })).toEqual(['lantern']);
		expect(await storyIds({ search: 'lindq' })).toEqual(['lantern']);
		expect(await storyIds({ search: 'rosa' })).toEqual(['lantern', 'rosary']);
		expect(await storyIds({ search: 'example.com' })).toEqual(['lantern', 'kite', 'rosary']);
	});
});

describe('the lists', () => {
	it('follow an author’s new name and email', async () => {
		await add(accountRow('ada'), accountRow('rosa'));
		await addStories(storyRow('kite', 'rosa'), storyRow('lantern', 'ada'));
		expect(await storyIds({ sortField: 'author.email' })).toEqual(['lantern', 'kite']);
		await db.updateTable('account').set({ email: 'a@example.com', name: 'Zoë' }).where('id', '=', 'rosa').execute();
		expect(await storyIds({ sortField: 'author.email' })).toEqual(['kite', 'lantern']);
		expect(await storyIds({ search: 'zoË' })).toEqual(['kite']);
		expect((await listStories(db, everyStory)).stories[0]).toMatchObject({ id: 'kite', author_name: 'Zoë' });
	});

	it('lose a family with its children and their stories', async () => {
		await add(
			accountRow('ada'),
			accountRow('rosa'),
			accountRow('milo', { role: 'child', parent_id: 'rosa', email: null }),
		);
		await addStories(storyRow('kite', 'rosa'), storyRow('lantern', 'milo'), storyRow('drum', 'ada'));
		expect([await userIds(), await storyIds()]).toEqual([
			['ada', 'rosa', 'milo'],
			['kite', 'lantern', 'drum'],
		]);
		await db.deleteFrom('account').where('id', '=', 'rosa').execute();
		expect([await userIds(), await storyIds()]).toEqual([['ada'], ['drum']]);
	});

	it('do not show what was rolled back', async () => {
		await add(accountRow('rosa'));
		expect(await userIds()).toEqual(['rosa']);
		const failing = db.transaction().execute(async (trx) => {
			await trx.insertInto('account').values(accountRow('ada')).execute();
			await trx.deleteFrom('account').where('id', '=', 'rosa').execute();
			throw new Error('no');
		});
		await expect(failing).rejects.toThrow('no');
		expect(await userIds()).toEqual(['rosa']);
	});

	it('see what a tool beside the server wrote', async () => {
		await add(accountRow('rosa'));
		expect(await userIds()).toEqual(['rosa']);
		const tool = await openDatabase(file, { exclusive: false });
		await tool.db.insertInto('account').values(accountRow('ada')).execute();
		expect(await userIds()).toEqual(['rosa', 'ada']);
		await tool.db.updateTable('account').set({ name: 'Ms Admin' }).where('id', '=', 'ada').execute();
		await tool.close();
		expect(await userIds({ search: 'ms ad' })).toEqual(['ada']);
	});

	it('answer many who ask at once, while others write', async () => {
		await add(accountRow('rosa'), accountRow('ada'));
		await addStories(storyRow('kite', 'rosa'));
		const asked = () => Promise.all([userIds(), storyIds(), userIds({ search: 'ada' }), storyIds({ status: 'draft' })]);
		expect(await asked()).toEqual([['rosa', 'ada'], ['kite'], ['ada'], ['kite']]);
		const [, lists] = await Promise.all([add(accountRow('juno')), asked()]);
		expect(lists).toEqual([['rosa', 'ada', 'juno'], ['kite'], ['ada'], ['kite']]);
	});

	it('find every account and story of a crowd whose names SQL cannot fold', async () => {
		const ids = Array.from({ length: 1200 }, (_, number) => `n${number}`);
		await add(...ids.map((id) => accountRow(id, { name: `Élan ${id}` })));
		await addStories(...ids.slice(0, 600).map((id) => storyRow(id, id, { title: `Straße ${id}` })));
		const found = async () => [
			(await listUsers(db, { ...everyUser, search: 'ÉLAN' })).pagination.total,
			(await listStories(db, { ...everyStory, search: 'strasse' })).pagination.total,
			(await listStories(db, { ...everyStory, search: 'élan n1' })).pagination.total,
		];
		expect(await found()).toEqual([1200, 600, 111]);
		await db.updateTable('account').set({ name: 'ÅSA' }).where('id', '=', 'n1').execute();
		expect(await found()).toEqual([1199, 600, 110]);
		expect(await storyIds({ search: 'åsa' })).toEqual(['n1']);
	});

	it('leave nothing of an erased person in any file', async () => {
		const canaries = ['quillwhistle', 'Brambleduke'];
		const remains = async () => {
			const files = await readdir(folder);
			const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'latin1')));
			return canaries.filter((word) => contents.some((content) => new RegExp(word, 'i').test(content)));
		};
		await add(accountRow('ada'), accountRow('rosa', { email: 'quillwhistle@example.com', name: 'Brambleduke' }));
		await addStories(storyRow('kite', 'rosa', { title: 'How Brambleduke met Quillwhistle' }));
		expect(await userIds({ search: 'quillwhistle' })).toEqual(['rosa']);
		expect(await storyIds({ search: 'brambleduke met' })).toEqual(['kite']);
		expect(await remains()).toEqual(canaries);
		await db.deleteFrom('account').where('id', '=', 'rosa').execute();
		expect(await userIds({ search: 'quillwhistle' })).toEqual([]);
		await open.close();
		expect(await remains()).toEqual([]);
	});
});

describe('the plan of a list', () => {
	async function planOf(query: CompiledQuery): Promise<string> {
		const { rows } = await db.executeQuery({ ...query, sql: `explain query plan ${query.sql}` });
		return (rows as { detail: string }[]).map(({ detail }) => detail).join(', ');
	}
	const filters = [{}, { search: 'rosa' }] as const;
	const inOrderOf = (table: string) => new RegExp(`^SCAN ${table} USING COVERING INDEX \\w+$`);

	it('finds the texts to fold without reading the others', async () => {
		expect(await planOf(unfoldedAccounts(db, 1).compile())).toContain('entry USING INDEX admin_list_account_unfolded');
		expect(await planOf(unfoldedStories(db, 1).compile())).toContain('entry USING INDEX admin_list_story_unfolded');
	});

	it('walks the index of each order of users, whatever the filters, and sorts nothing', async () => {
		for (const sortField of ['email', 'role', 'subscription.status', 'createdAt'] as const)
			for (const sortOrder of ['asc', 'desc'] as const)
				for (const filter of [...filters, { role: 'child', status: 'trial' } as const]) {
					const { slots, count } = userQueries(db, { sortField, ...filter });
					expect(await planOf(slots(sortOrder, 10, 10).compile())).toMatch(inOrderOf('admin_list_account'));
					expect(await planOf(count.compile())).toMatch(inOrderOf('admin_list_account'));
				}
	});

	it('walks the index of each order of stories, whatever the filters, and sorts nothing', async () => {
		for (const sortField of ['title', 'author.email', 'isPublished', 'createdAt'] as const)
			for (const sortOrder of ['asc', 'desc'] as const)
				for (const filter of [...filters, { status: 'draft' } as const]) {
					const { slots, count } = storyQueries(db, { sortField, ...filter });
					expect(await planOf(slots(sortOrder, 10, 10).compile())).toMatch(inOrderOf('admin_list_story'));
					expect(await planOf(count.compile())).toMatch(inOrderOf('admin_list_story'));
				}
	});
});
