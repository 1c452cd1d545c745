import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keepingTimes } from '../shared/policies/keeping-times.ts';
import { foldLog } from './db/fold-log.ts';
import { forgetBeginnings, letGoOfDetails, unnameUsage } from './db/retention.ts';
import type { Db } from './db/schema.ts';

const day = 24 * 60 * 60 * 1000;

/** What stood here before the tables were changed, and before a backup was put back. */
const isCopy = /^(everbranch\.db\.before-.+|restore-point)$/;

/**
 * Lets go of what was kept as long as the privacy policy says, but answers and sessions, which go by the hour. To be
 * called at least once a day. What was deleted by then leaves the write-ahead log too.
 */
export async function letGo(db: Db, dataDir: string, now: number): Promise<void> {
	await unnameUsage(db, dayOf(now - keepingTimes.usage * day));
	await letGoOfDetails(db, dayOf(now - keepingTimes.auditDetails * day), now);
	await forgetBeginnings(db, now - 2 * day);
	// A copy that cannot be removed is no reason to tell no stories.
	await removeCopies(dataDir, now - keepingTimes.copies * day).catch(process.emitWarning);
	await foldLog(db);
}

/** A folder that was moved aside is as old as what was moved into it last. */
async function removeCopies(folder: string, madeBefore: number): Promise<void> {
	for (const name of (await readdir(folder)).filter((name) => isCopy.test(name))) {
		const path = join(folder, name);
		const { mtimeMs } = await stat(path);
		if (mtimeMs < madeBefore) await rm(path, { recursive: true, force: true });
	}
}

/** YYYY-MM-DD, UTC. */
function dayOf(at: number): string {
	return new Date(at).toISOString().slice(0, 10);
}
