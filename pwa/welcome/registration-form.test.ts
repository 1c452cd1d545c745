import { describe, expect, it } from 'vitest';
import { emptyRegistration, needsGuardian, registrationFault, toRegistration } from './registration-form.ts';

const rosa = {
	name: ' Rosa ',
	age: '38',
	email: 'rosa@example.com',
	password: 'branches',
	confirmation: 'branches',
	consent: true,
};

describe('the register form', () => {
	it('finds no fault in a whole form, and sends the name trimmed and the age as a number', () => {
		expect(registrationFault(rosa)).toBeNull();
		expect(toRegistration(rosa)).toMatchObject({ profile: { name: 'Rosa', age: 38 }, consent: true });
	});

	it('names the faults one after the other: consent, match, length, name and age', () => {
		const faults = [
			registrationFault(emptyRegistration),
			registrationFault({ ...emptyRegistration, consent: true, password: 'abc' }),
			registrationFault({ ...emptyRegistration, consent: true, password: 'abc', confirmation: 'abc' }),
			registrationFault({ ...rosa, name: '   ' }),
			registrationFault({ ...rosa, age: '' }),
		];
		expect(faults).toEqual([
			'You must agree to the Terms of Service and Privacy Policy',
			'Passwords do not match',
			'Password must be at least 6 characters long',
			'Name and age are required',
			'Name and age are required',
		]);
	});

	it('takes a password of exactly 6 characters', () => {
		expect(registrationFault({ ...rosa, password: '123456', confirmation: '123456' })).toBeNull();
	});

	it('asks a guardian to agree below 13 only', () => {
		expect(['', '12', '13'].map(needsGuardian)).toEqual([false, true, false]);
	});
});
