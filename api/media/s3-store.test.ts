import { createHash, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { S3Settings } from '../app/config.ts';
import { StartError } from '../app/errors.ts';
import { type MediaStore, mediaName, type StoredMedia } from './media-store.ts';
import { createS3Client } from './s3-client.ts';
import { openS3Store } from './s3-store.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';

let server: S3Server;
let store: MediaStore;
const bytes = new TextEncoder().encode('a picture of a dragon');
const patience = { reader: 300, job: 30_000, start: 300 };
const unavailable = { status: 503, code: 'media-unavailable' };

beforeEach(async () => {
	server = await startS3Server();
	store = await openS3Store(server.settings, { patience });
});
afterEach(() => server.close());

const openAnother = (change: Partial<S3Settings> = {}) => openS3Store({ ...server.settings, ...change }, { patience });

async function textOf(media: MediaStore, name: string, from: number, to: number): Promise<string | null> {
	const file = await media.read(name);
	return file && text(await file.stream(from, to));
}

describe('media in a bucket', () => {
	it('are named by their content, and read whole or in part by each node', async () => {
		const name = await store.put(bytes, 'webp');
		expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex')}.webp`);
		const other = await openAnother();
		expect((await other.read(name))?.size).toBe(21);
		expect(await textOf(other, name, 2, 8)).toBe('picture');
		expect(await textOf(store, name, 0, 20)).toBe('a picture of a dragon');
		expect(await other.put(bytes, 'webp')).toBe(name);
	});

	it('are asked for at the store once for each node: sizes are remembered', async () => {
		const name = await store.put(bytes, 'webp');
		const other = await openAnother();
		for (let i = 0; i < 3; i++) expect(await other.has(name)).toBe(true);
		expect(server.counts['HEAD']).toBe(1);
	});

	it('are removed, also twice', async () => {
		const name = await store.put(bytes, 'mp3');
		await store.remove(name);
		await store.remove(name);
		expect([await store.has(name), await store.read(name)]).toEqual([false, null]);
	});

	it('are listed with their age, over several pages, without what is not ours', async () => {
		const send = createS3Client(server.settings);
		const names = Array.from({ length: 5 }, () => mediaName(new TextEncoder().encode(randomUUID()), 'webp'));
		for (const key of [...names, 'notes.txt', 'probe-1'])
			await send({ method: 'PUT', key, body: new Uint8Array([1]), patience: 0 });
		const paged = await openS3Store(server.settings, { pageSize: 2, patience });
		const before = Date.now();
		const files: StoredMedia[] = [];
		for await (const file of paged.files()) files.push(file);
		expect(files.map(({ name }) => name).sort()).toEqual(names.sort());
		for (const { storedAt } of files) expect(Math.abs(before - storedAt)).toBeLessThan(10 * 60_000);
	});

	it('have no names outside the prefix', async () => {
		for (const name of ['../diary.webp', '..', '', `${'a'.repeat(64)}.exe`]) {
			expect([await store.read(name), await store.has(name)]).toEqual([null, false]);
			await store.remove(name);
		}
	});

	it('that were lost are forgotten, so that they are made again', async () => {
		vi.spyOn(process.stdout, 'write').mockReturnValue(true);
		const name = await store.put(bytes, 'webp');
		await (await openAnother()).remove(name);
		await expect(textOf(store, name, 0, 20)).rejects.toMatchObject({ status: 404 });
		expect(await store.has(name)).toBe(false);
	});
});

// covers: several-machines/bucket
describe('a store that fails', () => {
	it.each(['down', 'failing'] as const)('answers readers with 503 while it is %s', async (mode) => {
		const name = await store.put(bytes, 'webp');
		const other = await openAnother();
		server.mode = mode;
		await expect(textOf(store, name, 0, 20)).rejects.toMatchObject(unavailable);
		await expect(other.read(name)).rejects.toMatchObject(unavailable);
		await expect(other.has(name)).rejects.toMatchObject(unavailable);
		await expect(other.remove(name)).rejects.toThrow('The object store answered');
		await expect(store.check()).rejects.toThrow('The object store answered');
		server.mode = 'up';
		expect(await textOf(other, name, 0, 20)).toBe('a picture of a dragon');
		await store.check();
	});

	it('gets the bytes of a job once it is back', async () => {
		server.mode = 'down';
		const putting = store.put(bytes, 'webp');
		await vi.waitUntil(() => (server.counts['PUT'] ?? 0) >= 3);
		server.mode = 'up';
		expect(await textOf(store, await putting, 0, 20)).toBe('a picture of a dragon');
	});
});

// covers: several-machines/bucket
describe('a store that cannot be used', () => {
	it.each([
		[{ secretAccessKey: 'other' }, 'refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY (SignatureDoesNotMatch)'],
		[{ accessKeyId: 'other' }, 'refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY (InvalidAccessKeyId)'],
		[{ bucket: 'other-bucket' }, 'The object store at S3_ENDPOINT has no bucket other-bucket.'],
	])('because of %j stops the start with one line', async (change, line) => {
		const opening = openAnother(change);
		await expect(opening).rejects.toThrow(StartError);
		await expect(opening).rejects.toThrow(line);
	});

	it('stops the start if the bucket is read-only', async () => {
		server.mode = 'read-only';
		await expect(openAnother()).rejects.toThrow('The bucket everbranch-media of S3_BUCKET cannot be written (403');
	});

	it('stops the start if it cannot be reached', async () => {
		const { endpoint } = server.settings;
		await server.close();
		await expect(openAnother({ endpoint })).rejects.toThrow('The object store at S3_ENDPOINT cannot be reached (');
		server = await startS3Server();
	});

	it('leaves no probe in the bucket', async () => {
		const xml = await createS3Client(server.settings)({ method: 'GET', query: { 'list-type': '2' }, patience: 0 });
		expect(await xml.text()).not.toContain('<Key>');
	});
});

describe('the test’s store', () => {
	it('keeps an object that is written while the last other one is deleted', async () => {
		const send = createS3Client(server.settings);
		const put = (key: string) => send({ method: 'PUT', key, body: new Uint8Array(bytes), patience: 0 });
		for (let round = 0; round < 20; round++) {
			await put('old');
			await Promise.all([send({ method: 'DELETE', key: 'old', patience: 0 }), put('new')]);
			expect((await send({ method: 'GET', key: 'new', patience: 0 })).status).toBe(200);
			await send({ method: 'DELETE', key: 'new', patience: 0 });
		}
	});

	it('refuses a request without a signature and a body that was changed on its way', async () => {
		const { endpoint, bucket } = server.settings;
		expect((await fetch(`${endpoint}/${bucket}?list-type=2`)).status).toBe(403);
		const { region, accessKeyId, secretAccessKey } = server.settings;
		const hash = createHash('sha256').update(bytes).digest('hex');
		const { url, headers } = await new AwsV4Signer({
			...{ method: 'PUT', url: `${endpoint}/${bucket}/x`, region, accessKeyId, secretAccessKey, service: 's3' },
			headers: { 'x-amz-content-sha256': hash },
		}).sign();
		expect((await fetch(url, { method: 'PUT', headers, body: 'another picture' })).status).toBe(400);
		expect((await fetch(url, { method: 'PUT', headers, body: bytes })).status).toBe(200);
	});
});
