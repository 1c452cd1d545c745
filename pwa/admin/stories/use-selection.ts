import { useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/**
 * Which rows of this page are ticked. Another page, order or search begins with none: nothing may be deleted that nobody
 * sees. What is not among `ids` any more is not selected either.
 */
export function useSelection(ids: readonly string[], query: unknown) {
	const page = JSON.stringify(query);
	const [held, setHeld] = useState({ page, ids: nothing });
	if (held.page !== page) setHeld({ page, ids: nothing });
	const selected = held.page === page ? ids.filter((id) => held.ids.has(id)) : [];
	const hold = (next: readonly string[]) => setHeld({ page, ids: new Set(next) });
	return {
		selected,
		isSelected: (id: string) => selected.includes(id),
		toggle: (id: string) => hold(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]),
		/** All of this page, or none when all are selected already. */
		toggleAll: () => hold(selected.length === ids.length ? [] : ids),
	};
}

export type Selection = ReturnType<typeof useSelection>;
