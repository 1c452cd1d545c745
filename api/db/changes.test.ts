import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsChangedAfter, changesAfter, hasIdBeenUsed, isInGap, lastChange } from './changes.ts';
import { copyDatabase } from './database-file.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import type { NewRow } from './schema.ts';
import { accountRow, storyRow } from './testing/rows.ts';

let folder: string;
let file: string;
let open: OpenDatabase;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-changes-'));
	file = join(folder, 'everbranch.db');
	open = await openDatabase(file);
	for (const row of [accountRow('rosa'), child('milo', 'rosa'), accountRow('ida')]) await add('account', row);
	await add('story', storyRow('lantern', 'milo', { family_id: 'rosa' }));
	await add('story', storyRow('harbour', 'ida'));
});
afterEach(async () => {
	await open.close();
	await rm(folder, { recursive: true });
});

function child(id: string, parent_id: string) {
	return accountRow(id, { role: 'child', parent_id, email: null });
}

async function add<Table extends 'account' | 'story' | 'chapter' | 'narration'>(table: Table, row: NewRow<Table>) {
	await open.db
		.insertInto(table)
		.values(row as never)
		.execute();
}

const rosa = { accountId: 'rosa', familyId: 'rosa', role: 'parent' } as const;

async function feed(asker: Parameters<typeof changesAfter>[1] = rosa, seq = 0): Promise<string[]> {
	return (await changesAfter(open.db, asker, seq, 100)).map(({ id }) => id);
}

const chapter: NewRow<'chapter'> = {
	...{ id: 'first', story_id: 'lantern', parent_id: null, choice_index: null, number: 1, title: '', content: '' },
	...{ choices: '[]', is_ending: 0, taken_choice: null, scene: '{}', images: null, storyteller: '', illustrator: null },
	...{ opened_at: 1, created_at: 1 },
};
const narration: NewRow<'narration'> = {
	...{ chapter_id: 'first', voice: 'sage', narrator: '', media_name: '', seconds: 1, times: '', created_at: 1 },
};

describe('the change feed', () => {
	it('is separate for each family, and for a child its own stories only', async () => {
		await add('story', storyRow('own', 'rosa'));
		expect(await feed()).toEqual(['rosa', 'milo', 'lantern', 'own']);
		expect(await feed({ accountId: 'ida', familyId: 'ida', role: 'parent' })).toEqual(['ida', 'harbour']);
		expect(await feed({ accountId: 'milo', familyId: 'rosa', role: 'child' })).toEqual(['milo', 'lantern']);
	});

	it('has every write to a story’s rows, also when the story’s own row is unchanged', async () => {
		const writes: (() => Promise<unknown>)[] = [
			() => add('chapter', chapter),
			() => open.db.updateTable('chapter').set({ images: '{}' }).execute(),
			() => add('narration', narration),
			() => open.db.updateTable('narration').set({ media_name: 'other' }).execute(),
			() =>
				open.db
					.insertInto('narration')
					.values(narration)
					.onConflict((taken) => taken.columns(['chapter_id', 'voice']).doUpdateSet({ media_name: 'third' }))
					.execute(),
			() => open.db.updateTable('story').set({ title: 'other' }).where('id', '=', 'lantern').execute(),
		];
		for (const write of writes) {
			const { seq } = await lastChange(open.db);
			await write();
			expect(await feed(rosa, seq)).toEqual(['lantern']);
		}
	});

	it('omits prepared chapters, unless the story is packed', async () => {
		const { seq } = await lastChange(open.db);
		await add('chapter', { ...chapter, opened_at: null });
		await open.db.updateTable('chapter').set({ images: '{}' }).execute();
		expect(await feed(rosa, seq)).toEqual([]);
		await open.db.updateTable('story').set({ packed_depth: 1 }).where('id', '=', 'lantern').execute();
		const packed = await lastChange(open.db);
		await open.db.updateTable('chapter').set({ images: null }).execute();
		expect(await feed(rosa, packed.seq)).toEqual(['lantern']);
		await open.db.updateTable('story').set({ packed_depth: 0 }).where('id', '=', 'lantern').execute();
		const unpacked = await lastChange(open.db);
		await open.db.updateTable('chapter').set({ opened_at: 7 }).execute();
		expect(await feed(rosa, unpacked.seq)).toEqual(['lantern']);
	});

	it('has one row per story or account, however often it changes', async () => {
		for (let i = 0; i < 5; i++)
			await open.db
				.updateTable('story')
				.set({ title: `${i}` })
				.execute();
		const rows = await open.db.selectFrom('change').select('id').orderBy('seq').execute();
		expect(rows.map(({ id }) => id)).toEqual(['rosa', 'milo', 'ida', 'lantern', 'harbour']);
	});

	it('has an author’s stories after a change of name or email, and not after a save without change', async () => {
		const before = (await lastChange(open.db)).seq;
		await open.db.updateTable('account').set({ name: 'milo', email: null }).where('id', '=', 'milo').execute();
		expect(await feed(rosa, before)).toEqual(['milo']);
		await open.db.updateTable('account').set({ name: 'Milo' }).where('id', '=', 'milo').execute();
		expect((await feed(rosa, before)).sort()).toEqual(['lantern', 'milo']);
	});

	it('omits password changes', async () => {
		const { seq } = await lastChange(open.db);
		await open.db.updateTable('account').set({ password_hash: 'x', updated_at: 7 }).execute();
		expect(await feed(rosa, seq)).toEqual([]);
	});

	it('is deleted with its family only', async () => {
		await open.db.deleteFrom('account').where('id', '=', 'rosa').execute();
		const rows = await open.db.selectFrom('change').select('id').orderBy('seq').execute();
		expect(rows.map(({ id }) => id)).toEqual(['ida', 'harbour']);
	});

	it('has deletions of children, whose ids are never free again', async () => {
		const { seq } = await lastChange(open.db);
		await open.db.deleteFrom('account').where('id', '=', 'milo').execute();
		expect((await feed(rosa, seq)).sort()).toEqual(['lantern', 'milo']);
		const known = ['milo', 'lantern', 'rosa', 'harbour', 'juno'].map((id) => hasIdBeenUsed(open.db, id));
		expect(await Promise.all(known)).toEqual([true, true, true, true, false]);
	});

	it('has increasing numbers that are never reused', async () => {
		const { seq } = await lastChange(open.db);
		await open.db.deleteFrom('account').execute();
		await add('account', accountRow('ida'));
		expect((await lastChange(open.db)).seq).toBeGreaterThan(seq);
	});
});

