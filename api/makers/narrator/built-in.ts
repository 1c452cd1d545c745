import type { Mood } from '../../../shared/words/moods.ts';
import type { Narration, Narrator } from '../makers.ts';
import { createThread, rethrowAsMakerError } from '../threads.ts';

export type BuiltInRequest = { text: string; mood: Mood };

/** 400 words take 2.5 s on an idle core; a busy server is slower, but not this slow. */
const defaultTimeLimit = 40_000;

const madeBy = { maker: 'built-in', model: null, standsIn: false } as const;

/**
 * The narrator that needs neither key nor network. The mood sets its rate and pitch. It works in its own thread, one request
 * after another. `timeLimit`: milliseconds for each request, without its wait. `worker`: another program for the thread.
 */
export function builtInNarrator({
	timeLimit = defaultTimeLimit,
	worker = new URL('./built-in.worker.ts', import.meta.url),
}: {
	timeLimit?: number;
	worker?: URL;
} = {}) {
	const thread = createThread<BuiltInRequest, Narration>(worker, { timeLimit, isLowPriority: true });
	return {
		name: 'built-in',
		async narrate({ text, mood }, { signal }) {
			return { narration: await thread.run({ text, mood }, signal).catch(rethrowAsMakerError('built-in')), madeBy };
		},
		startThread: thread.start,
		close: thread.close,
	} satisfies Narrator;
}
