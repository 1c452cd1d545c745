import { deferred } from '../../shared/rules/deferred.ts';

/** Whether a story is read or made at this path: nothing may interrupt there, and no window start anew by itself. */
export function isBusyPath(path: string): boolean {
	return /^\/(story\/|create)/.test(path);
}

const lockName = 'mid-story';

/** Lets every other window know that somebody is in the middle of a story here, until the returned function is called. */
export function holdBusyLock(): () => void {
	const { promise, resolve } = deferred();
	// A worker knows its windows only by the addresses at which they were opened; a lock also goes with a window that crashes.
	void navigator.locks?.request(lockName, { mode: 'shared' }, () => promise);
	return resolve;
}

/** Runs `work` unless somebody is in the middle of a story in any window of this browser: false then. */
export async function runUnlessBusy(work: () => void): Promise<boolean> {
	return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => {
		if (lock) work();
		return lock !== null;
	});
}
