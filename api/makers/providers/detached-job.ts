import type { JobContext } from '../makers.ts';

/** The desk of calls that no story asked for: they end by their limits, and nobody is charged for them. */
export function detachedJob(): JobContext {
	return { signal: new AbortController().signal, recordUsage() {}, addRemark() {}, streamText() {} };
}
