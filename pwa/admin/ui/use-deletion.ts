import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Deletes one item after confirmation. `item` is the one in the confirmation dialog, null while it is closed; `confirm`
 * deletes it and closes the dialog, also after a failure. `error` is that of the last deletion, and `reopen` asks again.
 */
export function useDeletion<Item>(remove: (item: Item) => Promise<void>) {
	const [item, setItem] = useState<Item | null>(null);
	const { mutate, isPending, isSuccess, error, variables } = useMutation({
		mutationFn: remove,
		onSettled: () => setItem(null),
	});
	useEffect(() => {
		// The button that opened the dialog is gone with its row, and with it the focus.
		if (isSuccess) document.getElementById('main')?.focus({ preventScroll: true });
	}, [isSuccess]);
	return {
		item,
		busy: isPending,
		error,
		open: setItem,
		reopen: () => setItem(variables ?? null),
		confirm: () => item !== null && !isPending && mutate(item),
		// A request that was sent cannot be cancelled.
		cancel: () => !isPending && setItem(null),
	};
}
