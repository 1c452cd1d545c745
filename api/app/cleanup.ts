import { foldListTexts } from '../db/admin-list-texts.ts';
import { purgeOldAnswers } from '../db/idempotency.ts';
import { purgeEndedSessions } from '../db/sessions.ts';
import type { AppContext } from './context.ts';
import { purgeExpired } from './retention.ts';

/** Milliseconds. The rest may be large, and nobody waits for its going. */
const defaultIntervals = { sessions: 60_000, rest: 3_600_000 };

/**
 * Forgets what is over, now and regularly. A session ends by itself too, or by an operator's hand in another process: its
 * sockets are closed then. Gives what ends it.
 */
export async function startCleanup(
	{ config, db, disconnectSessions, now }: Pick<AppContext, 'config' | 'db' | 'disconnectSessions' | 'now'>,
	intervals: Partial<typeof defaultIntervals> = {},
): Promise<() => void> {
	const sessions = async () => disconnectSessions(await purgeEndedSessions(db, now()));
	const rest = async () => {
		await purgeOldAnswers(db, now());
		await foldListTexts(db);
		await purgeExpired(db, config.dataDir, now());
	};
	await sessions();
	await rest();
	const { sessions: sessionInterval, rest: expiredInterval } = { ...defaultIntervals, ...intervals };
	const timers = [
		setInterval(warnOnError(sessions), sessionInterval).unref(),
		setInterval(warnOnError(rest), expiredInterval).unref(),
	];
	return () => {
		for (const timer of timers) clearInterval(timer);
	};
}

function warnOnError(task: () => Promise<void>): () => void {
	return () => void task().catch(process.emitWarning);
}
