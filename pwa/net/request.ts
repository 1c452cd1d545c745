import { type PathParams, urlOf } from '../../shared/contract/call.ts';
import { unavailable } from '../../shared/contract/unavailable.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { notifyAuthError, RequestError, unexpectedResponse } from './request-error.ts';

/** A call of the contract without its schemas. `timeout` in milliseconds. */
export type RequestSpec = { method: string; path: string; timeout: number };

export type RequestInput<Query, Body, Path extends string = string> = {
	params?: PathParams<Path>;
	query?: Query;
	body?: Body;
	/** Makes a repeated mutation harmless: the server answers a known key as it did the first time. */
	idempotencyKey?: string;
};

/** The response, whatever its status. Throws RequestError without one. */
export async function fetchResponse(
	call: RequestSpec,
	input: RequestInput<unknown, unknown>,
	token: string | null,
): Promise<Response> {
	const headers: Record<string, string> = {};
	if (token) headers.Authorization = `Bearer ${token}`;
	if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
	if (input.body !== undefined) headers['Content-Type'] = 'application/json';
	try {
		return await fetch(urlOf(call.path, input.params, input.query), {
			method: call.method,
			headers,
			signal: AbortSignal.timeout(call.timeout),
			...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
		});
	} catch (error) {
		throw noResponse(error);
	}
}

/** The JSON of a successful response. Throws RequestError for an error status, and when it is not JSON. */
export async function readAnswer(response: Response, token: string | null): Promise<unknown> {
	if (!response.ok) throw await readError(response, token);
	return readJson(response);
}

/** The error of an unsuccessful response. Calls the handlers for authentication errors. */
export async function readError(response: Response, token: string | null): Promise<RequestError> {
	const error = toRequestError(response, await readJson(response));
	notifyAuthError(error, token);
	// The request is not logged: it may contain a name, an email or the token.
	console.debug(error.message, error.status, error.body);
	return error;
}

async function readJson(response: Response): Promise<unknown> {
	try {
		return await response.json();
	} catch (error) {
		throw error instanceof DOMException ? noResponse(error) : unexpectedStatus(response);
	}
}

function noResponse(error: unknown): RequestError {
	// Chrome before 124 reports AbortError; nothing else aborts a request.
	if (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
		return new RequestError('This is taking too long. Please try again.', 0, 'timeout');
	}
	return new RequestError('You seem to be offline. Please try again when you are connected.', 0, 'offline');
}

/**
 * Only this server's errors have a code. Others, such as a proxy's, say nothing about sessions and outbox entries. A server whose
 * database is away counts as out of reach.
 */
function toRequestError(response: Response, json: unknown): RequestError {
	const body = json as WireError | null;
	if (typeof body?.code !== 'string') return unexpectedStatus(response);
	const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
	const [status, code] = body.code === unavailable ? ([0, 'offline'] as const) : [response.status, body.code];
	return new RequestError(messageIn(body), status, code, body, Number.isNaN(retryAfter) ? null : retryAfter);
}

/** The server sends the same sentence under both names. Empty without one. */
function messageIn({ error, message }: { error?: unknown; message?: unknown }): string {
	return [error, message].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

function unexpectedStatus({ ok, status }: Response): RequestError {
	return unexpectedResponse(ok ? undefined : status);
}
