import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../app/errors.ts';
import { engineOf } from './engine.ts';
import * as firstTables from './migrations/001-first-tables.ts';
import * as payments from './migrations/002-payments.ts';
import * as audit from './migrations/003-audit.ts';
import * as changes from './migrations/004-changes.ts';
import * as answersAbout from './migrations/005-answers-about.ts';
import * as makers from './migrations/006-makers.ts';
import * as childrensData from './migrations/008-children-data.ts';
import * as reports from './migrations/009-reports.ts';
import * as sessions from './migrations/010-sessions.ts';
import * as changeGaps from './migrations/011-change-gaps.ts';
import * as requestHashes from './migrations/012-request-hashes.ts';
import * as oneTimePasswords from './migrations/013-one-time-passwords.ts';
import * as adminLists from './migrations/014-admin-lists.ts';
import * as narrationJobs from './migrations/015-narration-jobs.ts';
import * as favouritesAndComfort from './migrations/016-favourites-and-comfort.ts';
import * as sameHero from './migrations/017-same-hero.ts';
import * as counters from './migrations/018-counters.ts';
import * as answeringNodes from './migrations/020-answering-nodes.ts';
import * as postgresBaseline from './migrations/postgres/018-baseline.ts';
import type { Db } from './schema.ts';

/** In the order of release. A released migration is never edited: a later one corrects it. */
export const migrations: Readonly<Record<string, Migration>> = {
	'001-first-tables': firstTables,
	'002-payments': payments,
	'003-audit': audit,
	'004-changes': changes,
	'005-answers-about': answersAbout,
	'006-makers': makers,
	'008-children-data': childrensData,
	'009-reports': reports,
	'010-sessions': sessions,
	'011-change-gaps': changeGaps,
	'012-request-hashes': requestHashes,
	'013-one-time-passwords': oneTimePasswords,
	'014-admin-lists': adminLists,
	'015-narration-jobs': narrationJobs,
	'016-favourites-and-comfort': favouritesAndComfort,
	'017-same-hero': sameHero,
	'018-counters': counters,
	'020-answering-nodes': answeringNodes,
};

/** Postgres begins with the schema that SQLite has at its migration of the same number. */
export const postgresMigrations: Readonly<Record<string, Migration>> = {
	'018-counters': postgresBaseline,
	'020-answering-nodes': answeringNodes,
};

/**
 * Runs pending migrations in one transaction: after a failure the database is unchanged. `beforeMigration` is called first if the
 * database has data, with the name of its last migration. Throws StartError for a database of a newer version.
 */
export async function migrate(
	db: Db,
	beforeMigration: (last: string) => Promise<void>,
	steps: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
	const done = await appliedMigrations(db);
	const unknown = done.find((name) => !(name in steps));
	if (unknown)
		throw new StartError(`The database is of a newer version of Everbranch (${unknown}). Start that version.`);
	if (done.length === Object.keys(steps).length) return;
	const last = done.at(-1);
	if (last) await beforeMigration(last);
	const { error } = await new Migrator({ db, provider: { getMigrations: async () => steps } }).migrateToLatest();
	if (error) throw error;
}

async function appliedMigrations(db: Db): Promise<string[]> {
	if (!(await engineOf(db).hasTable(db, 'kysely_migration'))) return [];
	const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
	return done.rows.map((row) => row.name);
}
