import { limits } from '../../shared/limits.ts';
import type { User } from '../../shared/user.ts';

export type PasswordForm = { current: string; next: string; again: string };
export type PasswordFaults = Partial<PasswordForm>;

export const emptyPasswords: PasswordForm = { current: '', next: '', again: '' };

/** The fewest characters of a new password: an admin's is longer (decisions §12). */
export function shortestPassword(role: User['role']): number {
	return role === 'admin' ? limits.adminPasswordMin : limits.passwordMin;
}

/** What keeps the passwords from being sent, each in a sentence for its field. */
export function passwordFaults({ current, next, again }: PasswordForm, role: User['role']): PasswordFaults {
	const ofNext = lengthFault(next, shortestPassword(role));
	return {
		...(current === '' && { current: 'Please enter your current password' }),
		...(ofNext && { next: ofNext }),
		...(!ofNext && again !== next && { again: 'Passwords do not match' }),
	};
}

function lengthFault({ length }: string, shortest: number): string | null {
	if (length < shortest) return `Password must be at least ${shortest} characters long`;
	return length > limits.passwordMax ? `Password must be at most ${limits.passwordMax} characters long` : null;
}
