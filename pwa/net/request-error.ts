import type { WireError } from '../../shared/contract/wire-error.ts';

/**
 * A failed request. `message` is a sentence for the user, or empty if the response has none: screens read it through
 * `userMessageOf`. `status` 0 means that no response of this server came: `code` is then `offline` (also for a server whose
 * database is away), `timeout` or `unexpected-answer` (from something in between, such as a captive portal). `httpStatus` is then
 * the status of an error response that is not in this server's form, such as a proxy's error page.
 */
export class RequestError extends Error {
	readonly status: number;
	readonly code: string;
	readonly body: WireError | null;
	readonly retryAfterSeconds: number | null;
	readonly httpStatus: number | undefined;

	constructor(
		message: string,
		status: number,
		code: string,
		body: WireError | null = null,
		retryAfter: number | null = null,
		httpStatus?: number,
	) {
		super(message);
		this.name = 'RequestError';
		this.status = status;
		this.code = code;
		this.body = body;
		this.retryAfterSeconds = retryAfter;
		this.httpStatus = httpStatus;
	}
}

export function unexpectedResponse(httpStatus?: number): RequestError {
	return new RequestError('', 0, 'unexpected-answer', null, null, httpStatus);
}

/**
 * The sentence to show for a failed request or for the problem of an outbox entry: the server's, or the client's own (that
 * there is no network); else `fallback`. The message of any other exception is not meant for users.
 */
export function userMessageOf(problem: unknown, fallback: string): string {
	if (problem instanceof Error && !(problem instanceof RequestError)) return fallback;
	return (problem as { message?: string } | null)?.message?.trim() || fallback;
}

let handleRejectedToken: (token: string) => void = () => {};
let handleForbidden = () => {};

/** Sets the handler for a 401, with the token that the server rejected (which may no longer be the current one). */
export function onTokenRejected(callback: (token: string) => void): void {
	handleRejectedToken = callback;
}

/** Sets the handler for a 402 or 403: the account's rights may have been changed on another device. */
export function onForbidden(callback: () => void): void {
	handleForbidden = callback;
}

/** Whether the token has no session. Includes one-time-password sessions, which the app never stores. */
export function isTokenRejected({ status, code }: RequestError): boolean {
	return status === 401 || code === 'password-change-required';
}

/** Calls the handler for an authentication or authorization error. `token` is the one that was sent with the request. */
export function notifyAuthError(error: RequestError, token: string | null): void {
	if (isTokenRejected(error) && token) handleRejectedToken(token);
	else if (error.status === 402 || error.status === 403) handleForbidden();
}
