import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { authCalls } from '../../shared/contract/auth.ts';
import type { Endpoint } from '../../shared/contract/call.ts';
import {
	adminPath,
	apiPath,
	exportEndpoint,
	isBelow,
	mediaPath,
	webhookEndpoint,
} from '../../shared/contract/endpoints.ts';
import { familyCalls } from '../../shared/contract/family.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { healthCalls } from '../../shared/contract/health.ts';
import { reportCalls } from '../../shared/contract/stories.ts';
import type { Config } from '../app/config.ts';
import { HttpError } from '../app/errors.ts';
import { anonymizeAddress, errorFields, hashedId, type LogLine, log } from '../app/log.ts';
import { clientAddress } from './client-address.ts';
import type { Env } from './env.ts';

/** Without letters that look like digits: users may read it out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Gives each request an id, sent as `X-Request-Id`, and logs one line per answer. Successful requests for media and health are
 * not logged: they are too many.
 */
export function requestLog({ trustProxy }: Pick<Config, 'trustProxy'>) {
	return createMiddleware<Env>(async (c, next) => {
		const began = performance.now();
		const request = newRequestId();
		c.set('requestId', request);
		c.header('X-Request-Id', request);
		await next();
		if (!shouldLog(c)) return;
		const address = c.env?.incoming ? clientAddress(c.env.incoming, trustProxy) : '';
		log({ ...toLogLine(c), request, ms: Math.round(performance.now() - began), address: anonymizeAddress(address) });
	});
}

/** Requests for random bytes cost more than the bytes, so they are fetched for many ids at once. */
const idLength = 8;
let randomness = Buffer.alloc(0);

function newRequestId(): string {
	if (randomness.length < idLength) randomness = randomBytes(512 * idLength);
	let id = '';
	for (const byte of randomness.subarray(0, idLength)) id += alphabet[byte % alphabet.length];
	randomness = randomness.subarray(idLength);
	return id;
}

const quietPaths = [mediaPath, healthCalls.health.path, healthCalls.ready.path];

function shouldLog(c: Context<Env>): boolean {
	const { path } = c.req;
	if (c.res.status >= 500) return true;
	const isQuiet = c.res.status < 400 && quietPaths.some((quiet) => isBelow(quiet, path));
	return isBelow(apiPath, path) && !isQuiet;
}

function toLogLine(c: Context<Env>): LogLine {
	const { status } = c.res;
	const route = routePath(c);
	const fault = c.error instanceof HttpError ? { code: c.error.code } : c.error ? errorFields(c.error) : {};
	const principal = c.get('principal') as Env['Variables']['principal'] | undefined;
	return {
		level: status === 500 ? 'error' : status > 500 ? 'warn' : 'info',
		event: eventName({ method: c.req.method, route, status, code: fault.code }),
		...{ method: c.req.method, route, status },
		account: principal && hashedId(principal.accountId),
		...fault,
	};
}

type AnsweredRequest = { method: string; route: string; status: number; code?: string | undefined };

/** Successful requests with an event code of their own, for security audits. */
const successEvents = new Map<string, string>([
	[nameOf(authCalls.login), 'login'],
	[nameOf(authCalls.register), 'registered'],
	[nameOf(firstLoadCalls.logout), 'logout'],
	[nameOf(familyCalls.changePassword), 'password-changed'],
	[nameOf(exportEndpoint), 'exported'],
	[nameOf(familyCalls.deleteAccount), 'account-deleted'],
	[nameOf(familyCalls.deleteChild), 'child-deleted'],
	[nameOf(reportCalls.reportChapter), 'chapter-reported'],
]);

function nameOf({ method, path }: Endpoint): string {
	return `${method} ${path}`;
}

/** Event codes of 4xx answers, by error code, else by status. */
const errorEvents: Readonly<Record<string, string>> = {
	'wrong-credentials': 'login-failed',
	'wrong-password': 'password-wrong',
	'name-not-kind': 'moderation-hit',
	'name-not-allowed': 'moderation-hit',
	'not-signed': 'webhook-refused',
	401: 'no-session',
	403: 'forbidden',
	404: 'not-found',
	429: 'limiter-hit',
};

/** The event code of an answered request: `request`, unless it matters for security. One request is one line. */
function eventName({ method, route, status, code = '' }: AnsweredRequest): string {
	if (status >= 500) return status === 500 ? 'fault' : 'unavailable';
	if (status >= 400)
		return (
			errorEvents[code] ?? (route === webhookEndpoint.path ? 'webhook-refused' : (errorEvents[status] ?? 'refused'))
		);
	return successEvents.get(`${method} ${route}`) ?? (isAdminChange(method, route) ? 'admin-change' : 'request');
}

function isAdminChange(method: string, route: string): boolean {
	return method !== 'GET' && method !== 'HEAD' && isBelow(adminPath, route);
}
