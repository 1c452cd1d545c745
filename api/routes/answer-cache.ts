import type { Context } from 'hono';
import type { Env } from './env.ts';

/** An answer as an object, and whether the version it is made under covers all that it was made from. */
type NewAnswer = { body: unknown; isKeepable: boolean };

export type AnswerCache = {
	/**
	 * Responds with the answer of that name to this principal: the kept one if its version is `version`, else a new one.
	 * With null as version it neither keeps an answer nor uses a kept one. The version must have been read before the data.
	 */
	respond(c: Context<Env>, name: string, version: string | null, make: () => Promise<NewAnswer>): Promise<Response>;
};

/** Enough for about three hundred families with lists of fifty stories. */
const defaultMaxBytes = 16 * 1024 * 1024;
/** The part of the cache that one answer may take. */
const maxShare = 1 / 8;
/** Estimated memory of an entry beside its bytes. */
const overheadBytes = 500;

type Entry = { version: string; bytes: Uint8Array<ArrayBuffer> };

const inUtf8 = new TextEncoder();

/**
 * Keeps serialized answers, for each principal its own: making and serializing one takes longer than the rest of its request. The
 * answers that were used the longest ago make room for new ones.
 */
export function createAnswerCache(maxBytes = defaultMaxBytes): AnswerCache {
	const entries = new Map<string, Entry>();
	let totalBytes = 0;

	function remove(key: string): void {
		const entry = entries.get(key);
		if (!entry) return;
		entries.delete(key);
		totalBytes -= sizeOf(entry);
	}

	function keep(key: string, entry: Entry): void {
		remove(key);
		if (sizeOf(entry) > maxBytes * maxShare) return;
		entries.set(key, entry);
		totalBytes += sizeOf(entry);
		for (const oldest of entries.keys()) {
			if (totalBytes <= maxBytes) return;
			remove(oldest);
		}
	}

	/** Null if there is none of this version. Moves it behind the others. */
	function take(key: string, version: string): Entry | null {
		const entry = entries.get(key);
		if (entry?.version !== version) return null;
		entries.delete(key);
		entries.set(key, entry);
		return entry;
	}

	return {
		async respond(c, name, version, make) {
			const key = keyOf(c, name);
			const kept = version === null ? null : take(key, version);
			if (kept) return sendJson(c, kept.bytes);
			const { body, isKeepable } = await make();
			const bytes = inUtf8.encode(JSON.stringify(body));
			if (version !== null && isKeepable) keep(key, { version, bytes });
			return sendJson(c, bytes);
		},
	};
}

function sizeOf({ bytes }: Entry): number {
	return bytes.byteLength + overheadBytes;
}

/** The role and the family are part of it: the same account sees other things after they change. Ids hold no space. */
function keyOf({ var: { principal } }: Context<Env>, name: string): string {
	return `${principal.accountId} ${principal.role} ${principal.familyId} ${name}`;
}

function sendJson(c: Context<Env>, bytes: Uint8Array<ArrayBuffer>): Response {
	return c.body(bytes, 200, { 'Content-Type': 'application/json' });
}
