import { createPasswords, type Passwords } from '../accounts/passwords.ts';

/** Hashes by password, for all servers of this process. */
const hashes = new Map<string, string>();

/**
 * The real implementation, which hashes each password only once: hashing is most of a registration's cost, and the cast of
 * the tests has few passwords.
 */
export function cachedPasswords(): Passwords {
	const { hash, verify, isOutdated } = createPasswords();
	return {
		async hash(password) {
			const hashed = hashes.get(password) ?? (await hash(password));
			hashes.set(password, hashed);
			return hashed;
		},
		verify: async (stored, password) =>
			(stored !== null && hashes.get(password) === stored) || verify(stored, password),
		isOutdated,
	};
}
