import type * as z from 'zod/mini';
import { timeouts } from '../rules/limits.ts';

/**
 * One call of the HTTP contract: the server validates with it, the client types and parses with it.
 * `path` is in the router's notation (`/api/stories/:id`). `query` and `body` validate the request, `answer` the response.
 */
export type Call<Query, Body, Answer> = {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	path: string;
	query?: z.ZodMiniType<Query>;
	body?: z.ZodMiniType<Body>;
	answer: z.ZodMiniType<Answer>;
	/** How long a client waits, in milliseconds. */
	timeout: number;
};

type CallOptions<Query, Body, Answer> = Omit<Call<Query, Body, Answer>, 'timeout'> & { timeout?: number };

export function call<Query = undefined, Body = undefined, Answer = unknown>(
	options: CallOptions<Query, Body, Answer>,
): Call<Query, Body, Answer> {
	return { timeout: timeouts.call, ...options };
}

/** `/api/stories/:id` and `{id: 'a b'}` → `/api/stories/a%20b`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
	return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
