import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { FailingServer } from './failing-server.ts';
import type { Attempt } from './journeys.ts';

/** Milliseconds: longer than the server keeps a request that it began and did not answer. */
const idempotencyPeriod = 11 * 60_000;
/** Milliseconds after which a lasting failure ends while a response is pending. */
const lastingTime = 100;
/** Checks of the job table after which a lasting failure ends, and after which a job counts as stuck. */
const [endAfter, stuckAfter] = [5, 2_000];

/**
 * Runs the steps of a journey with retries, as a device does, while calls fail; then verifies its result. `endFailure`
 * ends the failure: it is called after a refused step, and while jobs do not end.
 */
export async function runJourney(failing: FailingServer, attempt: Attempt, endFailure: () => void): Promise<void> {
	// A request that waits for a chapter needs a running clock.
	const ticking = setInterval(() => failing.advanceTime(1_000), 5);
	try {
		for (const step of attempt.steps) await retryStep(failing, step, attempt.repeatStatuses ?? [], endFailure);
		await untilIdle(failing, endFailure);
	} finally {
		clearInterval(ticking);
		endFailure();
		failing.injection.disarm();
	}
	await attempt.verify();
	expect(failing.isUnlocked()).toBe(true);
	expect((await sql`pragma synchronous`.execute(failing.server.db)).rows).toEqual([{ synchronous: 2 }]);
}

async function retryStep(
	{ advanceTime }: FailingServer,
	step: Attempt['steps'][number],
	before: readonly number[],
	restore: () => void,
) {
	for (let tries = 1; ; tries++) {
		// A lasting failure blocks a request that waits for a chapter.
		const timer = setTimeout(restore, lastingTime);
		const { status } = await step().catch(() => ({ status: 599 }));
		clearTimeout(timer);
		if (status < 300 || (tries > 1 && before.includes(status))) return;
		expect([500, 503, 409, 599], `an answer to try ${tries}`).toContain(status);
		expect(tries).toBeLessThan(4);
		await sleep(3);
		restore();
		advanceTime(idempotencyPeriod);
	}
}

async function untilIdle({ server, rows, advanceTime }: FailingServer, restore: () => void): Promise<void> {
	for (let checks = 1; rows('select 1 from job').length > 0; checks++) {
		if (checks > endAfter) restore();
		if (checks > stuckAfter) expect(rows('select * from job')).toEqual([]);
		await sleep(1);
		if (checks > 10 * endAfter) advanceTime(idempotencyPeriod);
	}
	while (!server.context.queue.isIdle) await sleep(1);
	// The round that the last job has started.
	await server.context.queue.wake();
}
