import { createMiddleware } from 'hono/factory';
import { whoAsks } from '../accounts/who-asks.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';

/**
 * Admits requests with the token of a valid session and sets `reader`. Other requests get a 401; a session with a
 * one-time password gets a 403 unless `beforePasswordChange`.
 */
export function signedIn(
	parts: Pick<Parts, 'db' | 'tokens' | 'now'>,
	options: { beforePasswordChange?: boolean } = {},
) {
	const readerOf = whoAsks(parts, options);
	return createMiddleware<Env>(async (c, next) => {
		const token = bearerOf(c.req.header('authorization'));
		const reader = token ? await readerOf('api', token) : null;
		if (!reader) throw noSession();
		c.set('reader', reader);
		await next();
	});
}

export function bearerOf(authorization: string | undefined): string | null {
	return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

export function noSession(): Refusal {
	return new Refusal(401, 'no-session', 'Please log in.');
}
