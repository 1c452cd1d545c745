import { createHash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../app/config.ts';

/** Milliseconds until the headers of an answer. */
const answerTimeout = 10_000;
/** Milliseconds before the second try; the third waits twice as long, and so on. */
const firstPause = 250;
const longestPause = 5_000;

/** The store could not be reached, or answered with an error. */
export class S3Error extends Error {
	override name = 'S3Error';
	/** HTTP status; null if there was no answer. */
	readonly status: number | null;
	/** The store's code such as `NoSuchBucket`, or the system's such as `ECONNREFUSED`. */
	readonly code: string;

	constructor(status: number | null, code: string, options?: ErrorOptions) {
		super(`The object store answered with ${status ?? 'nothing'} (${code})`, options);
		this.status = status;
		this.code = code;
	}
}

type S3Request = {
	method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
	/** Without the prefix; '' for the bucket itself. */
	key?: string;
	query?: Record<string, string>;
	headers?: Record<string, string>;
	body?: Uint8Array<ArrayBuffer>;
	/** For how many milliseconds an unreachable or failing store is tried again. */
	patience: number;
};

/**
 * Sends signed requests to one bucket (path style, which all stores understand). Resolves with the answer if it is successful or
 * has one of the statuses `expected`; throws S3Error otherwise. The body of an answer must be read or cancelled.
 */
export type S3Client = (request: S3Request, expected?: readonly number[]) => Promise<Response>;

export function createS3Client(settings: S3Settings): S3Client {
	return async (request, expected = []) => {
		const until = Date.now() + request.patience;
		for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
			try {
				return await sendOnce(settings, request, expected);
			} catch (error) {
				if (!(error instanceof S3Error && isPassing(error)) || Date.now() + pause > until) throw error;
				await rest(pause);
			}
		}
	};
}

/** Whether the same request may succeed in a while. */
function isPassing({ status }: S3Error): boolean {
	return status === null || status === 429 || status >= 500;
}

async function sendOnce(settings: S3Settings, request: S3Request, expected: readonly number[]): Promise<Response> {
	const { url, headers } = await sign(settings, request);
	const timeout = new AbortController();
	const timer = setTimeout(() => timeout.abort(new Error('timeout')), answerTimeout);
	try {
		const { method, body = null } = request;
		// A redirect would lead the signed request to another server.
		const response = await fetch(url, { method, headers, body, redirect: 'manual', signal: timeout.signal });
		if (response.ok || expected.includes(response.status)) return response;
		throw new S3Error(response.status, codeIn(await response.text()) ?? response.statusText);
	} catch (error) {
		if (error instanceof S3Error) throw error;
		throw new S3Error(null, networkCode(error), { cause: error });
	} finally {
		clearTimeout(timer);
	}
}

async function sign(settings: S3Settings, { method, key = '', query = {}, headers = {}, body }: S3Request) {
	const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = settings;
	const url = new URL(`${endpoint}/${bucket}${key && `/${prefix}${key}`}`);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	const hash = createHash('sha256')
		.update(body ?? '')
		.digest('hex');
	const signer = new AwsV4Signer({
		...{ method, url: url.href, region, accessKeyId, secretAccessKey, service: 's3' },
		// Signed too, so that a damaged upload is refused.
		headers: { ...headers, 'x-amz-content-sha256': hash },
	});
	return signer.sign();
}

function codeIn(xml: string): string | null {
	return /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? null;
}

function networkCode(error: unknown): string {
	const cause = error instanceof Error ? (error.cause ?? error) : error;
	const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
	return typeof code === 'string' ? code : cause instanceof Error ? cause.message : 'unknown';
}
