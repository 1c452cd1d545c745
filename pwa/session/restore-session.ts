import { restoreUser } from '../local/library/current-library.ts';
import { household } from '../local/library/household.ts';
import { getValue } from '../local/library/key-value.ts';
import { preloadLibraryView } from '../local/library/library-view.ts';
import type { Household } from '../local/library/overlay.ts';
import { readToken } from '../net/token.ts';

/** Whose library is open. `first` is the household as it was on entering: later, the library tells it live. */
export type OpenSession = { household: Household; selectedChildId: string | null };

/**
 * Opens the library of whoever is logged in on this device and reads all that the first screen shows, so that it is drawn
 * once. Null when nobody is, or when nothing is known of them here.
 */
export async function restoreSession(): Promise<OpenSession | null> {
	const token = readToken();
	return token && (await restoreUser(token)) ? readOpenSession() : null;
}

/** What the open library says of the household; null before it was told. */
export async function readOpenSession(): Promise<OpenSession | null> {
	const [first, selectedChildId = null] = await Promise.all([household(), getValue('selectedChildId')]);
	if (window.location.pathname === '/') await preloadLibraryView(selectedChildId);
	return first && { household: first, selectedChildId };
}
