import { useLiveQuery } from 'dexie-react-hooks';
import type { User } from '../../../shared/contract/user.ts';
import type { Entry } from '../outbox/commands.ts';
import { allEntries } from '../outbox/entries.ts';
import { currentAccountId, library } from './current-library.ts';
import { type Household, overlayHousehold } from './overlay.ts';

/**
 * The household of the account, live; `first` until it is read, and for the moment in which another account's is still
 * what was read last.
 */
export function useHousehold(accountId: string | null, initial: Household | null): Household | null {
	const read = useLiveQuery(() => (accountId === currentAccountId() ? household() : null), [accountId], initial);
	return read && read.user._id === accountId ? read : initial;
}

/** The account and its children, with what is still to be sent laid over; null before anything is known of them. */
export async function household(): Promise<Household | null> {
	if (!currentAccountId()) return null;
	const { kv } = library();
	const [user, children, entries] = await Promise.all([
		kv.get('user') as Promise<User | undefined>,
		kv.get('children') as Promise<User[] | undefined>,
		allEntries(),
	]);
	return buildHousehold(user, children, entries);
}

/** The same of what was read already; null before anything is known. */
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
