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
import { inTransaction } from './transaction.ts';

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
	it('shows the family’s access for children, and filters by it', async () => {
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

	it('sorts accounts without an email first, and last in the other direction', async () => {
		await add(
			accountRow('milo', { email: null }),
			accountRow('ada'),
			accountRow('juno', { email: null }),
			accountRow('rosa'),
		);
		expect(await userIds({ sortField: 'email' })).toEqual(['milo', 'juno', 'ada', 'rosa']);
		expect(await userIds({ sortField: 'email', sortOrder: 'desc' })).toEqual(['rosa', 'ada', 'juno', 'milo']);
	});

	it('has an empty page after the last, with the right total', async () => {
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
	it('is case-insensitive in any script, with composed and decomposed accents equal', async () => {
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

	it('has no wildcards', async () => {
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

	it('does not match across email and name', async () => {
		await add(accountRow('rosa', { email: 'rosa@example.com', name: 'Rosa' }));
		expect(await userIds({ search: 'comrosa' })).toEqual([]);
		expect(await userIds({ search: 'com\0rosa' })).toEqual([]);
	});

	it('for blanks matches all', async () => {
		await add(accountRow('rosa'), accountRow('ada'));
		expect(await userIds({ search: '' })).toEqual(['rosa', 'ada']);
		expect(await userIds({ search: '  ' })).toEqual(['rosa', 'ada']);
		expect(await userIds({ search: ' rosa ' })).toEqual(['rosa']);
	});

	it('for a story covers its title, and its author’s email and name', async () => {
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

	it('omit a deleted family with its children and stories', async () => {
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

	it('omit what was rolled back', async () => {
		await add(accountRow('rosa'));
		expect(await userIds()).toEqual(['rosa']);
		const failing = inTransaction(db, async (trx) => {
			await trx.insertInto('account').values(accountRow('ada')).execute();
			await trx.deleteFrom('account').where('id', '=', 'rosa').execute();
			throw new Error('no');
		});
		await expect(failing).rejects.toThrow('no');
		expect(await userIds()).toEqual(['rosa']);
	});

	it('contain what a tool beside the server wrote', async () => {
		await add(accountRow('rosa'));
		expect(await userIds()).toEqual(['rosa']);
		const tool = await openDatabase(file, { exclusive: false });
		await tool.db.insertInto('account').values(accountRow('ada')).execute();
		expect(await userIds()).toEqual(['rosa', 'ada']);
		await tool.db.updateTable('account').set({ name: 'Ms Admin' }).where('id', '=', 'ada').execute();
		await tool.close();
		expect(await userIds({ search: 'ms ad' })).toEqual(['ada']);
	});

	it('answer many concurrent requests during writes', async () => {
		await add(accountRow('rosa'), accountRow('ada'));
		await addStories(storyRow('kite', 'rosa'));
		const request = () =>
			Promise.all([userIds(), storyIds(), userIds({ search: 'ada' }), storyIds({ status: 'draft' })]);
		expect(await request()).toEqual([['rosa', 'ada'], ['kite'], ['ada'], ['kite']]);
		const [, lists] = await Promise.all([add(accountRow('juno')), request()]);
		expect(lists).toEqual([['rosa', 'ada', 'juno'], ['kite'], ['ada'], ['kite']]);
	});

	it('find all of many accounts and stories whose names SQL cannot fold', async () => {
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

	it('leave no text of an erased account in any file', async () => {
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

	it('uses the index of each order of users with any filter, and sorts nothing', async () => {
		for (const sortField of ['email', 'role', 'subscription.status', 'createdAt'] as const)
			for (const sortOrder of ['asc', 'desc'] as const)
				for (const filter of [...filters, { role: 'child', status: 'trial' } as const]) {
					const { slots, count } = userQueries(db, { sortField, ...filter });
					expect(await planOf(slots(sortOrder, 10, 10).compile())).toMatch(inOrderOf('admin_list_account'));
					expect(await planOf(count.compile())).toMatch(inOrderOf('admin_list_account'));
				}
	});

	it('uses the index of each order of stories with any filter, and sorts nothing', async () => {
		for (const sortField of ['title', 'author.email', 'isPublished', 'createdAt'] as const)
			for (const sortOrder of ['asc', 'desc'] as const)
				for (const filter of [...filters, { status: 'draft' } as const]) {
					const { slots, count } = storyQueries(db, { sortField, ...filter });
					expect(await planOf(slots(sortOrder, 10, 10).compile())).toMatch(inOrderOf('admin_list_story'));
					expect(await planOf(count.compile())).toMatch(inOrderOf('admin_list_story'));
				}
	});
});
