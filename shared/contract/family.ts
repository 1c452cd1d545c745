import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { AgreedPolicyVersion, ageUpTo, ContentSettings, Name, Password, Profile } from './account-input.ts';
import { call } from './call.ts';
import { ReadingComfort } from './comfort.ts';
import { outboxEndpoints } from './endpoints.ts';
import { SelectedChildQuery } from './first-load.ts';
import { Id, Session, User } from './user.ts';

export const ProfileUpdate = z.object({ profile: Profile, settings: z.optional(ContentSettings) });
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

/** `_id` is set by a device that creates the child offline. */
export const NewChild = z.object({
	_id: z.optional(Id),
	profile: z.object({ name: Name, age: ageUpTo(limits.childAgeMax) }),
	settings: z.optional(ContentSettings),
	agreedTo: AgreedPolicyVersion,
});
export type NewChild = z.infer<typeof NewChild>;

export const PasswordChange = z.object({
	currentPassword: z.string().check(z.minLength(1), z.maxLength(limits.passwordMax)),
	newPassword: Password,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The password is required: a deleted account cannot be restored. */
const AccountDeletion = z.object({
	password: z.string().check(z.minLength(1), z.maxLength(limits.passwordMax)),
});

/** What a deletion removed: numbers and ids, no personal data. */
export const Receipt = z.object({
	_id: z.string(),
	at: z.string(),
	what: z.enum(['account', 'child']),
	/** The id of the deleted account or child. */
	subject: z.string(),
	erased: z.object({
		children: z.number(),
		stories: z.number(),
		chapters: z.number(),
		pictures: z.number(),
		narrations: z.number(),
		/** Jobs that were waiting for it. */
		waiting: z.number(),
	}),
	/** True if the database may hold the deleted text a while longer, and the operator makes the copies of it. */
	isInCopies: z.optional(z.boolean()),
	/** The hash of the deletion's audit entry, by which an operator finds it. */
	seal: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

const DeletionAnswer = z.object({ ok: z.literal(true), receipt: Receipt });

/** The calls of product 7.6 about the family and the account. */
export const familyCalls = {
	changePassword: call({ method: 'PUT', path: '/api/auth/password', body: PasswordChange, answer: Session }),
	saveProfile: call({ ...outboxEndpoints.saveProfile, body: ProfileUpdate, answer: User }),
	/** Of the account itself, or of the selected child. */
	saveComfort: call({ ...outboxEndpoints.saveComfort, query: SelectedChildQuery, body: ReadingComfort, answer: User }),
	addChild: call({ ...outboxEndpoints.addChild, body: NewChild, answer: User }),
	saveChildSettings: call({ ...outboxEndpoints.saveChildSettings, body: ContentSettings, answer: User }),
	deleteChild: call({ ...outboxEndpoints.deleteChild, answer: DeletionAnswer }),
	deleteAccount: call({ method: 'DELETE', path: '/api/users/me', body: AccountDeletion, answer: DeletionAnswer }),
	/** The receipts of the child profiles that this account deleted, newest first. */
	receipts: call({ method: 'GET', path: '/api/users/receipts', answer: z.array(Receipt) }),
} as const;
