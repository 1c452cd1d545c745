import { createHash } from 'node:crypto';

/** The sealed fields of an audit entry. `details`: the hash of what may be deleted. */
type SealedFields = {
	number: number;
	id: string;
	at: number;
	actor_id: string;
	action: string;
	target_kind: string;
	target_id: string | null;
	about: string | null;
	details: string | null;
};

type Detail = { field: string; before: string | null; after: string | null; salt: string };

/**
 * SHA-256 (hex) of an entry and the previous seal (empty for the first): changing, adding or removing an entry would require new
 * seals for all later ones. Existing seals depend on every byte of this.
 */
export function computeSeal(previous: string, entry: SealedFields): string {
	const { number, id, at, actor_id, action, target_kind, target_id, about, details } = entry;
	return sha256([previous, number, id, at, actor_id, action, target_kind, target_id, about, details]);
}

/**
 * The hash of an entry's details, null for none. Each detail has a salt that is deleted with it: without the salt the values
 * cannot be guessed from the hash.
 */
export function detailsSeal(details: readonly Detail[]): string | null {
	if (details.length === 0) return null;
	const rows = details.map(({ field, before, after, salt }) => [field, before, after, salt] as const);
	return sha256(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function sha256(value: unknown): string {
	return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
