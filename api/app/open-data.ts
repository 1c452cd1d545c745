import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBackup } from '../backup/make-backup.ts';
import { rollBackInterruptedRestore } from '../backup/restore.ts';
import type { Cluster } from '../db/cluster.ts';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import type { Config } from './config.ts';
import { StartError } from './errors.ts';

/**
 * Opens the database of the configuration, and creates folder and tables where they are missing. `cluster`: null for a file.
 * `exclusive`: a file is refused while a server uses it; on Postgres there may be several. Throws StartError.
 */
export async function openData(
	config: Config,
	{ exclusive, now = Date.now }: { exclusive: boolean; now?: () => number },
): Promise<OpenDatabase & { cluster: Cluster | null }> {
	if (config.databaseUrl !== null) {
		// Not loaded without need: the driver is for those who run several nodes.
		const { openPostgres } = await import('../db/postgres.ts');
		return openPostgres(config.databaseUrl);
	}
	const { dataDir } = config;
	await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
		throw new StartError(`DATA_DIR ${dataDir} cannot be made (${cause.code}).`, { cause });
	});
	rollBackInterruptedRestore(dataDir);
	const beforeMigration = async () => void (await makeBackup(config, { at: now() }));
	return { ...(await openDatabase(join(dataDir, 'everbranch.db'), { exclusive, beforeMigration })), cluster: null };
}
