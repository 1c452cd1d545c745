import type { ToldChapter } from '../../../shared/storyteller/chapter-request.ts';
import type { CheckToldChapter, Storyteller, ToldChapterCheck, ToldChapterRequest } from '../makers.ts';
import { createThread, rethrowAsMakerError } from '../threads.ts';
import type { BuiltInRequest } from './built-in.worker.ts';

/** A chapter takes milliseconds; a busy server is slower, but not this slow. */
const timeLimit = 20_000;

/**
 * The storyteller that needs neither key nor network. It works in its own thread: telling would block the event loop.
 *
 * A story with a plan was begun by a provider, so this one continues from its chapters. A story without a plan is its own,
 * even if the words of the content have changed since.
 *
 * `builtStorylets`: the folder into which a build of these sources has written its storylets; without it they are read from their
 * sources, which takes longer.
 */
export function builtInStoryteller(builtStorylets?: string): Storyteller & { checkToldChapter: CheckToldChapter } {
	const thread = createThread<BuiltInRequest, ToldChapter>(new URL('./built-in.worker.ts', import.meta.url), {
		timeLimit,
	});
	const checkThread = createThread<ToldChapterRequest, ToldChapterCheck>(
		new URL('./check-told-chapter.worker.ts', import.meta.url),
		{ timeLimit },
	);
	return {
		name: 'built-in',
		async writeChapter({ brief, priorChapters, storyPlan, outline: stored = null, memory = [] }, job) {
			const isContinuation = storyPlan !== null;
			const request = { brief, outline: stored, memory, priorChapters, isContinuation, builtStorylets };
			const { draft, outline } = await thread.run(request, job.signal).catch(rethrowAsMakerError('built-in'));
			job.streamText(draft.content);
			return { draft, madeBy: { maker: 'built-in', model: null, standsIn: false }, storyPlan: null, outline };
		},
		checkToldChapter: (request) => checkThread.run(request).catch(rethrowAsMakerError('built-in')),
		startThread: thread.start,
		async close() {
			await Promise.all([thread.close(), checkThread.close()]);
		},
	};
}
