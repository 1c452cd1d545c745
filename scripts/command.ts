import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../api/app/config.ts';
import { StartError } from '../api/app/errors.ts';
import { makeBackup } from '../api/backup/make-backup.ts';
import { rollBackInterruptedRestore } from '../api/backup/restore.ts';
import { type OpenDatabase, openDatabase } from '../api/db/open.ts';

/** Runs an operator's command. An error is one line on stderr and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
	// Files in DATA_DIR are readable by their owner only, as the server's own are.
	process.umask(0o077);
	try {
		await work();
	} catch (error) {
		console.error(errorLine(error));
		process.exitCode = 1;
	}
}

/**
 * Opens the database of `DATA_DIR`, and creates folder and tables where they are missing. `sole`: only while no server uses it.
 * Throws StartError, as the start of the server does.
 */
export async function openData(config: Config, { sole }: { sole: boolean }): Promise<OpenDatabase> {
	const { dataDir } = config;
	await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
		throw new StartError(`DATA_DIR ${dataDir} cannot be made (${cause.code}).`, { cause });
	});
	rollBackInterruptedRestore(dataDir);
	const beforeMigration = async () => void (await makeBackup(config, { at: Date.now() }));
	return openDatabase(join(dataDir, 'everbranch.db'), { exclusive: sole, beforeMigration });
}

function errorLine(error: unknown): string {
	if (error instanceof StartError) return error.message;
	const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
	return `The command stopped: ${line}`;
}
