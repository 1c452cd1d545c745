import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Settings } from '../app/config.ts';
import { HttpError, StartError } from '../app/errors.ts';
import { log } from '../app/log.ts';
import { isMediaName, type MediaFile, type MediaStore, mediaName, type StoredMedia } from './media-store.ts';
import { createS3Client, type S3Client, S3Error } from './s3-client.ts';

/** Milliseconds. A reader is answered soon; a job whose bytes were paid for waits for the store to be back. */
const defaultPatience = { reader: 1_500, job: 90_000, start: 6_000 };
/** How many sizes of files are remembered. */
const maxRemembered = 20_000;

/**
 * Opens the store in a bucket. It is used by any number of nodes. Throws StartError if the bucket cannot be reached, listed,
 * written and read, within 30 s. `pageSize`: files for each request of `files`. While the store fails, `put` waits for it up to 90 s; other methods throw HttpError 503
 * `media-unavailable`.
 */
export async function openS3Store(
	settings: S3Settings,
	{ pageSize = 1000, patience = defaultPatience } = {},
): Promise<MediaStore> {
	const send = createS3Client(settings);
	await requireUsable(send, settings, patience.start);
	return createStore(send, settings, { pageSize, patience });
}

type Options = { pageSize: number; patience: typeof defaultPatience };

function createStore(send: S3Client, settings: S3Settings, { pageSize, patience }: Options): MediaStore {
	/** Files never change, so neither do their sizes. */
	const sizes = new Map<string, number>();

	function remember(name: string, size: number): void {
		if (sizes.size >= maxRemembered) sizes.clear();
		sizes.set(name, size);
	}

	/** Null if there is no such file. */
	async function sizeOf(name: string): Promise<number | null> {
		const known = sizes.get(name);
		if (known !== undefined) return known;
		const response = await send({ method: 'HEAD', key: name, patience: patience.reader }, [404]);
		const size = response.status === 404 ? 0 : Number(response.headers.get('content-length'));
		if (size > 0) remember(name, size);
		return size || null;
	}

	async function openRange(name: string, from: number, to: number): Promise<Readable> {
		const headers = { range: `bytes=${from}-${to}` };
		const response = await send({ method: 'GET', key: name, headers, patience: patience.reader }, [404]).catch(
			rethrowUnavailable,
		);
		if (response.status === 206 && response.body) return Readable.fromWeb(response.body as ReadableStream);
		await response.body?.cancel();
		// Lost from the bucket: it is made again when it is requested.
		sizes.delete(name);
		log({ level: 'error', event: 'media-damaged', file: name });
		throw new HttpError(404, 'not-found', 'This could not be found.');
	}

	return {
		async put(bytes, extension) {
			const name = mediaName(bytes, extension);
			// Also if the file is there: its new age protects it from the sweep until its row is committed.
			const body = new Uint8Array(bytes);
			const headers = { 'content-type': extension === 'webp' ? 'image/webp' : 'audio/mpeg' };
			await discard(send({ method: 'PUT', key: name, headers, body, patience: patience.job }));
			remember(name, bytes.length);
			return name;
		},
		async read(name): Promise<MediaFile | null> {
			if (!isMediaName(name)) return null;
			const size = await sizeOf(name).catch(rethrowUnavailable);
			return size === null ? null : { size, stream: (from, to) => openRange(name, from, to) };
		},
		has: async (name) => isMediaName(name) && (await sizeOf(name).catch(rethrowUnavailable)) !== null,
		files: () =>
			filesIn(
				send,
				(query) => listRequest(settings, { 'max-keys': String(pageSize), ...query }, patience.job),
				settings,
			),
		async remove(name) {
			if (!isMediaName(name)) return;
			sizes.delete(name);
			await discard(send({ method: 'DELETE', key: name, patience: patience.reader }, [404]));
		},
		check: () => discard(send(listRequest(settings, { 'max-keys': '1' }, patience.reader))),
	};
}

function rethrowUnavailable(error: unknown): never {
	if (!(error instanceof S3Error)) throw error;
	const sentence = 'Pictures and narration cannot be reached right now. Please try again in a little while.';
	throw new HttpError(503, 'media-unavailable', sentence, { retryAfterSeconds: 10 });
}

async function* filesIn(
	send: S3Client,
	request: (query: Record<string, string>) => ReturnType<typeof listRequest>,
	{ prefix }: S3Settings,
): AsyncGenerator<StoredMedia> {
	let page: string | undefined;
	do {
		const xml = await (await send(request(page ? { 'continuation-token': page } : {}))).text();
		for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
			const name = textIn(entry, 'Key')?.slice(prefix.length) ?? '';
			if (isMediaName(name)) yield { name, storedAt: Date.parse(textIn(entry, 'LastModified') ?? '') };
		}
		page = textIn(xml, 'NextContinuationToken');
	} while (page);
}

function listRequest({ prefix }: S3Settings, query: Record<string, string>, patience: number) {
	return { method: 'GET', query: { 'list-type': '2', prefix, ...query }, patience } as const;
}

function textIn(xml: string, element: string): string | undefined {
	const text = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(xml)?.[1];
	return text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

async function discard(answer: Promise<Response>): Promise<void> {
	await (await answer).body?.cancel();
}

/** Lists, writes, reads and deletes, as the server will. */
async function requireUsable(send: S3Client, settings: S3Settings, patience: number): Promise<void> {
	const key = `probe-${randomUUID()}`;
	const headers = { 'content-type': 'text/plain' };
	const steps = [
		['listed', listRequest(settings, { 'max-keys': '1' }, patience)],
		['written', { method: 'PUT', key, headers, body: new TextEncoder().encode(key), patience: patience }],
		['read', { method: 'GET', key, patience: patience }],
		['emptied', { method: 'DELETE', key, patience: patience }],
	] as const;
	for (const [step, request] of steps) {
		await discard(send(request)).catch((error: unknown) => {
			throw error instanceof S3Error ? startErrorOf(error, step, settings) : error;
		});
	}
}

function startErrorOf({ status, code }: S3Error, step: string, { bucket }: S3Settings): StartError {
	if (status === null) return new StartError(`The object store at S3_ENDPOINT cannot be reached (${code}).`);
	if (code === 'NoSuchBucket') return new StartError(`The object store at S3_ENDPOINT has no bucket ${bucket}.`);
	if (/^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidAccessKey)$/.test(code)) {
		return new StartError(`The object store refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY (${code}).`);
	}
	if (status < 400)
		return new StartError(`The object store keeps ${bucket} elsewhere: check S3_ENDPOINT and S3_REGION.`);
	return new StartError(`The bucket ${bucket} of S3_BUCKET cannot be ${step} (${status} ${code}).`);
}