describe('the accounts affected by a change', () => {
	const touched = async (seq: number) => [...(await accountsChangedAfter(open.db, seq)).accounts].sort();

	it('are the parent and the author, and for the parent’s own account all its children', async () => {
		await add('account', child('juno', 'rosa'));
		const { seq } = await lastChange(open.db);
		expect(await touched(seq)).toEqual([]);
		await open.db.updateTable('story').set({ title: 'other' }).where('id', '=', 'lantern').execute();
		expect(await touched(seq)).toEqual(['milo', 'rosa']);
		await open.db.updateTable('account').set({ has_lifetime_access: 0 }).where('id', '=', 'rosa').execute();
		expect(await touched(seq)).toEqual(['juno', 'milo', 'rosa']);
		await open.db.deleteFrom('story').where('id', '=', 'harbour').execute();
		expect(await touched(seq)).toEqual(['ida', 'juno', 'milo', 'rosa']);
		expect((await accountsChangedAfter(open.db, seq)).seq).toBe((await lastChange(open.db)).seq);
	});

	it('are read in batches', async () => {
		const many = Array.from({ length: 1500 }, (_, number) => storyRow(`many-${number}`, 'ida'));
		const { seq } = await lastChange(open.db);
		await open.db.insertInto('story').values(many).execute();
		await open.db.updateTable('story').set({ title: 'other' }).where('id', '=', 'lantern').execute();
		const first = await accountsChangedAfter(open.db, seq);
		const second = await accountsChangedAfter(open.db, first.seq);
		expect([[...first.accounts], [...second.accounts]]).toEqual([['ida'], ['ida', 'rosa', 'milo']]);
	});
});

describe('the epoch', () => {
	it('lasts as long as the database, and differs in a restored copy', async () => {
		const { epoch } = await lastChange(open.db);
		expect(epoch).toMatch(/^[0-9a-f]{8}$/);
		await copyDatabase(file, join(folder, 'copy.db'));
		await open.close();
		open = await openDatabase(file);
		expect((await lastChange(open.db)).epoch).toBe(epoch);
		await open.close();
		open = await openDatabase(join(folder, 'copy.db'));
		expect((await lastChange(open.db)).epoch).not.toBe(epoch);
		expect(await feed()).toEqual(['rosa', 'milo', 'lantern']);
	});
});

