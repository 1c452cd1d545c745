import type { WireError } from '../../shared/contract/wire-error.ts';

/**
 * A call that did not succeed. `message` is a sentence for a person, or empty where the answer holds none: screens read it
 * through `sentenceOf`. `status` 0 means that no answer of this server came: `code` is then `offline`, `timeout` or
 * `unexpected-answer` (a page of something in between, as in a hotel's network). `httpStatus` is then the status of an
 * error answer that is not in this server's form, such as a proxy's error page.
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
		this.name = 'CallError';
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
 * The sentence to show for a failed call or for the problem of an outbox entry: the server's own, or what is known here
 * (that there is no network); else `otherwise`. The message of any other exception is not meant for a person.
 */
export function userMessageOf(problem: unknown, fallback: string): string {
	if (problem instanceof Error && !(problem instanceof RequestError)) return fallback;
	return (problem as { message?: string } | null)?.message?.trim() || fallback;
}

let handleRejectedToken: (token: string) => void = () => {};
let handleForbidden = () => {};

/** Says who is told when the server answers 401, with the token that it refused (which may no longer be the present one). */
export function onTokenRejected(callback: (token: string) => void): void {
	handleRejectedToken = callback;
}

/** Says who is told of an answer of 402 or 403: what an account may do was changed elsewhere, as far as this device knows. */
export function onForbidden(callback: () => void): void {
	handleForbidden = callback;
}

/** Whether a token stands for no session. That of a one-time-password session does not either: the app keeps no such session. */
export function isTokenRejected({ status, code }: RequestError): boolean {
	return status === 401 || code === 'password-change-required';
}

/** Tells those who want to know of a refusal. `token` is the one that was sent with the call. */
export function notifyAuthError(error: RequestError, token: string | null): void {
	if (isTokenRejected(error) && token) handleRejectedToken(token);
	else if (error.status === 402 || error.status === 403) handleForbidden();
}
