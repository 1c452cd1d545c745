import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { FailingServer } from './failing-server.ts';
import type { Attempt } from './journeys.ts';

/** Milliseconds: longer than the server remembers a request that it began and did not answer. */
const aWhile = 11 * 60_000;
/** Milliseconds of a trouble that lasts, while an answer is waited for. */
const aMoment = 100;
/** Looks at what is left to do after which a lasting trouble ends, and after which something is stuck. */
const [patience, tooMany] = [5, 2_000];

/**
 * Goes a journey's way to its end, whatever fails, as a device does that asks again; then looks whether all is as it
 * should be. `mend` ends the trouble: it is called when something was refused, and while work that is left does not end.
 */
export async function runJourney(faulty: FailingServer, attempt: Attempt, endFailure: () => void): Promise<void> {
	// Whoever waits for a chapter does so while time passes.
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
		// A trouble that lasts holds up whoever waits for a chapter.
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
	// What is told and tidied once the last row is gone.
	await sleep(1);
}
