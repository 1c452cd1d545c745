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
	/** The id comes from the device, so a repeated request creates one child. */
	addChild(child: NewChild & { _id: string }): Promise<SubmitResult>;
	/** Throws RequestError 404 if the child was deleted on another device. Then it is removed here too. */
	saveChildSettings(child: User, settings: ContentSettings): Promise<SubmitResult>;
	/** Succeeds if the child is already deleted. */
	deleteChild(child: User): Promise<SubmitResult>;
	/** Ends all other sessions of the account. */
	changePassword(change: PasswordChange): Promise<void>;
	/** Deletes the account on the server and on this device, and ends the session. Returns the receipt. */
	deleteAccount(password: string): Promise<Receipt>;
};

/** Longer than usual: the server deletes thousands of files. */
const deletionTimeoutMs = 120_000;

/** The changes that a parent may make to the family. Each throws RequestError when it is refused. */
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
					// Deletes the child's data on this device too.
					if (isNotFound(error)) await submitForm({ kind: 'delete-child', childId: _id, name }, null);
					throw error;
				}
			},
			deleteChild: ({ _id, profile: { name } }) => submitForm({ kind: 'delete-child', childId: _id, name }, null),
			changePassword: async (body) => replaceSession(await send(familyCalls.changePassword, { body })),
			deleteAccount: async (password) => {
				const call = { ...familyCalls.deleteAccount, timeout: deletionTimeoutMs };
				const { receipt } = await send(call, { body: { password } });
				await removeAccount();
				return receipt;
			},
		}),
		[replaceSession, removeAccount],
	);
}

/** Whether the server answered 404. */
export function isNotFound(error: unknown): boolean {
	return error instanceof RequestError && error.status === 404;
}

/** Whether the server refused the password that the user typed. */
export function isWrongPassword(error: unknown): boolean {
	return error instanceof RequestError && error.code === 'wrong-password';
}
