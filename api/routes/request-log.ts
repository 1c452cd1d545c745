import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Config } from '../app/config.ts';
import { HttpError } from '../app/errors.ts';
import { anonymizeAddress, errorFields, hashedId, type LogLine, log } from '../app/log.ts';
import { clientAddress } from './client-address.ts';
import type { Env } from './env.ts';
import { eventName } from './log-events.ts';

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

function newRequestId(): string {
	return Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('');
}

const quietPaths = /^\/api\/(media|health|ready)(\/|$)/;

function shouldLog(c: Context<Env>): boolean {
	const { path } = c.req;
	if (c.res.status >= 500) return true;
	return path.startsWith('/api/') && !(c.res.status < 400 && quietPaths.test(path));
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
