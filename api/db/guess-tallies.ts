import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The rules by which wrong guesses are counted. Times are in milliseconds. */
export type GuessRules = {
	freeGuesses: number;
	firstWait: number;
	maxWait: number;
	forgottenAfter: number;
	trustedFor: number;
};

/** A guess that was counted as wrong until it succeeds, or one that was refused for so many milliseconds. */
export type CountedGuess = { undo(): Promise<void> } | { refusedFor: number };

/** Wrong guesses in a row by caller: an account and an address. */
export type GuessTallies = {
	/** Whether the caller had the right password within the last `trustedFor`. */
	isTrusted(caller: string): Promise<boolean>;
	/** Counts a guess before it is checked, so that parallel guesses gain nothing. */
	count(caller: string): Promise<CountedGuess>;
	succeed(caller: string): Promise<void>;
};

/** Postgres: tallies that all nodes count in. Callers must be hashed. */
export function sharedGuessTallies(db: Db, rules: GuessRules): GuessTallies {
	const { freeGuesses, firstWait, maxWait, forgottenAfter, trustedFor } = rules;
	return {
		async isTrusted(caller) {
			const { rows } = await sql`
				select 1 from guess_tally where caller = ${caller} and trusted_until > ${Date.now()}`.execute(db);
			return rows.length > 0;
		},
		async count(caller) {
			const now = Date.now();
			const wrong = sql`case when guess_tally.expires_at > ${now} then guess_tally.wrong + 1 else 1 end`;
			const counted = await sql<{ blocked_until: number }>`
				insert into guess_tally (caller, wrong, blocked_until, expires_at, trusted_until)
				values (${caller}, 1, 0, ${now + forgottenAfter}, 0)
				on conflict (caller) do update set
					wrong = ${wrong},
					blocked_until = case when ${wrong} >= ${freeGuesses}::int
						then ${now}::bigint + least(${firstWait}::bigint * power(2, least(${wrong} - ${freeGuesses}::int, 30))::bigint, ${maxWait}::bigint)
						else 0 end,
					expires_at = ${now + forgottenAfter}
				where guess_tally.blocked_until <= ${now}
				returning blocked_until`.execute(db);
			const [row] = counted.rows;
			if (!row) return { refusedFor: await timeUntilAllowed(db, caller, now) };
			return {
				async undo() {
					await sql`
						update guess_tally set
							wrong = greatest(wrong - 1, 0),
							blocked_until = case when blocked_until = ${row.blocked_until} or wrong - 1 < ${freeGuesses}::int
								then 0 else blocked_until end
						where caller = ${caller}`.execute(db);
				},
			};
		},
		async succeed(caller) {
			await sql`
				update guess_tally set wrong = 0, blocked_until = 0, trusted_until = ${Date.now() + trustedFor}
				where caller = ${caller}`.execute(db);
		},
	};
}

async function timeUntilAllowed(db: Db, caller: string, now: number): Promise<number> {
	const { rows } = await sql<{ blocked_until: number }>`
		select blocked_until from guess_tally where caller = ${caller}`.execute(db);
	return Math.max(1, (rows[0]?.blocked_until ?? now) - now);
}

/** The tables in which the nodes of a cluster count; `rate_limit` is of the form that rate-limiter-flexible demands. */
export async function createLimitTables(db: Db): Promise<void> {
	await sql`
		create table if not exists guess_tally (
			caller text primary key,
			wrong integer not null,
			blocked_until bigint not null,
			expires_at bigint not null,
			trusted_until bigint not null
		)`.execute(db);
	await sql`
		create table if not exists rate_limit (
			key varchar(255) primary key,
			points integer not null default 0,
			expire bigint
		)`.execute(db);
}

/** Deletes the counts that no longer limit anything. */
export async function purgeLimits(db: Db, now: number): Promise<void> {
	await sql`delete from guess_tally where expires_at < ${now} and trusted_until < ${now}`.execute(db);
	await sql`delete from rate_limit where expire < ${now}`.execute(db);
}
