import { v7 as newId } from 'uuid';
import type { ContentSettings } from '../../shared/contract/account-input.ts';
import type { ReadingComfort } from '../../shared/contract/comfort.ts';
import type { NewChild, ProfileUpdate, Receipt } from '../../shared/contract/family.ts';
import type { User } from '../../shared/contract/user.ts';
import { defaultChildGenres, limits } from '../../shared/rules/limits.ts';
import type { AppContext } from '../app/context.ts';
import type { Core } from '../app/core.ts';
import { HttpError, noSession, requireFound } from '../app/errors.ts';
import { type AccountRow, accountById, addAccount, childOf, updateAccountRow, userById } from '../db/accounts.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { actingUser, parentsOnly, requireNotChild } from './acting-as.ts';
import { requireAnotherAdmin } from './admin/require-admin.ts';
import { recordConsent } from './consent.ts';
import { eraseAccount } from './erasure.ts';
import type { Principal } from './principal.ts';
import { recordErasure } from './receipts.ts';
import { requireUnusedId } from './unused-id.ts';
import { updateAccount } from './update-account.ts';

/** Saves the account's own profile. A child's age and settings may only be changed by its parent. */
export async function saveProfile(context: AppContext, principal: Principal, update: ProfileUpdate): Promise<User> {
	const { name, age, avatar } = update.profile;
	return saveAccount(context, principal.accountId, async (trx, before) => {
		// In the same transaction: else settings that a parent commits in between would be overwritten with those before.
		if (principal.role === 'child') await requireNameAndAvatarOnly(trx, principal, update);
		return {
			name,
			age,
			...(avatar === undefined ? {} : { avatar }),
			...(update.settings ? { settings: JSON.stringify(settingsAfter(before, update.settings)) } : {}),
		};
	});
}

/**
 * Adds a child profile. It has no email and cannot log in; its settings fit its age until a parent changes them. If the id is
 * already a child of the principal, that child is returned unchanged. The parent consents on the child's behalf. Throws 409
 * `id-taken` for any other used id, 409 `policies-changed` for an unknown policy version.
 */
export async function addChild({ db, now }: Core, principal: Principal, input: NewChild): Promise<User> {
	requireNotChild(principal);
	const child = newChild(principal, input, now());
	await inTransaction(db, async (trx) => {
		if (await childOf(trx, principal.accountId, child.id)) return;
		await requireUnusedId(trx, child.id);
		await addAccount(trx, child);
		const agreement = { account_id: principal.accountId, child_id: child.id, given_at: child.created_at } as const;
		await recordConsent(trx, { ...agreement, given_by: 'guardian', how: 'child-added' }, input.agreedTo);
	});
	return requireFound(await childOf(db, principal.accountId, child.id));
}

/** The account's settings after an update. A child's own row holds nothing of the family's settings. */
export function settingsAfter(
	{ role, settings }: Pick<AccountRow, 'role' | 'settings'>,
	update: ContentSettings,
): ContentSettings {
	const before = JSON.parse(settings) as ContentSettings;
	return normalizeSettings(role === 'child' ? { ...update, whenOffline: undefined } : update, before);
}

/** Throws 404 for a child of another family, 400 for a rating above the child's age. */
export function saveChildSettings(
	context: AppContext,
	principal: Principal,
	childId: string,
	settings: ContentSettings,
): Promise<User> {
	return saveAccount(context, childId, async (trx, before) => {
		const child = requireFound(await childOf(trx, principal.accountId, childId));
		requireRatingWithinAge(child, settings);
		return { settings: JSON.stringify(settingsAfter(before, settings)) };
	});
}

/** Saves how the requester, or the child that the requester acts as, likes to read. Throws 404 for any other child. */
export async function saveComfort(
	{ db, now }: Core,
	principal: Principal,
	comfort: ReadingComfort,
	selectedChildId?: string,
): Promise<User> {
	return inTransaction(db, async (trx) => {
		const { _id } = await actingUser(trx, principal, selectedChildId);
		const isDefault = Object.values(comfort).every((value) => value === undefined);
		await updateAccountRow(trx, _id, { comfort: isDefault ? null : JSON.stringify(comfort), updated_at: now() });
		return requireFound(await userById(trx, _id));
	});
}

/** `changeIn` returns the changed columns of a row, or throws, in the transaction that writes them. */
async function saveAccount(
	context: AppContext,
	id: string,
	changeIn: (trx: Db, before: AccountRow) => Promise<Partial<AccountRow>>,
): Promise<User> {
	const { db, now } = context;
	const { user, afterCommit } = await inTransaction(db, async (trx) => {
		const before = requireFound(await accountById(trx, id));
		const change = await changeIn(trx, before);
		const afterCommit = await updateAccount(trx, context, before, { ...change, updated_at: now() });
		return { user: requireFound(await userById(trx, id)), afterCommit };
	});
	await afterCommit();
	return user;
}

