import { whenOptionalPartRemoved } from './optional-part.ts';

/**
 * What is made before it is asked for, so that the reader need not wait: in memory only, by its request. After a change of the story or of
 * the family's settings, another request is made. Empty once the optional part is removed.
 */
export class AheadCache<Request, Result> {
	#entries = new Map<string, { promise: Promise<Result>; result: Result | undefined }>();

	constructor() {
		whenOptionalPartRemoved(() => this.#entries.clear());
	}

	get isEmpty(): boolean {
		return this.#entries.size === 0;
	}

	/** Makes the results of these requests, one after the other, in the place of those made before. Rejects with the first error of `make`. */
	async fill(requests: readonly Request[], make: (request: Request) => Promise<Result>): Promise<void> {
		const before = new Map(this.#entries);
		this.#entries.clear();
		for (const request of requests) {
			const key = JSON.stringify(request);
			const entry = before.get(key) ?? { promise: make(request), result: undefined };
			this.#entries.set(key, entry);
			entry.result = await entry.promise;
		}
	}

	/** The result of a request, if it is made already. */
	made(request: Request): Result | undefined {
		return this.#entries.get(JSON.stringify(request))?.result;
	}

	/** The result of a request that is made or being made; undefined for any other, and where making it fails. */
	async making(request: Request): Promise<Result | undefined> {
		return this.#entries.get(JSON.stringify(request))?.promise.catch(() => undefined);
	}
}
