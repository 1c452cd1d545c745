import type { Registration } from '../../shared/contract/auth.ts';
import { policyVersion } from '../../shared/policies/version.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { limits } from '../../shared/rules/limits.ts';
import { RequestError, userMessageOf } from '../net/request-error.ts';

/** The values of the registration form. */
export type RegistrationForm = {
	name: string;
	age: string;
	email: string;
	password: string;
	confirmation: string;
	consent: boolean;
};

export const emptyRegistration: RegistrationForm = {
	name: '',
	age: '',
	email: '',
	password: '',
	confirmation: '',
	consent: false,
};

/** The first error of the form in the order of product 5.1, or null. */
export function registrationError(form: RegistrationForm): string | null {
	if (!form.consent) return 'You must agree to the Terms of Service and Privacy Policy';
	if (form.password !== form.confirmation) return 'Passwords do not match';
	if (form.password.length < limits.passwordMin) return 'Password must be at least 6 characters long';
	if (!form.name.trim() || !Number(form.age)) return 'Name and age are required';
	return lengthError(form);
}

/** The upper limits of product 10.5. The age field has its own. Names are counted in user-perceived characters. */
function lengthError({ name, email, password }: RegistrationForm): string | null {
	if ([...name.normalize('NFC').trim()].length > limits.nameLength) {
		return `Name must be at most ${limits.nameLength} characters long`;
	}
	if (email.trim().length > limits.emailLength) return `Email must be at most ${limits.emailLength} characters long`;
	if (password.length > limits.passwordMax) return `Password must be at most ${limits.passwordMax} characters long`;
	return null;
}

/** The sentence for a failed registration: the server's message, or whether the server or this device failed. */
export function failureMessage(error: unknown): string {
	if (!(error instanceof RequestError)) return 'Registration failed';
	return userMessageOf(error, 'Failed to register. Please try again.');
}

/** A valid form as the request. */
export function toRegistration(form: RegistrationForm): Registration {
	return {
		email: form.email,
		password: form.password,
		profile: { name: form.name.trim(), age: Number(form.age) },
		consent: true,
		settings: defaultSettings(),
		agreedTo: policyVersion,
	};
}

/** Under 13 a parent or guardian consents (product 11.3). */
export function needsGuardian(age: string): boolean {
	return age !== '' && Number(age) < limits.consentAge;
}
