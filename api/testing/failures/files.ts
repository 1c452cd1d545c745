import fs, { type PathLike } from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Readable } from 'node:stream';
import type { FailureInjection } from './failure-injection.ts';

const calls = ['access', 'mkdir', 'readdir', 'rename', 'rm', 'stat', 'unlink'] as const;

/** Makes file calls below a folder fail as a full or broken disk does; returns a function that ends this. */
export function failFiles(nth: FailureInjection, folder: string, code: string): () => void {
	const kept = { ...promises };
	const { createReadStream } = fs;
	const isHere = (path: unknown) => String(path).startsWith(folder);
	const fault = (call: string) => Object.assign(new Error(`${code}: a fault of this test`), { code, syscall: call });
	const fail = (call: string) => {
		if (nth.shouldFail(`file: ${call}`)) throw fault(call);
	};

	for (const call of calls) {
		const real = kept[call] as (path: PathLike, ...rest: unknown[]) => Promise<unknown>;
		const faulty = async (path: PathLike, ...rest: unknown[]) => {
			if (isHere(path)) fail(call);
			return real(path, ...rest);
		};
		Object.assign(promises, { [call]: faulty });
	}
	promises.open = async (path, ...rest) => {
		if (!isHere(path)) return kept.open(path, ...rest);
		fail('open');
		return faultyHandle(await kept.open(path, ...rest), fail);
	};
	fs.createReadStream = ((path: PathLike, ...rest: never[]) => {
		if (!isHere(path) || !nth.shouldFail('file: read')) return createReadStream(path, ...rest);
		return new Readable({
			read() {
				this.destroy(fault('read'));
			},
		});
	}) as typeof createReadStream;
	syncBuiltinESMExports();

	return () => {
		Object.assign(promises, kept);
		fs.createReadStream = createReadStream;
		syncBuiltinESMExports();
	};
}

/** A disk that fills up stores a part of what is written. */
function faultyHandle(handle: FileHandle, fail: (call: string) => void): FileHandle {
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
