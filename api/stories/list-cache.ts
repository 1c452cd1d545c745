/** Lists as they are sent, each with what the feed of changes said when it was made. */
export type ListCache = {
	/** The list of that name if nothing has changed since, else a new one. `now`: what the feed says at present. */
	get(name: string, now: string, make: () => Promise<unknown>): Promise<Uint8Array<ArrayBuffer>>;
};

/** Enough for some three hundred families who look at fifty stories each. */
const defaultMaxBytes = 16 * 1024 * 1024;
/** What a list costs beside its own bytes. */
const overheadBytes = 500;

const inUtf8 = new TextEncoder();

/**
 * Writing fifty stories as JSON takes longer than all else of that request, and mostly gives what it gave before. When they
 * would take more than that many bytes, all are forgotten.
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
