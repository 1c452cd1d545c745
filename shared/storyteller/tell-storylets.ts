import type { StoryBrief } from '../contract/storyteller.ts';
import type { ChapterToTell, ToldChapter } from './chapter-request.ts';
import { isOfFormerStoryteller, readOutline } from './outline.ts';
import { tellStorylets } from './storylets/engine/compose.ts';
import type { StoryletOutline } from './storylets/engine/outline.ts';
import { frameStory, isWritten, outlineOf, type StoryFrame } from './storylets/engine/story.ts';
import type { Storylets } from './storylets/format.ts';
import { levelOf } from './text/levels.ts';

/**
 * Tells the next chapter with storylets, of which those of its level are enough; null where the former storyteller tells it, see
 * `tellNextChapter`. Throws as it does.
 */
export function tellWithStorylets(request: ChapterToTell, storylets: Storylets): ToldChapter | null {
	if (isOfFormerStoryteller(request)) return null;
	const outline = readOutline(request.outline);
	const frame = frameOf(request, storylets, outline?.by === 'storylets' ? outline : undefined);
	if (!frame) return null;
	return {
		draft: tellStorylets(frame, request.priorChapters),
		outline: request.outline ?? JSON.stringify(outlineOf(frame)),
	};
}

/** Whether storylets tell new stories of this genre, age group and hero within these limits. */
export function hasStorylets(brief: StoryBrief, storylets: Storylets): boolean {
	return frameOf({ brief, memory: [] }, storylets, undefined) !== undefined;
}

/** Undefined where no storylets suit the brief, also for a begun story whose topics have been disabled since. */
function frameOf(
	{ brief, memory }: Pick<ChapterToTell, 'brief' | 'memory'>,
	storylets: Storylets,
	outline: StoryletOutline | undefined,
): StoryFrame | undefined {
	if (!outline && !isWritten(brief.genre, levelOf[brief.ageGroup], storylets)) return undefined;
	const remembered = memory.map(readOutline).filter((one) => one?.by === 'storylets');
	return frameStory(brief, storylets, remembered, outline);
}
