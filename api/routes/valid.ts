import type { Context } from 'hono';
import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { sentenceFor } from './sentences.ts';

type WithBody<Body> = { body?: z.ZodMiniType<Body> };
type WithQuery<Query> = { query?: z.ZodMiniType<Query> };

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
	let text: string;
	let json: unknown;
	try {
		text = strictUtf8.decode(bytes);
		json = JSON.parse(text);
	} catch {
		throw invalid('The request is not valid JSON.');
	}
	// Only an escape can bring in what UTF-8 cannot; nearly no body has one.
	return text.includes('\\u') ? keepable(json) : json;
}

/** No database keeps NUL or half a surrogate pair as it was given. */
function keepable(json: unknown): unknown {
	JSON.stringify(json, (name, value: unknown) => {
		if (!isText(name) || (typeof value === 'string' && !isText(value))) {
			throw invalid('The request has characters that cannot be kept.');
		}
		return value;
	});
	return json;
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
