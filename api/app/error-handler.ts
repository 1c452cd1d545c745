import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { unavailable } from '../../shared/contract/unavailable.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { type Engine, engineOf } from '../db/engine.ts';
import type { Env } from '../routes/env.ts';
import type { Core } from './core.ts';
import { busyMessage, HttpError } from './errors.ts';

/**
 * An HttpError as its answer, and 503 while the database is away. Any other error becomes a 500. Neither tells details; the log has
 * the error's class and place.
 */
export function errorHandler({ db }: Pick<Core, 'db'>) {
	return (error: Error, c: Context<Env>): Response => sendError(c, toHttpError(error, engineOf(db)));
}

function toHttpError(error: Error, { isAway }: Engine): HttpError {
	if (error instanceof HttpError) return error;
	if (isClientAbort(error)) return new HttpError(400, 'broken-off', 'The request broke off before its end.');
	if (isAway(error)) return new HttpError(503, unavailable, busyMessage, { retryAfterSeconds: 5 });
	return new HttpError(500, 'internal', 'Something went wrong on the server. Please try again.');
}

/** 404 for an unknown path, 405 for a known path with another method. */
export function notFoundHandler(app: Hono<Env>) {
	return (c: Context<Env>): Response => {
		const methods = methodsOfPath(app, c.req.path);
		if (methods.length === 0) return sendError(c, new HttpError(404, 'not-found', 'There is nothing at this address.'));
		c.header('Allow', methods.join(', '));
		return sendError(c, new HttpError(405, 'method-not-allowed', 'This address does not take that kind of request.'));
	};
}

/**
 * GET and HEAD skip the limit: looking for the body of a request that has none costs more than the rest of it. `exceptPath`: a
 * path with its own limit.
 */
export function limitBody(maxSize: number, exceptPath?: string): MiddlewareHandler<Env> {
	const limit = bodyLimit({
		maxSize,
		onError: () => {
			throw new HttpError(413, 'too-large', 'The request is too large.');
		},
	});
	const limitedExcept = exceptPath ? except(exceptPath, limit) : limit;
	return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limitedExcept(c, next));
}

/** The client closed the connection before its request was complete: not an error of the server, and the answer is not read. */
function isClientAbort(error: Error): boolean {
	return error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

function methodsOfPath(app: Hono<Env>, path: string): string[] {
	const routes = app.routes.filter(
		(route) => route.method !== 'ALL' && route.path !== '/*' && pathMatches(route.path, path),
	);
	return [...new Set(routes.map((route) => route.method))];
}

/** Like the router: a parameter is never empty. */
function pathMatches(pattern: string, path: string): boolean {
	const parts = pattern.split('/');
	const segments = path.split('/');
	return (
		parts.length === segments.length &&
		parts.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
	);
}

function sendError(c: Context<Env>, { status, code, message, extra }: HttpError): Response {
	const { retryAfterSeconds, issues, ...rest } = extra;
	if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
	// Not in 4xx answers: the answer for another family's id must equal that for an unknown id byte for byte.
	const reference = status >= 500 ? { reference: c.get('requestId') } : {};
	const answer: WireError = {
		...{ error: message, message, code },
		...(issues?.length ? { issues } : {}),
		...rest,
		...reference,
	};
	return c.json(answer, status);
}
