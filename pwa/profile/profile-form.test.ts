import { describe, expect, it } from 'vitest';
import type { User } from '../../shared/contract/user.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { passwordErrors } from './password-form.ts';
import { profileErrors, profileFormOf, toProfileUpdate } from './profile-form.ts';

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
	expect(profileErrors(form)).toEqual({ age: 'Name and age are required' });
});

it('is invalid while a typed topic is invalid', () => {
	const form = profileFormOf(rosa);
	const content = { ...form.content, topics: ['ghosts'], typed: 'Ghosts' };
	expect(profileErrors({ ...form, content })).toEqual({ topic: 'This topic is on the list' });
});

describe('a new password', () => {
	const errorsOf = (current: string, next: string, role: User['role'], again = next) =>
		passwordErrors({ current, next, again }, role);

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
