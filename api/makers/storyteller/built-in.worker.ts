import { joinOn, tellChapter } from '../../../shared/pocket/tell.ts';
import type { ChapterDraft } from '../../../shared/telling.ts';
import type { Asked } from './built-in.ts';

/** The thread that tells. */
export default function tell({ brief, told, joins }: Asked): ChapterDraft {
	if (joins) return joinOn(brief, told);
	return tellChapter(
		brief,
		told.map(({ choiceTaken }) => choiceTaken ?? 0),
	);
}
