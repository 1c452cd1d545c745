import { ownThread, ThreadFailed } from '../threads.ts';
import { type Narration, NarrationFailed, type NarrationRequest } from './narration.ts';

export type BuiltInNarrator = {
	name: 'built-in';
	/** Starts the thread in the background; otherwise the first request does. */
	warm(): void;
	/**
	 * The text read aloud by the built-in voice. Rejects with `NarrationFailed`, or with the signal's reason once that is
	 * aborted; the next request works all the same.
	 */
	narrate(request: NarrationRequest, signal?: AbortSignal): Promise<Narration>;
	/** Ends the thread. Requests under way and later ones reject with the reason `closed`. */
	close(): Promise<void>;
};

/** 400 words take 2.5 s on an idle core; a busy server is slower, but not this slow. */
const usualTimeLimit = 40_000;

/**
 * The narrator that needs no key and no network. It works in a thread of its own; requests wait for each other.
 * `timeLimit` is in ms for each request, not counting the wait. `worker` is another program for the thread.
 */
export function builtInNarrator({
	timeLimit = usualTimeLimit,
	worker = new URL('./worker.ts', import.meta.url),
}: {
	timeLimit?: number;
	worker?: URL;
} = {}): BuiltInNarrator {
	const booth = ownThread<NarrationRequest, Narration>(worker, { timeLimit, behind: true });
	return {
		name: 'built-in',
		warm: booth.warm,
		narrate: ({ text, voice }, signal) => booth.run({ text, voice }, signal).catch(asNarrationFailed),
		close: booth.close,
	};
}

function asNarrationFailed(error: unknown): never {
	if (error instanceof ThreadFailed) throw new NarrationFailed(error.reason, error.cause);
	throw error;
}
