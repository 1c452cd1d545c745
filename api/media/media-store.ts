import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { StartError } from '../app/errors.ts';
import { createVerifiedSize } from './verified-files.ts';

export type MediaFile = {
	/** In bytes. */
	size: number;
	/** The bytes from `from` to `to`, both included. Rejects if they cannot be read now. */
	stream(from: number, to: number): Promise<Readable>;
};

/** `storedAt`: epoch milliseconds of the last `put`. */
export type StoredMedia = { name: string; storedAt: number };

/** Pictures and narration, named by their content: `<sha256 hex>.<extension>`. Files are immutable. */
export type MediaStore = {
	/** Resolves with the name once the bytes are synced to the disk. The same bytes are stored once. */
	put(bytes: Uint8Array, extension: 'webp' | 'mp3'): Promise<string>;
	/** Null if there is no such file, if it is damaged, or if the name is not a media name. */
	read(name: string): Promise<MediaFile | null>;
	/** Whether `read` would return it. */
	has(name: string): Promise<boolean>;
	/** All files, in no order. */
	files(): AsyncIterable<StoredMedia>;
	/** Deletes the file, if there is one. */
	remove(name: string): Promise<void>;
	/** Throws if files cannot be written or read now. */
	check(): Promise<void>;
};

const namePattern = /^[0-9a-f]{64}\.(webp|mp3)$/;

/** Whether a name has the form of a media file's name. */
export function isMediaName(name: string): boolean {
	return namePattern.test(name);
}

/** The name of a file with these bytes. */
export function mediaName(bytes: Uint8Array, extension: 'webp' | 'mp3'): string {
	return `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

/** The path of a media file in the store's folder. */
export function mediaPath(folder: string, name: string): string {
	return join(folder, name.slice(0, 2), name);
}

/**
 * Opens the store in a folder, which is created if missing. Partial files of a killed server are deleted, unless other nodes
 * share the folder and may be writing them. Throws StartError.
 */
export async function openMediaStore(folder: string, { isShared = false } = {}): Promise<MediaStore> {
	const unfinished = join(folder, 'unfinished');
	const pathOf = (name: string) => mediaPath(folder, name);
	const verifiedSize = createVerifiedSize();
	await (isShared ? createFolder(unfinished) : emptyFolder(unfinished));
	return {
		async put(bytes, extension) {
			const name = mediaName(bytes, extension);
			const path = pathOf(name);
			if (!(await verifiedSize(path, name))) await write(bytes, join(unfinished, randomUUID()), path);
			// Its new age protects it from the sweep until its row is committed.
			else if (isShared) await utimes(path, new Date(), new Date());
			return name;
		},
		async read(name) {
			if (!isMediaName(name)) return null;
			const path = pathOf(name);
			const size = await verifiedSize(path, name);
			return size ? { size, stream: async (start, end) => createReadStream(path, { start, end }) } : null;
		},
		has: async (name) => isMediaName(name) && (await verifiedSize(pathOf(name), name)) !== null,
		files: () => filesIn(folder),
		async remove(name) {
			if (isMediaName(name)) await rm(pathOf(name), { force: true });
		},
		check: () => writeAndRead(join(unfinished, randomUUID())),
	};
}

async function* filesIn(folder: string): AsyncGenerator<StoredMedia> {
	for (const path of await readdir(folder, { recursive: true })) {
		const name = basename(path);
		if (!isMediaName(name)) continue;
		const { mtimeMs } = (await stat(join(folder, path)).catch(() => null)) ?? {};
		if (mtimeMs !== undefined) yield { name, storedAt: mtimeMs };
	}
}

async function emptyFolder(folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true }).catch((cause) => {
		throw cannotWrite(folder, cause);
	});
	await createFolder(folder);
}

async function createFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true }).catch((cause) => {
		throw cannotWrite(folder, cause);
	});
}

function cannotWrite(folder: string, cause: NodeJS.ErrnoException): StartError {
	return new StartError(`${folder} cannot be written (${cause.code}).`, { cause });
}

/** Writes to a temporary file, syncs and renames it: a full disk leaves no partial file under the final name. */
async function write(bytes: Uint8Array, draft: string, path: string): Promise<void> {
	const shard = join(path, '..');
	await mkdir(shard, { recursive: true });
	try {
		const file = await open(draft, 'wx', 0o600);
		await file
			.writeFile(bytes)
			.then(() => file.sync())
			.finally(() => file.close());
		await rename(draft, path);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
	const folder = await open(shard);
	await folder.sync().finally(() => folder.close());
}

/** Writes and reads a file: permissions do not show a full or a lost disk. */
async function writeAndRead(probe: string): Promise<void> {
	try {
		await writeFile(probe, probe, { flag: 'wx', mode: 0o600 });
		if ((await readFile(probe, 'utf8')) !== probe) throw new Error('A file is read otherwise than it was written');
	} finally {
		await rm(probe, { force: true });
	}
}
