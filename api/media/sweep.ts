import { errorFields, log } from '../app/log.ts';
import type { Db } from '../db/schema.ts';
import type { MediaStore } from './media-store.ts';
import { sweepMedia } from './media-use.ts';

/** Milliseconds. A large bucket takes minutes to list. */
const interval = 24 * 60 * 60 * 1000;

/**
 * Sweeps a shared store now and once a day, in the background; an error is logged, and the next day tries again. Several nodes
 * may do so at once. Returns a function that stops it.
 */
export function startMediaSweep(db: Db, media: MediaStore, now: () => number): () => Promise<void> {
	let isStopped = false;
	let sweeping = Promise.resolve();
	const sweep = () => {
		sweeping = sweepMedia(
			db,
			stoppable(media, () => isStopped),
			now(),
			true,
		).catch((error: unknown) => log({ level: 'error', event: 'media-sweep-failed', ...errorFields(error) }));
	};
	sweep();
	const timer = setInterval(sweep, interval).unref();
	return async () => {
		isStopped = true;
		clearInterval(timer);
		await sweeping;
	};
}

/** The store, whose list ends when the server stops. */
function stoppable(media: MediaStore, isStopped: () => boolean): MediaStore {
	return {
		...media,
		async *files() {
			for await (const file of media.files()) {
				if (isStopped()) return;
				yield file;
			}
		},
	};
}
