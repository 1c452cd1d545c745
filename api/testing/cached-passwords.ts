import { createPasswords, type Passwords } from '../accounts/passwords.ts';

/** Hashes by the password that they were made of, for all houses of this process. */
const hashes = new Map<string, string>();

/**
 * The real ones, but each password is hashed only once: whoever registers does little else, and the cast of the tests has
 * few passwords. What does not fit is refused by the real ones.
 */
export function cachedPasswords(): Passwords {
	const { hash, verify, isOutdated } = createPasswords();
	return {
		async hash(password) {
			const made = hashes.get(password) ?? (await hash(password));
			hashes.set(password, made);
			return made;
		},
		verify: async (kept, password) => (kept !== null && hashes.get(password) === kept) || verify(kept, password),
		isOutdated,
	};
}
