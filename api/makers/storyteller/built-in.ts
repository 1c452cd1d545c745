import type { ChapterDraft, StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { CheckToldChapter, PriorChapter, Storyteller, ToldChapterCheck, ToldChapterRequest } from '../makers.ts';
import { createThread, rethrowAsMakerError } from '../threads.ts';

/** A request to the thread. `isContinuation`: prior chapters may be by another storyteller. */
export type BuiltInRequest = {
	brief: StoryBrief;
	priorChapters: readonly PriorChapter[];
	isContinuation: boolean;
};

/** A chapter takes milliseconds; a busy server is slower, but not this slow. */
const timeLimit = 20_000;

/**
 * The storyteller that needs neither key nor network. It works in its own thread: each chapter of a story is composed from
 * the first one on, which would block the event loop.
 *
 * A story with a plan was begun by a provider, so this one continues from its chapters. A story without a plan is its own,
 * even if the words of the content have changed since.
 */
export function builtInStoryteller(): Storyteller & { checkToldChapter: CheckToldChapter } {
	const thread = createThread<BuiltInRequest, ChapterDraft>(new URL('./built-in.worker.ts', import.meta.url), {
		timeLimit,
	});
	const checkThread = createThread<ToldChapterRequest, ToldChapterCheck>(
		new URL('./check-told-chapter.worker.ts', import.meta.url),
		{ timeLimit },
	);
	return {
		name: 'built-in',
		async writeChapter({ brief, priorChapters, storyPlan }, job) {
			const request = { brief, priorChapters, isContinuation: storyPlan !== null };
			const draft = await thread.run(request, job.signal).catch(rethrowAsMakerError('built-in'));
			job.streamText(draft.content);
			return { draft, madeBy: { maker: 'built-in', model: null, standsIn: false }, storyPlan: null };
		},
		checkToldChapter: (request) => checkThread.run(request).catch(rethrowAsMakerError('built-in')),
		startThread: thread.start,
		async close() {
			await Promise.all([thread.close(), checkThread.close()]);
		},
	};
}
