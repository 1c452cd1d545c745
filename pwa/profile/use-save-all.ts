import { useEffect, useRef, useState } from 'react';
import type { ProfileUpdate } from '../../shared/family.ts';
import type { User } from '../../shared/user.ts';
import { useToast } from '../ui/toasts.tsx';
import { type ContentForm, settingsOf, topicFault } from './content-form.ts';
import { type Failure, failureInServersWords, failureOf } from './failure.tsx';
import type { Family } from './family.ts';

/** Content settings of children that were edited and not saved yet, by the child's id. */
export type Drafts = Readonly<Record<string, ContentForm>>;

type Changes = { update: ProfileUpdate; family: readonly User[]; drafts: Drafts };

/** Until a page that was saved loads anew, in milliseconds (product.md §4). */
const reloadsAfter = 1_000;

/**
 * Saves what was edited on the whole screen, first of the children, and stops at the first failure: then nothing reloads and
 * all that was typed stays. `busy` holds until the page has reloaded.
 */
export function useSaveAll(actions: Family, onChildSaved: (childId: string) => void) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const show = useToast();
	const reload = useReload();

	const saveAll = async ({ update, family, drafts }: Changes) => {
		setBusy(true);
		setFailure(null);
		for (const child of family) {
			const draft = drafts[child._id];
			const failed = draft && (await saveChild(actions, child, draft));
			if (failed) return giveUp(failed);
			if (draft) onChildSaved(child._id);
		}
		try {
			await actions.saveProfile(update);
		} catch (error) {
			return giveUp(failureInServersWords(error, 'Failed to update profile'));
		}
		show('Profile updated successfully', 'success');
		reload();
	};
	const giveUp = (failed: Failure) => {
		setFailure(failed);
		setBusy(false);
	};
	return { busy, failure, saveAll };
}

/** Saves the settings of one child; answers what went wrong, or null. */
export async function saveChild(actions: Family, child: User, draft: ContentForm): Promise<Failure | null> {
	const sentence = 'Failed to update child settings';
	const fault = topicFault(draft);
	if (fault) return { sentence, reason: `${child.profile.name}: ${fault}` };
	try {
		await actions.saveChildSettings(child._id, settingsOf(draft));
		return null;
	} catch (error) {
		return failureOf(error, sentence);
	}
}

/** Loads the page anew in a moment, unless another screen has been opened by then. */
function useReload() {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	return () => {
		timer.current = setTimeout(() => window.location.reload(), reloadsAfter);
	};
}
