import type { User } from '../../../shared/contract/user.ts';
import { limits } from '../../../shared/rules/limits.ts';

/** A new password, typed twice. */
export type NewPassword = { next: string; again: string };

/** The minimum length of a password. An admin's is longer (product 9.2). */
export function minPasswordLength(role: User['role']): number {
	return role === 'admin' ? limits.adminPasswordMin : limits.passwordMin;
}

/** The error of each field of a new password. */
export function newPasswordErrors({ next, again }: NewPassword, role: User['role']): Partial<NewPassword> {
	const lengthError = passwordLengthError(next, minPasswordLength(role));
	return {
		...(lengthError && { next: lengthError }),
		...(!lengthError && again !== next && { again: 'Passwords do not match' }),
	};
}

/** The error of a password's length, or null. */
export function passwordLengthError({ length }: string, minLength: number): string | null {
	if (length < minLength) return `Password must be at least ${minLength} characters long`;
	return length > limits.passwordMax ? `Password must be at most ${limits.passwordMax} characters long` : null;
}
