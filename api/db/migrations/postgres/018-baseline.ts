import { type Kysely, sql } from 'kysely';

/*
 * The schema of Postgres, as SQLite has it after its migration 018. Texts compare byte by byte as in
 * SQLite (collation "C"), so that both engines sort alike.
 */

const tables = `
	create table account (
		id text primary key,
		email text unique,
		password_hash text,
		role text not null check (role in ('parent', 'child', 'admin')),
		parent_id text references account (id) on delete cascade,
		name text not null,
		age bigint,
		avatar text,
		settings text not null,
		subscription_status text not null check (subscription_status in ('trial', 'active', 'expired')),
		has_lifetime_access bigint not null check (has_lifetime_access in (0, 1)),
		trial_end bigint,
		created_at bigint not null,
		updated_at bigint not null,
		must_change_password bigint not null default 0 check (must_change_password in (0, 1)),
		comfort text
	);
	create table session (
		id text primary key,
		account_id text not null references account (id) on delete cascade,
		created_at bigint not null,
		last_seen_at bigint not null,
		revoked_at bigint,
		device text not null default ''
	);
	create table policy_text (
		sha256 text primary key,
		policy text not null check (policy in ('terms', 'privacy')),
		version text not null,
		body text not null
	);
	create table consent (
		id text primary key,
		account_id text not null references account (id) on delete cascade,
		child_id text references account (id) on delete cascade,
		given_at bigint not null,
		policy text not null check (policy in ('terms', 'privacy')),
		version text not null,
		sha256 text references policy_text (sha256),
		given_by text not null check (given_by in ('self', 'guardian')),
		how text not null check (how in ('registration', 'child-added'))
	);
	create table story (
		id text primary key,
		author_id text not null references account (id) on delete cascade,
		family_id text not null references account (id) on delete cascade,
		asked_by text not null references account (id) on delete cascade,
		request_id text not null,
		genre text not null,
		mood text not null,
		age_group text not null,
		age_rating bigint not null,
		hero text not null,
		title text not null,
		status text not null check (status in ('queued', 'writing', 'in-progress', 'completed', 'failed')),
		error text,
		chapter_count bigint not null,
		is_published bigint not null check (is_published in (0, 1)),
		created_at bigint not null,
		updated_at bigint not null,
		bible text,
		reference_name text,
		packed_depth bigint not null default 0,
		is_favourite bigint not null default 0 check (is_favourite in (0, 1)),
		hero_seed text,
		earlier_id text references story (id) on delete set null,
		unique (asked_by, request_id)
	);
	create table chapter (
		id text primary key,
		story_id text not null references story (id) on delete cascade,
		parent_id text references chapter (id) on delete cascade,
		choice_index bigint,
		number bigint not null,
		title text not null,
		content text not null,
		choices text not null,
		is_ending bigint not null check (is_ending in (0, 1)),
		taken_choice bigint,
		scene text not null,
		images text,
		storyteller text not null,
		illustrator text,
		created_at bigint not null,
		opened_at bigint,
		making text not null default '{}'
	);
	create table narration (
		chapter_id text not null references chapter (id) on delete cascade,
		voice text not null,
		narrator text not null,
		media_name text not null,
		seconds double precision not null,
		times text not null,
		created_at bigint not null,
		making text not null default '{}',
		primary key (chapter_id, voice)
	);
	create table job (
		id text primary key,
		kind text not null check (kind in ('chapter', 'picture', 'narration')),
		story_id text not null references story (id) on delete cascade,
		chapter_id text references chapter (id) on delete cascade,
		choice_index bigint,
		voice text,
		family_id text not null references account (id) on delete cascade,
		state text not null check (state in ('waiting', 'running')),
		attempts bigint not null,
		run_after bigint not null,
		created_at bigint not null,
		ahead bigint not null default 0,
		check (kind <> 'narration' or (chapter_id is not null and voice is not null))
	);
	create table media_use (
		media_name text not null,
		story_id text not null references story (id) on delete cascade,
		primary key (media_name, story_id)
	);
	create table "usage" (
		day text not null,
		family_id text not null,
		story_id text not null,
		role text not null check (role in ('storyteller', 'illustrator', 'narrator', 'moderator')),
		maker text not null,
		model text not null,
		calls bigint not null,
		input_tokens bigint not null,
		output_tokens bigint not null,
		pictures bigint not null,
		seconds double precision not null,
		primary key (day, family_id, story_id, role, maker, model)
	);
	create table story_begun (
		family_id text not null references account (id) on delete cascade,
		at bigint not null
	);
	create table work_begun (
		family_id text not null references account (id) on delete cascade,
		kind text not null check (kind in ('chapter', 'narration')),
		at bigint not null
	);
	create table idempotency (
		account_id text not null references account (id) on delete cascade,
		key text not null,
		request_hash text not null,
		status bigint,
		answer text,
		created_at bigint not null,
		primary key (account_id, key)
	);
	create table answer_about (
		id text not null,
		account_id text not null,
		key text not null,
		primary key (id, account_id, key),
		foreign key (account_id, key) references idempotency (account_id, key) on delete cascade
	);
	create table change (
		seq bigint generated by default as identity primary key,
		family_id text not null,
		author_id text not null,
		kind text not null check (kind in ('story', 'account')),
		id text not null,
		unique (id, family_id)
	);
	create table change_epoch (epoch text not null);
	create table change_gap (first bigint not null, last bigint primary key);
	create table counter (name text primary key, value bigint not null);
	create table setting (key text primary key, value text not null);
	create table payment (
		session_id text primary key,
		payment_intent text not null unique,
		account_id text references account (id) on delete set null,
		cents bigint not null,
		currency text not null,
		created_at bigint not null
	);
	create table payment_loss (
		payment_intent text primary key,
		reason text not null check (reason in ('refund', 'dispute')),
		created_at bigint not null
	);
	create table payment_event (id text primary key, type text not null, created_at bigint not null);
	create table audit (
		number bigint primary key,
		id text not null unique,
		at bigint not null,
		actor_id text not null,
		action text not null,
		target_kind text not null,
		target_id text,
		about text,
		details text,
		seal text not null
	);
	create table audit_change (
		audit_id text not null references audit (id),
		about text references account (id) on delete cascade,
		field text not null,
		before text,
		after text,
		salt text not null,
		primary key (audit_id, field)
	);
	create table report (
		id text primary key,
		story_id text not null references story (id) on delete cascade,
		chapter_id text not null references chapter (id) on delete cascade,
		account_id text references account (id) on delete set null,
		child_id text references account (id) on delete set null,
		reason text not null check (reason in ('scary', 'unkind', 'sad', 'grown-up', 'picture', 'other')),
		decision text check (decision in ('shown', 'hidden')),
		created_at bigint not null,
		decided_at bigint,
		seen_at bigint
	);
	create table admin_list_account (
		slot bigint generated by default as identity primary key,
		account_id text not null unique references account (id) on delete cascade,
		email text,
		name text,
		role text not null,
		status text not null,
		created_at bigint not null
	);
	create table admin_list_story (
		slot bigint generated by default as identity primary key,
		story_id text not null unique references story (id) on delete cascade,
		title text,
		author_email text,
		author_name text,
		is_published bigint not null,
		created_at bigint not null
	);`;

