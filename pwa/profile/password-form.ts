import { limits } from '../../shared/limits.ts';
import type { User } from '../../shared/user.ts';

export type PasswordForm = { current: string; next: string };
export type PasswordFaults = { current?: string; next?: string };

export const emptyPasswords: PasswordForm = { current: '', next: '' };

/** The fewest characters of a new password: an admin's is longer (decisions §12). */
export function shortestPassword(role: User['role']): number {
	return role === 'admin' ? limits.adminPasswordMin : limits.passwordMin;
}

/** What keeps the passwords from being sent, each in a sentence for its field. */
export function passwordFaults({ current, next }: PasswordForm, role: User['role']): PasswordFaults {
	const shortest = shortestPassword(role);
	return {
		...(current === '' && { current: 'Please enter your current password' }),
		...(next.length < shortest && { next: `Password must be at least ${shortest} characters long` }),
	};
}
