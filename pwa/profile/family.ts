import { useMemo } from 'react';
import type { ContentSettings } from '../../shared/account-input.ts';
import { familyCalls, type NewChild, type PasswordChange, type ProfileUpdate } from '../../shared/family.ts';
import { forgetStoriesOf } from '../local/story-changes.ts';
import { CallError, send } from '../net/http.ts';
import { useSession } from '../session/session.tsx';

export type Family = {
	saveProfile(update: ProfileUpdate): Promise<void>;
	/** The same key again makes no second child. */
	addChild(child: NewChild, idempotencyKey: string): Promise<void>;
	/** A child that is gone, as on another device, goes here too: CallError 404. */
	saveChildSettings(childId: string, settings: ContentSettings): Promise<void>;
	/** A child that is gone already counts as deleted. */
	deleteChild(childId: string): Promise<void>;
	/** Ends all other sessions of the account. */
	changePassword(change: PasswordChange): Promise<void>;
	/** The whole account, at the server and on this device. Nobody is logged in afterwards. */
	deleteAccount(password: string): Promise<void>;
};

/** Thousands of pictures are not gone in a moment; in milliseconds. */
const deletionTakes = 120_000;

/** The changes that a parent may make to the family. Each one is kept on the device too; CallError for those refused. */
export function useFamily(): Family {
	const { changeUser, changeFamily, renew, forgetAccount } = useSession();
	return useMemo(() => {
		const forgetChild = async (childId: string) => {
			await changeFamily((family) => family.filter(({ _id }) => _id !== childId));
			await forgetStoriesOf(childId);
		};
		return {
			saveProfile: async (body) => changeUser(await send(familyCalls.saveProfile, { body })),
			addChild: async (body, idempotencyKey) => {
				const added = await send(familyCalls.addChild, { body, idempotencyKey });
				await changeFamily((family) => [...family.filter(({ _id }) => _id !== added._id), added]);
			},
			saveChildSettings: async (childId, body) => {
				const saved = await send(familyCalls.saveChildSettings, { params: { childId }, body }).catch(async (error) => {
					if (isGone(error)) await forgetChild(childId);
					throw error;
				});
				await changeFamily((family) => family.map((child) => (child._id === childId ? saved : child)));
			},
			deleteChild: async (childId) => {
				await send(familyCalls.deleteChild, { params: { childId } }).catch((error) => {
					if (!isGone(error)) throw error;
				});
				await forgetChild(childId);
			},
			changePassword: async (body) => renew(await send(familyCalls.changePassword, { body })),
			deleteAccount: async (password) => {
				await send({ ...familyCalls.deleteAccount, timeout: deletionTakes }, { body: { password } });
				await forgetAccount();
			},
		};
	}, [changeUser, changeFamily, renew, forgetAccount]);
}

/** Whether the server says that there is no such child. */
export function isGone(error: unknown): boolean {
	return error instanceof CallError && error.status === 404;
}
