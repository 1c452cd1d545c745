import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRestorePending, pointFolder } from './restore-point.ts';

/** Milliseconds; the age of the oldest nightly backup, when deleted data must be gone everywhere. */
const retention = 14 * 24 * 60 * 60 * 1000;

/** Removes an old restore point, and old copies that earlier versions left beside the database. */
export async function removeOldCopies(dataDir: string, now: number): Promise<void> {
	const names = (await readdir(dataDir)).filter((name) => name === pointFolder || name.includes('.db.before-'));
	for (const name of names) {
		const path = join(dataDir, name);
		if (name === pointFolder && isRestorePending(dataDir)) continue;
		const { mtimeMs } = await stat(path);
		if (now - mtimeMs > retention) await rm(path, { recursive: true, force: true });
	}
}
