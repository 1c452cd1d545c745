import fs, { type PathLike } from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Readable } from 'node:stream';
import type { FailureInjection } from './failure-injection.ts';

const calls = ['access', 'mkdir', 'readdir', 'rename', 'rm', 'stat', 'unlink'] as const;

/** Makes file calls below a folder fail as a full or broken disk does; returns a function that ends this. */
export function failFiles(injection: FailureInjection, folder: string, code: string): () => void {
	const original = { ...promises };
	const { createReadStream } = fs;
	const isHere = (path: unknown) => String(path).startsWith(folder);
	const errorOf = (call: string) => Object.assign(new Error(`${code}: an injected failure`), { code, syscall: call });
	const fail = (call: string) => {
		if (injection.shouldFail(`file: ${call}`)) throw errorOf(call);
	};

	for (const call of calls) {
		const real = original[call] as (path: PathLike, ...rest: unknown[]) => Promise<unknown>;
		const replacement = async (path: PathLike, ...rest: unknown[]) => {
			if (isHere(path)) fail(call);
			return real(path, ...rest);
		};
		Object.assign(promises, { [call]: replacement });
	}
	promises.open = async (path, ...rest) => {
		if (!isHere(path)) return original.open(path, ...rest);
		fail('open');
		return failingHandle(await original.open(path, ...rest), fail);
	};
	fs.createReadStream = ((path: PathLike, ...rest: never[]) => {
		if (!isHere(path) || !injection.shouldFail('file: read')) return createReadStream(path, ...rest);
		return new Readable({
			read() {
				this.destroy(errorOf('read'));
			},
		});
	}) as typeof createReadStream;
	syncBuiltinESMExports();

	return () => {
		Object.assign(promises, original);
		fs.createReadStream = createReadStream;
		syncBuiltinESMExports();
	};
}

/** A disk that fills up stores a part of what is written. */
function failingHandle(handle: FileHandle, fail: (call: string) => void): FileHandle {
	const { writeFile, sync, close } = handle;
	handle.writeFile = async (bytes, ...rest) => {
		try {
			fail('write');
		} catch (error) {
			await writeFile.call(handle, (bytes as Uint8Array).subarray(0, 3), ...rest);
			throw error;
		}
		return writeFile.call(handle, bytes, ...rest);
	};
	handle.sync = async () => {
		fail('sync');
		return sync.call(handle);
	};
	handle.close = async () => {
		await close.call(handle);
		fail('close');
	};
	return handle;
}
