import { useEffect, useState } from 'react';
import { isOutOfReach } from '../local/deeds.ts';
import type { Entry } from '../local/entries.ts';

/**
 * How it stands with what was asked for: the server is at it, it is kept until the server can be reached, or the server or this
 * device has trouble and it will be tried again.
 */
export type Standing = 'under way' | 'kept' | 'troubled';

/** Shorter than this, a try is not worth a word: without a network each ends at once. */
const shortTryMs = 1_000;

/** What a server says that is at it. */
const atIt = ['still-writing', 'still-running'];

/** How it stands with an entry, as a person should be told: it does not flicker with each try. Null for none. */
export function useStanding(entry: Entry | null, entries: readonly Entry[]): Standing | null {
	const isBeingTried = useIsLasting(entry?.state === 'sending');
	if (!entry) return null;
	return isBeingTried ? 'under way' : standingOf(entry, entries);
}

/** How it stands with an entry, one of these entries, after its last try. */
export function standingOf(entry: Entry, entries: readonly Entry[]): Standing {
	const [problem] = [entry, ...heldUpBy(entry, entries)].flatMap(({ problem }) => problem ?? []);
	if (!problem || atIt.includes(problem.code)) return 'under way';
	return isOutOfReach(problem) ? 'kept' : 'troubled';
}

/** What has to be carried out before an entry. */
export function heldUpBy({ seq, lanes }: Entry, entries: readonly Entry[]): Entry[] {
	return entries.filter(
		(one) => one.seq < seq && one.state !== 'failed' && one.lanes.some((lane) => lanes.includes(lane)),
	);
}

function useIsLasting(is: boolean): boolean {
	const [lasts, setLasts] = useState(false);
	useEffect(() => {
		if (!is) return;
		const timer = setTimeout(() => setLasts(true), shortTryMs);
		return () => {
			clearTimeout(timer);
			setLasts(false);
		};
	}, [is]);
	return lasts;
}
