/** Milliseconds. */
const maxPause = 250;

/**
 * Creates a function that pauses as long as the work since its last call took, so that others get half of disk and processor.
 * Blocks its thread.
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
