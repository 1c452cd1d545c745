import type { ChapterDraft, StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { PriorChapter, Storyteller } from '../makers.ts';
import { rethrowAsMakerError } from '../thread-error.ts';
import { createThread } from '../threads.ts';

/** What the thread is asked for. `joins`: chapters of another storyteller may be among those told before. */
export type BuiltInRequest = { brief: StoryBrief; told: readonly PriorChapter[]; joins: boolean };

/** A chapter takes milliseconds; a busy server is slower, but not this slow. */
const timeLimit = 20_000;

/**
 * The storyteller that needs no key and no network: the same that a device without a server has. It works in a thread of
 * its own: the last chapter of a long story is told from the first one on, which would hold up everybody's answers.
 *
 * A story with a plan was another's, so it joins on to what was told there; without one, all of it is its own, also where
 * its words have been changed since.
 */
export function builtInStoryteller(): Storyteller {
	const thread = createThread<BuiltInRequest, ChapterDraft>(new URL('./built-in.worker.ts', import.meta.url), {
		timeLimit,
	});
	return {
		name: 'built-in',
		async writeChapter({ brief, priorChapters, storyPlan }, desk) {
			const asked = { brief, told: priorChapters, joins: storyPlan !== null };
			const draft = await thread.run(asked, desk.signal).catch(rethrowAsMakerError('built-in'));
			desk.streamText(draft.content);
			return { draft, madeBy: { maker: 'built-in', model: null, standsIn: false }, storyPlan: null };
		},
		close: thread.close,
	};
}
