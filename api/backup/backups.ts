import { Worker } from 'node:worker_threads';
import type { BackupStatus } from '../../shared/contract/admin.ts';
import { hour } from '../../shared/rules/durations.ts';
import { StartError } from '../app/errors.ts';
import { errorFields, log } from '../app/log.ts';
import type { MediaStore } from '../media/media-store.ts';
import { countDamagedBackups, listBackups } from './backup-folder.ts';
import type { BackupPaths, MadeBackup } from './make-backup.ts';

export type Backups = {
	state(): Promise<BackupStatus>;
	/** Makes a backup, or waits for the one being made. Throws StartError on failure. */
	makeNow(): Promise<MadeBackup>;
	/** Makes one each night from now on, and soon after the start if the last one is overdue. */
	startNightly(): void;
	/** Aborts a backup being made. */
	stop(): Promise<void>;
};

export type Task = { place: BackupPaths; at: number; checkOlder: boolean };
export type Outcome = { made: MadeBackup } | { failed: string };

const workerProgram = new URL('./make-backup.worker.ts', import.meta.url);
/** Milliseconds. The first check is one interval after the start, so that no backup slows the start down. */
const checkInterval = 10 * 60 * 1000;
/** Milliseconds. A full disk is not emptied in minutes. */
const retryAfterFailure = hour;

/** The backups of a running server, made in a thread, one at a time. */
export function createBackups(
	{ dataDir, backupDir }: BackupPaths,
	{ media, now }: { media: MediaStore; now: () => number },
): Backups {
	const place: BackupPaths = { dataDir, backupDir };
	let running: Promise<MadeBackup> | null = null;
	let thread: Worker | null = null;
	let timer: NodeJS.Timeout | null = null;
	let isStopping = false;
	let failed: { sentence: string; at: number } | null = null;

	async function make(checkOlder: boolean): Promise<MadeBackup> {
		const outcome = await runInThread({ place, at: now(), checkOlder });
		if ('failed' in outcome) throw new StartError(outcome.failed);
		failed = null;
		// The next request finds these files missing and has them made again.
		await Promise.all(outcome.made.damaged.map((name) => media.remove(name)));
		return outcome.made;
	}

	function makeOnce(checkOlder: boolean): Promise<MadeBackup> {
		running ??= make(checkOlder)
			.catch((error: unknown) => {
				failed = { sentence: messageOf(error), at: now() };
				if (!isStopping) log({ level: 'error', event: 'backup-failed', ...errorFields(error) });
				throw error;
			})
			.finally(() => {
				running = null;
			});
		return running;
	}

	function runInThread(task: Task): Promise<Outcome> {
		return new Promise((resolve, reject) => {
			thread = new Worker(workerProgram, { workerData: task, execArgv: [], name: 'backup' });
			thread.once('message', resolve).once('error', reject);
			thread.once('exit', () => reject(new StartError('The backup was broken off.')));
		});
	}

	async function makeIfDue(): Promise<void> {
		const { last } = await stateOf(place).catch(() => ({ last: null }));
		const isDue = !last || Date.parse(last.madeAt) < lastScheduledBackup(now());
		const isBackingOff = failed !== null && now() - failed.at < retryAfterFailure;
		if (isDue && !isBackingOff) await makeOnce(true);
	}

	/** Failures are already logged in `makeOnce`. */
	const checkInBackground = () => void makeIfDue().catch(() => {});

	return {
		async state() {
			const stored = await stateOf(place);
			return { ...stored, making: running !== null, failed: failed?.sentence ?? null };
		},
		makeNow: () => makeOnce(false),
		startNightly() {
			timer = setInterval(checkInBackground, checkInterval).unref();
		},
		async stop() {
			isStopping = true;
			if (timer) clearInterval(timer);
			await thread?.terminate();
			await running?.catch(() => {});
		},
	};
}

/** For a server whose database is Postgres, which has tools of its own for copies. */
export const noBackups: Backups = {
	state: async () => ({ last: null, kept: 0, damaged: 0, making: false, failed: null, isPostgres: true }),
	makeNow: async () => {
		throw new StartError('This server’s database is Postgres: use pg_dump.');
	},
	startNightly() {},
	stop: async () => {},
};

async function stateOf({ backupDir }: BackupPaths): Promise<Pick<BackupStatus, 'last' | 'kept' | 'damaged'>> {
	const stored = await listBackups(backupDir);
	const [last] = stored;
	return {
		last: last ? { madeAt: last.madeAt, bytes: last.bytes } : null,
		kept: stored.length,
		damaged: await countDamagedBackups(backupDir),
	};
}

function messageOf(error: unknown): string {
	return error instanceof StartError ? error.message : 'The backup could not be made. The server log says why.';
}

/** By the server's clock, when few users read. */
const backupHour = 3;

/** When (epoch milliseconds) the last nightly backup was due. */
export function lastScheduledBackup(now: number): number {
	const due = new Date(now);
	due.setHours(backupHour, 0, 0, 0);
	if (due.getTime() > now) due.setDate(due.getDate() - 1);
	return due.getTime();
}
