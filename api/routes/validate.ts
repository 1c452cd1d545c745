import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from '../app/errors.ts';
import { validationMessage } from './validation-messages.ts';

/** Far more than any call needs. */
const maxNesting = 100;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON body as the contract defines it, without unknown fields. Throws 400 that names each issue. */
export async function validateBody<Body>(schema: z.ZodMiniType<Body>, c: Context): Promise<Body> {
	if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
		throw invalidInput('The request must be sent as JSON (Content-Type: application/json).');
	}
	return validate(schema, parseBody(await c.req.arrayBuffer()));
}

/** The query as the contract defines it. Throws 400 for a repeated name, which would be ambiguous. */
export function validateQuery<Query>(schema: z.ZodMiniType<Query>, c: Context): Query {
	const given = Object.entries(c.req.queries());
	const repeated = given.find(([, values]) => values.length > 1);
	if (repeated) throw invalidInput(`“${repeated[0]}” is given more than once.`);
	const fields = Object.fromEntries(given.map(([name, values]) => [name, values[0]]));
	return validate(schema, requireStorable(fields));
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

/** Parses JSON in UTF-8. Throws on invalid UTF-8 too. */
export function parseJson(bytes: ArrayBuffer | Uint8Array): unknown {
	return JSON.parse(strictUtf8.decode(bytes));
}

/**
 * Throws 400 for text that databases do not store unchanged (NUL, lone surrogates) and for deep nesting. Walks level by level: a
 * recursive walk, as in JSON.stringify, could exhaust the stack.
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

/** The keys and values of an object, the items of a list; empty for anything else. */
function childValues(value: unknown): unknown[] {
	if (typeof value !== 'object' || value === null) return [];
	return Array.isArray(value) ? value : [...Object.keys(value), ...Object.values(value)];
}

function isStorableText(text: string): boolean {
	return text.isWellFormed() && !text.includes('\0');
}

function validate<Shape>(schema: z.ZodMiniType<Shape>, given: unknown): Shape {
	const { success, data, error } = safeParse(schema, given);
	if (success) return data;
	const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
	throw invalidInput(issues[0]?.message ?? notAsItShouldBe, issues);
}

const notAsItShouldBe = 'Something in the request is not as it should be.';

/** zod compares the length of whatever has one, also in the place of a list, and throws where it cannot be compared. */
function safeParse<Shape>(schema: z.ZodMiniType<Shape>, given: unknown) {
	try {
		return z.safeParse(schema, given, { error: validationMessage });
	} catch (cause) {
		throw cause instanceof TypeError ? invalidInput(notAsItShouldBe) : cause;
	}
}

function invalidInput(sentence: string, issues: { path: string; message: string }[] = []): HttpError {
	return new HttpError(400, 'invalid-input', sentence, { issues });
}
