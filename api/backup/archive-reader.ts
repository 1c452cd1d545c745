import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import * as z from 'zod/mini';
import { isMediaName } from '../media/media-store.ts';
import { databasePart, Manifest, manifestPart, mediaFolder, Seal, sealPart, sha256 } from './archive.ts';
import { blockBytes, DamagedBackup, paddingOf, readHeader } from './tar.ts';

const chunkBytes = 2 ** 20;
/** The seal with its header, and the two empty blocks at the end of a tar file. */
const trailerBytes = 4 * blockBytes;
/** Limits for the manifest in memory and for the number of files: far more than any server has. */
const maxManifestBytes = 2 ** 28;
const maxFiles = 2_000_000;

/** Receives the files of a backup while it is read. */
export type Sink = { begin(name: string): void; add(bytes: Uint8Array): void; end(): void };

const nullSink: Sink = { begin() {}, add() {}, end() {} };

/** Reads the seal at the end of a backup. Null for a file that was not finished, was cut off, or is no backup. */
export async function readSeal(path: string): Promise<Seal | null> {
	const file = await open(path);
	try {
		const { size } = await file.stat();
		if (size < trailerBytes) return null;
		const end = Buffer.alloc(2 * blockBytes);
		await file.read(end, 0, end.length, size - trailerBytes);
		const { name, bytes } = readHeader(end.subarray(0, blockBytes), path);
		if (name !== sealPart || bytes !== blockBytes) return null;
		const seal = z.safeParse(Seal, JSON.parse(end.toString('utf8', blockBytes)));
		return seal.success && seal.data.bytes === size - trailerBytes ? seal.data : null;
	} catch (error) {
		if (error instanceof DamagedBackup || error instanceof SyntaxError) return null;
		throw error;
	} finally {
		await file.close();
	}
}

/**
 * Reads a whole backup and verifies every byte by its hashes; `sink` receives the database and the media. Throws DamagedBackup at
 * the first difference. Blocks its thread, and calls `throttle` between chunks.
 */
export async function readArchive(
	path: string,
	sink: Sink = nullSink,
	throttle: () => void = () => {},
): Promise<Manifest> {
	const seal = await readSeal(path);
	if (!seal) throw new DamagedBackup(path, 'it was cut off, never finished, or is something else');
	const file = openSync(path, 'r');
	try {
		return new ArchiveReading(file, path, seal, sink, throttle).manifest();
	} finally {
		closeSync(file);
	}
}

/** The state of reading one backup. */
class ArchiveReading {
	readonly #file: number;
	readonly #path: string;
	readonly #seal: Seal;
	readonly #sink: Sink;
	readonly #throttle: () => void;
	readonly #all = sha256();
	readonly #found = new Map<string, { bytes: number; sha256: string }>();
	#at = 0;

	constructor(file: number, path: string, seal: Seal, sink: Sink, throttle: () => void) {
		this.#file = file;
		this.#path = path;
		this.#seal = seal;
		this.#sink = sink;
		this.#throttle = throttle;
	}

	manifest(): Manifest {
		for (;;) {
			const { name, bytes } = readHeader(this.#take(blockBytes), this.#path);
			if (bytes > this.#seal.bytes - this.#at) throw this.#damaged('a part of it is larger than the whole');
			if (name === manifestPart) return this.#readManifest(bytes);
			this.#requireExpected(name);
			this.#found.set(name, { bytes, sha256: this.#readFile(name, bytes) });
		}
	}

	/** Only expected names, each once and in its place: no path can lead elsewhere. */
	#requireExpected(name: string): void {
		const isFirst = this.#found.size === 0;
		const isMedia = name.startsWith(mediaFolder) && isMediaName(name.slice(mediaFolder.length));
		if (isFirst ? name !== databasePart : !isMedia) throw this.#damaged(`there is “${name}” in it`);
		if (this.#found.has(name)) throw this.#damaged(`“${name}” is in it twice`);
		if (this.#found.size >= maxFiles) throw this.#damaged('there are too many files in it');
	}

	#readFile(name: string, bytes: number): string {
		const own = sha256();
		this.#sink.begin(name);
		for (let left = bytes; left > 0; ) {
			const chunk = this.#take(Math.min(left, chunkBytes));
			own.update(chunk);
			this.#sink.add(chunk);
			left -= chunk.length;
			this.#throttle();
		}
		this.#sink.end();
		this.#take(paddingOf(bytes));
		const hash = own.digest('hex');
		const claimed = name === databasePart ? hash : name.slice(mediaFolder.length).split('.')[0];
		if (hash !== claimed) throw this.#damaged(`“${name}” has changed`);
		return hash;
	}

	#readManifest(bytes: number): Manifest {
		if (bytes > maxManifestBytes) throw this.#damaged('its list is too long');
		const text = this.#take(bytes).toString('utf8');
		this.#take(paddingOf(bytes));
		if (this.#at !== this.#seal.bytes || this.#all.digest('hex') !== this.#seal.sha256) {
			throw this.#damaged('its bytes are not those that were written');
		}
		const { success, data } = z.safeParse(Manifest, jsonIn(text));
		if (!success) throw this.#damaged('its list cannot be read');
		const isListed = data.files.every(({ name, bytes, sha256 }) => {
			const found = this.#found.get(name);
			return found?.bytes === bytes && found.sha256 === sha256;
		});
		if (!isListed || data.files.length !== this.#found.size) throw this.#damaged('its list is of other files');
		return data;
	}

	#take(bytes: number): Buffer {
		if (bytes > this.#seal.bytes - this.#at) throw this.#damaged('it ends too early');
		const chunk = Buffer.alloc(bytes);
		for (let got = 0; got < bytes; ) {
			const more = readSync(this.#file, chunk, got, bytes - got, this.#at + got);
			if (more === 0) throw this.#damaged('it ends too early');
			got += more;
		}
		this.#all.update(chunk);
		this.#at += bytes;
		return chunk;
	}

	#damaged(why: string): DamagedBackup {
		return new DamagedBackup(this.#path, why);
	}
}

function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