const indexes = `
	create index account_parent on account (parent_id);
	create index session_account on session (account_id);
	create index consent_account on consent (account_id);
	create index consent_child on consent (child_id);
	create index story_family on story (family_id, created_at);
	create index story_author on story (author_id, created_at);
	create index story_earlier on story (earlier_id) where earlier_id is not null;
	create index chapter_parent on chapter (parent_id);
	create unique index chapter_place on chapter (story_id, coalesce(parent_id, ''), coalesce(choice_index, -1));
	create unique index job_work
		on job (kind, story_id, coalesce(chapter_id, ''), coalesce(choice_index, -1), coalesce(voice, ''));
	create index job_turn on job (state, run_after);
	create index media_use_story on media_use (story_id);
	create index usage_story on "usage" (story_id);
	create index usage_family on "usage" (family_id);
	create index story_begun_family on story_begun (family_id, at);
	create index work_begun_family on work_begun (family_id, kind, at);
	create index work_begun_at on work_begun (at);
	create index answer_about_answer on answer_about (account_id, key);
	create index change_feed on change (family_id, seq);
	create index payment_account on payment (account_id);
	create index audit_actor on audit (actor_id);
	create index audit_change_about on audit_change (about);
	create index report_chapter on report (chapter_id);
	create index report_story on report (story_id);
	create index report_account on report (account_id, created_at);
	create index report_child on report (child_id);
	create index report_open on report (decision, id);
	create unique index report_waiting on report (chapter_id) where decision is null;
	create index admin_list_account_unfolded on admin_list_account (slot) where email is null or name is null;
	create index admin_list_account_email on admin_list_account (email, created_at, slot, role, status, name);
	create index admin_list_account_role on admin_list_account (role, created_at, slot, status, email, name);
	create index admin_list_account_status on admin_list_account (status, created_at, slot, role, email, name);
	create index admin_list_account_created on admin_list_account (created_at, slot, role, status, email, name);
	create index admin_list_story_unfolded on admin_list_story (slot)
		where title is null or author_email is null or author_name is null;
	create index admin_list_story_title
		on admin_list_story (title, created_at, slot, is_published, author_email, author_name);
	create index admin_list_story_email
		on admin_list_story (author_email, created_at, slot, is_published, title, author_name);
	create index admin_list_story_published
		on admin_list_story (is_published, created_at, slot, title, author_email, author_name);
	create index admin_list_story_created
		on admin_list_story (created_at, slot, is_published, title, author_email, author_name);`;

