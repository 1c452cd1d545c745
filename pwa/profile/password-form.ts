import type { User } from '../../shared/user.ts';
import { type NewPassword, newPasswordFaults } from '../ui/new-password.ts';

export type PasswordForm = NewPassword & { current: string };
export type PasswordFaults = Partial<PasswordForm>;

export const emptyPasswords: PasswordForm = { current: '', next: '', again: '' };

/** What keeps the passwords from being sent, each in a sentence for its field. */
export function passwordFaults(form: PasswordForm, role: User['role']): PasswordFaults {
	return {
		...(form.current === '' && { current: 'Please enter your current password' }),
		...newPasswordFaults(form, role),
	};
}
