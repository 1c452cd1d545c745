import { restoreUser } from '../local/library/current-library.ts';
import { household } from '../local/library/household.ts';
import { getValue } from '../local/library/key-value.ts';
import { preloadLibraryView } from '../local/library/library-view.ts';
import type { Household } from '../local/library/overlay.ts';
import { readToken } from '../net/token.ts';

/** The session of the open library. `household`: as it was when the library was opened; later a live query returns it. */
export type OpenSession = { household: Household; selectedChildId: string | null };

/**
 * Opens the library of the session on this device and reads all data of the first screen, so that it renders once. Null
 * without a session, and when its account is not stored here.
 */
export async function restoreSession(): Promise<OpenSession | null> {
	const token = readToken();
	return token && (await restoreUser(token)) ? readOpenSession() : null;
}

/** The session as stored in the open library; null before the account is stored. */
export async function readOpenSession(): Promise<OpenSession | null> {
	const [first, selectedChildId = null] = await Promise.all([household(), getValue('selectedChildId')]);
	if (location.pathname === '/') await preloadLibraryView(selectedChildId);
	return first && { household: first, selectedChildId };
}
