import type { AdminUser } from '../../../shared/admin.ts';
import { limits } from '../../../shared/limits.ts';
import { type AccountRow, accountByEmail, accountById, accountsUnder } from '../../db/accounts.ts';
import type { Db } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import { insistOnAnotherAdmin } from '../last-admin.ts';
import { settingsOf, wishedTrialEnd } from './user-change.ts';

/** What must hold for the account that a wish makes of another. Throws 400 for the wish itself, 409 for what stands in its way. */
export async function insistOnRules(trx: Db, before: AccountRow, after: AccountRow, wish: AdminUser): Promise<void> {
	insistOnLogin(before, after, wish);
	if (after.role === 'child') {
		await insistOnChild(trx, after);
		insistOnRating(before, after, wish);
		await insistOnFamilyTrial(trx, before, after, wish);
		await insistOnNoChildren(trx, after.id);
	}
	if (after.role !== 'admin') await insistOnAnotherAdmin(trx, after.id);
	await insistOnFreeEmail(trx, after);
}

/** A parent or an admin logs in; a child may. An admin's password is long, whenever it was set. */
function insistOnLogin(before: AccountRow, after: AccountRow, { password }: AdminUser): void {
	const mustLogIn = after.role !== 'child';
	if (after.email === null && mustLogIn) throw wrong('email', 'Email is required');
	if (after.email === null && password) throw wrong('email', 'A password needs an email to log in with');
	if (after.password_hash === null && mustLogIn) throw wrong('password', 'Password is required');
	if (after.role === 'admin') insistOnAdminPassword(before, password);
}

function insistOnAdminPassword(before: AccountRow, password: string | undefined): void {
	const least = `at least ${limits.adminPasswordMin} characters`;
	if (password !== undefined && password.length < limits.adminPasswordMin) {
		throw wrong('password', `An admin's password must be ${least} long`);
	}
	// How long the password is that an account already has, nobody can know.
	if (password === undefined && before.role !== 'admin') {
		throw wrong('password', `A new admin needs a new password of ${least}`);
	}
}

async function insistOnChild(trx: Db, { id, age, parent_id }: AccountRow): Promise<void> {
	if (age !== null && age > limits.childAgeMax) {
		throw wrong('profile.age', `A child's age must be at most ${limits.childAgeMax}`);
	}
	if (parent_id === null) return;
	const parent = parent_id === id ? undefined : await accountById(trx, parent_id);
	if (!parent || parent.role === 'child') throw wrong('parentId', 'This is not the account of a parent');
}

/** A rating that is sent back as it was told is no wish: it falls with the age. */
function insistOnRating(before: AccountRow, { age }: AccountRow, { settings }: AdminUser): void {
	const highest = age ?? limits.childAgeMax;
	const wished = settings?.contentRestrictions.maxAgeRating ?? 0;
	if (wished <= highest || wished === settingsOf(before.settings).contentRestrictions.maxAgeRating) return;
	throw wrong(
		'settings.contentRestrictions.maxAgeRating',
		`Max age rating must be at most ${highest}, the child's age`,
	);
}

/** The trial of a child that has a parent is the parent's: only the end that was told of the child may come back. */
async function insistOnFamilyTrial(trx: Db, before: AccountRow, after: AccountRow, wish: AdminUser): Promise<void> {
	const wished = wishedTrialEnd(wish.subscription) ?? null;
	if (after.parent_id === null || wished === null) return;
	const told = before.parent_id === null ? before : await accountById(trx, before.parent_id);
	if (wished === told?.trial_end) return;
	throw wrong('subscription.trialEndDate', "A child's trial is that of its family");
}

async function insistOnNoChildren(trx: Db, id: string): Promise<void> {
	if ((await accountsUnder(trx, id)).every((account) => account === id)) return;
	throw new Refusal(409, 'has-children', 'This account has children, so it cannot become a child.');
}

async function insistOnFreeEmail(trx: Db, { id, email }: AccountRow): Promise<void> {
	const holder = email === null ? undefined : await accountByEmail(trx, email);
	if (holder && holder.id !== id) throw new Refusal(409, 'email-taken', 'There is an account with this email already.');
}

function wrong(path: string, message: string): Refusal {
	return new Refusal(400, 'invalid-input', message, { issues: [{ path, message }] });
}
