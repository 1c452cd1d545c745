import type { ChapterDraft } from '../../../shared/contract/storyteller.ts';
import { composeChapter, continueStory } from '../../../shared/storyteller/engine/compose-chapter.ts';
import type { BuiltInRequest } from './built-in.ts';

/** The program of the storyteller's thread. */
export default function writeChapter({ brief, priorChapters, isContinuation }: BuiltInRequest): ChapterDraft {
	if (isContinuation) return continueStory(brief, priorChapters);
	return composeChapter(
		brief,
		priorChapters.map(({ choiceTaken }) => choiceTaken ?? 0),
	);
}
