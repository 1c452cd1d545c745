import { createHash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Core } from '../app/core.ts';
import { HttpError, notFound } from '../app/errors.ts';
import { extractIds } from '../db/extract-ids.ts';
import { claimKey, releaseKey, releaseUnanswered, type StoredAnswer, storeAnswer } from '../db/idempotency.ts';
import type { Db } from '../db/schema.ts';
import type { Env } from './env.ts';
import { parseJson } from './validate.ts';

const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;
const mutations = new Set(['POST', 'PUT', 'DELETE']);

/** Body fields that hold a password. They are excluded from the hash, which is kept for weeks and is fast to guess against. */
const passwordFields = new Set(['password', 'currentPassword', 'newPassword']);

/**
 * Runs a mutation with an `Idempotency-Key` once per account and key and replays its answer. Only successful answers are stored:
 * after an error the same key may try again.
 */
export function idempotency({ db, cluster, now }: Core) {
	const releaseLater = cluster ? createLateRelease(db, cluster.nodeId) : () => {};
	/** The keys that this process is answering. */
	const answering = new Set<string>();
	return createMiddleware<Env>(async (c, next) => {
		const key = c.req.header('idempotency-key');
		if (key === undefined || !mutations.has(c.req.method)) return next();
		if (!keyPattern.test(key))
			throw new HttpError(400, 'invalid-input', 'The Idempotency-Key does not have the right form');
		const account_id = c.var.principal.accountId;
		const request = await requestBytes(c);
		const request_hash = requestHash(request);
		const id = `${account_id} ${key}`;
		const isAlone = !answering.has(id);
		answering.add(id);
		try {
			const earlier = await claimKey(db, { account_id, key, request_hash, created_at: now() }, cluster);
			if (earlier) return replayAnswer(c, earlier, request_hash);
			await next();
			if (!c.res.ok) return await releaseKey(db, account_id, key);
			const answer = await c.res.clone().text();
			const about = extractIds(`${request}\n${answer}`);
			await storeAnswer(db, { account_id, key, status: c.res.status, answer, about });
		} catch (error) {
			// A claim may have been stored although its confirmation was lost.
			if (isAlone && !(error instanceof HttpError)) releaseLater(account_id, key);
			throw error;
		} finally {
			if (isAlone) answering.delete(id);
		}
	});
}

/** Milliseconds between two attempts, and how many there are: for ten minutes, after which the key is free anyway. */
const releaseRetry = { interval: 1_000, attempts: 600 };

/**
 * Releases keys whose answer or release could not be stored because the database was gone. Otherwise each node would answer for
 * minutes that the request is being carried out.
 */
function createLateRelease(db: Db, nodeId: string): (accountId: string, key: string) => void {
	async function release(accountId: string, key: string): Promise<void> {
		for (let attempt = 0; attempt < releaseRetry.attempts; attempt++) {
			await rest(releaseRetry.interval, undefined, { ref: false });
			const isReleased = await releaseUnanswered(db, accountId, key, nodeId).then(
				() => true,
				() => false,
			);
			if (isReleased) return;
		}
	}
	return (accountId, key) => void release(accountId, key);
}

function replayAnswer(c: Context<Env>, { request_hash, status, answer }: StoredAnswer, hash: string): Response {
	// An empty hash was cleared by a migration and matches any request.
	if (request_hash !== '' && request_hash !== hash) {
		throw new HttpError(422, 'key-reused', 'This Idempotency-Key was used for another request.');
	}
	if (status === null) {
		throw new HttpError(409, 'still-running', 'The same request is being carried out right now.', {
			retryAfterSeconds: 1,
		});
	}
	if (answer === null) throw notFound();
	return c.body(answer, status as 200, { 'Content-Type': 'application/json' });
}

/** The hash of a line with method and path, and of the body below it with blank passwords. */
export function requestHash(request: Buffer): string {
	const bodyAt = request.indexOf('\n') + 1;
	const hash = createHash('sha256').update(request.subarray(0, bodyAt));
	return hash.update(blankPasswords(request.subarray(bodyAt))).digest('hex');
}

/**
 * The body as JSON with blank passwords, however their names are escaped. A body that is no JSON, or nested too deeply for
 * JSON.stringify, is returned unchanged: the handler refuses it, and its hash is not stored.
 */
function blankPasswords(body: Buffer): Buffer | string {
	try {
		return JSON.stringify(parseJson(body), (name, value: unknown) => (passwordFields.has(name) ? '' : value));
	} catch {
		return body;
	}
}

/** Method, path, query and body. */
async function requestBytes(c: Context<Env>): Promise<Buffer> {
	const { pathname, search } = new URL(c.req.url);
	const line = Buffer.from(`${c.req.method} ${pathname}${search}\n`);
	return Buffer.concat([line, Buffer.from(await c.req.arrayBuffer())]);
}
