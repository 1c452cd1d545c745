import type { Desk } from '../makers.ts';

/** The desk of calls that no story asked for: they end by their limits, and nobody is charged for them. */
export function ownDesk(): Desk {
	return { signal: new AbortController().signal, spent() {}, remark() {}, writes() {} };
}
