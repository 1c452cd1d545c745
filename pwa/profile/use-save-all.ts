import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
export function useSaveAll(actions: FamilyActions, onDropDraft: (childId: string) => void, onQueued: () => void) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const showSaveToast = useSaveToast();
	const reload = useReload();

	const saveAll = async ({ update, family, drafts }: Changes) => {
		// At once: validation ends after the press, and a second press must find the button disabled.
		flushSync(() => setBusy(true));
		setFailure(null);
		for (const child of family) {
			const draft = drafts[child._id];
			if (!draft) continue;
			const saved = await saveChild(actions, child, draft);
			if ('waitsFor' in saved || saved.isChildGone) onDropDraft(child._id);
			if ('message' in saved) return fail(saved);
		}
		try {
			const accepted = await actions.saveProfile(update);
			showSaveToast(accepted, { done: 'Profile updated successfully', failed });
			// No reload: the changes wait in the outbox, and the page stays.
			if (accepted.waitsFor) return finishQueued();
		} catch (error) {
			return fail(serverFailure(error, failed));
		}
		reload();
	};
	const finishQueued = () => {
		setBusy(false);
		onQueued();
	};
	const fail = (why: Failure) => {
		setFailure(why);
		setBusy(false);
	};
	return { busy, failure, saveAll };
}

/** `isChildGone`: the child was deleted elsewhere and its card is removed. There is nothing to retry. */
export type ChildFailure = Failure & { isChildGone: boolean };

/** Saves the settings of one child. Returns the failure instead of throwing. */
export async function saveChild(
	actions: FamilyActions,
	child: User,
	draft: ContentForm,
): Promise<SubmitResult | ChildFailure> {
	const message = 'Failed to update child settings';
	const { name } = child.profile;
	const invalidTopic = topicError(draft);
	if (invalidTopic) return { message, reason: `${name}: ${invalidTopic}`, isChildGone: false };
	try {
		return await actions.saveChildSettings(child, toContentSettings(draft));
	} catch (error) {
		if (isNotFound(error)) return { message, reason: `${name} was deleted on another device.`, isChildGone: true };
		return { ...failureOf(error, message), isChildGone: false };
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
