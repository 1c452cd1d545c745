import type { User } from '../../../shared/contract/user.ts';
import { limits } from '../../../shared/rules/limits.ts';

/** A new password as it is typed, twice. */
export type NewPassword = { next: string; again: string };

/** The fewest characters of a new password: an admin's is longer (product 9.2). */
export function minPasswordLength(role: User['role']): number {
	return role === 'admin' ? limits.adminPasswordMin : limits.passwordMin;
}

/** What keeps a new password from being sent, each in a sentence for its field. */
export function newPasswordErrors({ next, again }: NewPassword, role: User['role']): Partial<NewPassword> {
	const ofNext = passwordLengthError(next, minPasswordLength(role));
	return {
		...(ofNext && { next: ofNext }),
		...(!ofNext && again !== next && { again: 'Passwords do not match' }),
	};
}

/** The sentence for a password of a length that is none; null for one that may be sent. */
export function passwordLengthError({ length }: string, shortest: number): string | null {
	if (length < shortest) return `Password must be at least ${shortest} characters long`;
	return length > limits.passwordMax ? `Password must be at most ${limits.passwordMax} characters long` : null;
}
