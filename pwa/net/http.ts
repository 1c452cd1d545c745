import { type Call, fillPath } from '../../shared/call.ts';
import { WireError } from '../../shared/wire-error.ts';
import { readToken } from './token.ts';

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

type Input<Query, Body> = {
	params?: Readonly<Record<string, string>>;
	query?: Query;
	body?: Body;
	/** Makes a repeat of a mutation harmless: the server answers a known key as it did the first time. */
	idempotencyKey?: string;
};

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

/** Makes a call of the contract and parses its answer. Throws CallError for whatever else happens. */
export async function send<Query, Body, Answer>(
	call: Call<Query, Body, Answer>,
	input: Input<Query, Body> = {},
): Promise<Answer> {
	const token = readToken();
	const response = await reach(call, input, token);
	if (!response.ok) throw await refusalOf(response, token);
	const parsed = call.answer.safeParse(await readJson(response));
	if (!parsed.success) throw unexpectedAnswer();
	return parsed.data;
}

/** The answer itself, whatever it says; CallError where none came. */
export async function reach<Query, Body>(
	call: Omit<Call<Query, Body, unknown>, 'answer'>,
	input: Input<Query, Body>,
	token: string | null,
): Promise<Response> {
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
		if (error instanceof DOMException && error.name === 'TimeoutError') {
			throw new CallError('This is taking too long. Please try again.', 0, 'timeout');
		}
		throw new CallError('You seem to be offline. Please try again when you are connected.', 0, 'offline');
	}
}

function address(path: string, params?: Readonly<Record<string, string>>, query?: unknown): string {
	const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
	const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
	return fillPath(path, params) + (search.size ? `?${search}` : '');
}

/** What an answer says that is no success. Who is told of refused tokens is told. */
export async function refusalOf(response: Response, token: string | null): Promise<CallError> {
	const json = await readJson(response);
	if (response.status === 401 && token) onTokenRefused(token);
	const problem = refusal(response, json);
	if (problem.status === 402 || problem.status === 403) onForbidden();
	// For whoever looks for it. The call itself is not told: a name, an email or the token may be in it.
	console.debug(problem.message, problem.status, problem.body);
	return problem;
}

async function readJson(response: Response): Promise<unknown> {
	try {
		return await response.json();
	} catch {
		throw unexpectedAnswer();
	}
}

function refusal(response: Response, json: unknown): CallError {
	const parsed = WireError.safeParse(json);
	if (!parsed.success) return unexpectedAnswer();
	const { error, code } = parsed.data;
	const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
	return new CallError(error, response.status, code, parsed.data, Number.isNaN(retryAfter) ? null : retryAfter);
}

export function unexpectedAnswer(): CallError {
	return new CallError('Everbranch could not be reached properly. Please try again.', 0, 'unexpected-answer');
}
