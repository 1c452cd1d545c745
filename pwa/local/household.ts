import { useLiveQuery } from 'dexie-react-hooks';
import type { User } from '../../shared/user.ts';
import type { Entry } from './deeds.ts';
import { library, openAccount } from './device.ts';
import { allEntries } from './entries.ts';
import { type Household, householdWith } from './overlay.ts';

/**
 * The household of the account, live; `first` until it is read, and for the moment in which another account's is still
 * what was read last.
 */
export function useHousehold(accountId: string | null, first: Household | null): Household | null {
	const read = useLiveQuery(() => (accountId === openAccount() ? household() : null), [accountId], first);
	return read && read.user._id === accountId ? read : first;
}

/** The account and its children, with what is still to be sent laid over; null before anything is known of them. */
export async function household(): Promise<Household | null> {
	if (!openAccount()) return null;
	const { kv } = library();
	const [user, children, entries] = await Promise.all([
		kv.get('user') as Promise<User | undefined>,
		kv.get('children') as Promise<User[] | undefined>,
		allEntries(),
	]);
	return householdOf(user, children, entries);
}

/** The same of what was read already; null before anything is known. */
export function householdOf(
	user: User | undefined,
	children: readonly User[] | undefined,
	entries: readonly Entry[],
): Household | null {
	return user ? householdWith({ user, family: (children ?? []).filter(hasName) }, entries) : null;
}

/** Entries without a name are dropped (product 3.4). */
function hasName({ profile }: User): boolean {
	return profile.name !== '';
}
