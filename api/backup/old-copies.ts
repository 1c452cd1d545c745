import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRestorePending, pointFolder } from './restore-point.ts';

/** As old as the oldest nightly backup: by then what was deleted is to be gone everywhere. */
const retention = 14 * 24 * 60 * 60 * 1000;

/** Removes a restore point, and copies that earlier versions left beside the database, once they are a fortnight old. */
export async function removeOldCopies(dataDir: string, now: number): Promise<void> {
	const names = (await readdir(dataDir)).filter((name) => name === pointFolder || name.includes('.db.before-'));
	for (const name of names) {
		const path = join(dataDir, name);
		if (name === pointFolder && isRestorePending(dataDir)) continue;
		const { mtimeMs } = await stat(path);
		if (now - mtimeMs > retention) await rm(path, { recursive: true, force: true });
	}
}
