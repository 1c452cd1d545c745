import { Email, userText } from '../../../shared/contract/account-input.ts';
import type { AdminUserInput } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { RequestError, userMessageOf } from '../../net/http.ts';
import { minPasswordLength, passwordLengthError } from '../../ui/forms/new-password.ts';

/**
 * The state of the user form. An empty age is none; an empty password keeps the present one. `trialEnd` is a local minute
 * (`2026-12-24T18:00`); empty with the status `trial` means a trial of the usual length.
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

/** The errors of the form, a sentence for each invalid field. */
export type UserErrors = { readonly [Field in keyof UserForm]?: string };

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
	const trialEnd = trialEndDate === null ? '' : toLocalMinute(trialEndDate);
	return { email: email ?? '', role, name: profile.name, age, password: '', status, trialEnd, hasLifetimeAccess };
}

/** The request body of a valid form; `before` is the changed user, null for a new one. */
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

/** Only a changed value: the field has no seconds, the stored value has. */
function changedTrialEnd({ status, trialEnd }: UserForm, before: User | null): { trialEndDate?: string | null } {
	const initial = before ? userFormOf(before).trialEnd : '';
	if (status !== 'trial' || trialEnd === initial) return {};
	return { trialEndDate: trialEnd === '' ? null : new Date(trialEnd).toISOString() };
}

/** The form changes of a new status: a trial keeps a future end, and drops a past one. */
export function withStatus(
	{ trialEnd }: Pick<UserForm, 'trialEnd'>,
	status: UserForm['status'],
	now: number,
): Partial<UserForm> {
	const isAhead = Date.parse(trialEnd) > now;
	return { status, ...(status === 'trial' && !isAhead && { trialEnd: '' }) };
}

/** The errors of the form; `before` is the changed user, null for a new one (product 17.4). */
export function userErrors(form: UserForm, before: User | null): UserErrors {
	const errors = {
		email: emailError(form),
		name: nameError(form),
		age: ageError(form),
		password: passwordError(form, before),
		trialEnd: trialEndError(form),
	};
	return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

/** Whether a password is required: for accounts that log in, and for a new admin, whose old one may be too short. */
export function needsPassword({ role }: Pick<UserForm, 'role'>, before: User | null): boolean {
	if (role === 'child') return false;
	return !before?.email || (role === 'admin' && before.role !== 'admin');
}

export function maxAge(role: User['role']): number {
	return role === 'child' ? limits.childAgeMax : limits.profileAgeMax;
}

/** The server's messages about fields. */
export function serverErrors(error: unknown): UserErrors {
	if (!(error instanceof RequestError)) return {};
	const field = fieldsByCode.get(error.code);
	if (field) return { [field]: userMessageOf(error, 'Failed to save user data. Please try again.') };
	const issues = error.body?.issues?.map(({ path, message }) => [fieldsByPath.get(path), message] as const) ?? [];
	return Object.fromEntries(issues.filter(([name]) => name !== undefined));
}

const fieldsByCode = new Map<string, keyof UserForm>([
	['email-taken', 'email'],
	['has-children', 'role'],
	['last-admin', 'role'],
]);

const fieldsByPath = new Map<string, keyof UserForm>([
	['email', 'email'],
	['role', 'role'],
	['profile.name', 'name'],
	['profile.age', 'age'],
	['password', 'password'],
	['subscription.status', 'status'],
	['subscription.trialEndDate', 'trialEnd'],
]);

function emailError({ email, role, password }: UserForm): string | null {
	if (email.trim()) return firstIssue(Email.safeParse(email), 'Please enter a valid email address');
	if (role !== 'child') return 'Email is required';
	return password ? 'A password needs an email to log in with' : null;
}

function nameError({ name }: UserForm): string | null {
	return firstIssue(userText(limits.nameLength, 0).safeParse(name), `At most ${limits.nameLength} characters`);
}

function ageError({ age, role }: UserForm): string | null {
	const years = Number(age);
	const highest = maxAge(role);
	const fits = age === '' || (Number.isInteger(years) && years >= 1 && years <= highest);
	return fits ? null : `Age must be a whole number from 1 to ${highest}`;
}

function passwordError(form: UserForm, before: User | null): string | null {
	if (!form.password) return needsPassword(form, before) ? 'Password is required' : null;
	return passwordLengthError(form.password, minPasswordLength(form.role));
}

function trialEndError({ status, trialEnd }: UserForm): string | null {
	if (status !== 'trial' || trialEnd === '') return null;
	const isWhole = /^\d{4}-/.test(trialEnd) && !Number.isNaN(Date.parse(trialEnd));
	return isWhole ? null : 'Please enter a whole date and time';
}

/** A timestamp (ISO 8601) as the value of a datetime-local input. */
function toLocalMinute(moment: string): string {
	const at = new Date(moment);
	return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

type Parsed = { success: boolean; error?: { issues: { message: string }[] } };

function firstIssue({ success, error }: Parsed, otherwise: string): string | null {
	return success ? null : (error?.issues[0]?.message ?? otherwise);
}
