import { useMemo } from 'react';
import type { ContentSettings } from '../../shared/account-input.ts';
import { familyCalls, type NewChild, type PasswordChange, type ProfileUpdate } from '../../shared/family.ts';
import { forgetStoriesOf } from '../local/stories.ts';
import { CallError, send } from '../net/http.ts';
import { useSession } from '../session/session.tsx';

export type Family = {
	saveProfile(update: ProfileUpdate): Promise<void>;
	/** The same key again makes no second child. */
	addChild(child: NewChild, idempotencyKey: string): Promise<void>;
	saveChildSettings(childId: string, settings: ContentSettings): Promise<void>;
	/** A child that is gone already counts as deleted. */
	deleteChild(childId: string): Promise<void>;
	/** Ends all other sessions of the account. */
	changePassword(change: PasswordChange): Promise<void>;
};

/** The changes that a parent may make to the family. Each one is kept on the device too; CallError for those refused. */
export function useFamily(): Family {
	const { changeUser, changeFamily, renew } = useSession();
	return useMemo(
		() => ({
			saveProfile: async (body) => changeUser(await send(familyCalls.saveProfile, { body })),
			addChild: async (body, idempotencyKey) => {
				const added = await send(familyCalls.addChild, { body, idempotencyKey });
				await changeFamily((family) => [...family.filter(({ _id }) => _id !== added._id), added]);
			},
			saveChildSettings: async (childId, body) => {
				const saved = await send(familyCalls.saveChildSettings, { params: { childId }, body });
				await changeFamily((family) => family.map((child) => (child._id === childId ? saved : child)));
			},
			deleteChild: async (childId) => {
				await send(familyCalls.deleteChild, { params: { childId } }).catch(unlessGone);
				await changeFamily((family) => family.filter(({ _id }) => _id !== childId));
				await forgetStoriesOf(childId);
			},
			changePassword: async (body) => renew(await send(familyCalls.changePassword, { body })),
		}),
		[changeUser, changeFamily, renew],
	);
}

function unlessGone(error: unknown): void {
	if (!(error instanceof CallError && error.status === 404)) throw error;
}
