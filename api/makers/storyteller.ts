import type { ChapterDraft, StoryBrief } from '../../shared/telling.ts';
import type { Storyteller } from './makers.ts';
import { ownThread } from './threads.ts';

/** What the thread is asked for: the choices taken on the way to the chapter, one for each chapter before it. */
export type Telling = { brief: StoryBrief; choicesTaken: readonly number[] };

/** A chapter takes milliseconds; a busy server is slower, but not this slow. */
const timeLimit = 20_000;

/**
 * The storyteller that needs no key and no network: the same that a device without a server has. It works in a thread of
 * its own: the last chapter of a long story is told from the first one on, which would hold up everybody's answers.
 * Rejects with `ThreadFailed`, or with the signal's reason once that is aborted.
 */
export function builtInStoryteller(): Storyteller {
	const desk = ownThread<Telling, ChapterDraft>(new URL('./storyteller.worker.ts', import.meta.url), { timeLimit });
	return {
		name: 'built-in',
		warm: desk.warm,
		tell: (brief, told, signal) =>
			desk.run({ brief, choicesTaken: told.map(({ choiceTaken }) => choiceTaken ?? 0) }, signal),
		close: desk.close,
	};
}
