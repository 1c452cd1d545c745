import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { claimKey, type Kept, keepAnswer, releaseKey } from '../db/idempotency.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';

const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;
const mutations = new Set(['POST', 'PUT', 'DELETE']);

/**
 * A mutation with an `Idempotency-Key` is carried out once for each account and key: the first answer is given again.
 * Only what was done is remembered. A refusal did nothing, so the same key may try again.
 */
export function once({ db, now }: Pick<Parts, 'db' | 'now'>) {
	return createMiddleware<Env>(async (c, next) => {
		const key = c.req.header('idempotency-key');
		if (key === undefined || !mutations.has(c.req.method)) return next();
		if (!keyPattern.test(key))
			throw new Refusal(400, 'invalid-input', 'The Idempotency-Key does not have the right form');
		const account_id = c.var.reader.accountId;
		const request_hash = await hashOf(c);
		const earlier = await claimKey(db, { account_id, key, request_hash, created_at: now() });
		if (earlier) return answerAgain(c, earlier, request_hash);
		await next();
		if (c.res.ok) await keepAnswer(db, account_id, key, c.res.status, await c.res.clone().text());
		else await releaseKey(db, account_id, key);
	});
}

function answerAgain(c: Context<Env>, { request_hash, status, answer }: Kept, hash: string): Response {
	if (request_hash !== hash) {
		throw new Refusal(422, 'key-reused', 'This Idempotency-Key was used for another request.');
	}
	if (status === null) {
		throw new Refusal(409, 'still-running', 'The same request is being carried out right now.', {
			retryAfterSeconds: 1,
		});
	}
	if (answer === null) throw notFound();
	return c.body(answer, status as 200, { 'Content-Type': 'application/json' });
}

async function hashOf(c: Context<Env>): Promise<string> {
	const { pathname, search } = new URL(c.req.url);
	return createHash('sha256')
		.update(`${c.req.method} ${pathname}${search}\n`)
		.update(new Uint8Array(await c.req.arrayBuffer()))
		.digest('hex');
}
