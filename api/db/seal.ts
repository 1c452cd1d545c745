import { createHash } from 'node:crypto';

/** What an entry of the audit log says for good. `details` is a fingerprint of what may be erased. */
export type SealedFields = {
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
 * SHA-256 in hex over an entry and the seal of the one before it (empty for the first): who changes, adds or takes away an
 * entry would have to write all later ones anew. Released seals depend on each character of this.
 */
export function computeSeal(previous: string, entry: SealedFields): string {
	const { number, id, at, actor_id, action, target_kind, target_id, about, details } = entry;
	return sha256([previous, number, id, at, actor_id, action, target_kind, target_id, about, details]);
}

/**
 * A fingerprint of what was changed, null for nothing. Each change brings a salt that is erased with it: without that
 * nobody can try out which name or address was meant.
 */
export function detailsSeal(details: readonly Detail[]): string | null {
	if (details.length === 0) return null;
	const rows = details.map(({ field, before, after, salt }) => [field, before, after, salt] as const);
	return sha256(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function sha256(value: unknown): string {
	return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
