import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../app/errors.ts';
import { openMediaStore } from './media-store.ts';

let folder: string;
const bytes = new TextEncoder().encode('a picture of a dragon');

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the media store', () => {
	it('names a file by its content, and returns it also after a restart', async () => {
		const name = await (await openMediaStore(folder)).put(bytes, 'webp');
		expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex')}.webp`);
		const file = await (await openMediaStore(folder)).read(name);
		expect(file?.size).toBe(21);
		expect(await text((await file?.stream(2, 8)) ?? Readable.from([]))).toBe('picture');
	});

	it('stores the same bytes once, also for concurrent writes', async () => {
		const store = await openMediaStore(folder);
		const names = await Promise.all(Array.from({ length: 5 }, () => store.put(bytes, 'webp')));
		expect(new Set(names).size).toBe(1);
		expect((await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.webp'))).toHaveLength(1);
		expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
	});

	it('detects a corrupted file in read, has and put, and stores the bytes again', async () => {
		const name = await (await openMediaStore(folder)).put(bytes, 'webp');
		const path = join(folder, name.slice(0, 2), name);
		for (const method of ['read', 'has', 'put'] as const) {
			await writeFile(path, 'a picture of a drag0n');
			const store = await openMediaStore(folder);
			if (method === 'read') expect(await store.read(name)).toBeNull();
			if (method === 'has') expect(await store.has(name)).toBe(false);
			expect(await store.put(bytes, 'webp')).toBe(name);
			expect(await readFile(path, 'utf8')).toBe('a picture of a dragon');
			expect(await store.has(name)).toBe(true);
		}
	});

	it('removes a file, also twice', async () => {
		const store = await openMediaStore(folder);
		const name = await store.put(bytes, 'mp3');
		await store.remove(name);
		await store.remove(name);
		expect([await store.has(name), await store.read(name)]).toEqual([false, null]);
	});

	it('deletes partial files of a killed server when it opens', async () => {
		await mkdir(join(folder, 'unfinished'));
		await writeFile(join(folder, 'unfinished', 'half'), 'a pict');
		await openMediaStore(folder);
		expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
	});

	it('leaves no file if a write fails', async () => {
		const store = await openMediaStore(folder);
		await rm(join(folder, 'unfinished'), { recursive: true });
		await expect(store.put(bytes, 'webp')).rejects.toThrow('ENOENT');
		await expect(store.check()).rejects.toThrow('ENOENT');
		expect((await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.webp'))).toEqual([]);
	});

	it('throws on a disk error instead of treating the file as lost', async () => {
		const store = await openMediaStore(folder);
		const name = await store.put(bytes, 'webp');
		const shard = join(folder, name.slice(0, 2));
		await rm(shard, { recursive: true });
		await writeFile(shard, 'a file in its place');
		await expect(store.has(name)).rejects.toThrow('ENOTDIR');
		await expect(store.read(name)).rejects.toThrow('ENOTDIR');
	});

	it('reads and removes nothing outside its folder', async () => {
		const store = await openMediaStore(join(folder, 'media'));
		await writeFile(join(folder, 'diary.webp'), 'secret');
		for (const name of ['../diary.webp', '..', '', '/etc/passwd', `${'a'.repeat(64)}.exe`]) {
			expect(await store.read(name)).toBeNull();
			expect(await store.has(name)).toBe(false);
			await store.remove(name);
		}
		expect(await readdir(folder)).toContain('diary.webp');
	});

	it('throws StartError if its folder cannot be created', async () => {
		await writeFile(join(folder, 'media'), 'a file in its place');
		await expect(openMediaStore(join(folder, 'media'))).rejects.toThrow(StartError);
	});
});
