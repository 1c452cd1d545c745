import { useLiveQuery } from 'dexie-react-hooks';
import type { User } from '../../../shared/contract/user.ts';
import type { Entry } from '../outbox/commands.ts';
import { allEntries } from '../outbox/entries.ts';
import { currentAccountId, library } from './current-library.ts';
import { type Household, overlayHousehold } from './overlay.ts';

/**
 * The household of the account, live. Returns `initial` until it is loaded, and while the live query still holds the
 * household of another account.
 */
export function useHousehold(accountId: string | null, initial: Household | null): Household | null {
	const read = useLiveQuery(() => (accountId === currentAccountId() ? latestHousehold() : null), [accountId], initial);
	return read && read.user._id === accountId ? read : initial;
}

let latest: Household | null = null;

/**
 * As `household`, the same object while its content is the same: the household is read again with each outbox entry, and all of the
 * app is rendered with a new one.
 */
async function latestHousehold(): Promise<Household | null> {
	const read = await household();
	if (JSON.stringify(read) !== JSON.stringify(latest)) latest = read;
	return latest;
}

/** The account and its children with pending commands applied; null before the account is stored. */
export async function household(): Promise<Household | null> {
	if (!currentAccountId()) return null;
	const [stored, entries] = await Promise.all([library().kv.bulkGet(['user', 'children']), allEntries()]);
	const [user, children] = stored as [User | undefined, User[] | undefined];
	return buildHousehold(user, children, entries);
}

/** As `household`, from rows that the caller has read. */
export function buildHousehold(
	user: User | undefined,
	children: readonly User[] | undefined,
	entries: readonly Entry[],
): Household | null {
	return user ? overlayHousehold({ user, family: (children ?? []).filter(hasName) }, entries) : null;
}

/** Entries without a name are dropped (product 3.4). */
function hasName({ profile }: User): boolean {
	return profile.name !== '';
}
