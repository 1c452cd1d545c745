import { Worker } from 'node:worker_threads';
import type { Pictures } from './easel.ts';
import type { PictureRequest } from './paint.ts';

export type { Pictures } from './easel.ts';
export type { PictureRequest } from './paint.ts';

/** A picture that could not be painted; the painter is ready for the next one. */
export class PictureFailed extends Error {
	override name = 'PictureFailed';
}

type Waiting = { resolve(pictures: Pictures): void; reject(error: Error): void };
type Answer = { id: number; pictures?: Pictures; problem?: string };

/**
 * The illustrator that needs no key and no network: paints in a thread of its own, which starts with the first picture,
 * is started again should it ever fall over, and does not keep the process alive when there is nothing to paint.
 */
export function builtInIllustrator(): {
	name: 'built-in';
	/** @throws {PictureFailed} if the request cannot be painted, the thread broke, or `close` was called. */
	illustrate(request: PictureRequest): Promise<Pictures>;
	close(): Promise<void>;
} {
	const waiting = new Map<number, Waiting>();
	let thread: Worker | undefined;
	let count = 0;

	function illustrate(request: PictureRequest): Promise<Pictures> {
		return new Promise((resolve, reject) => {
			const id = ++count;
			thread ??= start();
			thread.ref();
			thread.postMessage({ id, request });
			waiting.set(id, { resolve, reject });
		});
	}

	function start(): Worker {
		const worker = new Worker(new URL('./easel.worker.ts', import.meta.url));
		worker.on('message', settle);
		worker.on('error', (error) => drop(worker, error));
		worker.on('exit', () => drop(worker, new Error('the painting thread ended')));
		return worker;
	}

	function settle({ id, pictures, problem }: Answer): void {
		const asked = waiting.get(id);
		waiting.delete(id);
		if (waiting.size === 0) thread?.unref();
		if (pictures) asked?.resolve(pictures);
		else asked?.reject(new PictureFailed(problem));
	}

	function drop(worker: Worker, cause: unknown): void {
		if (thread !== worker) return;
		thread = undefined;
		for (const { reject } of waiting.values()) reject(new PictureFailed('The painter stopped.', { cause }));
		waiting.clear();
	}

	async function close(): Promise<void> {
		const worker = thread;
		if (!worker) return;
		drop(worker, new Error('closed'));
		await worker.terminate();
	}

	return { name: 'built-in', illustrate, close };
}
