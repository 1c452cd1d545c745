/** The longest rest at once, in milliseconds. */
const maxPause = 250;

/**
 * Rests as long as it has worked since the last rest: disk and processor are everybody else's for half of the time. It holds up
 * its whole thread.
 */
export function createThrottle(): () => void {
	const flag = new Int32Array(new SharedArrayBuffer(4));
	let since = performance.now();
	return () => {
		const worked = performance.now() - since;
		if (worked > 1) Atomics.wait(flag, 0, 0, Math.min(worked, maxPause));
		since = performance.now();
	};
}
