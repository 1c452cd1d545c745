import type { User } from '../../shared/contract/user.ts';
import { type NewPassword, newPasswordErrors } from '../ui/forms/new-password.ts';

export type PasswordForm = NewPassword & { current: string };
export type PasswordErrors = Partial<PasswordForm>;

export const emptyPasswords: PasswordForm = { current: '', next: '', again: '' };

/** The error of each password field. */
export function passwordErrors(form: PasswordForm, role: User['role']): PasswordErrors {
	return {
		...(form.current === '' && { current: 'Please enter your current password' }),
		...newPasswordErrors(form, role),
	};
}
