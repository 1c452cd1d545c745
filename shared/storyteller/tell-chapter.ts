import type { ChapterToTell, ToldChapter } from './chapter-request.ts';
import { storylets } from './storylets/storylets.ts';
import { tellAsFormerStoryteller } from './tell-former.ts';
import { tellWithStorylets } from './tell-storylets.ts';

export type { ChapterToTell, ToldChapter } from './chapter-request.ts';

/**
 * Tells the next chapter of a story as the built-in storyteller. The same request gives the same chapter in every program. Storylets
 * tell new stories; the former storyteller finishes what it began, and tells where a family's topics exclude too many storylets.
 * Throws UnknownChoiceError and StoryEndedError.
 */
export function tellNextChapter(request: ChapterToTell): ToldChapter {
	return tellWithStorylets(request, storylets) ?? tellAsFormerStoryteller(request);
}
