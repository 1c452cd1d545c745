import { v7 as newId } from 'uuid';
import type { Registration } from '../../shared/contract/auth.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { day } from '../../shared/rules/durations.ts';
import { limits } from '../../shared/rules/limits.ts';
import type { Config } from '../app/config.ts';
import type { Core } from '../app/core.ts';
import { HttpError, noSession } from '../app/errors.ts';
import {
	accountByEmail,
	accountById,
	accountWithChildren,
	addAccount,
	replacePasswordHash,
	userById,
} from '../db/accounts.ts';
import type { Db, NewRow } from '../db/schema.ts';
import { addSession, endSession, endSessionsOf, type NewSession } from '../db/sessions.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireUncommonPassword } from './common-passwords.ts';
import { recordConsent } from './consent.ts';
import type { Principal, SessionPrincipal } from './principal.ts';

/** A session for the client, and the token for the media cookie. */
export type IssuedSession = Session & { mediaToken: string };

/** Creates a parent's account and logs it in. The access it gets is the operator's setting, never the client's choice. */
export async function register(context: Core, registration: Registration, device: string): Promise<IssuedSession> {
	requireUncommonPassword(context.config, 'parent', registration.password, 'password');
	// Who registers will soon ask for a story; the thread starts while the password is hashed.
	context.makers.storyteller.startThread?.();
	const passwordHash = await context.passwords.hash(registration.password);
	const now = context.now();
	const account = newParent(registration, passwordHash, context.config.signup, now);
	const session = await inTransaction(context.db, async (db) => {
		if (!(await addAccount(db, account))) {
			throw new HttpError(409, 'email-taken', 'There is an account with this email already. Please sign in.');
		}
		const given_by = registration.profile.age < limits.consentAge ? 'guardian' : 'self';
		const agreement = { account_id: account.id, child_id: null, given_at: now, given_by, how: 'registration' } as const;
		await recordConsent(db, agreement, registration.agreedTo);
		return createSession(db, { accountId: account.id, passwordHash, device }, now);
	});
	return issueTokens(context, account.id, session);
}

/**
 * Logs in. Answer and duration are the same for an unknown email and a wrong password. The session is only created if the
 * verified hash is still current; otherwise the password is verified again.
 */
export async function login(context: Core, email: string, password: string, device: string): Promise<IssuedSession> {
	const account = await accountByEmail(context.db, email);
	const isRight = await context.passwords.verify(account?.password_hash ?? null, password);
	if (!account?.password_hash || !isRight) {
		throw new HttpError(401, 'wrong-credentials', 'The email or the password is not right.');
	}
	const passwordHash = await rehashIfOutdated(context, account.id, account.password_hash, password);
	const session = await createSession(context.db, { accountId: account.id, passwordHash, device }, context.now());
	return session ? issueTokens(context, account.id, session) : login(context, email, password, device);
}

/** Replaces a hash of lower cost, unless another hash was set meanwhile. Returns the new hash. */
async function rehashIfOutdated(
	{ db, passwords }: Core,
	id: string,
	verified: string,
	password: string,
): Promise<string> {
	if (!passwords.isOutdated(verified)) return verified;
	const newHash = await passwords.hash(password);
	await replacePasswordHash(db, id, verified, { password_hash: newHash });
	return newHash;
}

/**
 * Changes the password, ends all sessions of the account and creates a new one. All of it only happens if the verified hash is
 * still current; otherwise the password is verified again. Throws 403 `wrong-password`.
 */
export async function changePassword(
	context: Core,
	principal: Principal,
	change: { currentPassword: string; newPassword: string },
	device: string,
): Promise<IssuedSession> {
	const { db, passwords, disconnectSessions } = context;
	const { accountId, role } = principal;
	const account = await accountById(db, accountId);
	const verified = account?.password_hash ?? null;
	if (account?.must_change_password) requireDifferentPassword(change);
	if (role === 'admin') requireAdminLength(change.newPassword);
	requireUncommonPassword(context.config, role, change.newPassword, 'newPassword');
	if (verified === null || !(await passwords.verify(verified, change.currentPassword))) {
		throw new HttpError(403, 'wrong-password', 'The current password is not right.');
	}
	const passwordHash = await passwords.hash(change.newPassword);
	const now = context.now();
	const changed = await inTransaction(db, async (trx) => {
		const replaced = { password_hash: passwordHash, must_change_password: 0 as const, updated_at: now };
		if (!(await replacePasswordHash(trx, accountId, verified, replaced))) return null;
		const ended = await endSessionsOf(trx, accountId, now);
		return { ended, session: await createSession(trx, { accountId, passwordHash, device }, now) };
	});
	if (!changed) return changePassword(context, principal, change, device);
	disconnectSessions(changed.ended);
	return issueTokens(context, accountId, changed.session);
}

export async function logout(
	{ db, disconnectSessions, now }: Core,
	{ accountId, sessionId }: SessionPrincipal,
): Promise<void> {
	await endSession(db, accountId, sessionId, now());
	disconnectSessions([sessionId]);
}

/** The signed-in user. Throws 401 if the account was deleted since authentication. */
export async function currentUser({ db }: Core, { accountId }: Pick<Principal, 'accountId'>): Promise<User> {
	const user = await userById(db, accountId);
	if (!user) throw noSession();
	return user;
}

/** The signed-in user and its children; none for a child. */
export async function currentFamily(db: Db, { accountId }: Principal): Promise<{ user: User; children: User[] }> {
	const { user, children } = await accountWithChildren(db, accountId);
	if (!user) throw noSession();
	return { user, children };
}

/** The id of a new session; null, and no session, if the account no longer has this hash. */
async function createSession(db: Db, session: Omit<NewSession, 'id'>, now: number): Promise<string | null> {
	const id = newId();
	return (await addSession(db, { id, ...session }, now)) ? id : null;
}

async function issueTokens(context: Core, accountId: string, sessionId: string | null): Promise<IssuedSession> {
	if (sessionId === null) throw noSession();
	const { tokens, makers } = context;
	// Who logs in may soon ask for a story.
	makers.storyteller.startThread?.();
	const holder = { accountId, sessionId };
	const [token, mediaToken] = await Promise.all([tokens.sign('api', holder), tokens.sign('media', holder)]);
	const user = await currentUser(context, { accountId });
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
		settings: JSON.stringify(settings ?? defaultSettings()),
		subscription_status: lifetime ? 'active' : 'trial',
		has_lifetime_access: lifetime ? 1 : 0,
		trial_end: lifetime ? null : now + signup.trialDays * day,
		created_at: now,
		updated_at: now,
	};
}

function requireAdminLength(password: string): void {
	if (password.length >= limits.adminPasswordMin) return;
	throw invalidNewPassword(`Password must be at least ${limits.adminPasswordMin} characters long`);
}

/** A one-time password that is "changed" to itself would keep working. */
function requireDifferentPassword({
	currentPassword,
	newPassword,
}: {
	currentPassword: string;
	newPassword: string;
}): void {
	if (newPassword === currentPassword) throw invalidNewPassword('Choose another password than the one-time password');
}

function invalidNewPassword(message: string): HttpError {
	return new HttpError(400, 'invalid-input', message, { issues: [{ path: 'newPassword', message }] });
}
