import type { Context } from 'hono';
import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { sentenceFor } from './sentences.ts';

type WithBody<Body> = { body?: z.ZodMiniType<Body> };
type WithQuery<Query> = { query?: z.ZodMiniType<Query> };

/** Far more than any call has. */
const levelsAtMost = 100;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** The body of a call in the shape of its contract, unknown fields dropped. Throws a 400 that names each issue. */
export async function body<Body>(call: WithBody<Body>, c: Context): Promise<Body> {
	if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
		throw invalid('The request must be sent as JSON (Content-Type: application/json).');
	}
	return shaped(call.body, parsed(await c.req.arrayBuffer()));
}

/** The query of a call in the shape of its contract. A name given twice is refused: nobody can say which one counts. */
export function query<Query>(call: WithQuery<Query>, c: Context): Query {
	const given = Object.entries(c.req.queries());
	const twice = given.find(([, values]) => values.length > 1);
	if (twice) throw invalid(`“${twice[0]}” is given more than once.`);
	const fields = Object.fromEntries(given.map(([name, values]) => [name, values[0]]));
	return shaped(call.query, keepable(fields));
}

function parsed(bytes: ArrayBuffer): unknown {
	let json: unknown;
	try {
		json = parseJson(bytes);
	} catch {
		throw invalid('The request is not valid JSON.');
	}
	return keepable(json);
}

/** The JSON in these bytes as a handler reads it. Throws on anything else, also on what is no UTF-8. */
export function parseJson(bytes: ArrayBuffer | Uint8Array): unknown {
	return JSON.parse(strictUtf8.decode(bytes));
}

/**
 * Refuses what no database keeps as it was given, NUL and half a surrogate pair, and what is nested too deeply. It goes from
 * level to level: a walk that calls itself, as that of JSON.stringify, runs out of stack.
 */
function keepable(json: unknown): unknown {
	let level = [json];
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > levelsAtMost) throw invalid('The request is nested too deeply.');
		if (!level.every((value) => typeof value !== 'string' || isText(value))) {
			throw invalid('The request has characters that cannot be kept.');
		}
		level = level.flatMap(insideOf);
	}
	return json;
}

/** The names and values of an object, the members of a list; nothing for anything else. */
function insideOf(value: unknown): unknown[] {
	if (typeof value !== 'object' || value === null) return [];
	return Array.isArray(value) ? value : [...Object.keys(value), ...Object.values(value)];
}

function isText(text: string): boolean {
	return text.isWellFormed() && !text.includes('\0');
}

function shaped<Shape>(shape: z.ZodMiniType<Shape> | undefined, given: unknown): Shape {
	if (!shape) throw new Error('This call has no such part in its contract');
	const { success, data, error } = z.safeParse(shape, given, { error: sentenceFor });
	if (success) return data;
	const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
	throw invalid(issues[0]?.message ?? 'Something in the request is not as it should be.', issues);
}

function invalid(sentence: string, issues: { path: string; message: string }[] = []): Refusal {
	return new Refusal(400, 'invalid-input', sentence, { issues });
}
