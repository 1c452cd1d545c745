import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import type { WireError } from '../shared/wire-error.ts';
import { Refusal } from './errors.ts';
import type { Env } from './routes/env.ts';

/** A refusal as the wire tells it. Whatever nobody expected is told without its particulars; the log has its class and place. */
export function answerError(error: Error, c: Context<Env>): Response {
	if (error instanceof Refusal) return refuse(c, error);
	if (isBrokenOff(error)) return refuse(c, new Refusal(400, 'broken-off', 'The request broke off before its end.'));
	return refuse(c, new Refusal(500, 'internal', 'Something went wrong on the server. Please try again.'));
}

/** 404 for an address that there is not, 405 for one that takes other methods only. */
export function answerUnknown(app: Hono<Env>) {
	return (c: Context<Env>): Response => {
		const methods = methodsAt(app, c.req.path);
		if (methods.length === 0) return refuse(c, new Refusal(404, 'not-found', 'There is nothing at this address.'));
		c.header('Allow', methods.join(', '));
		return refuse(c, new Refusal(405, 'method-not-allowed', 'This address does not take that kind of request.'));
	};
}

/**
 * Looking for the body of a request that has none costs more than the rest of it: GET and HEAD are left alone. `but`: an
 * address that has a limit of its own.
 */
export function limitedBody(maxSize: number, but?: string): MiddlewareHandler<Env> {
	const limit = bodyLimit({
		maxSize,
		onError: () => {
			throw new Refusal(413, 'too-large', 'The request is too large.');
		},
	});
	const limited = but ? except(but, limit) : limit;
	return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limited(c, next));
}

/** Whoever sent it went away in the middle: nobody's fault, and nobody is left to answer. */
function isBrokenOff(error: Error): boolean {
	return error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

function methodsAt(app: Hono<Env>, path: string): string[] {
	const here = app.routes.filter((route) => route.method !== 'ALL' && route.path !== '/*' && matches(route.path, path));
	return [...new Set(here.map((route) => route.method))];
}

/** As the router matches: a parameter is never empty. */
function matches(pattern: string, path: string): boolean {
	const parts = pattern.split('/');
	const given = path.split('/');
	return (
		parts.length === given.length &&
		parts.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
	);
}

function refuse(c: Context<Env>, { status, code, message, extra }: Refusal): Response {
	const { retryAfterSeconds, issues, ...rest } = extra;
	if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
	// Not in what is a client's own doing: what is not yours is answered as what is not there, letter for letter.
	const reference = status >= 500 ? { reference: c.get('requestId') } : {};
	const answer: WireError = {
		...{ error: message, message, code },
		...(issues?.length ? { issues } : {}),
		...rest,
		...reference,
	};
	return c.json(answer, status);
}
