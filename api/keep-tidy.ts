import { foldListTexts } from './db/admin-list-texts.ts';
import { forgetOldAnswers } from './db/idempotency.ts';
import { forgetOldSessions } from './db/sessions.ts';
import type { Parts } from './parts.ts';
import { letGo } from './retention.ts';

/** Milliseconds. The rest may be large, and nobody waits for its going. */
const usual = { sessions: 60_000, rest: 3_600_000 };

/**
 * Forgets what is over, now and regularly. A session ends by itself too, or by an operator's hand in another process: its
 * sockets are closed then. Gives what ends it.
 */
export async function keepTidy(
	{ config, db, hangUp, now }: Pick<Parts, 'config' | 'db' | 'hangUp' | 'now'>,
	every: Partial<typeof usual> = {},
): Promise<() => void> {
	const sessions = async () => hangUp(await forgetOldSessions(db, now()));
	const rest = async () => {
		await forgetOldAnswers(db, now());
		await foldListTexts(db);
		await letGo(db, config.dataDir, now());
	};
	await sessions();
	await rest();
	const { sessions: often, rest: seldom } = { ...usual, ...every };
	const timers = [setInterval(carefully(sessions), often).unref(), setInterval(carefully(rest), seldom).unref()];
	return () => {
		for (const timer of timers) clearInterval(timer);
	};
}

function carefully(tidy: () => Promise<void>): () => void {
	return () => void tidy().catch(process.emitWarning);
}
