import { useEffect, useState } from 'react';
import { blockingEntries } from '../local/outbox/blocking-entries.ts';
import type { Entry } from '../local/outbox/entries.ts';
import { isServerUnreachable } from '../local/outbox/entry-problem.ts';

/**
 * The delivery status of an outbox entry: `in progress` (the server works on it), `waiting` (until the server is
 * reachable) or `retrying` (after a problem of the server or this device).
 */
export type DeliveryStatus = 'in progress' | 'waiting' | 'retrying';

/** A shorter attempt is not shown: offline, each attempt fails at once. */
const minVisibleMs = 1_000;

/** Error codes of a server that is still working on it. */
const inProgressCodes = ['still-writing', 'still-running'];

/** The status of an entry without flicker during short attempts. Null for no entry. */
export function useDeliveryStatus(entry: Entry | null, entries: readonly Entry[]): DeliveryStatus | null {
	const isSending = useDelayedTrue(entry?.state === 'sending');
	if (!entry) return null;
	return isSending ? 'in progress' : deliveryStatusOf(entry, entries);
}

/** The status of an entry after its last attempt. `entries`: oldest first, with this one. */
export function deliveryStatusOf(entry: Entry, entries: readonly Entry[]): DeliveryStatus {
	const [problem] = [entry, ...blockingEntries(entry, entries)].flatMap(({ problem }) => problem ?? []);
	if (!problem || inProgressCodes.includes(problem.code)) return 'in progress';
	return isServerUnreachable(problem) ? 'waiting' : 'retrying';
}

function useDelayedTrue(is: boolean): boolean {
	const [isDelayedTrue, setDelayedTrue] = useState(false);
	useEffect(() => {
		if (!is) return;
		const timer = setTimeout(() => setDelayedTrue(true), minVisibleMs);
		return () => {
			clearTimeout(timer);
			setDelayedTrue(false);
		};
	}, [is]);
	return isDelayedTrue;
}
