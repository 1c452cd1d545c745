import { closeSync, fdatasyncSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { type Manifest, manifestPart, type Seal, sealPart, sha256 } from './archive.ts';
import { blockBytes, createHeader, paddingOf } from './tar.ts';

/** Bytes written between two syncs and pauses: a commit of the server waits for data on its way to the disk. */
const bytesPerSync = 2 ** 19;

/** Writes a backup part by part. The file is a valid backup after `seal` has returned. */
export class ArchiveWriter {
	readonly #file: number;
	readonly #at: number;
	readonly #throttle: () => void;
	readonly #all = sha256();
	readonly #files: Manifest['files'] = [];
	#bytes = 0;
	#unsynced = 0;

	/** `path` must not exist; `at`: epoch milliseconds. */
	constructor(path: string, at: number, throttle: () => void) {
		this.#file = openSync(path, 'wx', 0o600);
		this.#at = at;
		this.#throttle = throttle;
	}

	/** Adds a file of `bytes` bytes. */
	add(name: string, bytes: number, chunks: Iterable<Uint8Array>): void {
		this.#write(createHeader(name, bytes, this.#at));
		const own = sha256();
		let written = 0;
		for (const chunk of chunks) {
			own.update(chunk);
			this.#write(chunk);
			written += chunk.length;
		}
		if (written !== bytes) throw new Error(`${name} has ${written} bytes instead of ${bytes}`);
		this.#write(Buffer.alloc(paddingOf(bytes)));
		this.#files.push({ name, bytes, sha256: own.digest('hex') });
	}

	/** Finishes the backup and returns its size in bytes. */
	seal(damaged: string[]): number {
		const madeAt = new Date(this.#at).toISOString();
		const manifest: Manifest = { format: 1, madeAt, files: [...this.#files], damaged };
		const text = Buffer.from(JSON.stringify(manifest));
		this.add(manifestPart, text.length, [text]);
		const seal: Seal = { format: 1, madeAt, bytes: this.#bytes, sha256: this.#all.digest('hex') };
		const block = Buffer.alloc(blockBytes, ' ');
		block.write(JSON.stringify(seal));
		const end = Buffer.concat([createHeader(sealPart, blockBytes, this.#at), block, Buffer.alloc(2 * blockBytes)]);
		writeFully(this.#file, end);
		fsyncSync(this.#file);
		return this.#bytes + end.length;
	}

	close(): void {
		closeSync(this.#file);
	}

	#write(bytes: Uint8Array): void {
		writeFully(this.#file, bytes);
		this.#all.update(bytes);
		this.#bytes += bytes.length;
		this.#unsynced += bytes.length;
		if (this.#unsynced < bytesPerSync) return;
		fdatasyncSync(this.#file);
		this.#unsynced = 0;
		this.#throttle();
	}
}

/** `writeSync` may write less than requested. */
function writeFully(file: number, bytes: Uint8Array): void {
	for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
}
