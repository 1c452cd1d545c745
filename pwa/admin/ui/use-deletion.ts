import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Deletes one item after confirmation. `item` is the one in the confirmation dialog, null while it is closed; `confirm`
 * deletes it and closes the dialog, also after a failure, which `onFailure` gets.
 */
export function useDeletion<Item>(remove: (item: Item) => Promise<void>, onFailure: (error: unknown) => void) {
	const [item, setItem] = useState<Item | null>(null);
	const deletion = useMutation({ mutationFn: remove, onError: onFailure, onSettled: () => setItem(null) });
	useEffect(() => {
		// The button that opened the dialog is gone with its row, and with it the focus.
		if (deletion.isSuccess) document.getElementById('main')?.focus({ preventScroll: true });
	}, [deletion.isSuccess]);
	const busy = deletion.isPending;
	return {
		item,
		busy,
		open: setItem,
		confirm: () => item !== null && !busy && deletion.mutate(item),
		// A request that was sent cannot be cancelled.
		cancel: () => !busy && setItem(null),
	};
}
