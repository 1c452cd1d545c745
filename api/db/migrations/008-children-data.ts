import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { computeSeal, detailsSeal } from '../seal.ts';

type OldEntry = {
	id: string;
	at: number;
	actor_id: string;
	action: string;
	target_kind: string;
	target_id: string | null;
};
type OldDetail = { audit_id: string; about: string | null; field: string; before: string | null; after: string | null };
type OldConsent = {
	id: string;
	account_id: string;
	given_at: number;
	policy_version: string;
	given_by: string;
};

const tables = [
	// The number is never given twice: one that is missing at the end is missed too. Which actions and kinds there are is
	// said by the types, so that a new one needs no new table.
	sql`create table new_audit (
		number integer primary key autoincrement,
		id text not null unique,
		at integer not null,
		actor_id text not null,
		action text not null,
		target_kind text not null,
		target_id text,
		about text,
		details text,
		seal text not null
	) strict`,
	sql`create table new_audit_change (
		audit_id text not null references new_audit (id),
		about text references account (id) on delete cascade,
		field text not null,
		before text,
		after text,
		salt text not null,
		primary key (audit_id, field)
	) strict`,
	// What was agreed to can be read as long as somebody agreed to it.
	sql`create table policy_text (
		sha256 text primary key,
		policy text not null check (policy in ('terms', 'privacy')),
		version text not null,
		body text not null
	) strict`,
	// Those from before have no fingerprint: the text was not kept with them.
	sql`create table new_consent (
		id text primary key,
		account_id text not null references account (id) on delete cascade,
		child_id text references account (id) on delete cascade,
		given_at integer not null,
		policy text not null check (policy in ('terms', 'privacy')),
		version text not null,
		sha256 text references policy_text (sha256),
		given_by text not null check (given_by in ('self', 'guardian')),
		how text not null check (how in ('registration', 'child-added'))
	) strict`,
];

const swaps = [
	'drop table consent',
	'drop table audit_change',
	'drop table audit',
	'alter table new_consent rename to consent',
	'alter table new_audit rename to audit',
	'alter table new_audit_change rename to audit_change',
	'create index consent_account on consent (account_id)',
	'create index consent_child on consent (child_id)',
	'create index audit_change_about on audit_change (about)',
	'create index audit_actor on audit (actor_id)',
];

const refused = (what: string) => `begin select raise(abort, '${what} only added to'); end`;
const theLog = refused('the audit log is');
const theTexts = refused('policy texts are');
const theConsents = refused('consents are');

/** What was changed of somebody goes with that account, or once the log itself says that it was let go of. */
const mustStay = `(old.about is null or exists (select 1 from account where id = old.about)) and not exists (
	select 1 from audit entry join audit cut on cut.action = 'details-let-go'
	where entry.id = old.audit_id and old.about is not null
		and cut.target_id > strftime('%Y-%m-%d', entry.at / 1000, 'unixepoch'))`;

const isSomebodys = `exists (select 1 from account where id = old.account_id)
	and (old.child_id is null or exists (select 1 from account where id = old.child_id))`;

const triggers = [
	`audit_stays_as_it_is before update on audit ${theLog}`,
	`audit_stays before delete on audit ${theLog}`,
	`audit_change_stays_as_it_is before update on audit_change ${theLog}`,
	`audit_change_stays before delete on audit_change when ${mustStay} ${theLog}`,
	`policy_text_stays_as_it_is before update on policy_text ${theTexts}`,
	`policy_text_stays before delete on policy_text ${theTexts}`,
	`consent_stays_as_it_is before update on consent ${theConsents}`,
	`consent_stays before delete on consent when ${isSomebodys} ${theConsents}`,
];

/** Consents that say to which text, and an audit log whose entries hold each other fast. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of tables) await table.execute(db);
	await carryAudit(db);
	await carryConsents(db);
	for (const swap of swaps) await sql.raw(swap).execute(db);
	for (const trigger of triggers) await sql.raw(`create trigger ${trigger}`).execute(db);
}

async function carryAudit(db: Kysely<unknown>): Promise<void> {
	const entries = (await sql<OldEntry>`select * from audit order by id`.execute(db)).rows;
	let seal = '';
	for (const [index, entry] of entries.entries()) {
		const changes = (await sql<OldDetail>`select * from audit_change where audit_id = ${entry.id}`.execute(db)).rows;
		const salted = changes.map((change) => ({ ...change, salt: randomBytes(16).toString('hex') }));
		const about = changes[0]?.about ?? null;
		const sealed = { ...entry, number: index + 1, about, details: detailsSeal(salted) };
		seal = computeSeal(seal, sealed);
		await sql`insert into new_audit (number, id, at, actor_id, action, target_kind, target_id, about, details, seal)
			values (${sealed.number}, ${entry.id}, ${entry.at}, ${entry.actor_id}, ${entry.action}, ${entry.target_kind},
				${entry.target_id}, ${about}, ${sealed.details}, ${seal})`.execute(db);
		for (const { field, before, after, salt } of salted) {
			await sql`insert into new_audit_change (audit_id, about, field, before, after, salt)
				values (${entry.id}, ${about}, ${field}, ${before}, ${after}, ${salt})`.execute(db);
		}
	}
}

/** One tick agreed to both texts: from now on each is told for itself. */
async function carryConsents(db: Kysely<unknown>): Promise<void> {
	for (const one of (await sql<OldConsent>`select * from consent`.execute(db)).rows) {
		for (const policy of ['terms', 'privacy']) {
			await sql`insert into new_consent (id, account_id, given_at, policy, version, given_by, how)
				values (${newId()}, ${one.account_id}, ${one.given_at}, ${policy}, ${one.policy_version}, ${one.given_by},
					'registration')`.execute(db);
		}
	}
}
