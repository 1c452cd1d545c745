import { type Kysely, sql } from 'kysely';

/*
 * What admins changed. `audit` holds no word about a person and is never changed again, so that nobody rewrites history.
 * What was changed of somebody hangs on the account that it is about: when that is erased, its names and addresses go
 * with it here too.
 */
const steps = [
	// An admin's own account may go: its id stays, without a reference.
	sql`create table audit (
		id text primary key,
		at integer not null,
		actor_id text not null,
		action text not null check (action in
			('user-added', 'user-changed', 'user-deleted', 'story-changed', 'story-deleted', 'settings-changed')),
		target_kind text not null check (target_kind in ('user', 'story', 'settings')),
		target_id text
	) strict`,
	sql`create table audit_change (
		audit_id text not null references audit (id),
		about text references account (id) on delete cascade,
		field text not null,
		before text,
		after text,
		primary key (audit_id, field)
	) strict`,
	sql`create index audit_change_about on audit_change (about)`,
	sql`create trigger audit_stays_as_it_is before update on audit
		begin select raise(abort, 'the audit log is only added to'); end`,
	sql`create trigger audit_stays before delete on audit
		begin select raise(abort, 'the audit log is only added to'); end`,
	sql`create trigger audit_change_stays before delete on audit_change
		when old.about is null or exists (select 1 from account where id = old.about)
		begin select raise(abort, 'the audit log is only added to'); end`,
	sql`create trigger audit_change_stays_as_it_is before update on audit_change
		begin select raise(abort, 'the audit log is only added to'); end`,
];

/** The audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const step of steps) await step.execute(db);
}
