import { retentionDays } from '../../shared/policies/retention.ts';
import { day } from '../../shared/rules/durations.ts';
import { removeOldCopies } from '../backup/restore-point.ts';
import { foldListTexts } from '../db/admin-list-texts.ts';
import { engineOf } from '../db/engine.ts';
import { purgeLimits } from '../db/guess-tallies.ts';
import { purgeOldAnswers } from '../db/idempotency.ts';
import { anonymizeUsage, purgeAuditDetails, purgeStartTimes } from '../db/retention.ts';
import type { Db } from '../db/schema.ts';
import { purgeEndedSessions } from '../db/sessions.ts';
import type { Core } from './core.ts';
import { logWarning } from './log.ts';

/** Milliseconds. */
const defaultIntervals = { sessions: 60_000, expired: 3_600_000 };

/**
 * Deletes ended sessions and other expired data, now and at intervals. Closes the sockets of sessions that expired or that
 * another process ended. Of several nodes one does it. Returns a function that stops the intervals.
 */
export async function startCleanup(
	{ config, db, cluster, disconnectSessions, now }: Core,
	intervals: Partial<typeof defaultIntervals> = {},
): Promise<() => void> {
	const isMine = async () => !cluster || cluster.isLeader();
	const purgeSessions = async () => {
		if (await isMine()) disconnectSessions(await purgeEndedSessions(db, now()));
	};
	const purgeRest = async () => {
		if (!(await isMine())) return;
		await purgeOldAnswers(db, now());
		if (cluster) await purgeLimits(db, now());
		await foldListTexts(db);
		await purgeExpired(db, cluster ? null : config.dataDir, now());
	};
	await purgeSessions();
	await purgeRest();
	const { sessions, expired } = { ...defaultIntervals, ...intervals };
	const timers = [
		setInterval(warnOnError(purgeSessions), sessions).unref(),
		setInterval(warnOnError(purgeRest), expired).unref(),
	];
	return () => {
		for (const timer of timers) clearInterval(timer);
	};
}

function warnOnError(task: () => Promise<void>): () => void {
	return () => void task().catch(logWarning);
}

/**
 * Deletes what has reached the retention times of the privacy policy, except answers and sessions, which are checked more often.
 * Call at least once a day. Truncates the write-ahead log, so that deleted text leaves it too. `dataDir`: null without a database file.
 */
export async function purgeExpired(db: Db, dataDir: string | null, now: number): Promise<void> {
	await anonymizeUsage(db, toUtcDay(now - retentionDays.usage * day));
	await purgeAuditDetails(db, toUtcDay(now - retentionDays.auditDetails * day), now);
	await purgeStartTimes(db, now - 2 * day);
	// A copy that cannot be removed must not stop the server.
	if (dataDir !== null) await removeOldCopies(dataDir, now).catch(logWarning);
	await engineOf(db).eraseDeletedText(db);
}

/** YYYY-MM-DD, UTC. */
function toUtcDay(at: number): string {
	return new Date(at).toISOString().slice(0, 10);
}
