import { v7 as newId } from 'uuid';
import type { ContentSettings } from '../../shared/account-input.ts';
import type { NewChild, ProfileUpdate, Receipt } from '../../shared/family.ts';
import { defaultChildGenres, limits } from '../../shared/limits.ts';
import type { User } from '../../shared/user.ts';
import { type AccountRow, addAccount, childOf, userById } from '../db/accounts.ts';
import type { Db } from '../db/schema.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { changeAuthor } from './change-author.ts';
import { keepConsent } from './consent.ts';
import { erase } from './erasure.ts';
import { insistOnFreeId } from './free-id.ts';
import type { Reader } from './reader.ts';
import { noteErasure } from './receipts.ts';

type Keeping = Pick<Parts, 'db' | 'now'>;
type Saving = Pick<Parts, 'db' | 'queue' | 'now'>;

/** Saves what an account may change of itself. A child's age and settings are its parent's to change. */
export async function saveProfile(saving: Saving, reader: Reader, update: ProfileUpdate): Promise<User> {
	if (reader.role === 'child') await insistOnParent(saving.db, reader, update);
	const { name, age, avatar } = update.profile;
	return save(saving, reader.accountId, async () => ({
		name,
		age,
		...(avatar === undefined ? {} : { avatar }),
		...(update.settings ? { settings: JSON.stringify(tidy(update.settings)) } : {}),
	}));
}

/**
 * A child profile: it has no email and so cannot log in. It may read what fits its age until a parent chooses. An id that
 * one of the reader's children has already is that child, as it is by now. Whoever makes it agrees to the policies for it.
 * Throws 409 `id-taken` for any other's, 409 `policies-changed` for texts that this server never showed.
 */
export async function addChild({ db, now }: Keeping, reader: Reader, wish: NewChild): Promise<User> {
	insistOnRole(reader);
	const child = newChild(reader, wish, now());
	await db.transaction().execute(async (trx) => {
		if (await childOf(trx, reader.accountId, child.id)) return;
		await insistOnFreeId(trx, child.id);
		await addAccount(trx, child);
		const agreement = { account_id: reader.accountId, child_id: child.id, given_at: child.created_at } as const;
		await keepConsent(trx, { ...agreement, given_by: 'guardian', how: 'child-added' }, wish.agreedTo);
	});
	return found(await childOf(db, reader.accountId, child.id));
}

/** Throws 404 for a child that is not the reader's, 400 for a rating above the child's age. */
export function saveChildSettings(
	saving: Saving,
	reader: Reader,
	childId: string,
	settings: ContentSettings,
): Promise<User> {
	return save(saving, childId, async (trx) => {
		insistOnAge(found(await childOf(trx, reader.accountId, childId)), settings);
		return { settings: JSON.stringify(tidy(settings)) };
	});
}

/** `changeIn` gives what changes, or throws, in the transaction in which it is written. */
async function save(
	{ db, queue, now }: Saving,
	id: string,
	changeIn: (trx: Db) => Promise<Partial<AccountRow>>,
): Promise<User> {
	const { user, afterCommit } = await db.transaction().execute(async (trx) => {
		const change = await changeIn(trx);
		const afterCommit = await changeAuthor(trx, { queue }, id, { ...change, updated_at: now() });
		return { user: found(await userById(trx, id)), afterCommit };
	});
	await afterCommit();
	return user;
}

/** The child and all that hangs on it. Throws 404 for one that is not the reader's. */
export function deleteChild(
	keeping: Pick<Parts, 'db' | 'media' | 'queue' | 'hangUp' | 'now'>,
	reader: Reader,
	childId: string,
): Promise<Receipt> {
	return erase(keeping, childId, async (trx, erased) => {
		found(await childOf(trx, reader.accountId, childId));
		return noteErasure(trx, reader, { what: 'child', subject: childId, erased }, keeping.now());
	});
}

function newChild({ accountId }: Reader, { _id = newId(), profile, settings }: NewChild, now: number) {
	return {
		id: _id,
		email: null,
		password_hash: null,
		role: 'child' as const,
		parent_id: accountId,
		name: profile.name,
		age: profile.age,
		avatar: null,
		settings: JSON.stringify(firstSettings(profile.age, settings)),
		subscription_status: 'expired' as const,
		has_lifetime_access: 0 as const,
		trial_end: null,
		created_at: now,
		updated_at: now,
	};
}

function insistOnAge({ profile }: User, { contentRestrictions }: ContentSettings): void {
	const age = profile.age ?? limits.childAgeMax;
	if (contentRestrictions.maxAgeRating <= age) return;
	const message = `Max age rating must be at most ${age}, the child's age`;
	throw new Refusal(400, 'invalid-input', message, { issues: [{ path: 'contentRestrictions.maxAgeRating', message }] });
}

function insistOnRole({ role }: Reader): void {
	if (role === 'child') throw forParents();
}

async function insistOnParent(
	db: Parts['db'],
	{ accountId }: Reader,
	{ profile, settings }: ProfileUpdate,
): Promise<void> {
	const child = found(await userById(db, accountId));
	const sameSettings =
		!settings || JSON.stringify(tidy(settings)) === JSON.stringify(tidy(child.settings as ContentSettings));
	if (profile.age !== child.profile.age || !sameSettings) throw forParents();
}

export function forParents(): Refusal {
	return new Refusal(403, 'parents-only', 'Only a parent can change this.');
}

/** What a new child of that age may meet, until its parent chooses otherwise. */
export function firstSettings(age: number, chosen?: ContentSettings): ContentSettings {
	const settings = chosen ?? {
		allowedGenres: [...defaultChildGenres],
		contentRestrictions: { maxAgeRating: limits.childRatingCap, disabledTopics: [] },
	};
	const { maxAgeRating, disabledTopics } = settings.contentRestrictions;
	return tidy({
		allowedGenres: settings.allowedGenres,
		contentRestrictions: { maxAgeRating: Math.min(maxAgeRating, age, limits.childRatingCap), disabledTopics },
	});
}

/** Each genre and topic once, and the fields always in this order. */
export function tidy({ allowedGenres, contentRestrictions }: ContentSettings): ContentSettings {
	return {
		allowedGenres: [...new Set(allowedGenres)],
		contentRestrictions: {
			maxAgeRating: contentRestrictions.maxAgeRating,
			disabledTopics: [...new Set(contentRestrictions.disabledTopics)],
		},
	};
}

function found(user: User | null): User {
	if (!user) throw notFound();
	return user;
}
