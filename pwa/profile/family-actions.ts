import { useMemo } from 'react';
import type { ContentSettings } from '../../shared/contract/account-input.ts';
import {
	familyCalls,
	type NewChild,
	type PasswordChange,
	type ProfileUpdate,
	type Receipt,
} from '../../shared/contract/family.ts';
import type { User } from '../../shared/contract/user.ts';
import { type SubmitResult, submitForm } from '../local/outbox/outbox.ts';
import { RequestError, send } from '../net/http.ts';
import { useSession } from '../session/session.tsx';

export type FamilyActions = {
	saveProfile(update: ProfileUpdate): Promise<SubmitResult>;
	/** The child has its id already: asked for twice, it is one child. */
	addChild(child: NewChild & { _id: string }): Promise<SubmitResult>;
	/** A child that is gone, as on another device, goes here too: CallError 404. */
	saveChildSettings(child: User, settings: ContentSettings): Promise<SubmitResult>;
	/** A child that is gone already counts as deleted. */
	deleteChild(child: User): Promise<SubmitResult>;
	/** Ends all other sessions of the account. */
	changePassword(change: PasswordChange): Promise<void>;
	/** The whole account, at the server and on this device. Nobody is logged in afterwards. Answers what went. */
	deleteAccount(password: string): Promise<Receipt>;
};

/** Thousands of pictures are not gone in a moment; in milliseconds. */
const deletionTimeoutMs = 120_000;

/** The changes that a parent may make to the family. Each throws CallError when it is refused. */
export function useFamilyActions(): FamilyActions {
	const { replaceSession, removeAccount } = useSession();
	return useMemo(
		() => ({
			saveProfile: (update) => submitForm({ kind: 'save-profile', update }, null),
			addChild: (child) => submitForm({ kind: 'add-child', child }, null),
			saveChildSettings: async ({ _id, profile: { name } }, settings) => {
				try {
					return await submitForm({ kind: 'save-child-settings', childId: _id, name, settings }, null);
				} catch (error) {
					// Gone there, it goes here too, with all that hangs on it.
					if (isNotFound(error)) await submitForm({ kind: 'delete-child', childId: _id, name }, null);
					throw error;
				}
			},
			deleteChild: ({ _id, profile: { name } }) => submitForm({ kind: 'delete-child', childId: _id, name }, null),
			changePassword: async (body) => replaceSession(await send(familyCalls.changePassword, { body })),
			deleteAccount: async (password) => {
				const removal = { ...familyCalls.deleteAccount, timeout: deletionTimeoutMs };
				const { receipt } = await send(removal, { body: { password } });
				await removeAccount();
				return receipt;
			},
		}),
		[replaceSession, removeAccount],
	);
}

/** Whether the server says that there is no such child. */
export function isNotFound(error: unknown): boolean {
	return error instanceof RequestError && error.status === 404;
}
