import { describe, expect, it } from 'vitest';
import type { User } from '../../../shared/contract/user.ts';
import { RequestError } from '../../net/http.ts';
import { formErrors } from '../../testing/form-errors.ts';
import {
	newUserForm,
	serverErrors,
	toAdminUser,
	trialEndAfter,
	type UserForm,
	userFormOf,
	userFormSchema,
} from './user-form.ts';

const rosa: User = {
	_id: 'rosa',
	email: 'rosa@example.com',
	role: 'parent',
	parentId: null,
	profile: { name: 'Rosa', age: 36 },
	settings: { allowedGenres: [], contentRestrictions: { maxAgeRating: 12, disabledTopics: [] } },
	subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: null, trialEndsAt: null },
	createdAt: '2026-01-01T00:00:00.000Z',
};
const milo: User = {
	...rosa,
	_id: 'milo',
	email: null,
	role: 'child',
	parentId: 'rosa',
	profile: { name: 'Milo', age: 7 },
};

const userErrors = (form: UserForm, before: User | null) => formErrors(userFormSchema(form, before), form);
const errorsOf = (part: Partial<UserForm>, before: User | null = rosa) =>
	userErrors({ ...userFormOf(before ?? rosa), ...part }, before);
const shortParent = 'Password must be at least 6 characters long';
const shortAdmin = 'Password must be at least 12 characters long';

