import type { WireError } from '../../shared/wire-error.ts';

/**
 * A call that did not succeed. `message` is a sentence for a person. `status` 0 means that no answer of this server came:
 * `code` is then `offline`, `timeout` or `unexpected-answer` (somebody else's page, as in a hotel's network).
 */
export class CallError extends Error {
	readonly status: number;
	readonly code: string;
	readonly body: WireError | null;
	readonly retryAfterSeconds: number | null;

	constructor(
		message: string,
		status: number,
		code: string,
		body: WireError | null = null,
		retryAfter: number | null = null,
	) {
		super(message);
		this.name = 'CallError';
		this.status = status;
		this.code = code;
		this.body = body;
		this.retryAfterSeconds = retryAfter;
	}
}

export function unexpectedAnswer(): CallError {
	return new CallError('Everbranch could not be reached properly. Please try again.', 0, 'unexpected-answer');
}

let onTokenRefused: (token: string) => void = () => {};
let onForbidden = () => {};

/** Says who is told when the server answers 401, with the token that it refused (which may no longer be the present one). */
export function whenTokenIsRefused(callback: (token: string) => void): void {
	onTokenRefused = callback;
}

/** Says who is told of an answer of 402 or 403: what an account may do was changed elsewhere, as far as this device knows. */
export function whenForbidden(callback: () => void): void {
	onForbidden = callback;
}

/** Tells those who want to know of a refusal. `token` is the one that was sent with the call. */
export function tellOfRefusal(status: number, token: string | null): void {
	if (status === 401 && token) onTokenRefused(token);
	if (status === 402 || status === 403) onForbidden();
}
