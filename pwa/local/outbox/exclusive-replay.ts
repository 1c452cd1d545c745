import { subscribe } from './outbox-channel.ts';
import { type ReplayContext, recordReplayFailure, replay } from './replay.ts';
import { withReplayLock } from './replay-lock.ts';

/**
 * Runs one replay at a time on the device: tabs and the worker share the replay lock (replay-lock.ts). A call during a
 * replay waits for its end and then replays once more, because an entry may have been added after the last read of the
 * outbox.
 */
export function exclusiveReplay(context: ReplayContext): () => Promise<void> {
	let running: Promise<void> | null = null;
	let waiting: Promise<void> | null = null;
	const runLocked = () =>
		withReplayLock(context.library, () => replay(context, waitForWake)).catch((error: unknown) =>
			recordReplayFailure(context, error),
		);
	return function run(): Promise<void> {
		if (!running) {
			running = runLocked().finally(() => {
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

/** Resolves when an entry is added in any context of the device: the running replay reads the outbox again. */
function waitForWake(): Promise<void> {
	nextWake ??= new Promise((resolve) => {
		const stop = subscribe(({ kind }) => {
			if (kind !== 'wake') return;
			stop();
			nextWake = null;
			resolve();
		});
	});
	return nextWake;
}
