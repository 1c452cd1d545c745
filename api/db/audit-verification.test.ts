import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { openTestServer } from '../stories/testing/story-requests.ts';
import type { TestServer } from '../testing/test-server.ts';
import { addAuditEntry } from './audit.ts';
import { verifyAudit } from './audit-verification.ts';
import { migrate } from './migrate.ts';
import * as firstTables from './migrations/001-first-tables.ts';
import * as payments from './migrations/002-payments.ts';
import * as audit from './migrations/003-audit.ts';
import * as changes from './migrations/004-changes.ts';
import * as answersAbout from './migrations/005-answers-about.ts';
import * as makers from './migrations/006-makers.ts';
import { openDatabase, openReadOnly } from './open.ts';
import type { Schema } from './schema.ts';
import { computeSeal } from './seal.ts';
import { PreparedSqlite, TransactionalSqliteDialect } from './sqlite.ts';
import { inTransaction } from './transaction.ts';

let server: TestServer;
let rosa: Session;
beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
	for (let age = 1; age <= 5; age++) await note(age, age % 2 ? rosa.user._id : null);
});

function note(age: number, about: string | null) {
	const target = { kind: 'user', id: rosa.user._id } as const;
	const change = { 'profile.age': { before: null, after: age } };
	const entry = { actorId: 'ada', action: 'user-changed', target, about, changes: change } as const;
	return inTransaction(server.db, (trx) => addAuditEntry(trx, entry, server.clock.now));
}

/** Edits the file directly: drops the triggers and recreates them afterwards. */
function tamper(edit: (file: Database.Database) => void, { guards = true } = {}) {
	const file = new Database(join(server.folder, 'everbranch.db'));
	const triggers = file.prepare(
		"select name, sql from sqlite_master where type = 'trigger' and tbl_name like 'audit%'",
	);
	const found = triggers.all() as { name: string; sql: string }[];
	for (const { name } of found) file.exec(`drop trigger ${name}`);
	edit(file);
	if (guards) for (const { sql } of found) file.exec(sql);
	file.close();
}

const sql = (statement: string) => (file: Database.Database) => void file.exec(statement);

/** Entry 3 with another actor and a matching seal. */
function resealed(file: Database.Database) {
	const entry = (number: number) =>
		file.prepare('select * from audit where number = ?').get(number) as Parameters<typeof computeSeal>[1] & {
			seal: string;
		};
	const forged = computeSeal(entry(2).seal, { ...entry(3), actor_id: 'otto' });
	file.prepare("update audit set actor_id = 'otto', seal = ? where number = 3").run(forged);
}

const idOf = (number: number) => `(select id from audit where number = ${number})`;

