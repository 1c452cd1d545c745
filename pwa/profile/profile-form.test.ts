import { describe, expect, it } from 'vitest';
import { NewChild } from '../../shared/contract/family.ts';
import type { User } from '../../shared/contract/user.ts';
import { policyVersion } from '../../shared/policies/version.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { formErrors } from '../testing/form-errors.ts';
import { passwordSchema } from './password-section.tsx';
import { newChildSchema, profileFormOf, profileSchema, toNewChild, toProfileUpdate } from './profile-form.ts';

const rosa: User = {
	_id: 'rosa',
	email: 'rosa@example.com',
	role: 'parent',
	parentId: null,
	profile: { name: 'Rosa', age: 38 },
	settings: defaultSettings(),
	subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: null, trialEndsAt: null },
	createdAt: '2026-11-17T12:00:00Z',
};

it('sends an unedited profile unchanged', () => {
	const { profile, settings } = rosa;
	expect(toProfileUpdate(profileFormOf(rosa), 'parent')).toEqual({ profile, settings });
});

it('sends no settings for a child with its own login', () => {
	expect(toProfileUpdate(profileFormOf({ ...rosa, role: 'child' }), 'child')).toEqual({ profile: rosa.profile });
});

it('has an empty age, which is invalid, if the age is unknown', () => {
	const form = profileFormOf({ ...rosa, profile: { name: 'Ada', age: null } });
	expect(formErrors(profileSchema(form), form)).toEqual({ age: 'Name and age are required' });
});

it('is invalid while a typed topic is invalid', () => {
	const form = profileFormOf(rosa);
	const edited = { ...form, content: { ...form.content, topics: ['ghosts'], typed: 'Ghosts' } };
	expect(formErrors(profileSchema(edited), edited)).toEqual({ content: 'This topic is on the list' });
});

describe('a new password', () => {
	const errorsOf = (current: string, next: string, role: User['role'], again = next) =>
		formErrors(passwordSchema(role), { current, next, again });

	it('requires the current one, and 6 to 128 characters, at least 12 for an admin', () => {
		expect(errorsOf('', '12345', 'parent')).toEqual({
			current: 'Please enter your current password',
			next: 'Password must be at least 6 characters long',
		});
		expect([errorsOf('x', '123456', 'parent'), errorsOf('x', 'x'.repeat(128), 'parent')]).toEqual([{}, {}]);
		expect(errorsOf('x', 'x'.repeat(129), 'parent')).toEqual({
			next: 'Password must be at most 128 characters long',
		});
		expect(errorsOf('x', '12345678901', 'admin')).toEqual({ next: 'Password must be at least 12 characters long' });
		expect(errorsOf('x', '123456789012', 'admin')).toEqual({});
	});

	it('must be typed twice', () => {
		expect(errorsOf('x', '123456', 'parent', '123457')).toEqual({ again: 'Passwords do not match' });
		expect(errorsOf('x', '123456', 'parent', '')).toEqual({ again: 'Passwords do not match' });
	});
});

describe('name and age', () => {
	const errorsOf = (name: string, age: string) => {
		const form = { ...profileFormOf(rosa), name, age };
		return formErrors(profileSchema(form), form);
	};

	// covers: validation-rules/profile-age-1-100
	it('are valid from 1 to 100 years', () => {
		expect([errorsOf('Rosa', '1'), errorsOf('R', '100'), errorsOf('x'.repeat(60), ' 38 ')]).toEqual([{}, {}, {}]);
	});

	it('are both required', () => {
		const missing = 'Name and age are required';
		expect(errorsOf(' ', '')).toEqual({ name: missing });
		expect(errorsOf('Rosa', '')).toEqual({ age: missing });
	});

	it('reject other ages and longer names', () => {
		const outOfBounds = 'Age must be a whole number from 1 to 100';
		expect(['0', '101', '7.5', '-3', 'seven'].map((age) => errorsOf('Rosa', age).age)).toEqual(
			Array(5).fill(outOfBounds),
		);
		expect(errorsOf('x'.repeat(61), '38')).toEqual({ name: 'At most 60 characters' });
		expect(errorsOf('x'.repeat(1_000), '38')).toEqual({ name: 'At most 60 characters' });
	});

	it('may have 60 characters of any script', () => {
		expect(errorsOf('🦊'.repeat(60), '38')).toEqual({});
		expect(errorsOf('🦊'.repeat(61), '38')).toEqual({ name: 'At most 60 characters' });
	});
});

describe('a new child', () => {
	it('needs a name and an age from 1 to 17', () => {
		const errorsOf = (form: { name: string; age: string }) => formErrors(newChildSchema(form), form);
		expect(errorsOf({ name: '', age: '7' })).toEqual({ name: 'Child name and age are required' });
		expect(errorsOf({ name: 'Milo', age: '' })).toEqual({ age: 'Child name and age are required' });
		expect(errorsOf({ name: 'Milo', age: '18' })).toEqual({ age: 'Age must be a whole number from 1 to 17' });
		expect(errorsOf({ name: 'Milo', age: '17' })).toEqual({});
	});

	// covers: constants-each/rating-12-new-child
	it('starts with fantasy and adventure, and a rating up to its age, at most 12', () => {
		expect(toNewChild({ name: ' Milo ', age: '7' })).toEqual({
			profile: { name: 'Milo', age: 7 },
			settings: {
				allowedGenres: ['fantasy', 'adventure'],
				contentRestrictions: { maxAgeRating: 7, disabledTopics: [] },
			},
			agreedTo: policyVersion,
		});
		const juno = toNewChild({ name: 'Juno', age: '15' });
		expect(juno.settings?.contentRestrictions.maxAgeRating).toBe(12);
		expect(NewChild.safeParse(juno).success).toBe(true);
	});
});
