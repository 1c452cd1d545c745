import { useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/**
 * The selected rows of this page. Another page, order or search starts with none, so that no invisible row is deleted.
 * Rows that are no longer among `ids` are not selected.
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
		/** Selects all rows of this page, or none when all are selected. */
		toggleAll: () => hold(selected.length === ids.length ? [] : ids),
	};
}

export type Selection = ReturnType<typeof useSelection>;
