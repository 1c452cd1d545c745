import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { retentionDays } from '../../shared/policies/retention.ts';
import { anonymizeUsage, purgeAuditDetails, purgeStartTimes } from '../db/retention.ts';
import type { Db } from '../db/schema.ts';
import { truncateWal } from '../db/truncate-wal.ts';

const day = 24 * 60 * 60 * 1000;

/** What stood here before the tables were changed, and before a backup was put back. */
const copyPattern = /^(everbranch\.db\.before-.+|restore-point)$/;

/**
 * Lets go of what was kept as long as the privacy policy says, but answers and sessions, which go by the hour. To be
 * called at least once a day. What was deleted by then leaves the write-ahead log too.
 */
export async function purgeExpired(db: Db, dataDir: string, now: number): Promise<void> {
	await anonymizeUsage(db, toUtcDay(now - retentionDays.usage * day));
	await purgeAuditDetails(db, toUtcDay(now - retentionDays.auditDetails * day), now);
	await purgeStartTimes(db, now - 2 * day);
	// A copy that cannot be removed is no reason to tell no stories.
	await removeOldCopies(dataDir, now - retentionDays.backups * day).catch(process.emitWarning);
	await truncateWal(db);
}

/** A folder that was moved aside is as old as what was moved into it last. */
async function removeOldCopies(folder: string, madeBefore: number): Promise<void> {
	for (const name of (await readdir(folder)).filter((name) => copyPattern.test(name))) {
		const path = join(folder, name);
		const { mtimeMs } = await stat(path);
		if (mtimeMs < madeBefore) await rm(path, { recursive: true, force: true });
	}
}

/** YYYY-MM-DD, UTC. */
function toUtcDay(at: number): string {
	return new Date(at).toISOString().slice(0, 10);
}
