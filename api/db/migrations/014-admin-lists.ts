import { type Kysely, sql } from 'kysely';
import { foldBatch } from '../admin-list-texts.ts';
import type { Db } from '../schema.ts';

/*
 * One narrow row for each account and story, with what the admin's lists search, filter and sort by. Triggers keep the rows,
 * foreign keys delete them. `slot` is the order of insertion: rows that sort alike stand in it. A child's `status` is its
 * parent's. Texts are folded (`fold-text.ts`), '' where an account has no email, and null until `foldListTexts` has folded what
 * SQL cannot.
 */
const tables = [
	sql`create table admin_list_account (
		slot integer primary key,
		account_id text not null unique references account (id) on delete cascade,
		email text,
		name text,
		role text not null,
		status text not null,
		created_at integer not null
	) strict`,
	sql`create table admin_list_story (
		slot integer primary key,
		story_id text not null unique references story (id) on delete cascade,
		title text,
		author_email text,
		author_name text,
		is_published integer not null,
		created_at integer not null
	) strict`,
];

/** Lower case in SQL for printable ASCII; null for any other text. */
const foldedOrNull = (text: string) => `case when ${text} not glob '*[^ -~]*' then lower(${text}) end`;

const accountTexts = (row: string) => [foldedOrNull(`coalesce(${row}.email, '')`), foldedOrNull(`${row}.name`)];
const statusOf = (row: string) =>
	`coalesce((select subscription_status from account where id = ${row}.parent_id), ${row}.subscription_status)`;

function accountColumns(row: string): string {
	return [`${row}.id`, ...accountTexts(row), `${row}.role`, statusOf(row), `${row}.created_at`].join(', ');
}

function storyColumns(row: string): string {
	const texts = [foldedOrNull(`${row}.title`), ...accountTexts('author')];
	return [`${row}.id`, ...texts, `${row}.is_published`, `${row}.created_at`].join(', ');
}

const addAccount = 'insert into admin_list_account (account_id, email, name, role, status, created_at) select';
const addStory =
	'insert into admin_list_story (story_id, title, author_email, author_name, is_published, created_at) select';

const rows = [
	`${addAccount} ${accountColumns('account')} from account order by rowid`,
	`${addStory} ${storyColumns('story')} from story join account as author on author.id = story.author_id
		order by story.rowid`,
];

const triggers = [
	['admin_list_account_added', 'after insert on account', `${addAccount} ${accountColumns('new')};`],
	[
		'admin_list_account_changed',
		'after update of role, parent_id, subscription_status, created_at on account',
		`update admin_list_account set (role, status, created_at) = (new.role, ${statusOf('new')}, new.created_at)
			where account_id = new.id;
		update admin_list_account set status = new.subscription_status
			where account_id in (select id from account where parent_id = new.id);`,
	],
	[
		'admin_list_account_renamed',
		'after update of email, name on account when old.email is not new.email or old.name is not new.name',
		`update admin_list_account set (email, name) = (${accountTexts('new')}) where account_id = new.id;
		update admin_list_story set (author_email, author_name) = (${accountTexts('new')})
			where story_id in (select id from story where author_id = new.id);`,
	],
	[
		'admin_list_story_added',
		'after insert on story',
		`${addStory} ${storyColumns('new')} from account as author where author.id = new.author_id;`,
	],
	[
		'admin_list_story_changed',
		'after update of title, author_id, is_published, created_at on story',
		`update admin_list_story set (story_id, title, author_email, author_name, is_published, created_at) =
			(select ${storyColumns('new')} from account as author where author.id = new.author_id)
			where story_id = new.id;`,
	],
] as const;

/** The rows whose texts are to be folded: few, or none. */
const unfolded = [
	'admin_list_account_unfolded on admin_list_account (slot) where email is null or name is null',
	`admin_list_story_unfolded on admin_list_story (slot)
		where title is null or author_email is null or author_name is null`,
];

/*
 * Each index is one order of a list and holds every column that the list filters by or searches in, so that a page and a
 * count read the index alone.
 */
const orders = [
	'admin_list_account_email on admin_list_account (email, created_at, slot, role, status, name)',
	'admin_list_account_role on admin_list_account (role, created_at, slot, status, email, name)',
	'admin_list_account_status on admin_list_account (status, created_at, slot, role, email, name)',
	'admin_list_account_created on admin_list_account (created_at, slot, role, status, email, name)',
	'admin_list_story_title on admin_list_story (title, created_at, slot, is_published, author_email, author_name)',
	'admin_list_story_email on admin_list_story (author_email, created_at, slot, is_published, title, author_name)',
	'admin_list_story_published on admin_list_story (is_published, created_at, slot, title, author_email, author_name)',
	'admin_list_story_created on admin_list_story (created_at, slot, is_published, title, author_email, author_name)',
];

/** Rows for the admin's lists, kept beside accounts and stories and filled from those that there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of tables) await table.execute(db);
	for (const index of unfolded) await sql.raw(`create index ${index}`).execute(db);
	for (const row of rows) await sql.raw(row).execute(db);
	while ((await foldBatch(db as Db)) > 0);
	// Made after the rows, an index takes a fraction of the time.
	for (const order of orders) await sql.raw(`create index ${order}`).execute(db);
	for (const [name, when, body] of triggers) {
		await sql.raw(`create trigger ${name} ${when} begin ${body} end`).execute(db);
	}
}
