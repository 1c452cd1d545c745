import type { Mood } from '../../../shared/words/moods.ts';
import type { Narrator } from '../makers.ts';
import { rethrowAsMakerError } from '../thread-error.ts';
import { createThread } from '../threads.ts';
import type { Narration } from './narration.ts';

/** What the thread is asked for. */
export type BuiltInRequest = { text: string; mood: Mood };

/** 400 words take 2.5 s on an idle core; a busy server is slower, but not this slow. */
const defaultTimeLimit = 40_000;

const by = { maker: 'built-in', model: null, standsIn: false } as const;

/**
 * The narrator that needs no key and no network, its voice coloured by the mood. It works in a thread of its own;
 * requests wait for each other. `timeLimit` is in ms for each, not counting the wait. `worker` is another program for
 * the thread.
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
			return { narration: await thread.run({ text, mood }, signal).catch(rethrowAsMakerError('built-in')), madeBy: by };
		},
		close: thread.close,
	} satisfies Narrator;
}
