import { useEffect, useState } from 'react';

/**
 * Deletes one item after confirmation. `item` is the one in the confirmation dialog, null while it is closed; `confirm`
 * deletes it and closes the dialog, also after a failure, which `onFailure` gets.
 */
export function useDeletion<Item>(remove: (thing: Item) => Promise<void>, onFailure: (error: unknown) => void) {
	const [asked, setAsked] = useState<Item | null>(null);
	const [busy, setBusy] = useState(false);
	const [deleted, setDeleted] = useState(0);
	useEffect(() => {
		// The button that opened the dialog is gone with its row, and with it the focus.
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
		// A request that was sent cannot be cancelled.
		if (!busy) setAsked(null);
	};
	return { asked, busy, ask: setAsked, run, cancel };
}
