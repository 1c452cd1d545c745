import { fillPath } from '../../shared/call.ts';
import type { WireError } from '../../shared/wire-error.ts';
import { CallError, tellOfRefusal, unexpectedAnswer } from './call-error.ts';

/** A call as it goes over the line, whatever shape its parts have. `timeout` in milliseconds. */
export type Outline = { method: string; path: string; timeout: number };

export type Input<Query, Body> = {
	params?: Readonly<Record<string, string>>;
	query?: Query;
	body?: Body;
	/** Makes a repeat of a mutation harmless: the server answers a known key as it did the first time. */
	idempotencyKey?: string;
};

/** The answer itself, whatever it says; CallError where none came. */
export async function reach(call: Outline, input: Input<unknown, unknown>, token: string | null): Promise<Response> {
	const headers: Record<string, string> = {};
	if (token) headers.Authorization = `Bearer ${token}`;
	if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
	if (input.body !== undefined) headers['Content-Type'] = 'application/json';
	try {
		return await fetch(address(call.path, input.params, input.query), {
			method: call.method,
			headers,
			signal: AbortSignal.timeout(call.timeout),
			...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
		});
	} catch (error) {
		throw noAnswer(error);
	}
}

/** What an answer that is a success says, as JSON. Throws CallError when it is a refusal, or not JSON. */
export async function answerOf(response: Response, token: string | null): Promise<unknown> {
	if (!response.ok) throw await refusalOf(response, token);
	return readJson(response);
}

/** What an answer says that is no success. Who wants to know of refusals is told. */
export async function refusalOf(response: Response, token: string | null): Promise<CallError> {
	const problem = refusal(response, await readJson(response));
	tellOfRefusal(problem, token);
	// For whoever looks for it. The call itself is not told: a name, an email or the token may be in it.
	console.debug(problem.message, problem.status, problem.body);
	return problem;
}

function address(path: string, params?: Readonly<Record<string, string>>, query?: unknown): string {
	const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
	const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
	return fillPath(path, params) + (search.size ? `?${search}` : '');
}

async function readJson(response: Response): Promise<unknown> {
	try {
		return await response.json();
	} catch (error) {
		throw error instanceof DOMException ? noAnswer(error) : unexpected(response);
	}
}

function noAnswer(error: unknown): CallError {
	// Chrome before 124 says AbortError; nothing else aborts a call.
	if (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
		return new CallError('This is taking too long. Please try again.', 0, 'timeout');
	}
	return new CallError('You seem to be offline. Please try again when you are connected.', 0, 'offline');
}

/** The code tells this server's refusals from those of something in between, which have no say about sessions and entries. */
function refusal(response: Response, json: unknown): CallError {
	const body = json as WireError | null;
	if (typeof body?.code !== 'string') return unexpected(response);
	const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
	return new CallError(
		sentenceIn(body),
		response.status,
		body.code,
		body,
		Number.isNaN(retryAfter) ? null : retryAfter,
	);
}

/** The same sentence stands under both names; empty when under none. */
function sentenceIn({ error, message }: { error?: unknown; message?: unknown }): string {
	return [error, message].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

function unexpected({ ok, status }: Response): CallError {
	return unexpectedAnswer(ok ? undefined : status);
}
