import { useEffect, useState } from 'react';

/**
 * One thing at a time that somebody asks to delete. `asked` is what the question is about, null while there is none; `run`
 * carries it out and closes the question, also when it fails: `onFailure` is told then.
 */
export function useDeletion<Thing>(remove: (thing: Thing) => Promise<void>, onFailure: (error: unknown) => void) {
	const [asked, setAsked] = useState<Thing | null>(null);
	const [busy, setBusy] = useState(false);
	const [deleted, setDeleted] = useState(0);
	useEffect(() => {
		// The button that asked goes with its row, and the focus would be nowhere.
		if (deleted) document.getElementById('main')?.focus({ preventScroll: true });
	}, [deleted]);
	const run = async () => {
		if (asked === null || busy) return;
		setBusy(true);
		try {
			await remove(asked);
			setDeleted((count) => count + 1);
		} catch (error) {
			onFailure(error);
		}
		setBusy(false);
		setAsked(null);
	};
	const cancel = () => {
		// What has been sent is not taken back by closing the question.
		if (!busy) setAsked(null);
	};
	return { asked, busy, ask: setAsked, run, cancel };
}
