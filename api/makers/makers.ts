import type { Scene } from '../../shared/scene.ts';
import type { ChapterDraft, Gender, StoryBrief } from '../../shared/telling.ts';
import type { Mood } from '../../shared/words/moods.ts';

/** A chapter that was told before, and the choice that was taken at its end (null for none yet). */
export type ToldChapter = { content: string; choices: readonly string[]; choiceTaken: number | null };

/** What every maker has: its `name` is `built-in` or the provider's. */
type Maker = {
	name: string;
	/** Gets ready in the background, so that the first request does not wait for that. */
	warm?(): void;
	/** Lets go of what it holds; what is under way is rejected. */
	close?(): Promise<void>;
};

/** Tells the chapter that follows `told`; the first when that is empty. */
export type Storyteller = Maker & {
	tell(brief: StoryBrief, told: readonly ToldChapter[], signal: AbortSignal): Promise<ChapterDraft>;
};

/** A picture as WebP in the three widths of `limits.ts`. */
export type Pictures = { thumbnail: Uint8Array; medium: Uint8Array; large: Uint8Array };

/** Draws a chapter's scene. `seed` is the story's id: the hero's look hangs on it. */
export type Illustrator = Maker & {
	illustrate(request: { scene: Scene; seed: string; gender: Gender }, signal: AbortSignal): Promise<Pictures>;
};

/** `from` and `to` are offsets (UTF-16) into the text given; `at` is seconds from the start. */
export type SpokenPart = { from: number; to: number; at: number };

export type Narration = {
	bytes: Uint8Array;
	mime: 'audio/mpeg';
	seconds: number;
	sentences: readonly SpokenPart[];
	words: readonly SpokenPart[];
};

/** Speaks a chapter in the mood of its story. */
export type Narrator = Maker & {
	narrate(request: { text: string; mood: Mood }, signal: AbortSignal): Promise<Narration>;
};

export type Makers = { storyteller: Storyteller; illustrator: Illustrator; narrator: Narrator };
