import { foldListTexts } from '../db/admin-list-texts.ts';
import { purgeOldAnswers } from '../db/idempotency.ts';
import { purgeEndedSessions } from '../db/sessions.ts';
import type { Core } from './core.ts';
import { purgeExpired } from './retention.ts';

/** Milliseconds. */
const defaultIntervals = { sessions: 60_000, rest: 3_600_000 };

/**
 * Deletes ended sessions and other expired data, now and at intervals. Closes the sockets of sessions that expired or that
 * another process ended. Returns a function that stops the intervals.
 */
export async function startCleanup(
	{ config, db, disconnectSessions, now }: Core,
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
