import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { WireError } from '../../shared/contract/wire-error.ts';

/** What else an error answer may carry: the id of a story that was accepted all the same, the issues of a bad body. */
type ErrorDetails = Partial<Omit<WireError, 'error' | 'message' | 'code'>> & { retryAfterSeconds?: number };

/** A request that is turned down, with a sentence for a person. Thrown where the reason is known, answered by `app.ts`. */
export class HttpError extends Error {
	readonly status: ContentfulStatusCode;
	readonly code: string;
	readonly extra: ErrorDetails;

	constructor(status: ContentfulStatusCode, code: string, message: string, extra: ErrorDetails = {}) {
		super(message);
		this.name = 'Refusal';
		this.status = status;
		this.code = code;
		this.extra = extra;
	}
}

/** The id does not exist, or belongs to another family: the caller cannot tell which (product 10.3). */
export function notFound(): HttpError {
	return new HttpError(404, 'not-found', 'This could not be found.');
}
