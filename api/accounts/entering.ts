import { v7 as newId } from 'uuid';
import type { Registration } from '../../shared/entering.ts';
import { limits } from '../../shared/limits.ts';
import { openSettings } from '../../shared/open-settings.ts';
import type { Session, User } from '../../shared/user.ts';
import type { Config } from '../config.ts';
import { accountByEmail, addAccount, changeAccount, userById, withChildren } from '../db/accounts.ts';
import type { NewRow } from '../db/schema.ts';
import { addSession, endSession, endSessionsOf } from '../db/sessions.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { keepConsent } from './consent.ts';
import type { Reader } from './reader.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'tokens' | 'passwords' | 'hangUp' | 'now'>;

/** A session as the client gets it, and the token of the cookie that goes with it. */
export type Entered = Session & { mediaToken: string };

const day = 24 * 60 * 60 * 1000;

/** Makes an account and logs it in. Always a parent; what it is granted is the operator's choice, never the client's. */
export async function register(keeping: Keeping, registration: Registration): Promise<Entered> {
	const passwordHash = await keeping.passwords.hash(registration.password);
	const now = keeping.now();
	const account = newParent(registration, passwordHash, keeping.config.signup, now);
	await keeping.db.transaction().execute(async (db) => {
		if (!(await addAccount(db, account))) {
			throw new Refusal(409, 'email-taken', 'There is an account with this email already. Please sign in.');
		}
		const given_by = registration.profile.age < limits.consentAge ? 'guardian' : 'self';
		const agreement = { account_id: account.id, child_id: null, given_at: now, given_by, how: 'registration' } as const;
		await keepConsent(db, agreement, registration.agreedTo);
	});
	return enter(keeping, account.id);
}

/** Logs in. It says the same, after the same time, whether the email or the password is wrong. */
export async function login(keeping: Keeping, email: string, password: string): Promise<Entered> {
	const account = await accountByEmail(keeping.db, email);
	const right = await keeping.passwords.verify(account?.password_hash ?? null, password);
	if (!account || !right) throw new Refusal(401, 'wrong-credentials', 'The email or the password is not right.');
	return enter(keeping, account.id);
}

/** Changes the password, ends every session of the account, and begins a new one. */
export async function changePassword(
	keeping: Keeping,
	reader: Reader,
	change: { currentPassword: string; newPassword: string },
): Promise<Entered> {
	const { password_hash } = await keeping.db
		.selectFrom('account')
		.select('password_hash')
		.where('id', '=', reader.accountId)
		.executeTakeFirstOrThrow();
	if (reader.role === 'admin') insistOnAdminLength(change.newPassword);
	if (!(await keeping.passwords.verify(password_hash, change.currentPassword))) {
		throw new Refusal(403, 'wrong-password', 'The current password is not right.');
	}
	const newHash = await keeping.passwords.hash(change.newPassword);
	const now = keeping.now();
	const ended = await keeping.db.transaction().execute(async (db) => {
		await changeAccount(db, reader.accountId, { password_hash: newHash, updated_at: now });
		return endSessionsOf(db, reader.accountId, now);
	});
	keeping.hangUp(ended);
	return enter(keeping, reader.accountId);
}

export async function logout({ db, hangUp, now }: Keeping, { sessionId }: Reader): Promise<void> {
	await endSession(db, sessionId, now());
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

async function enter(keeping: Keeping, accountId: string): Promise<Entered> {
	const { db, tokens, now } = keeping;
	const holder = { accountId, sessionId: newId() };
	await addSession(db, holder.sessionId, accountId, now());
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
	const message = `Password must be at least ${limits.adminPasswordMin} characters long`;
	throw new Refusal(400, 'invalid-input', message, { issues: [{ path: 'newPassword', message }] });
}
