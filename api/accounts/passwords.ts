import { type Argon2Parameters, argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { busyMessage, HttpError } from '../app/errors.ts';

const run = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Each hash takes 19 MiB and a thread of libuv's pool, which file access needs too. Beyond the queue the answer is 503. */
const hashingLimits = { concurrency: 2, maxWaiting: 50 } as const;

export type Passwords = {
	/** The hash to store, in PHC string format. */
	hash(password: string): Promise<string>;
	/** Takes the same time with and without a hash; without one the result is false. */
	verify(hash: string | null, password: string): Promise<boolean>;
	/** Whether the hash has a lower cost than new ones. */
	isOutdated(hash: string): boolean;
};

/** `hash` and `verify` throw 503 if too many wait already. */
export function createPasswords(): Passwords {
	const limited = createSemaphore(hashingLimits.concurrency, hashingLimits.maxWaiting, () => {
		return new HttpError(503, 'busy', busyMessage, { retryAfterSeconds: 2 });
	});
	return {
		hash: (password) => limited(() => hash(password)),
		verify: (stored, password) => limited(() => verify(stored, password)),
		isOutdated,
	};
}

async function hash(password: string): Promise<string> {
	const nonce = randomBytes(16);
	const digest = await run('argon2id', { ...cost, message: password, nonce, tagLength: 32 });
	return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toBase64(nonce)}$${toBase64(digest)}`;
}

async function verify(storedHash: string | null, password: string): Promise<boolean> {
	const [, memory, passes, parallelism, salt, digest] = hashPattern.exec(storedHash ?? '') ?? [];
	if (!salt || !digest) {
		await hash(password);
		return false;
	}
	const expected = Buffer.from(digest, 'base64');
	const actual = await run('argon2id', {
		message: password,
		nonce: Buffer.from(salt, 'base64'),
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
		tagLength: expected.length,
	});
	return timingSafeEqual(actual, expected);
}

function isOutdated(storedHash: string): boolean {
	const [, memory, passes] = hashPattern.exec(storedHash) ?? [];
	return Number(memory) < cost.memory || Number(passes) < cost.passes;
}

function toBase64(bytes: Buffer): string {
	return bytes.toString('base64').replace(/=+$/, '');
}

/**
 * Runs at most `limit` tasks at once; up to `maxWaiting` more wait in order. Further ones fail with the error from
 * `createOverflowError`.
 */
export function createSemaphore(limit: number, maxWaiting: number, createOverflowError: () => Error) {
	const queue: (() => void)[] = [];
	let running = 0;

	return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
		if (running >= limit) {
			if (queue.length >= maxWaiting) throw createOverflowError();
			await new Promise<void>((turn) => queue.push(turn));
		} else {
			running++;
		}
		try {
			return await task();
		} finally {
			const next = queue.shift();
			// The slot is passed on, not released and taken again, so that no new task can overtake the queue.
			if (next) next();
			else running--;
		}
	};
}

/** Lower-case letters and digits without ambiguous ones (i l 1, o 0). */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of 99 bits that is easy to read out: `k7mpx-9dq2f-…`. */
export function newPassword(): string {
	const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('');
	return Array.from({ length: 4 }, group).join('-');
}
