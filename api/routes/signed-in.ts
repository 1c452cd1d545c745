import { createMiddleware } from 'hono/factory';
import { whoAsks } from '../accounts/who-asks.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';

/** Lets in who brings the token of a session that holds, and says who it is. Anybody else gets a 401. */
export function signedIn(parts: Pick<Parts, 'db' | 'tokens' | 'now'>) {
	const readerOf = whoAsks(parts);
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
