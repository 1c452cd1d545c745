import * as z from 'zod/mini';
import { passwordOf } from '../../../shared/contract/account-input.ts';
import type { User } from '../../../shared/contract/user.ts';
import { limits } from '../../../shared/rules/limits.ts';

/** A new password, typed twice. */
export type NewPassword = { next: string; again: string };

/** The minimum length of a password. An admin's is longer (product 9.2). */
export function minPasswordLength(role: User['role']): number {
	return role === 'admin' ? limits.adminPasswordMin : limits.passwordMin;
}

/** The fields of a new password; the object that has them is to be checked with `passwordsMatch`. */
export function newPasswordShape(role: User['role']) {
	return { next: passwordOf(minPasswordLength(role)), again: z.string() };
}

export const passwordsMatch = z.refine<NewPassword>(({ next, again }) => next === again, {
	path: ['again'],
	error: 'Passwords do not match',
	when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'next'),
});

/** The error of each field of a new password. */
export function newPasswordErrors(form: NewPassword, role: User['role']): Partial<NewPassword> {
	const { error } = z.object(newPasswordShape(role)).check(passwordsMatch).safeParse(form);
	return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}