/** Deletes the child with all its data. Throws 404 for a child of another family. */
export function deleteChild(context: AppContext, principal: Principal, childId: string): Promise<Receipt> {
	return eraseAccount(context, childId, async (trx, erased) => {
		requireFound(await childOf(trx, principal.accountId, childId));
		return recordErasure(trx, principal, { what: 'child', subject: childId, erased }, context.now());
	});
}

/** The verified hash is no longer the account's. */
class HashReplaced extends Error {}

/**
 * Deletes the principal's own account with all its data. Throws 403 `parents-only` for a child, 403 `wrong-password`, 409
 * `last-admin`, or 401 if it is deleted already; then nothing is deleted.
 */
export async function deleteOwnAccount(context: AppContext, principal: Principal, password: string): Promise<Receipt> {
	requireNotChild(principal);
	const account = await accountById(context.db, principal.accountId);
	// It was deleted since authentication: that is no wrong guess.
	if (!account) throw noSession();
	const verified = account.password_hash;
	if (!(await context.passwords.verify(verified, password))) {
		throw new HttpError(403, 'wrong-password', 'The password is not right.');
	}
	try {
		return await eraseAccount(context, principal.accountId, async (trx, erased) => {
			const current = await accountById(trx, principal.accountId);
			if (current?.password_hash !== verified) throw new HashReplaced();
			await requireAnotherAdmin(trx, principal.accountId);
			return recordErasure(trx, principal, { what: 'account', subject: principal.accountId, erased }, context.now());
		});
	} catch (error) {
		if (error instanceof HashReplaced) return deleteOwnAccount(context, principal, password);
		throw error;
	}
}

function newChild({ accountId }: Principal, { _id = newId(), profile, settings }: NewChild, now: number) {
	return {
		id: _id,
		email: null,
		password_hash: null,
		role: 'child' as const,
		parent_id: accountId,
		name: profile.name,
		age: profile.age,
		avatar: null,
		settings: JSON.stringify(defaultChildSettings(profile.age, settings)),
		subscription_status: 'expired' as const,
		has_lifetime_access: 0 as const,
		trial_end: null,
		created_at: now,
		updated_at: now,
	};
}

function requireRatingWithinAge({ profile }: User, { contentRestrictions }: ContentSettings): void {
	const age = profile.age ?? limits.childAgeMax;
	if (contentRestrictions.maxAgeRating <= age) return;
	const message = `Max age rating must be at most ${age}, the child's age`;
	throw new HttpError(400, 'invalid-input', message, {
		issues: [{ path: 'contentRestrictions.maxAgeRating', message }],
	});
}

async function requireNameAndAvatarOnly(
	db: Db,
	{ accountId }: Principal,
	{ profile, settings }: ProfileUpdate,
): Promise<void> {
	const child = requireFound(await userById(db, accountId));
	const sameSettings =
		!settings ||
		JSON.stringify(normalizeSettings(settings, child.settings)) ===
			JSON.stringify(normalizeSettings(child.settings as ContentSettings));
	if (profile.age !== child.profile.age || !sameSettings) throw parentsOnly();
}

/** The settings of a new child of that age; `chosen` is limited to the age and the cap. */
export function defaultChildSettings(age: number, chosen?: ContentSettings): ContentSettings {
	const settings = chosen ?? {
		allowedGenres: [...defaultChildGenres],
		contentRestrictions: { maxAgeRating: limits.childRatingCap, disabledTopics: [] },
	};
	const { maxAgeRating, disabledTopics } = settings.contentRestrictions;
	return normalizeSettings({
		allowedGenres: settings.allowedGenres,
		contentRestrictions: { maxAgeRating: Math.min(maxAgeRating, age, limits.childRatingCap), disabledTopics },
		choicesAsPictures: settings.choicesAsPictures,
	});
}

/**
 * Removes duplicates and fixes the order of fields, so that equal settings have equal JSON. What earlier builds of the app do not
 * send keeps its value of `before`.
 */
function normalizeSettings(
	{ allowedGenres, contentRestrictions, ...later }: ContentSettings,
	before?: Pick<ContentSettings, 'choicesAsPictures' | 'whenOffline'>,
): ContentSettings {
	const asPictures = later.choicesAsPictures ?? before?.choicesAsPictures;
	const whenOffline = later.whenOffline ?? before?.whenOffline;
	return {
		allowedGenres: [...new Set(allowedGenres)],
		contentRestrictions: {
			maxAgeRating: contentRestrictions.maxAgeRating,
			disabledTopics: [...new Set(contentRestrictions.disabledTopics)],
		},
		...(asPictures === undefined ? {} : { choicesAsPictures: asPictures }),
		...(whenOffline === undefined ? {} : { whenOffline }),
	};
}
