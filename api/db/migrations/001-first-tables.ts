import { type Kysely, sql } from 'kysely';

const tables = [
	sql`create table account (
		id text primary key,
		email text unique,
		password_hash text,
		role text not null check (role in ('parent', 'child', 'admin')),
		parent_id text references account (id) on delete cascade,
		name text not null,
		age integer,
		avatar text,
		settings text not null,
		subscription_status text not null check (subscription_status in ('trial', 'active', 'expired')),
		has_lifetime_access integer not null check (has_lifetime_access in (0, 1)),
		trial_end integer,
		created_at integer not null,
		updated_at integer not null
	) strict`,
	sql`create index account_parent on account (parent_id)`,
	sql`create table session (
		id text primary key,
		account_id text not null references account (id) on delete cascade,
		created_at integer not null,
		last_seen_at integer not null,
		revoked_at integer
	) strict`,
	sql`create index session_account on session (account_id)`,
	sql`create table consent (
		id text primary key,
		account_id text not null references account (id) on delete cascade,
		given_at integer not null,
		policy_version text not null,
		given_by text not null check (given_by in ('self', 'guardian'))
	) strict`,
	sql`create table story (
		id text primary key,
		author_id text not null references account (id) on delete cascade,
		family_id text not null references account (id) on delete cascade,
		asked_by text not null references account (id) on delete cascade,
		request_id text not null,
		genre text not null,
		mood text not null,
		age_group text not null,
		age_rating integer not null,
		hero text not null,
		title text not null,
		status text not null check (status in ('queued', 'writing', 'in-progress', 'completed', 'failed')),
		error text,
		chapter_count integer not null,
		is_published integer not null check (is_published in (0, 1)),
		created_at integer not null,
		updated_at integer not null,
		unique (asked_by, request_id)
	) strict`,
	sql`create index story_family on story (family_id, created_at)`,
	sql`create index story_author on story (author_id, created_at)`,
	sql`create table chapter (
		id text primary key,
		story_id text not null references story (id) on delete cascade,
		parent_id text references chapter (id) on delete cascade,
		choice_index integer,
		number integer not null,
		title text not null,
		content text not null,
		choices text not null,
		is_ending integer not null check (is_ending in (0, 1)),
		taken_choice integer,
		scene text not null,
		images text,
		storyteller text not null,
		illustrator text,
		created_at integer not null
	) strict`,
	// Null never equals null in a unique index, so the first chapter's missing parent gets a value here.
	sql`create unique index chapter_place on chapter (story_id, coalesce(parent_id, ''), coalesce(choice_index, -1))`,
	sql`create table narration (
		chapter_id text not null references chapter (id) on delete cascade,
		voice text not null,
		narrator text not null,
		media_name text not null,
		seconds real not null,
		times text not null,
		created_at integer not null,
		primary key (chapter_id, voice)
	) strict`,
	sql`create table job (
		id text primary key,
		kind text not null check (kind in ('chapter', 'picture')),
		story_id text not null references story (id) on delete cascade,
		chapter_id text references chapter (id) on delete cascade,
		choice_index integer,
		family_id text not null references account (id) on delete cascade,
		state text not null check (state in ('waiting', 'running')),
		attempts integer not null,
		run_after integer not null,
		created_at integer not null
	) strict`,
	sql`create unique index job_work on job (kind, story_id, coalesce(chapter_id, ''), coalesce(choice_index, -1))`,
	sql`create index job_turn on job (state, run_after)`,
	sql`create table media_use (
		media_name text not null,
		story_id text not null references story (id) on delete cascade,
		primary key (media_name, story_id)
	) strict`,
	sql`create index media_use_story on media_use (story_id)`,
	sql`create table idempotency (
		account_id text not null references account (id) on delete cascade,
		key text not null,
		request_hash text not null,
		status integer,
		answer text,
		created_at integer not null,
		primary key (account_id, key)
	) strict`,
	sql`create table setting (key text primary key, value text not null) strict`,
];

/** Accounts, stories, their chapters, what waits to be made, and what was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of tables) await table.execute(db);
}
