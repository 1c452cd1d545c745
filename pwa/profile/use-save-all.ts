import { useEffect, useRef, useState } from 'react';
import type { ProfileUpdate } from '../../shared/contract/family.ts';
import type { User } from '../../shared/contract/user.ts';
import type { SubmitResult } from '../local/outbox/outbox.ts';
import { type ContentForm, toContentSettings, topicError } from './content-form.ts';
import { type Failure, failureOf, serverFailure } from './failure.tsx';
import { type FamilyActions, isNotFound } from './family-actions.ts';
import { useSaveToast } from './use-save-toast.ts';

/** Unsaved content settings by child id. */
export type Drafts = Readonly<Record<string, ContentForm>>;

type Changes = { update: ProfileUpdate; family: readonly User[]; drafts: Drafts };

/** Delay of the reload after saving, in milliseconds (product 4.16). */
const reloadDelayMs = 1_000;

/** product 8.11 */
const failed = 'Failed to update profile';

/**
 * Saves the whole screen, children first, and stops at the first failure: then nothing reloads and all input stays.
 * `busy` holds until the page reloads. `onQueued` is called when the changes wait in the outbox.
 */
export function useSaveAll(actions: FamilyActions, onDropDraft: (childId: string) => void, onKept: () => void) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const tell = useSaveToast();
	const reload = useReload();

	const saveAll = async ({ update, family, drafts }: Changes) => {
		setBusy(true);
		setFailure(null);
		for (const child of family) {
			const draft = drafts[child._id];
			if (!draft) continue;
			const saved = await saveChild(actions, child, draft);
			if ('waitsFor' in saved || saved.childIsGone) onDropDraft(child._id);
			if ('sentence' in saved) return giveUp(saved);
		}
		try {
			const accepted = await actions.saveProfile(update);
			tell(accepted, { done: 'Profile updated successfully', failed });
			// No reload: the changes wait in the outbox, and the page stays.
			if (accepted.waitsFor) return settle();
		} catch (error) {
			return giveUp(serverFailure(error, failed));
		}
		reload();
	};
	const settle = () => {
		setBusy(false);
		onKept();
	};
	const giveUp = (why: Failure) => {
		setFailure(why);
		setBusy(false);
	};
	return { busy, failure, saveAll };
}

/** `isChildGone`: the child was deleted elsewhere and its card is removed. There is nothing to retry. */
export type ChildFailure = Failure & { childIsGone: boolean };

/** Saves the settings of one child. Returns the failure instead of throwing. */
export async function saveChild(
	actions: FamilyActions,
	child: User,
	draft: ContentForm,
): Promise<SubmitResult | ChildFailure> {
	const sentence = 'Failed to update child settings';
	const { name } = child.profile;
	const fault = topicError(draft);
	if (fault) return { sentence, reason: `${name}: ${fault}`, childIsGone: false };
	try {
		return await actions.saveChildSettings(child, toContentSettings(draft));
	} catch (error) {
		if (isNotFound(error)) return { sentence, reason: `${name} was deleted on another device.`, childIsGone: true };
		return { ...failureOf(error, sentence), childIsGone: false };
	}
}

/** Reloads the page after a delay, unless the screen was left. */
function useReload() {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	return () => {
		timer.current = setTimeout(() => window.location.reload(), reloadDelayMs);
	};
}
