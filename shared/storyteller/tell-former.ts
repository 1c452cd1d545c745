import type { ChapterToTell, ToldChapter } from './chapter-request.ts';
import { composeChapter, continueStory } from './former/engine/compose-chapter.ts';
import { formerOutline, isOfFormerStoryteller } from './outline.ts';

/** Tells the next chapter as the former storyteller; it joins on to a story that it did not begin. Throws as `tellNextChapter`. */
export function tellAsFormerStoryteller(request: ChapterToTell): ToldChapter {
	const { brief, priorChapters, isContinuation } = request;
	const path = priorChapters.map(({ choiceTaken }) => choiceTaken ?? 0);
	const isItsOwn = isOfFormerStoryteller(request) && !isContinuation;
	const draft = isItsOwn ? composeChapter(brief, path) : continueStory(brief, priorChapters);
	return { draft, outline: request.outline ?? JSON.stringify(formerOutline) };
}
