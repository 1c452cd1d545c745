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
export function createListCache(maxBytes = defaultMaxBytes): ListCache {
	const entries = new Map<string, { as: string; bytes: Uint8Array<ArrayBuffer> }>();
	let totalBytes = 0;
	const sizeOf = (name: string) => (entries.get(name)?.bytes.byteLength ?? -overheadBytes) + overheadBytes;
	return {
		async get(name, now, make) {
			const cached = entries.get(name);
			if (cached?.as === now) return cached.bytes;
			const bytes = inUtf8.encode(JSON.stringify(await make()));
			if (totalBytes - sizeOf(name) + bytes.byteLength + overheadBytes > maxBytes) {
				entries.clear();
				totalBytes = 0;
			}
			totalBytes -= sizeOf(name);
			entries.set(name, { as: now, bytes });
			totalBytes += sizeOf(name);
			return bytes;
		},
	};
}
