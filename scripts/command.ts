import type { Config } from '../api/app/config.ts';
import { StartError } from '../api/app/errors.ts';

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

/** Refuses a command that works on the files of DATA_DIR only. */
export function requireDatabaseFile({ databaseUrl }: Config): void {
	if (databaseUrl !== null) throw new StartError('This server’s database is Postgres: use pg_dump and pg_restore.');
}

function errorLine(error: unknown): string {
	if (error instanceof StartError) return error.message;
	const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
	return `The command stopped: ${line}`;
}
