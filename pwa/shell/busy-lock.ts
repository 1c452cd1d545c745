import { deferred } from '../../shared/rules/deferred.ts';

/** Whether a story is read or created at this path: no update or reload may interrupt there. */
export function isBusyPath(path: string): boolean {
	return /^\/(story\/|create)/.test(path);
}

const lockName = 'mid-story';

/** Holds the busy lock, which all windows share, until the returned function is called. */
export function holdBusyLock(): () => void {
	const { promise, resolve } = deferred();
	// A service worker knows only the URL at which a window was opened. A lock is also released when a window crashes.
	void navigator.locks?.request(lockName, { mode: 'shared' }, () => promise);
	return resolve;
}

/** Runs `work` unless a window of this browser holds the busy lock: then false. */
export async function runUnlessBusy(work: () => void): Promise<boolean> {
	return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => {
		if (lock) work();
		return lock !== null;
	});
}
