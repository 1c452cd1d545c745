import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';
import { faultIn, hashedId, type LogLine, log, shortAddress } from '../log.ts';
import { clientAddress } from './client-address.ts';
import type { Env } from './env.ts';
import { eventOf } from './log-events.ts';

/** Without letters that are taken for digits: somebody may have to read it out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Gives each request an id, which its answer carries as `X-Request-Id`, and writes one line when it is answered. What
 * thousands of devices ask for all day, pictures and whether the server lives, is told only when it did not go well.
 */
export function requestLog({ trustProxy }: Pick<Config, 'trustProxy'>) {
	return createMiddleware<Env>(async (c, next) => {
		const began = performance.now();
		const request = newRequestId();
		c.set('requestId', request);
		c.header('X-Request-Id', request);
		await next();
		if (!isWorthALine(c)) return;
		const address = c.env?.incoming ? clientAddress(c.env.incoming, trustProxy) : '';
		log({ ...lineOf(c), request, ms: Math.round(performance.now() - began), address: shortAddress(address) });
	});
}

function newRequestId(): string {
	return Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('');
}

const seldomTold = /^\/api\/(media|health|ready)(\/|$)/;

function isWorthALine(c: Context<Env>): boolean {
	const { path } = c.req;
	if (c.res.status >= 500) return true;
	return path.startsWith('/api/') && !(c.res.status < 400 && seldomTold.test(path));
}

function lineOf(c: Context<Env>): LogLine {
	const { status } = c.res;
	const route = routePath(c);
	const fault = c.error instanceof Refusal ? { code: c.error.code } : c.error ? faultIn(c.error) : {};
	const reader = c.get('reader') as Env['Variables']['reader'] | undefined;
	return {
		level: status === 500 ? 'error' : status > 500 ? 'warn' : 'info',
		event: eventOf({ method: c.req.method, route, status, code: fault.code }),
		...{ method: c.req.method, route, status },
		account: reader && hashedId(reader.accountId),
		...fault,
	};
}
