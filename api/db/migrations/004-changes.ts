import { type Kysely, sql } from 'kysely';

/*
 * One row says that a story or an account changed, came or went; the last time takes the place of those before. What it is
 * now, or that it is no more, is looked up when it is told: a row is never wrong, and stays for ever when its story is gone.
 * So a device that was away for however long hears of every deletion. Triggers write the rows: no code can forget to.
 */
const tables = [
	sql`create table change (
		seq integer primary key autoincrement,
		family_id text not null,
		author_id text not null,
		kind text not null check (kind in ('story', 'account')),
		id text not null,
		unique (id, family_id)
	) strict`,
	sql`create index change_feed on change (family_id, seq)`,
	// In which count the numbers above stand: none in a copy, so that a database that was put back counts anew.
	sql`create table change_epoch (epoch text not null) strict`,
	sql`insert into change (family_id, author_id, kind, id)
		select coalesce(parent_id, id), id, 'account', id from account order by id`,
	sql`insert into change (family_id, author_id, kind, id) select family_id, author_id, 'story', id from story order by id`,
	// What follows a chapter was looked for in the whole table, and each chapter that went looked through it once.
	sql`create index chapter_parent on chapter (parent_id)`,
];

const storyColumns = 'family_id, author_id, kind, id';

/** A conflict clause here would be overruled by that of the statement that fires the trigger, so the old row goes first. */
function noted(family: string, author: string, kind: 'story' | 'account', id: string): string {
	return `
		delete from change where id = ${id} and family_id = ${family};
		insert into change (${storyColumns}) values (${family}, ${author}, '${kind}', ${id});`;
}

function storiesNoted(which: string): string {
	return `
		delete from change where (id, family_id) in (select id, family_id from story where ${which});
		insert into change (${storyColumns}) select family_id, author_id, 'story', id from story where ${which};`;
}

const story = (row: 'old' | 'new') => noted(`${row}.family_id`, `${row}.author_id`, 'story', `${row}.id`);
const account = (row: 'old' | 'new') =>
	noted(`coalesce(${row}.parent_id, ${row}.id)`, `${row}.id`, 'account', `${row}.id`);
const ofNarration = 'id = (select story_id from chapter where id = new.chapter_id)';

const told = 'email, role, parent_id, name, age, avatar, settings, subscription_status, has_lifetime_access, trial_end';

const triggers = [
	['change_story_added', 'after insert on story', story('new')],
	['change_story', 'after update on story', story('new')],
	['change_story_moved', 'after update of family_id on story when old.family_id <> new.family_id', story('old')],
	['change_story_gone', 'after delete on story', story('old')],
	['change_chapter_added', 'after insert on chapter', storiesNoted('id = new.story_id')],
	['change_chapter', 'after update on chapter', storiesNoted('id = new.story_id')],
	['change_narration_added', 'after insert on narration', storiesNoted(ofNarration)],
	['change_narration', 'after update on narration', storiesNoted(ofNarration)],
	['change_account_added', 'after insert on account', account('new')],
	['change_account', `after update of ${told} on account`, account('new')],
	[
		'change_account_moved',
		'after update of parent_id on account when old.parent_id is not new.parent_id',
		account('old'),
	],
	// Every story says whose it is.
	[
		'change_author',
		'after update of name, email on account when old.name is not new.name or old.email is not new.email',
		storiesNoted('author_id = new.id'),
	],
	// The rows of its stories and children went just before, and each left a note: nobody is there to hear of these.
	[
		'change_account_gone',
		'after delete on account',
		`delete from change where family_id = old.id or (id = old.id and family_id = old.parent_id);
		insert into change (${storyColumns})
			select old.parent_id, old.id, 'account', old.id where old.parent_id is not null;`,
	],
] as const;

/** What changed since when, so that a device can ask for just that. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of tables) await table.execute(db);
	for (const [name, when, body] of triggers) {
		await sql.raw(`create trigger ${name} ${when} begin ${body} end`).execute(db);
	}
}
