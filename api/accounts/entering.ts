import { v7 as newId } from 'uuid';
import type { Registration } from '../../shared/entering.ts';
import { limits } from '../../shared/limits.ts';
import { openSettings } from '../../shared/open-settings.ts';
import type { Session, User } from '../../shared/user.ts';
import type { Config } from '../config.ts';
import {
	accountByEmail,
	accountById,
	addAccount,
	replacePasswordHash,
	userById,
	withChildren,
} from '../db/accounts.ts';
import type { Db, NewRow } from '../db/schema.ts';
import { addSession, endSession, endSessionsOf, type NewSession } from '../db/sessions.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { insistOnUncommon } from './common-passwords.ts';
import { keepConsent } from './consent.ts';
import type { Reader } from './reader.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'tokens' | 'passwords' | 'hangUp' | 'now'>;

/** A session as the client gets it, and the token of the cookie that goes with it. */
export type Entered = Session & { mediaToken: string };

const day = 24 * 60 * 60 * 1000;

/** Makes an account and logs it in. Always a parent; what it is granted is the operator's choice, never the client's. */
export async function register(keeping: Keeping, registration: Registration, device: string): Promise<Entered> {
	insistOnUncommon(keeping.config, 'parent', registration.password, 'password');
	const passwordHash = await keeping.passwords.hash(registration.password);
	const now = keeping.now();
	const account = newParent(registration, passwordHash, keeping.config.signup, now);
	const session = await keeping.db.transaction().execute(async (db) => {
		if (!(await addAccount(db, account))) {
			throw new Refusal(409, 'email-taken', 'There is an account with this email already. Please sign in.');
		}
		const given_by = registration.profile.age < limits.consentAge ? 'guardian' : 'self';
		const agreement = { account_id: account.id, child_id: null, given_at: now, given_by, how: 'registration' } as const;
		await keepConsent(db, agreement, registration.agreedTo);
		return beginSession(db, { accountId: account.id, passwordHash, device }, now);
	});
	return enter(keeping, account.id, session);
}

/**
 * Logs in. It says the same, after the same time, whether the email or the password is wrong. The session begins only where
 * the hash is still the one that was verified; one that was replaced meanwhile is verified in its turn.
 */
export async function login(keeping: Keeping, email: string, password: string, device: string): Promise<Entered> {
	const account = await accountByEmail(keeping.db, email);
	const right = await keeping.passwords.verify(account?.password_hash ?? null, password);
	if (!account?.password_hash || !right) {
		throw new Refusal(401, 'wrong-credentials', 'The email or the password is not right.');
	}
	const passwordHash = await upToDateHash(keeping, account.id, account.password_hash, password);
	const session = await beginSession(keeping.db, { accountId: account.id, passwordHash, device }, keeping.now());
	return session ? enter(keeping, account.id, session) : login(keeping, email, password, device);
}

/** What was hashed at a lower cost is hashed anew, unless another hash came meanwhile. Gives the hash that was made. */
async function upToDateHash(
	{ db, passwords }: Keeping,
	id: string,
	verified: string,
	password: string,
): Promise<string> {
	if (!passwords.isOutdated(verified)) return verified;
	const fresh = await passwords.hash(password);
	await replacePasswordHash(db, id, verified, { password_hash: fresh });
	return fresh;
}

/**
 * Changes the password, ends every session of the account, and begins a new one: all of it only where the hash is still the
 * one that was verified. One that was replaced meanwhile is verified in its turn. Throws 403 `wrong-password`.
 */
