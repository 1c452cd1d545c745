import { knownUserOf } from '../local/device.ts';
import { household } from '../local/household.ts';
import { kept } from '../local/kept.ts';
import { readAhead } from '../local/library-view.ts';
import type { Household } from '../local/overlay.ts';
import { readToken } from '../net/token.ts';

/** Whose library is open. `first` is the household as it was on entering: later, the library tells it live. */
export type Entered = { first: Household; selectedChildId: string | null };

/**
 * Opens the library of whoever is logged in on this device and reads all that the first screen shows, so that it is drawn
 * once. Null when nobody is, or when nothing is known of them here.
 */
export async function knownHere(): Promise<Entered | null> {
	const token = readToken();
	return token && (await knownUserOf(token)) ? asEntered() : null;
}

/** What the open library says of the household; null before it was told. */
export async function asEntered(): Promise<Entered | null> {
	const [first, selectedChildId = null] = await Promise.all([household(), kept('selectedChildId')]);
	if (window.location.pathname === '/') await readAhead(selectedChildId);
	return first && { first, selectedChildId };
}
