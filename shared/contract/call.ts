import type * as z from 'zod/mini';
import { timeouts } from '../rules/limits.ts';

/** What a request is addressed to. `path` is in the router's notation (`/api/stories/:id`). */
export type Endpoint<Path extends string = string> = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: Path };

/**
 * One call of the HTTP contract: the server registers its route and validates with it, the client types and parses with it.
 * `query` and `body` validate the request, `answer` the response.
 */
export type Call<Query, Body, Answer, Path extends string = string> = Endpoint<Path> & {
	query?: z.ZodMiniType<Query>;
	body?: z.ZodMiniType<Body>;
	answer: z.ZodMiniType<Answer>;
	/** How long a client waits, in milliseconds. */
	timeout: number;
};

/** `/api/stories/:id/nodes/:nodeId` → `{ id: string; nodeId: string }`. */
export type PathParams<Path extends string> = Readonly<Record<string extends Path ? string : ParamName<Path>, string>>;

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | ParamName<Rest>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;

type CallOptions<Query, Body, Answer, Path extends string> = Omit<Call<Query, Body, Answer, Path>, 'timeout'> & {
	timeout?: number;
};

export function call<Path extends string, Query = undefined, Body = undefined, Answer = unknown>(
	options: CallOptions<Query, Body, Answer, Path>,
): Call<Query, Body, Answer, Path> {
	return { timeout: timeouts.call, ...options };
}

/** The URL of a request, without its origin. Absent values are left out of the query. */
export function urlOf<Path extends string>(path: Path, params?: PathParams<Path>, query?: unknown): string {
	const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
	const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
	return fillPath(path, params) + (search.size ? `?${search}` : '');
}

/** `/api/stories/:id` and `{id: 'a b'}` → `/api/stories/a%20b`. */
export function fillPath<Path extends string>(path: Path, params?: PathParams<Path>): string {
	const values = params as Readonly<Record<string, string>> | undefined;
	return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values?.[name] ?? ''));
}
