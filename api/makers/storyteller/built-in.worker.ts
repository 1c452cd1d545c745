import type { ChapterDraft } from '../../../shared/contract/storyteller.ts';
import { composeChapter, continueStory } from '../../../shared/storyteller/engine/compose-chapter.ts';
import type { BuiltInRequest } from './built-in.ts';

/** The thread that tells. */
export default function tell({ brief, told, joins }: BuiltInRequest): ChapterDraft {
	if (joins) return continueStory(brief, told);
	return composeChapter(
		brief,
		told.map(({ choiceTaken }) => choiceTaken ?? 0),
	);
}
