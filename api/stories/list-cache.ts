/** Serialized lists, each with the version of the change feed that it was made at. */
export type ListCache = {
	/** The cached list of that name if its version is `now`, else a new one. */
	get(name: string, now: string, make: () => Promise<unknown>): Promise<Uint8Array<ArrayBuffer>>;
};

/** Enough for about three hundred families with fifty stories each. */
const defaultMaxBytes = 16 * 1024 * 1024;
/** Estimated memory of an entry beside its bytes. */
const overheadBytes = 500;

const inUtf8 = new TextEncoder();

/**
 * A cache for serialized lists: the JSON of fifty stories takes longer than the rest of the request. Clears itself before it
 * would exceed `most` bytes.
 */
export function createListCache(most = defaultMaxBytes): ListCache {
	const kept = new Map<string, { as: string; bytes: Uint8Array<ArrayBuffer> }>();
	let held = 0;
	const sizeOf = (name: string) => (kept.get(name)?.bytes.byteLength ?? -overheadBytes) + overheadBytes;
	return {
		async get(name, now, make) {
			const before = kept.get(name);
			if (before?.as === now) return before.bytes;
			const bytes = inUtf8.encode(JSON.stringify(await make()));
			if (held - sizeOf(name) + bytes.byteLength + overheadBytes > most) {
				kept.clear();
				held = 0;
			}
			held -= sizeOf(name);
			kept.set(name, { as: now, bytes });
			held += sizeOf(name);
			return bytes;
		},
	};
}