export async function changePassword(
	keeping: Keeping,
	reader: Reader,
	change: { currentPassword: string; newPassword: string },
	device: string,
): Promise<Entered> {
	const { db, passwords, hangUp } = keeping;
	const { accountId, role } = reader;
	const account = await accountById(db, accountId);
	const verified = account?.password_hash ?? null;
	if (account?.must_change_password) insistOnAnother(change);
	if (role === 'admin') insistOnAdminLength(change.newPassword);
	insistOnUncommon(keeping.config, role, change.newPassword, 'newPassword');
	if (verified === null || !(await passwords.verify(verified, change.currentPassword))) {
		throw new Refusal(403, 'wrong-password', 'The current password is not right.');
	}
	const passwordHash = await passwords.hash(change.newPassword);
	const now = keeping.now();
	const changed = await db.transaction().execute(async (trx) => {
		const replaced = { password_hash: passwordHash, must_change_password: 0 as const, updated_at: now };
		if (!(await replacePasswordHash(trx, accountId, verified, replaced))) return null;
		const ended = await endSessionsOf(trx, accountId, now);
		return { ended, session: await beginSession(trx, { accountId, passwordHash, device }, now) };
	});
	if (!changed) return changePassword(keeping, reader, change, device);
	hangUp(changed.ended);
	return enter(keeping, accountId, changed.session);
}

export async function logout({ db, hangUp, now }: Keeping, { accountId, sessionId }: Reader): Promise<void> {
	await endSession(db, accountId, sessionId, now());
	hangUp([sessionId]);
}

/** The signed-in user. A session never outlives its account, so there always is one. */
export async function userOfReader({ db }: Pick<Parts, 'db'>, { accountId }: Reader): Promise<User> {
	const user = await userById(db, accountId);
	if (!user) throw noSession();
	return user;
}

/** The same with its children: none for a child. */
export async function familyOfReader(
	{ db }: Pick<Parts, 'db'>,
	{ accountId }: Reader,
): Promise<{ user: User; children: User[] }> {
	const { user, children } = await withChildren(db, accountId);
	if (!user) throw noSession();
	return { user, children };
}

/** The id of a new session; null, and none, when the account does not have this hash any more. */
async function beginSession(db: Db, opening: Omit<NewSession, 'id'>, now: number): Promise<string | null> {
	const id = newId();
	return (await addSession(db, { id, ...opening }, now)) ? id : null;
}

async function enter(keeping: Keeping, accountId: string, sessionId: string | null): Promise<Entered> {
	if (sessionId === null) throw noSession();
	const { tokens } = keeping;
	const holder = { accountId, sessionId };
	const [token, mediaToken] = await Promise.all([tokens.sign('api', holder), tokens.sign('media', holder)]);
	const user = await userOfReader(keeping, { ...holder, role: 'parent', familyId: accountId });
	return { token, mediaToken, user };
}

function newParent(
	{ email, profile, settings }: Registration,
	passwordHash: string,
	signup: Config['signup'],
	now: number,
): NewRow<'account'> & { id: string } {
	const lifetime = signup.access === 'lifetime';
	return {
		id: newId(),
		email,
		password_hash: passwordHash,
		role: 'parent',
		parent_id: null,
		name: profile.name,
		age: profile.age,
		avatar: profile.avatar ?? null,
		settings: JSON.stringify(settings ?? openSettings()),
		subscription_status: lifetime ? 'active' : 'trial',
		has_lifetime_access: lifetime ? 1 : 0,
		trial_end: lifetime ? null : now + signup.trialDays * day,
		created_at: now,
		updated_at: now,
	};
}

function noSession(): Refusal {
	return new Refusal(401, 'no-session', 'Please log in.');
}

function insistOnAdminLength(password: string): void {
	if (password.length >= limits.adminPasswordMin) return;
	throw badNewPassword(`Password must be at least ${limits.adminPasswordMin} characters long`);
}

/** A one-time password that is "changed" to itself would work for ever. */
function insistOnAnother({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }): void {
	if (newPassword === currentPassword) throw badNewPassword('Choose another password than the one-time password');
}

function badNewPassword(message: string): Refusal {
	return new Refusal(400, 'invalid-input', message, { issues: [{ path: 'newPassword', message }] });
}
