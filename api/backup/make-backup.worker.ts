import { parentPort, workerData } from 'node:worker_threads';
import { StartError } from '../app/errors.ts';
import type { Outcome, Task } from './backups.ts';
import { makeBackup } from './make-backup.ts';

/* The thread in which a running server makes backups, so that copying, hashing and syncing block no requests. */
const { place, at, checkOlder } = workerData as Task;
parentPort!.postMessage(await outcome());

async function outcome(): Promise<Outcome> {
	try {
		return { made: await makeBackup(place, { at, checkOlder }) };
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		return { failed: error.message };
	}
}
