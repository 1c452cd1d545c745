import { describe, expect, it } from 'vitest';
import { RequestError } from '../net/http.ts';
import {
	emptyRegistration,
	failureMessage,
	needsGuardian,
	registrationError,
	toRegistration,
} from './registration-form.ts';

const rosa = {
	name: ' Rosa ',
	age: '38',
	email: 'rosa@example.com',
	password: 'branches',
	confirmation: 'branches',
	consent: true,
};

describe('the register form', () => {
	it('accepts a complete form, and sends the name trimmed and the age as a number', () => {
		expect(registrationError(rosa)).toBeNull();
		expect(toRegistration(rosa)).toMatchObject({ profile: { name: 'Rosa', age: 38 }, consent: true });
	});

	// covers: validation-rules/registration-order
	it('shows the errors in order: consent, match, length, name and age', () => {
		const errors = [
			registrationError(emptyRegistration),
			registrationError({ ...emptyRegistration, consent: true, password: 'abc' }),
			registrationError({ ...emptyRegistration, consent: true, password: 'abc', confirmation: 'abc' }),
			registrationError({ ...rosa, name: '   ' }),
			registrationError({ ...rosa, age: '' }),
		];
		expect(errors).toEqual([
			'You must agree to the Terms of Service and Privacy Policy',
			'Passwords do not match',
			'Password must be at least 6 characters long',
			'Name and age are required',
			'Name and age are required',
		]);
	});

	// covers: constants-each/password-6-consent-under
	it('accepts a password of exactly 6 characters', () => {
		expect(registrationError({ ...rosa, password: '123456', confirmation: '123456' })).toBeNull();
	});

	it.each([
		[
			'name',
			['W'.repeat(60), '😀'.repeat(60)],
			['W'.repeat(61), '😀'.repeat(61)],
			'Name must be at most 60 characters long',
		],
		['email', [emailOf(254)], [emailOf(255)], 'Email must be at most 254 characters long'],
	] as const)('takes a %s as long as it may be, and nothing longer', (field, right, tooLong, sentence) => {
		for (const text of right) expect(registrationError({ ...rosa, [field]: text })).toBeNull();
		for (const text of tooLong) expect(registrationError({ ...rosa, [field]: text })).toBe(sentence);
	});

	it.each([
		[5, 'Password must be at least 6 characters long'],
		[6, null],
		[128, null],
		[129, 'Password must be at most 128 characters long'],
	])('says of a password of %i characters: %s', (length, sentence) => {
		const password = 'x'.repeat(length);
		expect(registrationError({ ...rosa, password, confirmation: password })).toBe(sentence);
	});

	it('shows the server’s message, or whether the server or this device failed', () => {
		expect(failureMessage(new RequestError('This email is taken.', 409, 'email-taken'))).toBe('This email is taken.');
		expect(failureMessage(new RequestError('', 500, 'internal'))).toBe('Failed to register. Please try again.');
		expect(failureMessage(new Error('QuotaExceededError'))).toBe('Registration failed');
	});

	// covers: constants-each/password-6-consent-under
	it('requires a guardian’s consent only under 13', () => {
		expect(['', '12', '13'].map(needsGuardian)).toEqual([false, true, false]);
	});
});

function emailOf(length: number): string {
	return `rosa@${'e'.repeat(length - 'rosa@.example'.length)}.example`;
}
