import { forgetOldAnswers } from './db/idempotency.ts';
import { forgetOldSessions } from './db/sessions.ts';
import type { Parts } from './parts.ts';

/** Milliseconds. Kept answers may be large, and nobody waits for their going. */
const usual = { sessions: 60_000, answers: 3_600_000 };

/**
 * Forgets what is over, now and regularly. A session ends by itself too, or by an operator's hand in another process: its
 * sockets are closed then. Gives what ends it.
 */
export async function keepTidy(
	{ db, hangUp, now }: Pick<Parts, 'db' | 'hangUp' | 'now'>,
	every: Partial<typeof usual> = {},
): Promise<() => void> {
	const sessions = async () => hangUp(await forgetOldSessions(db, now()));
	const answers = () => forgetOldAnswers(db, now());
	await sessions();
	await answers();
	const { sessions: often, answers: seldom } = { ...usual, ...every };
	const timers = [setInterval(carefully(sessions), often).unref(), setInterval(carefully(answers), seldom).unref()];
	return () => {
		for (const timer of timers) clearInterval(timer);
	};
}

function carefully(tidy: () => Promise<void>): () => void {
	return () => void tidy().catch(process.emitWarning);
}
