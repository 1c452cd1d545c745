import { useEffect, useState } from 'react';
import type { UserForm } from './user-form.ts';

/** Unsaved forms, kept until the page is closed. */
const drafts = new Map<string, UserForm>();

/**
 * The form named `key`: the unsaved draft, else `initial`. `forget` drops the draft after
 * it was saved or cancelled.
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
