import type { ChapterDraft, StoryBrief } from '../contract/storyteller.ts';
import type { PriorChapter } from './prior-chapters.ts';

/** A request for the next chapter of a story. */
export type ChapterToTell = {
	brief: StoryBrief;
	/** What the answer to the story's first request returned; null before. */
	outline: string | null;
	/** The outlines of the same author's last stories, up to `rememberedStories`, oldest first. What they told is avoided. */
	memory: readonly string[];
	/** From the first chapter on the path to the one before this. */
	priorChapters: readonly PriorChapter[];
	/** Whether other storytellers may have written some of them. */
	isContinuation: boolean;
};

/** A chapter, and the story's outline to keep: JSON of up to `maxOutlineLength` characters. */
export type ToldChapter = { draft: ChapterDraft; outline: string };
