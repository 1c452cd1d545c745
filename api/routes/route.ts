import type { Context, Handler, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import type { Endpoint, PathParams } from '../../shared/contract/call.ts';
import type { SessionPrincipal } from '../accounts/principal.ts';
import { notFound } from '../app/errors.ts';
import type { Env } from './env.ts';
import { validateBody, validateQuery } from './validate.ts';

/** An endpoint of the contract with its handlers, as `createApp` registers them. */
export type Route = Endpoint & { handlers: Handler<Env>[] };

/** A call, or an endpoint without schemas. */
type Contract<Query, Body, Answer, Path extends string> = Endpoint<Path> & {
	query?: z.ZodMiniType<Query>;
	body?: z.ZodMiniType<Body>;
	answer?: z.ZodMiniType<Answer>;
};

type Input<Query, Body, Path extends string> = {
	c: Context<Env>;
	/** Set where the path requires a session. */
	principal: SessionPrincipal;
	params: PathParams<Path>;
	query: Query;
	body: Body;
};

/**
 * The route of a call. Its handler gets the validated input and returns the call's answer, with status 200 unless it calls
 * `c.status`. A handler of an endpoint without schemas returns a response.
 */
export function route<Path extends string, Query = undefined, Body = undefined, Answer = never>(
	{ method, path, ...schemas }: Contract<Query, Body, Answer, Path>,
	handle: (input: Input<Query, Body, Path>) => NoInfer<Answer> | Response | Promise<NoInfer<Answer> | Response>,
): Route {
	const handler: Handler<Env> = async (c) => {
		const params = c.req.param() as PathParams<Path>;
		// Postgres refuses the character; no id has it.
		if (Object.values<string>(params).some((param) => param.includes('\0'))) throw notFound();
		const query = schemas.query ? validateQuery(schemas.query, c) : (undefined as Query);
		const body = schemas.body ? await validateBody(schemas.body, c) : (undefined as Body);
		const answer = await handle({ c, principal: c.var.principal, params, query, body });
		return answer instanceof Response ? answer : c.json(answer);
	};
	return { method, path, handlers: [handler] };
}

/** The routes behind a middleware that runs for their methods and paths only. */
export function behind(middleware: MiddlewareHandler<Env>, routes: readonly Route[]): Route[] {
	return routes.map(({ handlers, ...endpoint }) => ({ ...endpoint, handlers: [middleware, ...handlers] }));
}