describe('the audit log', () => {
	it('is valid as written, and contains each seal it returned', async () => {
		const last = await note(6, null);
		expect(await verifyAudit(server.db)).toEqual({ entries: 6, seal: last.seal, breach: null, hasSeal: false });
		const { seal } = await server.db
			.selectFrom('audit')
			.select('seal')
			.where('number', '=', 2)
			.executeTakeFirstOrThrow();
		expect(await verifyAudit(server.db, seal)).toMatchObject({ hasSeal: true });
		expect(await verifyAudit(server.db, '0'.repeat(64))).toMatchObject({ hasSeal: false });
	});

	it.each([
		['an actor was changed', sql("update audit set actor_id = 'otto' where number = 3"), 3, 'it was changed'],
		['a time was changed', sql('update audit set at = at + 1 where number = 1'), 1, 'it was changed'],
		['an action was changed', sql("update audit set action = 'story-changed' where number = 5"), 5, 'it was changed'],
		['an entry was changed and sealed anew', resealed, 4, 'an entry before it was replaced'],
		[
			'two entries changed places',
			sql(
				'update audit set number = 9 where number = 3; update audit set number = 3 where number = 4; update audit set number = 4 where number = 9',
			),
			3,
			'it was changed',
		],
		['an entry is gone', sql(`pragma foreign_keys = off; delete from audit where number = 3`), 4, 'entry 3 is missing'],
		[
			'the last ones are gone',
			sql(`pragma foreign_keys = off; delete from audit where number > 3`),
			4,
			'entries 4 to 5',
		],
		['a detail was changed', sql(`update audit_change set after = '9' where audit_id = ${idOf(2)}`), 2, 'is not what'],
		['a detail is gone', sql(`delete from audit_change where audit_id = ${idOf(3)}`), 3, 'is missing'],
		[
			'a detail was added',
			sql(`insert into audit_change select audit_id, about, 'email', null, '"x"', salt from audit_change limit 1`),
			1,
			'is not what',
		],
	])('reports where %s', async (_, edit, number, what) => {
		tamper(edit);
		expect((await verifyAudit(server.db)).breach).toMatchObject({ number, what: expect.stringContaining(what) });
	});

	it('shows a gap where the last entries were removed, whatever follows', async () => {
		tamper(sql('pragma foreign_keys = off; delete from audit where number > 3'));
		await note(9, null);
		expect((await verifyAudit(server.db)).breach).toMatchObject({ number: 6, what: 'entries 4 to 5 are missing' });
	});

	it('is reported when a trigger is missing', async () => {
		tamper(() => {}, { guards: false });
		expect((await verifyAudit(server.db)).breach?.what).toContain('guard audit_stays_as_it_is was taken away');
	});

	it('stays whole when somebody is erased, and nothing is left to guess from', async () => {
		await server.db.deleteFrom('account').where('id', '=', rosa.user._id).execute();
		expect(await verifyAudit(server.db)).toMatchObject({ entries: 5, breach: null });
		const salts = await server.db.selectFrom('audit_change').select('about').execute();
		expect(salts).toEqual([{ about: null }, { about: null }]);
	});

	it('is read from the file beside a running server', async () => {
		const { db, close } = openReadOnly(join(server.folder, 'everbranch.db'));
		expect(await verifyAudit(db)).toMatchObject({ entries: 5, breach: null });
		await expect(db.deleteFrom('setting').execute()).rejects.toThrow('readonly');
		await close();
	});
});

it('entries and consents from before there were seals get theirs', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-seals-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	const file = join(folder, 'everbranch.db');
	await oldDatabase(file);
	const { db, close } = await openDatabase(file);
	expect(await verifyAudit(db)).toMatchObject({ entries: 2, breach: null });
	expect(await db.selectFrom('audit').select(['id', 'about']).execute()).toEqual([
		{ id: 'entry-1', about: 'rosa' },
		{ id: 'entry-2', about: null },
	]);
	const consents = await db.selectFrom('consent').selectAll().orderBy('policy').execute();
	expect(consents.map(({ id, ...consent }) => consent)).toEqual(
		(['privacy', 'terms'] as const).map((policy) => ({
			...{ account_id: 'rosa', child_id: null, given_at: 7, policy, version: '2026-11', sha256: null },
			...{ given_by: 'self', how: 'registration' },
		})),
	);
	await db.deleteFrom('account').execute();
	expect(await verifyAudit(db)).toMatchObject({ entries: 2, breach: null });
	expect(await db.selectFrom('audit_change').select('field').execute()).toEqual([]);
	await close();
});

/** The log of an earlier build: one admin's change of an account, and one of no account. */
async function oldDatabase(file: string): Promise<void> {
	const old = { '001-first-tables': firstTables, '002-payments': payments, '003-audit': audit };
	const steps = { ...old, '004-changes': changes, '005-answers-about': answersAbout, '006-makers': makers };
	const rows = new Database(file);
	const db = new Kysely<Schema>({ dialect: new TransactionalSqliteDialect({ database: new PreparedSqlite(rows) }) });
	await migrate(db, async () => {}, steps);
	rows.exec(`
		insert into account (id, role, name, settings, subscription_status, has_lifetime_access, created_at, updated_at)
			values ('rosa', 'parent', 'Rosa', '{}', 'active', 1, 1, 1);
		insert into consent values ('consent-1', 'rosa', 7, '2026-11', 'self');
		insert into audit values ('entry-1', 1, 'ada', 'user-changed', 'user', 'rosa');
		insert into audit values ('entry-2', 2, 'ada', 'settings-changed', 'settings', null);
		insert into audit_change values ('entry-1', 'rosa', 'profile.name', null, '"Rosa"');`);
	await db.destroy();
}
