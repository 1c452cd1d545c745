import * as z from 'zod/mini';
import { Email, passwordOf, userText } from '../../../shared/contract/account-input.ts';
import type { AdminUserInput } from '../../../shared/contract/admin.ts';
import { roles, subscriptionStatuses, type User } from '../../../shared/contract/user.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { RequestError, userMessageOf } from '../../net/http.ts';
import { minPasswordLength } from '../../ui/forms/new-password.ts';
import { typedAge } from '../../ui/forms/typed-age.ts';

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

/** The end of the trial after a change of the status: a new trial keeps a future end, and drops a past one. */
export function trialEndAfter(trialEnd: string, status: UserForm['status'], now: number): string {
	return status === 'trial' && !(Date.parse(trialEnd) > now) ? '' : trialEnd;
}

/** The schema of a form with these values; `before` is the changed user, null for a new one (product 17.4). */
export function userFormSchema(form: UserForm, before: User | null): z.ZodMiniType<unknown, UserForm> {
	const { email, role, age, password, status, trialEnd } = form;
	const isTrialEnd = status === 'trial' && trialEnd !== '';
	return z.object({
		email: email.trim() ? Email : noEmail(form),
		role: z.enum(roles),
		name: userText(limits.nameLength, 0),
		age: age === '' ? z.string() : typedAge(maxAge(role)),
		password: password || needsPassword(form, before) ? requiredPassword(role) : z.string(),
		status: z.enum(subscriptionStatuses),
		trialEnd: isTrialEnd ? z.string().check(z.refine(isWhole, 'Please enter a whole date and time')) : z.string(),
		hasLifetimeAccess: z.boolean(),
	});
}

function noEmail({ role, password }: UserForm) {
	const error = role === 'child' ? 'A password needs an email to log in with' : 'Email is required';
	return z.string().check(z.refine(() => role === 'child' && !password, error));
}

function requiredPassword(role: User['role']) {
	return z.pipe(z.string().check(z.minLength(1, 'Password is required')), passwordOf(minPasswordLength(role)));
}

/** Whether a local date and time has all its parts, and a year of four digits. */
function isWhole(moment: string): boolean {
	return /^\d{4}-/.test(moment) && !Number.isNaN(Date.parse(moment));
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
export function serverErrors(error: unknown): { readonly [Field in keyof UserForm]?: string } {
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

/** A timestamp (ISO 8601) as the value of a datetime-local input. */
function toLocalMinute(moment: string): string {
	const at = new Date(moment);
	return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
