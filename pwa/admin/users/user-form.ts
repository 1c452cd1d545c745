import { Email, userText } from '../../../shared/contract/account-input.ts';
import type { AdminUserInput } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { RequestError, userMessageOf } from '../../net/http.ts';
import { minPasswordLength, passwordLengthError } from '../../ui/forms/new-password.ts';

/**
 * A user as it is typed. An empty age is none, an empty password means that it stays as it is. `trialEnd` is a minute by the
 * clock of this device (`2026-12-24T18:00`); empty, with the status `trial`, for a trial of the usual length.
 */
export type UserForm = {
	email: string;
	role: User['role'];
	name: string;
	age: string;
	password: string;
	status: User['subscription']['status'];
	trialEnd: string;
	hasLifetimeAccess: boolean;
};

/** What is wrong with it, each in a sentence for its field. */
export type UserFaults = { readonly [Field in keyof UserForm]?: string };

/** product 3.3 */
export const newUserForm: UserForm = {
	email: '',
	role: 'parent',
	name: '',
	age: '',
	password: '',
	status: 'trial',
	trialEnd: '',
	hasLifetimeAccess: false,
};

export function userFormOf({ email, role, profile, subscription }: User): UserForm {
	const { status, hasLifetimeAccess, trialEndDate } = subscription;
	const age = profile.age === null ? '' : String(profile.age);
	const trialEnd = trialEndDate === null ? '' : localMinuteOf(trialEndDate);
	return { email: email ?? '', role, name: profile.name, age, password: '', status, trialEnd, hasLifetimeAccess };
}

/** A faultless form → what the server is told; `before` is the user that it changes, null for a new one. */
export function toAdminUser(form: UserForm, before: User | null): AdminUserInput {
	const { role, password, status, hasLifetimeAccess } = form;
	return {
		email: form.email.trim() || null,
		role,
		profile: { name: form.name.trim(), age: form.age === '' ? null : Number(form.age) },
		...(password && { password }),
		subscription: { status, hasLifetimeAccess, ...changedTrialEnd(form, before) },
	};
}

/** Only what was typed: the field has no seconds, and what the server knows has. */
function changedTrialEnd({ status, trialEnd }: UserForm, before: User | null): { trialEndDate?: string | null } {
	const initial = before ? userFormOf(before).trialEnd : '';
	if (status !== 'trial' || trialEnd === initial) return {};
	return { trialEndDate: trialEnd === '' ? null : new Date(trialEnd).toISOString() };
}

/** What changes in the form with another status: a trial begins with an end that still lies ahead, or with none. */
export function withStatus(
	{ trialEnd }: Pick<UserForm, 'trialEnd'>,
	status: UserForm['status'],
	now: number,
): Partial<UserForm> {
	const isAhead = Date.parse(trialEnd) > now;
	return { status, ...(status === 'trial' && !isAhead && { trialEnd: '' }) };
}

/** What keeps the form from being sent; `before` is the user that it changes, null for a new one (product 17.4). */
export function userFaults(form: UserForm, before: User | null): UserFaults {
	const faults = {
		email: emailFault(form),
		name: nameFault(form),
		age: ageFault(form),
		password: passwordFault(form, before),
		trialEnd: trialEndFault(form),
	};
	return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** Whether a password must be given: nobody logs in without one, and how long a new admin's was before, nobody knows. */
export function needsPassword({ role }: Pick<UserForm, 'role'>, before: User | null): boolean {
	if (role === 'child') return false;
	return !before?.email || (role === 'admin' && before.role !== 'admin');
}

export function highestAge(role: User['role']): number {
	return role === 'child' ? limits.childAgeMax : limits.profileAgeMax;
}

/** What the server said of single fields when it refused the form. */
export function faultsToldBy(error: unknown): UserFaults {
	if (!(error instanceof RequestError)) return {};
	const field = fieldsOfCodes.get(error.code);
	if (field) return { [field]: userMessageOf(error, 'Failed to save user data. Please try again.') };
	const told = error.body?.issues?.map(({ path, message }) => [fieldsOfPaths.get(path), message] as const) ?? [];
	return Object.fromEntries(told.filter(([name]) => name !== undefined));
}

const fieldsOfCodes = new Map<string, keyof UserForm>([
	['email-taken', 'email'],
	['has-children', 'role'],
	['last-admin', 'role'],
]);

const fieldsOfPaths = new Map<string, keyof UserForm>([
	['email', 'email'],
	['role', 'role'],
	['profile.name', 'name'],
	['profile.age', 'age'],
	['password', 'password'],
	['subscription.status', 'status'],
	['subscription.trialEndDate', 'trialEnd'],
]);

function emailFault({ email, role, password }: UserForm): string | null {
	if (email.trim()) return firstIssue(Email.safeParse(email), 'Please enter a valid email address');
	if (role !== 'child') return 'Email is required';
	return password ? 'A password needs an email to log in with' : null;
}

function nameFault({ name }: UserForm): string | null {
	return firstIssue(userText(limits.nameLength, 0).safeParse(name), `At most ${limits.nameLength} characters`);
}

function ageFault({ age, role }: UserForm): string | null {
	const years = Number(age);
	const highest = highestAge(role);
	const fits = age === '' || (Number.isInteger(years) && years >= 1 && years <= highest);
	return fits ? null : `Age must be a whole number from 1 to ${highest}`;
}

function passwordFault(form: UserForm, before: User | null): string | null {
	if (!form.password) return needsPassword(form, before) ? 'Password is required' : null;
	return passwordLengthError(form.password, minPasswordLength(form.role));
}

function trialEndFault({ status, trialEnd }: UserForm): string | null {
	if (status !== 'trial' || trialEnd === '') return null;
	const isWhole = /^\d{4}-/.test(trialEnd) && !Number.isNaN(Date.parse(trialEnd));
	return isWhole ? null : 'Please enter a whole date and time';
}

/** A moment (ISO 8601) → its minute by the clock of this device, as an input of the type datetime-local has it. */
function localMinuteOf(moment: string): string {
	const at = new Date(moment);
	return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

type Parsed = { success: boolean; error?: { issues: { message: string }[] } };

function firstIssue({ success, error }: Parsed, otherwise: string): string | null {
	return success ? null : (error?.issues[0]?.message ?? otherwise);
}