/*
 * The change feed. The lock of a family is held until the commit, so that the order of a family's numbers is the order of its
 * commits: a device that has read up to a number cannot miss a lower one. Each row is announced after the commit.
 */
const feedFunctions = [
	`create function record_change(family text, author text, about_kind text, about_id text) returns void language plpgsql as $$
	begin
		-- Rows that go with their family: no device is left to hear of them. Postgres tells of them after the family itself.
		if not exists (select 1 from account where id = family) then return; end if;
		perform pg_advisory_xact_lock(hashtextextended(family, 1));
		delete from change where change.id = about_id and change.family_id = family;
		insert into change (family_id, author_id, kind, id) values (family, author, about_kind, about_id);
		perform pg_notify('change', json_build_array(family, author, about_id)::text);
	end $$`,
	`create function record_story_change(about_id text) returns void language sql as $$
		select record_change(family_id, author_id, 'story', id) from story where id = about_id
	$$`,
];

/** Name, event, and body of each trigger of the feed, after each row. */
const feedTriggers = [
	['change_story_added', 'insert on story', `perform record_change(new.family_id, new.author_id, 'story', new.id);`],
	['change_story', 'update on story', `perform record_change(new.family_id, new.author_id, 'story', new.id);`],
	[
		'change_story_moved',
		'update of family_id on story',
		`if old.family_id <> new.family_id then
			perform record_change(old.family_id, old.author_id, 'story', old.id);
		end if;`,
	],
	['change_story_gone', 'delete on story', `perform record_change(old.family_id, old.author_id, 'story', old.id);`],
	// A chapter that no reader has opened and no device carries is no news.
	...['insert', 'update'].map((event) => [
		event === 'insert' ? 'change_chapter_added' : 'change_chapter',
		`${event} on chapter`,
		`if new.opened_at is not null or (select packed_depth from story where id = new.story_id) > 0 then
			perform record_story_change(new.story_id);
		end if;`,
	]),
	...['insert', 'update'].map((event) => [
		event === 'insert' ? 'change_narration_added' : 'change_narration',
		`${event} on narration`,
		`perform record_story_change((select story_id from chapter where id = new.chapter_id));`,
	]),
	['change_report_added', 'insert on report', `perform record_story_change(new.story_id);`],
	['change_report', 'update on report', `perform record_story_change(new.story_id);`],
	[
		'change_account_added',
		'insert on account',
		`perform record_change(coalesce(new.parent_id, new.id), new.id, 'account', new.id);`,
	],
	[
		'change_account',
		`update of email, role, parent_id, name, age, avatar, settings, subscription_status, has_lifetime_access, trial_end
			on account`,
		`perform record_change(coalesce(new.parent_id, new.id), new.id, 'account', new.id);`,
	],
	[
		'change_account_comfort',
		'update of comfort on account',
		`if old.comfort is distinct from new.comfort then
			perform record_change(coalesce(new.parent_id, new.id), new.id, 'account', new.id);
		end if;`,
	],
	[
		'change_account_moved',
		'update of parent_id on account',
		`if old.parent_id is distinct from new.parent_id then
			perform record_change(coalesce(old.parent_id, old.id), old.id, 'account', old.id);
		end if;`,
	],
	[
		'change_author',
		'update of name, email on account',
		`if old.name is distinct from new.name or old.email is distinct from new.email then
			perform record_story_change(id) from story where author_id = new.id;
		end if;`,
	],
	[
		'change_account_gone',
		'delete on account',
		`delete from change where family_id = old.id;
		if old.parent_id is not null then
			perform record_change(old.parent_id, old.id, 'account', old.id);
		end if;`,
	],
] as const;

const figures = ['calls', 'input_tokens', 'output_tokens', 'pictures', 'seconds'];

/** Adds the usage of a deleted story or family to the sums without one. */
function anonymize(column: 'family_id' | 'story_id'): string {
	const key = ['day', 'family_id', 'story_id', 'role', 'maker', 'model'];
	const others = key.filter((each) => each !== column).join(', ');
	return `
		insert into "usage" (${column}, ${others}, ${figures.join(', ')})
			select '', ${others}, ${figures.map((figure) => `sum(${figure})`).join(', ')}
			from "usage" where ${column} = old.id group by ${others}
			on conflict (${key.join(', ')}) do update
				set ${figures.map((figure) => `${figure} = "usage".${figure} + excluded.${figure}`).join(', ')};
		delete from "usage" where ${column} = old.id;`;
}