describe('the form of a user', () => {
	// covers: entities-their/new-user-form-defaults
	it('starts as a parent on trial with empty fields', () => {
		expect(newUserForm).toEqual({
			email: '',
			role: 'parent',
			name: '',
			age: '',
			password: '',
			status: 'trial',
			trialEnd: '',
			hasLifetimeAccess: false,
		});
		expect(userErrors(newUserForm, null)).toEqual({ email: 'Email is required', password: 'Password is required' });
	});

	it('is filled from a user', () => {
		expect(userErrors(userFormOf(rosa), rosa)).toEqual({});
		expect(userErrors(userFormOf(milo), milo)).toEqual({});
	});

	it('sends trimmed values, and null for an empty field', () => {
		expect(
			toAdminUser({ ...newUserForm, email: ' ida@example.com ', name: ' Ida ', password: 'a key ' }, null),
		).toEqual({
			email: 'ida@example.com',
			role: 'parent',
			profile: { name: 'Ida', age: null },
			password: 'a key ',
			subscription: { status: 'trial', hasLifetimeAccess: false },
		});
		expect(toAdminUser(userFormOf(milo), milo)).toMatchObject({ email: null, profile: { name: 'Milo', age: 7 } });
		expect(toAdminUser(userFormOf(milo), milo)).not.toHaveProperty('password');
	});

	it.each([
		['email', '', 'Email is required'],
		['email', '   ', 'Email is required'],
		['email', 'rosa', 'Please enter a valid email address'],
		['email', `${'r'.repeat(64)}@${'e'.repeat(60)}.${'e'.repeat(60)}.${'e'.repeat(60)}.com`, undefined],
		['name', 'x'.repeat(60), undefined],
		['name', 'x'.repeat(61), 'At most 60 characters'],
		['name', '', undefined],
		['age', '', undefined],
		['age', '0', 'Age must be a whole number from 1 to 100'],
		['age', '1', undefined],
		['age', '100', undefined],
		['age', '101', 'Age must be a whole number from 1 to 100'],
		['age', '7.5', 'Age must be a whole number from 1 to 100'],
		['age', 'no number', 'Age must be a whole number from 1 to 100'],
		['password', '', undefined],
		['password', '12345', shortParent],
		['password', '123456', undefined],
		['password', 'x'.repeat(128), undefined],
		['password', 'x'.repeat(129), 'Password must be at most 128 characters long'],
	] as const)('of a parent, with the %s %j, says %s', (field, value, error) => {
		expect(errorsOf({ [field]: value })[field]).toBe(error);
	});

	it('requires twelve characters of an admin’s password, and a new one of a user who becomes an admin', () => {
		expect(errorsOf({ role: 'admin' })).toEqual({ password: 'Password is required' });
		expect(errorsOf({ role: 'admin', password: 'x'.repeat(11) })).toEqual({ password: shortAdmin });
		expect(errorsOf({ role: 'admin', password: 'x'.repeat(12) })).toEqual({});
		expect(errorsOf({}, { ...rosa, role: 'admin' })).toEqual({});
	});

	it('accepts a child without an email, but not with a password and no email', () => {
		expect(userErrors({ ...newUserForm, role: 'child' }, null)).toEqual({});
		expect(errorsOf({ password: 'milos-key' }, milo)).toEqual({ email: 'A password needs an email to log in with' });
		expect(errorsOf({ age: '18' }, milo)).toEqual({ age: 'Age must be a whole number from 1 to 17' });
	});

	it('requires email and password of a child who becomes a parent', () => {
		expect(errorsOf({ role: 'parent' }, milo)).toEqual({
			email: 'Email is required',
			password: 'Password is required',
		});
	});

	it('shows the end of a trial in the time zone of the device, and sends it only when it was changed', () => {
		const moment = new Date(2026, 11, 24, 18, 30, 45, 678).toISOString();
		const rosaOnTrial: User = {
			...rosa,
			subscription: { status: 'trial', hasLifetimeAccess: false, trialEndDate: moment, trialEndsAt: moment },
		};
		const form = userFormOf(rosaOnTrial);
		expect(form.trialEnd).toBe('2026-12-24T18:30');
		const sent = (part: Partial<UserForm>) => toAdminUser({ ...form, ...part }, rosaOnTrial).subscription;
		expect(sent({ name: 'Rosa B.' })).toEqual({ status: 'trial', hasLifetimeAccess: false });
		expect(sent({ trialEnd: '2026-12-31T23:59' })).toMatchObject({
			trialEndDate: new Date(2026, 11, 31, 23, 59).toISOString(),
		});
		expect(sent({ trialEnd: '' })).toMatchObject({ trialEndDate: null });
		expect(sent({ status: 'active', trialEnd: '2026-12-31T23:59' })).toEqual({
			...{ status: 'active', hasLifetimeAccess: false },
		});
		expect(toAdminUser(newUserForm, null).subscription).not.toHaveProperty('trialEndDate');
	});

	it.each([
		['', undefined],
		['2026-12-24T18:30', undefined],
		['no date', 'Please enter a whole date and time'],
		['12026-12-24T18:30', 'Please enter a whole date and time'],
	])('of a user on trial, with the trial’s end %j, says %s', (trialEnd, error) => {
		expect(errorsOf({ status: 'trial', trialEnd }).trialEnd).toBe(error);
		expect(errorsOf({ status: 'active', trialEnd }).trialEnd).toBeUndefined();
	});

	it('clears a past end of a trial when the status becomes trial, and keeps a future one', () => {
		const now = new Date(2026, 11, 24, 18, 30).getTime();
		expect(trialEndAfter('2026-12-24T18:30', 'trial', now)).toBe('');
		expect(trialEndAfter('2026-12-24T18:31', 'trial', now)).toBe('2026-12-24T18:31');
		expect(trialEndAfter('incomplete', 'trial', now)).toBe('');
		expect(trialEndAfter('2026-12-24T18:30', 'active', now)).toBe('2026-12-24T18:30');
	});

	it('assigns the server’s message to its field', () => {
		const issues = [{ path: 'profile.name', message: 'Has characters that cannot be shown' }];
		const refused = { error: 'Not valid', message: 'Not valid', code: 'invalid-input', issues };
		expect(serverErrors(new RequestError('Not valid', 400, 'invalid-input', refused))).toEqual({
			name: 'Has characters that cannot be shown',
		});
		expect(serverErrors(new RequestError('Taken', 409, 'email-taken'))).toEqual({ email: 'Taken' });
		expect(serverErrors(new RequestError('You seem to be offline.', 0, 'offline'))).toEqual({});
	});
});
