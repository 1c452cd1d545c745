import type pg from 'pg';

/** The tables and columns of the present database, as one text. */
const structure = `
	select md5(string_agg(concat_ws(' ', attrelid::regclass, attname, atttypid), ',' order by attrelid::regclass::text, attnum))
		|| ' ' || (select count(*) from pg_trigger) as structure
	from pg_attribute
	where attnum > 0 and attrelid in (
		select oid from pg_class where relkind in ('r', 'v')
			and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
	)`;

/**
 * Truncated, so that rows lie in the order of their insertion, as in a new database. The migrations stay; `counter` has one row from
 * the start.
 */
const empty = `
	do $$ declare tables text; begin
		select string_agg(format('%I', tablename), ', ') into tables from pg_tables
			where schemaname = 'public' and tablename <> 'counter' and tablename not like 'kysely%';
		execute 'truncate ' || tables || ' restart identity';
		update counter set value = 0;
	end $$`;

/** As text, to compare databases. */
export async function structureOf(client: pg.Client): Promise<string> {
	return (await client.query<{ structure: string }>(structure)).rows[0]!.structure;
}

const endOthers = `
	select pg_terminate_backend(pid, 10000) from pg_stat_activity
	where datname = current_database() and pid <> pg_backend_pid()`;

/**
 * Ends the connections of a database and makes it like a new one from the template, whose structure is `expected`. False, with
 * nothing emptied, if it has another structure.
 */
export async function emptyDatabase(client: pg.Client, expected: string): Promise<boolean> {
	await client.query(endOthers);
	if ((await structureOf(client)) !== expected) return false;
	await client.query(empty);
	return true;
}
