import { createPasswords, type Passwords } from '../accounts/passwords.ts';

/** Hashes by the password that they were made of, for all houses of this process. */
const remembered = new Map<string, string>();

/**
 * The real ones, but each password is hashed only once: whoever registers does little else, and the cast of the tests has
 * few passwords. What does not fit is refused by the real ones.
 */
export function rememberedPasswords(): Passwords {
	const { hash, verify, isOutdated } = createPasswords();
	return {
		async hash(password) {
			const made = remembered.get(password) ?? (await hash(password));
			remembered.set(password, made);
			return made;
		},
		verify: async (kept, password) => (kept !== null && remembered.get(password) === kept) || verify(kept, password),
		isOutdated,
	};
}
