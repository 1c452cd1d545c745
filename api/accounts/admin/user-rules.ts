import type { AdminUserInput } from '../../../shared/contract/admin.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { HttpError } from '../../app/errors.ts';
import { type AccountRow, accountAndChildIds, accountByEmail, accountById } from '../../db/accounts.ts';
import type { Db } from '../../db/schema.ts';
import { requireAnotherAdmin } from './require-admin.ts';
import { parseSettings, requestedTrialEnd } from './user-update.ts';

/** Checks the account that an update results in. Throws 400 for invalid input, 409 for a conflict with other data. */
export async function requireUserRules(
	trx: Db,
	before: AccountRow,
	after: AccountRow,
	input: AdminUserInput,
): Promise<void> {
	requireLogin(before, after, input);
	if (after.role === 'child') {
		await requireValidChild(trx, after);
		requireRatingWithinAge(before, after, input);
		await requireFamilyTrial(trx, before, after, input);
		await requireNoChildren(trx, after.id);
	}
	if (after.role !== 'admin') await requireAnotherAdmin(trx, after.id);
	await requireFreeEmail(trx, after);
}

/** Parents and admins must be able to log in; children may. An admin's password has its own minimum length. */
function requireLogin(before: AccountRow, after: AccountRow, { password }: AdminUserInput): void {
	const mustLogIn = after.role !== 'child';
	if (after.email === null && mustLogIn) throw invalidField('email', 'Email is required');
	if (after.email === null && password) throw invalidField('email', 'A password needs an email to log in with');
	if (after.password_hash === null && mustLogIn) throw invalidField('password', 'Password is required');
	if (after.role === 'admin') requireAdminPassword(before, password);
}

function requireAdminPassword(before: AccountRow, password: string | undefined): void {
	const minimum = `at least ${limits.adminPasswordMin} characters`;
	if (password !== undefined && password.length < limits.adminPasswordMin) {
		throw invalidField('password', `An admin's password must be ${minimum} long`);
	}
	// The length of an existing password is unknown: only its hash is stored.
	if (password === undefined && before.role !== 'admin') {
		throw invalidField('password', `A new admin needs a new password of ${minimum}`);
	}
}

async function requireValidChild(trx: Db, { id, age, parent_id }: AccountRow): Promise<void> {
	if (age !== null && age > limits.childAgeMax) {
		throw invalidField('profile.age', `A child's age must be at most ${limits.childAgeMax}`);
	}
	if (parent_id === null) return;
	const parent = parent_id === id ? undefined : await accountById(trx, parent_id);
	if (!parent || parent.role === 'child') throw invalidField('parentId', 'This is not the account of a parent');
}

/** An unchanged rating is not a request: it is lowered to the age. */
function requireRatingWithinAge(before: AccountRow, { age }: AccountRow, { settings }: AdminUserInput): void {
	const highest = age ?? limits.childAgeMax;
	const requested = settings?.contentRestrictions.maxAgeRating ?? 0;
	if (requested <= highest || requested === parseSettings(before.settings).contentRestrictions.maxAgeRating) return;
	throw invalidField(
		'settings.contentRestrictions.maxAgeRating',
		`Max age rating must be at most ${highest}, the child's age`,
	);
}

/** A child in a family has its parent's trial: only the end that the client was shown may be sent back. */
async function requireFamilyTrial(
	trx: Db,
	before: AccountRow,
	after: AccountRow,
	input: AdminUserInput,
): Promise<void> {
	const requested = requestedTrialEnd(input.subscription) ?? null;
	if (after.parent_id === null || requested === null) return;
	const shown = before.parent_id === null ? before : await accountById(trx, before.parent_id);
	if (requested === shown?.trial_end) return;
	throw invalidField('subscription.trialEndDate', "A child's trial is that of its family");
}

async function requireNoChildren(trx: Db, id: string): Promise<void> {
	if ((await accountAndChildIds(trx, id)).every((account) => account === id)) return;
	throw new HttpError(409, 'has-children', 'This account has children, so it cannot become a child.');
}

async function requireFreeEmail(trx: Db, { id, email }: AccountRow): Promise<void> {
	const holder = email === null ? undefined : await accountByEmail(trx, email);
	if (holder && holder.id !== id)
		throw new HttpError(409, 'email-taken', 'There is an account with this email already.');
}

function invalidField(path: string, message: string): HttpError {
	return new HttpError(400, 'invalid-input', message, { issues: [{ path, message }] });
}
