import type { ChapterDraft, StoryBrief } from '../contract/storyteller.ts';
import { composeChapter, continueStory, type PriorChapter } from './engine/compose-chapter.ts';
import { levelOf } from './engine/story-setup.ts';
import { formerOutline, type Outline, readOutline } from './outline.ts';
import { tellStorylets } from './storylets/engine/compose.ts';
import type { StoryletOutline } from './storylets/engine/outline.ts';
import { frameStory, isWritten, outlineOf, type StoryFrame } from './storylets/engine/story.ts';
import { storylets } from './storylets/storylets.ts';

/** A request for the next chapter of a story. */
export type ChapterToTell = {
	brief: StoryBrief;
	/** What the answer to the story's first request returned; null before. */
	outline: string | null;
	/** The outlines of the same author's last stories, oldest first. What they told is avoided. */
	memory: readonly string[];
	/** From the first chapter on the path to the one before this. */
	priorChapters: readonly PriorChapter[];
	/** Whether other storytellers may have written some of them. */
	isContinuation: boolean;
};

/** A chapter, and the story's outline to keep: JSON of up to `maxOutlineLength` characters. */
export type ToldChapter = { draft: ChapterDraft; outline: string };

/**
 * Tells the next chapter of a story as the built-in storyteller. The same request gives the same chapter in every program. Storylets
 * tell new stories; the former storyteller finishes what it began, and tells where a family's topics exclude too many storylets.
 * Throws UnknownChoiceError and StoryEndedError.
 */
export function tellNextChapter(request: ChapterToTell): ToldChapter {
	const { brief, priorChapters, isContinuation } = request;
	const outline = readOutline(request.outline);
	const isFormer = outline?.by === 'packs' || isOfEarlierBuild(request);
	const frame = isFormer ? undefined : frameOf(request, outline?.by === 'storylets' ? outline : undefined);
	if (frame) return { draft: tellStorylets(frame, priorChapters), outline: keptOr(outlineOf(frame), request) };
	const draft =
		isFormer && !isContinuation
			? composeChapter(
					brief,
					priorChapters.map(({ choiceTaken }) => choiceTaken ?? 0),
				)
			: continueStory(brief, priorChapters);
	return { draft, outline: keptOr(formerOutline, request) };
}

/** A story that was begun before outlines were kept. */
function isOfEarlierBuild({ outline, priorChapters, isContinuation }: ChapterToTell): boolean {
	return outline === null && priorChapters.length > 0 && !isContinuation;
}

/** Undefined where no storylets suit the brief, also for a begun story whose topics have been disabled since. */
function frameOf({ brief, memory }: ChapterToTell, outline: StoryletOutline | undefined): StoryFrame | undefined {
	if (!outline && !isWritten(brief.genre, levelOf[brief.ageGroup], storylets)) return undefined;
	const remembered = memory.map(readOutline).filter((one) => one?.by === 'storylets');
	return frameStory(brief, storylets, remembered, outline);
}

function keptOr(outline: Outline, request: ChapterToTell): string {
	return request.outline ?? JSON.stringify(outline);
}
