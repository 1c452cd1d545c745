import { useMemo } from 'react';
import type { ContentSettings } from '../../shared/account-input.ts';
import {
	familyCalls,
	type NewChild,
	type PasswordChange,
	type ProfileUpdate,
	type Receipt,
} from '../../shared/family.ts';
import type { User } from '../../shared/user.ts';
import { type Accepted, submitForm } from '../local/outbox.ts';
import { CallError, send } from '../net/http.ts';
import { useSession } from '../session/session.tsx';

export type Family = {
	saveProfile(update: ProfileUpdate): Promise<Accepted>;
	/** The child has its id already: asked for twice, it is one child. */
	addChild(child: NewChild & { _id: string }): Promise<Accepted>;
	/** A child that is gone, as on another device, goes here too: CallError 404. */
	saveChildSettings(child: User, settings: ContentSettings): Promise<Accepted>;
	/** A child that is gone already counts as deleted. */
	deleteChild(child: User): Promise<Accepted>;
	/** Ends all other sessions of the account. */
	changePassword(change: PasswordChange): Promise<void>;
	/** The whole account, at the server and on this device. Nobody is logged in afterwards. Answers what went. */
	deleteAccount(password: string): Promise<Receipt>;
};

/** Thousands of pictures are not gone in a moment; in milliseconds. */
const deletionTakes = 120_000;

/** The changes that a parent may make to the family. Each throws CallError when it is refused. */
export function useFamily(): Family {
	const { renew, forgetAccount } = useSession();
	return useMemo(
		() => ({
			saveProfile: (update) => submitForm({ kind: 'save-profile', update }, null),
			addChild: (child) => submitForm({ kind: 'add-child', child }, null),
			saveChildSettings: async ({ _id, profile: { name } }, settings) => {
				try {
					return await submitForm({ kind: 'save-child-settings', childId: _id, name, settings }, null);
				} catch (error) {
					// Gone there, it goes here too, with all that hangs on it.
					if (isGone(error)) await submitForm({ kind: 'delete-child', childId: _id, name }, null);
					throw error;
				}
			},
			deleteChild: ({ _id, profile: { name } }) => submitForm({ kind: 'delete-child', childId: _id, name }, null),
			changePassword: async (body) => renew(await send(familyCalls.changePassword, { body })),
			deleteAccount: async (password) => {
				const removal = { ...familyCalls.deleteAccount, timeout: deletionTakes };
				const { receipt } = await send(removal, { body: { password } });
				await forgetAccount();
				return receipt;
			},
		}),
		[renew, forgetAccount],
	);
}

/** Whether the server says that there is no such child. */
export function isGone(error: unknown): boolean {
	return error instanceof CallError && error.status === 404;
}
