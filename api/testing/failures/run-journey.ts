import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { FailingServer } from './failing-server.ts';
import type { Attempt } from './journeys.ts';

/** Milliseconds: longer than the server keeps a request that it began and did not answer. */
const aWhile = 11 * 60_000;
/** Milliseconds after which a lasting failure ends while a response is pending. */
const aMoment = 100;
/** Checks of the job table after which a lasting failure ends, and after which a job counts as stuck. */
const [patience, tooMany] = [5, 2_000];

/**
 * Runs the steps of a journey with retries, as a device does, while calls fail; then verifies its result. `endFailure`
 * ends the failure: it is called after a refused step, and while jobs do not end.
 */
export async function runJourney(faulty: FailingServer, attempt: Attempt, endFailure: () => void): Promise<void> {
	// A request that waits for a chapter needs a running clock.
	const ticking = setInterval(() => faulty.advanceTime(1_000), 5);
	try {
		for (const step of attempt.steps) await retryStep(faulty, step, attempt.repeatStatuses ?? [], endFailure);
		await untilIdle(faulty, endFailure);
	} finally {
		clearInterval(ticking);
		endFailure();
		faulty.injection.disarm();
	}
	await attempt.verify();
	expect(faulty.isUnlocked()).toBe(true);
	expect((await sql`pragma synchronous`.execute(faulty.server.db)).rows).toEqual([{ synchronous: 2 }]);
}

async function retryStep(
	{ advanceTime }: FailingServer,
	step: Attempt['steps'][number],
	before: readonly number[],
	mend: () => void,
) {
	for (let tries = 1; ; tries++) {
		// A lasting failure blocks a request that waits for a chapter.
		const mended = setTimeout(mend, aMoment);
		const { status } = await step().catch(() => ({ status: 599 }));
		clearTimeout(mended);
		if (status < 300 || (tries > 1 && before.includes(status))) return;
		expect([500, 503, 409, 599], `an answer to try ${tries}`).toContain(status);
		expect(tries).toBeLessThan(4);
		await sleep(3);
		mend();
		advanceTime(aWhile);
	}
}

async function untilIdle({ rows, advanceTime }: FailingServer, mend: () => void): Promise<void> {
	for (let looks = 1; rows('select 1 from job').length > 0; looks++) {
		if (looks > patience) mend();
		if (looks > tooMany) expect(rows('select * from job')).toEqual([]);
		await sleep(1);
		if (looks > 10 * patience) advanceTime(aWhile);
	}
	// Events and cleanup follow after the last row is deleted.
	await sleep(1);
}
