import { ownThread, ThreadFailed } from '../threads.ts';
import type { Pictures } from './easel.ts';
import type { PictureRequest } from './paint.ts';

export type { Pictures } from './easel.ts';
export type { PictureRequest } from './paint.ts';

/** A picture that could not be painted; the painter is ready for the next one. */
export class PictureFailed extends Error {
	override name = 'PictureFailed';
}

export type BuiltInIllustrator = {
	name: 'built-in';
	/** Starts the thread in the background; otherwise the first picture does. */
	warm(): void;
	/**
	 * Rejects with the signal's reason once that is aborted.
	 * @throws {PictureFailed} if the request cannot be painted, takes too long, the thread broke, or `close` was called.
	 */
	illustrate(request: PictureRequest, signal?: AbortSignal): Promise<Pictures>;
	/** Fails what is under way and what waits, and lets go of the thread. A later picture starts another one. */
	close(): Promise<void>;
};

/** A picture takes half a second on an idle core; a busy server is slower, but not this slow. */
const timeLimit = 60_000;

/** The illustrator that needs no key and no network: it paints in a thread of its own, one picture after another. */
export function builtInIllustrator(): BuiltInIllustrator {
	let easel = newEasel();
	return {
		name: 'built-in',
		warm: () => easel.warm(),
		illustrate: (request, signal) => easel.run(request, signal).catch(asPictureFailed),
		close() {
			const left = easel;
			easel = newEasel();
			return left.close();
		},
	};
}

function newEasel() {
	return ownThread<PictureRequest, Pictures>(new URL('./easel.worker.ts', import.meta.url), {
		timeLimit,
		behind: true,
	});
}

function asPictureFailed(error: unknown): never {
	if (error instanceof ThreadFailed)
		throw new PictureFailed(`The picture was not painted: ${error.reason}`, { cause: error.cause });
	throw error;
}
