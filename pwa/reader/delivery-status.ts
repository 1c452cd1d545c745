import { useEffect, useState } from 'react';
import { isServerUnreachable } from '../local/outbox/commands.ts';
import type { Entry } from '../local/outbox/entries.ts';

/**
 * How it stands with what was asked for: the server is at it, it is kept until the server can be reached, or the server or this
 * device has trouble and it will be tried again.
 */
export type DeliveryStatus = 'under way' | 'kept' | 'troubled';

/** Shorter than this, a try is not worth a word: without a network each ends at once. */
const minVisibleMs = 1_000;

/** What a server says that is at it. */
const inProgressCodes = ['still-writing', 'still-running'];

/** How it stands with an entry, as a person should be told: it does not flicker with each try. Null for none. */
export function useDeliveryStatus(entry: Entry | null, entries: readonly Entry[]): DeliveryStatus | null {
	const isBeingTried = useDelayedTrue(entry?.state === 'sending');
	if (!entry) return null;
	return isBeingTried ? 'under way' : deliveryStatusOf(entry, entries);
}

/** How it stands with an entry, one of these entries, after its last try. */
export function deliveryStatusOf(entry: Entry, entries: readonly Entry[]): DeliveryStatus {
	const [problem] = [entry, ...blockingEntries(entry, entries)].flatMap(({ problem }) => problem ?? []);
	if (!problem || inProgressCodes.includes(problem.code)) return 'under way';
	return isServerUnreachable(problem) ? 'kept' : 'troubled';
}

/** What has to be carried out before an entry. */
export function blockingEntries({ seq, lanes }: Entry, entries: readonly Entry[]): Entry[] {
	return entries.filter(
		(one) => one.seq < seq && one.state !== 'failed' && one.lanes.some((lane) => lanes.includes(lane)),
	);
}

function useDelayedTrue(is: boolean): boolean {
	const [lasts, setLasts] = useState(false);
	useEffect(() => {
		if (!is) return;
		const timer = setTimeout(() => setLasts(true), minVisibleMs);
		return () => {
			clearTimeout(timer);
			setLasts(false);
		};
	}, [is]);
	return lasts;
}
