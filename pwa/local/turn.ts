import { hearContexts } from './outbox-news.ts';
import { type Replaying, replay } from './replay.ts';

/**
 * Replays one at a time on the whole device: a tab and the worker share the lock. Whoever is woken while the other has the
 * turn waits for it, but only once: whoever ends may have looked just before something came.
 */
export function takingTurns(replaying: Replaying): () => Promise<void> {
	let running: Promise<void> | null = null;
	let waiting: Promise<void> | null = null;
	const turn = () =>
		navigator.locks.request(`everbranch-outbox-${replaying.library.name}`, () => replay(replaying, wake));
	return function run(): Promise<void> {
		if (!running) {
			running = turn().finally(() => {
				running = null;
			});
			return running;
		}
		waiting ??= running
			.catch(() => {})
			.then(() => {
				waiting = null;
				return run();
			});
		return waiting;
	};
}

let nextWake: Promise<void> | null = null;

/** Whoever has the turn looks again when something is written down anywhere on the device. */
function wake(): Promise<void> {
	nextWake ??= new Promise((resolve) => {
		const stop = hearContexts(({ kind }) => {
			if (kind !== 'wake') return;
			stop();
			nextWake = null;
			resolve();
		});
	});
	return nextWake;
}
