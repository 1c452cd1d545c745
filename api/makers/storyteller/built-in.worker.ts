import { ageGroups } from '../../../shared/ages.ts';
import { joinOn, tellChapter } from '../../../shared/pocket/tell.ts';
import type { ChapterDraft } from '../../../shared/telling.ts';
import type { Asked } from './built-in.ts';

const hero = { name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] } as const;

// Code that never ran is slow: have that behind us before somebody waits.
for (const ageGroup of ageGroups) {
	const brief = { seed: 'once', genre: 'adventure', mood: 'cheerful', ageGroup, rating: 5, hero } as const;
	tellChapter({ ...brief, disabledTopics: [] }, []);
}

/** The thread that tells. */
export default function tell({ brief, told, joins }: Asked): ChapterDraft {
	if (joins) return joinOn(brief, told);
	return tellChapter(
		brief,
		told.map(({ choiceTaken }) => choiceTaken ?? 0),
	);
}
