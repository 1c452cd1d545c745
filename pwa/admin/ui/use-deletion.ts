import { useEffect, useState } from 'react';

/**
 * Deletes one item after confirmation. `item` is the one in the confirmation dialog, null while it is closed; `confirm`
 * deletes it and closes the dialog, also after a failure, which `onFailure` gets.
 */
export function useDeletion<Item>(remove: (item: Item) => Promise<void>, onFailure: (error: unknown) => void) {
	const [item, setItem] = useState<Item | null>(null);
	const [busy, setBusy] = useState(false);
	const [deleted, setDeleted] = useState(0);
	useEffect(() => {
		// The button that opened the dialog is gone with its row, and with it the focus.
		if (deleted) document.getElementById('main')?.focus({ preventScroll: true });
	}, [deleted]);
	const confirm = async () => {
		if (item === null || busy) return;
		setBusy(true);
		try {
			await remove(item);
			setDeleted((count) => count + 1);
		} catch (error) {
			onFailure(error);
		}
		setBusy(false);
		setItem(null);
	};
	const cancel = () => {
		// A request that was sent cannot be cancelled.
		if (!busy) setItem(null);
	};
	return { item, busy, open: setItem, confirm, cancel };
}
