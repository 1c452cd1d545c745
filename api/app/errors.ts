import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { WireError } from '../../shared/contract/wire-error.ts';

/**
 * Optional fields of an error answer, such as the id of a story that was accepted nevertheless, or the issues of an invalid body.
 */
type ErrorDetails = Partial<Omit<WireError, 'error' | 'message' | 'code'>> & { retryAfterSeconds?: number };

/**
 * A refused request. Its message is a sentence for the user. Thrown where the reason is known, turned into an answer in
 * `error-handler.ts`.
 */
export class HttpError extends Error {
	readonly status: ContentfulStatusCode;
	readonly code: string;
	readonly extra: ErrorDetails;

	constructor(status: ContentfulStatusCode, code: string, message: string, extra: ErrorDetails = {}) {
		super(message);
		this.name = 'HttpError';
		this.status = status;
		this.code = code;
		this.extra = extra;
	}
}

/** For a 503 of which the user needs no reason. */
export const busyMessage = 'The server is busy. Please try again in a moment.';

/** The request has no valid session. */
export function noSession(): HttpError {
	return new HttpError(401, 'no-session', 'Please log in.');
}

/** The id is unknown or belongs to another family: the client cannot tell which (product 10.3). */
export function notFound(): HttpError {
	return new HttpError(404, 'not-found', 'This could not be found.');
}

/** Returns the entity, or throws 404 if there is none. */
export function requireFound<Entity>(entity: Entity | null | undefined): Entity {
	if (!entity) throw notFound();
	return entity;
}

/** An error that stops the start. Its message is one line for the operator. Nothing was overwritten. */
export class StartError extends Error {
	constructor(message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = 'StartError';
	}
}