/** Lower case for printable ASCII; null for any other text, which the server folds. */
const foldedOrNull = (text: string) => `case when ${text} !~ '[^ -~]' then lower(${text}) end`;
const accountTexts = (row: string) => [foldedOrNull(`coalesce(${row}.email, '')`), foldedOrNull(`${row}.name`)];
const statusOf = (row: string) =>
	`coalesce((select subscription_status from account where id = ${row}.parent_id), ${row}.subscription_status)`;
const storyTexts = [foldedOrNull('new.title'), ...accountTexts('author')];

const otherTriggers = [
	['usage_of_story_gone', 'delete on story', anonymize('story_id')],
	['usage_of_family_gone', 'delete on account', anonymize('family_id')],
	[
		'admin_list_account_added',
		'insert on account',
		`insert into admin_list_account (account_id, email, name, role, status, created_at)
			values (new.id, ${accountTexts('new').join(', ')}, new.role, ${statusOf('new')}, new.created_at);`,
	],
	[
		'admin_list_account_changed',
		'update of role, parent_id, subscription_status, created_at on account',
		`update admin_list_account set role = new.role, status = ${statusOf('new')}, created_at = new.created_at
			where account_id = new.id;
		update admin_list_account set status = new.subscription_status
			where account_id in (select id from account where parent_id = new.id);`,
	],
	[
		'admin_list_account_renamed',
		'update of email, name on account',
		`if old.email is distinct from new.email or old.name is distinct from new.name then
			update admin_list_account set email = ${accountTexts('new')[0]}, name = ${accountTexts('new')[1]}
				where account_id = new.id;
			update admin_list_story set author_email = ${accountTexts('new')[0]}, author_name = ${accountTexts('new')[1]}
				where story_id in (select id from story where author_id = new.id);
		end if;`,
	],
	[
		'admin_list_story_added',
		'insert on story',
		`insert into admin_list_story (story_id, title, author_email, author_name, is_published, created_at)
			select new.id, ${storyTexts.join(', ')}, new.is_published, new.created_at
			from account as author where author.id = new.author_id;`,
	],
	[
		'admin_list_story_changed',
		'update of title, author_id, is_published, created_at on story',
		`update admin_list_story
			set (title, author_email, author_name, is_published, created_at) =
				(select ${storyTexts.join(', ')}, new.is_published, new.created_at
				from account as author where author.id = new.author_id)
			where story_id = new.id;`,
	],
] as const;

/** Tables that are only added to: name of the trigger, table, sentence, and the condition under which a row may go. */
const guards = [
	['audit_stays_as_it_is', 'update on audit', 'the audit log is only added to', 'false'],
	['audit_stays', 'delete on audit', 'the audit log is only added to', 'false'],
	['audit_change_stays_as_it_is', 'update on audit_change', 'the audit log is only added to', 'false'],
	[
		'audit_change_stays',
		'delete on audit_change',
		'the audit log is only added to',
		// Deleted with the account it is about, or once the log itself says that details were purged.
		`(old.about is not null and not exists (select 1 from account where id = old.about)) or exists (
			select 1 from audit entry join audit cut on cut.action = 'details-let-go'
			where entry.id = old.audit_id and old.about is not null
				and cut.target_id > to_char(to_timestamp(entry.at / 1000) at time zone 'UTC', 'YYYY-MM-DD'))`,
	],
	['policy_text_stays_as_it_is', 'update on policy_text', 'policy texts are only added to', 'false'],
	['policy_text_stays', 'delete on policy_text', 'policy texts are only added to', 'false'],
	['consent_stays_as_it_is', 'update on consent', 'consents are only added to', 'false'],
	[
		'consent_stays',
		'delete on consent',
		'consents are only added to',
		`not exists (select 1 from account where id = old.account_id)
			or (old.child_id is not null and not exists (select 1 from account where id = old.child_id))`,
	],
] as const;

/** The whole schema. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db);
	for (const statement of [...tables.replaceAll(/\btext\b/g, 'text collate "C"').split(';'), ...indexes.split(';')])
		if (statement.trim()) await run(statement);
	await run(`insert into counter (name, value) values ('audit', 0)`);
	for (const statement of feedFunctions) await run(statement);
	for (const [name, event, body] of [...feedTriggers, ...otherTriggers] as [string, string, string][]) {
		await run(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`);
		await run(`create trigger ${name} after ${event} for each row execute function ${name}()`);
	}
	for (const [name, event, sentence, mayGo] of guards) {
		await run(`create function ${name}() returns trigger language plpgsql as $$ begin
			if ${mayGo} then return old; end if;
			raise exception '${sentence}';
		end $$`);
		await run(`create trigger ${name} before ${event} for each row execute function ${name}()`);
	}
}
