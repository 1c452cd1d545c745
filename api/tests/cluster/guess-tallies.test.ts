import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLimitTables, type GuessRules, sharedGuessTallies } from '../../db/guess-tallies.ts';
import { openPostgres } from '../../db/postgres.ts';
import { createPostgresDatabase } from '../../testing/test-database.ts';

const rules: GuessRules = {
	...{ freeGuesses: 5, firstWait: 600_000, maxWait: 900_000 },
	...{ forgottenAfter: 86_400_000, trustedFor: 86_400_000 },
};
const caller = 'an address and an account';

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let nodes: Awaited<ReturnType<typeof openPostgres>>[];

beforeEach(async () => {
	database = await createPostgresDatabase();
	nodes = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
	await createLimitTables(nodes[0]!.db);
});
afterEach(async () => {
	await Promise.all(nodes.map(({ close }) => close()));
	await database.drop();
});

const talliesOf = (node: number) => sharedGuessTallies(nodes[node % 2]!.db, rules);

it('S21 refuses all but five guesses that are made at once at two nodes', async () => {
	const guesses = await Promise.all(Array.from({ length: 40 }, (_, i) => talliesOf(i).count(caller)));
	expect(guesses.filter((guess) => 'undo' in guess)).toHaveLength(5);
	for (const guess of guesses) if ('refusedFor' in guess) expect(guess.refusedFor).toBeGreaterThan(rules.firstWait / 2);
	expect(await talliesOf(0).count('another caller')).toHaveProperty('undo');
});

it('counts no guess that was not checked, and no wait for it', async () => {
	for (let i = 0; i < 4; i++) await talliesOf(i).count(caller);
	const last = await talliesOf(0).count(caller);
	if (!('undo' in last)) throw new Error('It was refused.');
	expect(await talliesOf(1).count(caller)).toHaveProperty('refusedFor');
	await last.undo();
	expect(await talliesOf(1).count(caller)).toHaveProperty('undo');
	expect(await talliesOf(1).count(caller)).toHaveProperty('refusedFor');
});

it('begins anew after the right password, and trusts the caller at each node', async () => {
	expect(await talliesOf(0).isTrusted(caller)).toBe(false);
	for (let i = 0; i < 4; i++) await talliesOf(0).count(caller);
	await talliesOf(0).succeed(caller);
	expect(await talliesOf(1).isTrusted(caller)).toBe(true);
	for (let i = 0; i < 5; i++) expect(await talliesOf(1).count(caller)).toHaveProperty('undo');
	expect(await talliesOf(0).count(caller)).toHaveProperty('refusedFor');
});
