import { day, hour } from '../../shared/rules/durations.ts';
import type { Core } from '../app/core.ts';
import { errorFields, log } from '../app/log.ts';
import type { Cluster } from '../db/cluster.ts';
import type { MediaStore } from './media-store.ts';
import { sweepMedia } from './media-use.ts';

/** Milliseconds. A large bucket takes minutes to list. */
const interval = day;

/**
 * Sweeps a shared store once a day, in the background; an error is logged, and the next day tries again. Of several nodes one does it.
 * Whether it is this one, and whether a day has passed, is looked at now and every `lookInterval` milliseconds. Returns a function that
 * stops it.
 */
export function startMediaSweep(
	{ db, cluster, media, now }: Pick<Core, 'db' | 'media' | 'now'> & { cluster: Pick<Cluster, 'isLeader'> | null },
	lookInterval = hour,
): () => Promise<void> {
	let isStopped = false;
	let sweeping = Promise.resolve();
	let lastSweep = Number.NEGATIVE_INFINITY;
	const sweepIfDue = async () => {
		if (now() - lastSweep < interval || (cluster && !(await cluster.isLeader()))) return;
		lastSweep = now();
		await sweepMedia(
			db,
			stoppable(media, () => isStopped),
			now(),
			true,
		);
	};
	const look = () => {
		sweeping = sweeping
			.then(sweepIfDue)
			.catch((error: unknown) => log({ level: 'error', event: 'media-sweep-failed', ...errorFields(error) }));
	};
	look();
	const timer = setInterval(look, lookInterval).unref();
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
