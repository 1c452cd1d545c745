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

it('sends a profile that was not touched as it is', () => {
	const { profile, settings } = rosa;
	expect(toProfileUpdate(profileFormOf(rosa), 'parent')).toEqual({ profile, settings });
});

it('sends no settings for a child that logged in by itself', () => {
	expect(toProfileUpdate(profileFormOf({ ...rosa, role: 'child' }), 'child')).toEqual({ profile: rosa.profile });
});

it('has an empty age, which is a fault, where none is known', () => {
	const form = profileFormOf({ ...rosa, profile: { name: 'Ada', age: null } });
	expect(profileErrors(form)).toEqual({ age: 'Name and age are required' });
});

it('is not saved while a typed topic is at fault', () => {
	const form = profileFormOf(rosa);
	const content = { ...form.content, topics: ['ghosts'], typed: 'Ghosts' };
	expect(profileErrors({ ...form, content })).toEqual({ topic: 'This topic is on the list' });
});

describe('a new password', () => {
	const faultsOf = (current: string, next: string, role: User['role'], again = next) =>
		passwordErrors({ current, next, again }, role);

	it('asks for the current one, and has from 6 to 128 characters, an admin’s at least 12', () => {
		expect(faultsOf('', '12345', 'parent')).toEqual({
			current: 'Please enter your current password',
			next: 'Password must be at least 6 characters long',
		});
		expect([faultsOf('x', '123456', 'parent'), faultsOf('x', 'x'.repeat(128), 'parent')]).toEqual([{}, {}]);
		expect(faultsOf('x', 'x'.repeat(129), 'parent')).toEqual({
			next: 'Password must be at most 128 characters long',
		});
		expect(faultsOf('x', '12345678901', 'admin')).toEqual({ next: 'Password must be at least 12 characters long' });
		expect(faultsOf('x', '123456789012', 'admin')).toEqual({});
	});

	it('is typed twice alike', () => {
		expect(faultsOf('x', '123456', 'parent', '123457')).toEqual({ again: 'Passwords do not match' });
		expect(faultsOf('x', '123456', 'parent', '')).toEqual({ again: 'Passwords do not match' });
	});
});
