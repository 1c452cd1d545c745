import { useEffect, useState } from 'react';
import type { UserForm } from './user-form.ts';

/** Forms that were left without saving, until the page is closed: whoever comes back finds them as they were. */
const drafts = new Map<string, UserForm>();

/**
 * The form named `key` as it is typed, beginning with the draft that was left, else with `initial`. `forget` is for the end:
 * when it was saved or given up.
 */
export function useDraft(key: string, initial: UserForm) {
	const [form, setForm] = useState(() => drafts.get(key) ?? initial);
	const unsaved = JSON.stringify(form) !== JSON.stringify(initial);
	useEffect(() => {
		if (unsaved) drafts.set(key, form);
		else drafts.delete(key);
	}, [key, form, unsaved]);
	useAskBeforeClosing(unsaved);
	const change = (part: Partial<UserForm>) => setForm((now) => ({ ...now, ...part }));
	return { form, change, unsaved, forget: () => void drafts.delete(key) };
}

function useAskBeforeClosing(unsaved: boolean) {
	useEffect(() => {
		if (!unsaved) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [unsaved]);
}
