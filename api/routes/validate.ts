import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from '../app/errors.ts';
import { validationMessage } from './validation-messages.ts';

type CallWithBody<Body> = { body?: z.ZodMiniType<Body> };
type CallWithQuery<Query> = { query?: z.ZodMiniType<Query> };

/** Far more than any call has. */
const maxNesting = 100;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** The body of a call in the shape of its contract, unknown fields dropped. Throws a 400 that names each issue. */
export async function validateBody<Body>(call: CallWithBody<Body>, c: Context): Promise<Body> {
	if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
		throw invalidInput('The request must be sent as JSON (Content-Type: application/json).');
	}
	return validate(call.body, parseBody(await c.req.arrayBuffer()));
}

/** The query of a call in the shape of its contract. A name given twice is refused: nobody can say which one counts. */
export function validateQuery<Query>(call: CallWithQuery<Query>, c: Context): Query {
	const given = Object.entries(c.req.queries());
	const repeated = given.find(([, values]) => values.length > 1);
	if (repeated) throw invalidInput(`“${repeated[0]}” is given more than once.`);
	const fields = Object.fromEntries(given.map(([name, values]) => [name, values[0]]));
	return validate(call.query, requireStorable(fields));
}

function parseBody(bytes: ArrayBuffer): unknown {
	let json: unknown;
	try {
		json = parseJson(bytes);
	} catch {
		throw invalidInput('The request is not valid JSON.');
	}
	return requireStorable(json);
}

/** The JSON in these bytes as a handler reads it. Throws on anything else, also on what is no UTF-8. */
export function parseJson(bytes: ArrayBuffer | Uint8Array): unknown {
	return JSON.parse(strictUtf8.decode(bytes));
}

/**
 * Refuses what no database keeps as it was given, NUL and half a surrogate pair, and what is nested too deeply. It goes from
 * level to level: a walk that calls itself, as that of JSON.stringify, runs out of stack.
 */
function requireStorable(json: unknown): unknown {
	let level = [json];
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > maxNesting) throw invalidInput('The request is nested too deeply.');
		if (!level.every((value) => typeof value !== 'string' || isStorableText(value))) {
			throw invalidInput('The request has characters that cannot be kept.');
		}
		level = level.flatMap(childValues);
	}
	return json;
}

/** The names and values of an object, the members of a list; nothing for anything else. */
function childValues(value: unknown): unknown[] {
	if (typeof value !== 'object' || value === null) return [];
	return Array.isArray(value) ? value : [...Object.keys(value), ...Object.values(value)];
}

function isStorableText(text: string): boolean {
	return text.isWellFormed() && !text.includes('\0');
}

function validate<Shape>(schema: z.ZodMiniType<Shape> | undefined, given: unknown): Shape {
	if (!schema) throw new Error('This call has no such part in its contract');
	const { success, data, error } = z.safeParse(schema, given, { error: validationMessage });
	if (success) return data;
	const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
	throw invalidInput(issues[0]?.message ?? 'Something in the request is not as it should be.', issues);
}

function invalidInput(sentence: string, issues: { path: string; message: string }[] = []): HttpError {
	return new HttpError(400, 'invalid-input', sentence, { issues });
}
