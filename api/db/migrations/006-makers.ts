import { type Kysely, sql } from 'kysely';

const tables = [
	sql`alter table story add column bible text`,
	sql`alter table story add column reference_name text`,
	sql`alter table story add column packed_depth integer not null default 0`,
	// Null while nobody has chosen it: it was prepared ahead.
	sql`alter table chapter add column opened_at integer`,
	sql`alter table chapter add column making text not null default '{}'`,
	sql`alter table narration add column making text not null default '{}'`,
	// How many choices ahead of what is read: 0 is what somebody waits for.
	sql`alter table job add column ahead integer not null default 0`,
	// No reference to account or story: what was used stays counted when they go, and tells of nobody then.
	sql`create table "usage" (
		day text not null,
		family_id text not null,
		story_id text not null,
		role text not null check (role in ('storyteller', 'illustrator', 'narrator', 'moderator')),
		maker text not null,
		model text not null,
		calls integer not null,
		input_tokens integer not null,
		output_tokens integer not null,
		pictures integer not null,
		seconds real not null,
		primary key (day, family_id, story_id, role, maker, model)
	) strict, without rowid`,
	sql`create index usage_story on "usage" (story_id)`,
	sql`create index usage_family on "usage" (family_id)`,
	// A story that is deleted was begun all the same: without this, deleting would buy another one on the same day.
	sql`create table story_begun (
		family_id text not null references account (id) on delete cascade,
		at integer not null
	) strict`,
	sql`create index story_begun_family on story_begun (family_id, at)`,
];

const figures = ['calls', 'input_tokens', 'output_tokens', 'pictures', 'seconds'];

/** Adds what one id used to the sums that name nobody there. */
function unnamed(column: 'family_id' | 'story_id'): string {
	const kept = ['day', 'family_id', 'story_id', 'role', 'maker', 'model'];
	const others = kept.filter((one) => one !== column).join(', ');
	const sums = figures.map((figure) => `${figure} = ${figure} + excluded.${figure}`).join(', ');
	return `
		insert into "usage" (${column}, ${others}, ${figures.join(', ')})
			select '', ${others}, ${figures.map((figure) => `sum(${figure})`).join(', ')}
			from "usage" where ${column} = old.id group by ${others}
			on conflict do update set ${sums};
		delete from "usage" where ${column} = old.id;`;
}

const noted = `
	delete from change where (id, family_id) in (select id, family_id from story where id = new.story_id);
	insert into change (family_id, author_id, kind, id)
		select family_id, author_id, 'story', id from story where id = new.story_id;`;

/** What nobody has chosen and no device carries is no news. */
const isTold = 'new.opened_at is not null or (select packed_depth from story where id = new.story_id) > 0';

const triggers = [
	['usage_of_story_gone', 'after delete on story', unnamed('story_id')],
	['usage_of_family_gone', 'after delete on account', unnamed('family_id')],
	['change_chapter_added', `after insert on chapter when ${isTold}`, noted],
	['change_chapter', `after update on chapter when ${isTold}`, noted],
] as const;

/** What real makers need: a plan and a reference picture for a story, who made a chapter and how, chapters ahead, use. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of tables) await table.execute(db);
	await sql`drop trigger change_chapter_added`.execute(db);
	await sql`drop trigger change_chapter`.execute(db);
	await sql`update chapter set opened_at = created_at`.execute(db);
	for (const [name, when, body] of triggers) {
		await sql.raw(`create trigger ${name} ${when} begin ${body} end`).execute(db);
	}
}
