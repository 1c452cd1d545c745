import { Worker } from 'node:worker_threads';
import type { BackupState } from '../../shared/admin.ts';
import type { MediaStore } from '../media/media-store.ts';
import { StartError } from '../start-error.ts';
import type { BackupMade, Place } from './back-up.ts';
import { damagedBackups, keptBackups } from './kept.ts';
import { lastNight } from './last-night.ts';

export type Backups = {
	state(): Promise<BackupState>;
	/** Makes one, or waits for the one that is being made. Throws StartError when it could not be made. */
	make(): Promise<BackupMade>;
	/** Makes one each night from now on, and soon after a start if the last night went by without. */
	keepNightly(): void;
	/** Ends what is being made; nothing of it counts. */
	stop(): Promise<void>;
};

export type Task = { place: Place; at: number; checkOlder: boolean };
export type Outcome = { made: BackupMade } | { failed: string };

const program = new URL('./back-up.worker.ts', import.meta.url);
/** A start is not made slower by a backup; and who only looks in does not wait for one. */
const lookEvery = 10 * 60 * 1000;
/** After one that failed: a full disk is not emptied in minutes. */
const restAfterFailure = 60 * 60 * 1000;

/** The backups of a running server, made in a thread of their own, one at a time. */
export function createBackups(
	{ dataDir, backupDir }: Place,
	{ media, now }: { media: MediaStore; now: () => number },
): Backups {
	const place: Place = { dataDir, backupDir };
	let underWay: Promise<BackupMade> | null = null;
	let thread: Worker | null = null;
	let timer: NodeJS.Timeout | null = null;
	let isStopping = false;
	let failed: { sentence: string; at: number } | null = null;

	async function make(checkOlder: boolean): Promise<BackupMade> {
		const outcome = await inThread({ place, at: now(), checkOlder });
		if ('failed' in outcome) throw new StartError(outcome.failed);
		failed = null;
		// Whoever looks for them next finds none, and has them made again.
		await Promise.all(outcome.made.damaged.map((name) => media.remove(name)));
		return outcome.made;
	}

	function once(checkOlder: boolean): Promise<BackupMade> {
		underWay ??= make(checkOlder)
			.catch((error: unknown) => {
				failed = { sentence: sentenceOf(error), at: now() };
				if (!isStopping) console.error('A backup was not made:', error);
				throw error;
			})
			.finally(() => {
				underWay = null;
			});
		return underWay;
	}

	function inThread(task: Task): Promise<Outcome> {
		return new Promise((resolve, reject) => {
			thread = new Worker(program, { workerData: task, execArgv: [], name: 'backup' });
			thread.once('message', resolve).once('error', reject);
			thread.once('exit', () => reject(new StartError('The backup was broken off.')));
		});
	}

	async function lookIfDue(): Promise<void> {
		const { last } = await stateOf(place).catch(() => ({ last: null }));
		const isDue = !last || Date.parse(last.madeAt) < lastNight(now());
		const rests = failed !== null && now() - failed.at < restAfterFailure;
		if (isDue && !rests) await once(true);
	}

	/** What went wrong is written down where it happened. */
	const look = () => void lookIfDue().catch(() => {});

	return {
		async state() {
			const kept = await stateOf(place);
			return { ...kept, making: underWay !== null, failed: failed?.sentence ?? null };
		},
		make: () => once(false),
		keepNightly() {
			timer = setInterval(look, lookEvery).unref();
		},
		async stop() {
			isStopping = true;
			if (timer) clearInterval(timer);
			await thread?.terminate();
			await underWay?.catch(() => {});
		},
	};
}

async function stateOf({ backupDir }: Place): Promise<Pick<BackupState, 'last' | 'kept' | 'damaged'>> {
	const kept = await keptBackups(backupDir);
	const [last] = kept;
	return {
		last: last ? { madeAt: last.madeAt, bytes: last.bytes } : null,
		kept: kept.length,
		damaged: await damagedBackups(backupDir),
	};
}

function sentenceOf(error: unknown): string {
	return error instanceof StartError ? error.message : 'The backup could not be made. The server log says why.';
}
