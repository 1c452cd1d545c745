import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectToPostgres } from '../../../api/db/postgres.ts';
import { backendPid } from '../../../api/db/testing/activity.ts';
import setUpPostgres from '../../../api/db/testing/postgres-server.ts';
import { createPostgresDatabase } from '../../../api/testing/test-database.ts';
import { parentOf, processorTimeOfFamily } from './processor-time.ts';

export type BenchPostgres = AsyncDisposable & {
	/** For media and data of nodes. */
	folder: string;
	/** The address of a new, empty database with the server's tables. */
	newDatabase(): Promise<string>;
	/** Microseconds of processor that it has used so far. */
	processorTime(): number;
};

/** A Postgres of this machine in a temporary folder, without waiting for the disk. */
export async function startPostgres(): Promise<BenchPostgres> {
	const stop = await setUpPostgres(undefined as never);
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-bench-'));
	const db = connectToPostgres(process.env.TEST_POSTGRES_URL!, 'bench');
	const postmaster = await backendPid(db).then(parentOf);
	await db.destroy();
	return {
		folder,
		processorTime: () => processorTimeOfFamily(postmaster),
		newDatabase: async () => (await createPostgresDatabase(process.env.TEST_POSTGRES_URL)).url,
		async [Symbol.asyncDispose]() {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** What makes a server a node on this database. */
export function nodeSettings(url: string, folder: string): Record<string, string> {
	return { DATABASE_URL: url, MEDIA_SHARED_DIR: join(folder, 'media') };
}
