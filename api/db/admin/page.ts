/** Which page of a list, counted from 1. */
export type Paging = { page: number; limit: number; sortOrder: 'asc' | 'desc' };

/** The slots of a page, in order, and how many the whole list holds. */
export type Page = { slots: number[]; total: number };

/** Cuts a page out of an order. `wanted`: 1 for each slot that is in the list; null when all are. */
export function cut(order: Uint32Array, wanted: Uint8Array | null, { page, limit, sortOrder }: Paging): Page {
	const first = (page - 1) * limit;
	const [start, step] = sortOrder === 'asc' ? [0, 1] : [order.length - 1, -1];
	const slots: number[] = [];
	let total = wanted ? 0 : order.length;
	if (!wanted) {
		const last = Math.min(first + limit, total);
		for (let at = first; at < last; at++) slots.push(order[start + step * at]!);
		return { slots, total };
	}
	for (let at = 0; at < order.length; at++) {
		const slot = order[start + step * at]!;
		if (wanted[slot] !== 1) continue;
		if (total >= first && slots.length < limit) slots.push(slot);
		total++;
	}
	return { slots, total };
}
