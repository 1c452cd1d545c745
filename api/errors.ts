import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { WireError } from '../shared/wire-error.ts';

/** What else an error answer may carry: the id of a story that was accepted all the same, the issues of a bad body. */
type Extra = Partial<Omit<WireError, 'error' | 'message' | 'code'>> & { retryAfterSeconds?: number };

/** A request that is turned down, with a sentence for a person. Thrown where the reason is known, answered by `app.ts`. */
export class Refusal extends Error {
	readonly status: ContentfulStatusCode;
	readonly code: string;
	readonly extra: Extra;

	constructor(status: ContentfulStatusCode, code: string, sentence: string, extra: Extra = {}) {
		super(sentence);
		this.name = 'Refusal';
		this.status = status;
		this.code = code;
		this.extra = extra;
	}
}

/** The id does not exist, or belongs to another family: the caller cannot tell which (product 10.3). */
export function notFound(): Refusal {
	return new Refusal(404, 'not-found', 'This could not be found.');
}