describe('the numbers of the feed', () => {
	/** The last number that a device saw before a power failure that lost its commits. */
	async function seenBeforePowerFailure(commits: () => Promise<unknown>): Promise<number> {
		await sql`pragma wal_checkpoint(truncate)`.execute(open.db);
		const durable = await readFile(file);
		await commits();
		const { seq } = await lastChange(open.db);
		await open.close();
		await writeFile(file, durable);
		open = await openDatabase(file);
		return seq;
	}

	const rename = (title: string) => open.db.updateTable('story').set({ title }).where('id', '=', 'lantern').execute();

	it('are not reused after a power failure lost their commits', async () => {
		const seen = await seenBeforePowerFailure(() => rename('lost'));
		await rename('another');
		expect(await isInGap(open.db, seen)).toBe(true);
		expect(await feed(rosa, seen)).toEqual(['lantern']);
	});

	it('are known as lost after any number of idle starts, and no others are', async () => {
		const { seq: durable } = await lastChange(open.db);
		const seen = await seenBeforePowerFailure(() => rename('lost'));
		for (let start = 0; start < 3; start++) {
			await open.close();
			open = await openDatabase(file);
		}
		await rename('another');
		const { seq } = await lastChange(open.db);
		const lost = [durable, seen, seq].map((number) => isInGap(open.db, number));
		expect(await Promise.all(lost)).toEqual([false, true, false]);
		expect(await open.db.selectFrom('change_gap').selectAll().execute()).toHaveLength(2);
	});

	it('continue without a gap when a tool opens the database beside a server', async () => {
		const before = await lastChange(open.db);
		const beside = await openDatabase(file, { exclusive: false });
		expect(await lastChange(beside.db)).toEqual(before);
		await beside.close();
	});
});

describe('a database without a change feed', () => {
	it('is migrated with all accounts and stories in the feed', async () => {
		await open.close();
		withoutFeed();
		open = await openDatabase(file);
		expect((await feed()).sort()).toEqual(['lantern', 'milo', 'rosa']);
		expect(await feed({ accountId: 'ida', familyId: 'ida', role: 'parent' })).toEqual(['ida', 'harbour']);
		const { seq } = await lastChange(open.db);
		await open.db.deleteFrom('story').where('id', '=', 'lantern').execute();
		expect(await feed(rosa, seq)).toEqual(['lantern']);
	});

	it('keeps its stored answers, which are deleted with their data', async () => {
		const id = '01890000-0000-7000-8000-000000000001';
		const answer = JSON.stringify({ _id: id });
		const row = { account_id: 'rosa', key: 'key-of-milo', request_hash: '', status: 201, answer, created_at: 1 };
		await open.db.insertInto('idempotency').values(row).execute();
		await open.close();
		withoutFeed();
		open = await openDatabase(file);
		expect(await open.db.selectFrom('answer_about').selectAll().execute()).toEqual([
			{ id, account_id: 'rosa', key: 'key-of-milo' },
		]);
	});

	it('has every chapter marked as opened, and no story packed', async () => {
		await add('chapter', { ...chapter, created_at: 42, opened_at: null });
		await open.close();
		withoutFeed();
		open = await openDatabase(file);
		expect(await open.db.selectFrom('chapter').select(['opened_at', 'making']).execute()).toEqual([
			{ opened_at: 42, making: '{}' },
		]);
		expect(await open.db.selectFrom('story').select('packed_depth').distinct().execute()).toEqual([
			{ packed_depth: 0 },
		]);
	});

	/** Reverts the migrations from the audit log on; that one is applied again. */
	function withoutFeed(): void {
		const sqlite = new Database(file);
		sqlite.exec('drop table report; drop table admin_list_account; drop table admin_list_story; drop table counter');
		const made = sqlite
			.prepare<[], { type: string; name: string }>(
				`select type, name from sqlite_master where type = 'trigger' and (name like 'change_%' or name like 'usage_%' or name like 'admin_list_%')
				union all select type, name from sqlite_master where name in ('change', 'change_epoch', 'change_gap', 'answer_about', 'chapter_parent', 'usage', 'story_begun', 'work_begun')`,
			)
			.all();
		for (const { type, name } of made) sqlite.exec(`drop ${type} "${name}"`);
		for (const column of ['story.bible', 'story.reference_name', 'story.packed_depth', 'chapter.opened_at'])
			without(column);
		for (const column of ['chapter.making', 'narration.making', 'job.ahead', 'session.device']) without(column);
		for (const column of ['account.must_change_password', 'account.comfort', 'story.is_favourite']) without(column);
		sqlite.exec('drop index story_earlier');
		for (const column of ['story.hero_seed', 'story.earlier_id', 'idempotency.node']) without(column);
		sqlite.exec('drop table audit_change; drop table audit; drop table consent; drop table policy_text');
		sqlite.exec(
			'create table consent (id text, account_id text, given_at integer, policy_version text, given_by text)',
		);
		sqlite.exec("delete from kysely_migration where name >= '003'");
		sqlite.close();

		function without(column: string): void {
			const [table, name] = column.split('.');
			sqlite.exec(`alter table ${table} drop column ${name}`);
		}
	}
});
