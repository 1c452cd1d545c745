import type { TextModel } from '../../shared/contract/admin.ts';
import type { Scene } from '../../shared/contract/scene.ts';
import type { ChapterDraft, Gender, StoryBrief } from '../../shared/contract/storyteller.ts';
import type { Mood } from '../../shared/words/moods.ts';
import type { ContentIssue, StoryBounds } from './moderator/text-review.ts';

/** A chapter that was told before, and the choice that was taken at its end (null for none yet). */
export type PriorChapter = { content: string; choices: readonly string[]; choiceTaken: number | null };

/** Who made something: `built-in` or the provider's name, and its model. `standsIn`: the provider asked for could not. */
export type MadeBy = { maker: string; model: string | null; standsIn: boolean };

/** What a provider counts, and charges for. Zero where it does not apply; `seconds` are of speech. */
export type ProviderUsage = {
	role: 'storyteller' | 'illustrator' | 'narrator' | 'moderator';
	maker: string;
	model: string;
	inputTokens: number;
	outputTokens: number;
	pictures: number;
	seconds: number;
};

/**
 * Something that happened while it was made, for a parent who asks how it was made. `kept-back`: a check stood against
 * it · `rewritten`: it was asked for once more, with its faults named · `stood-in`: the built-in maker did it.
 */
export type Remark = { what: 'kept-back' | 'rewritten' | 'stood-in'; why: string };

/** What a maker works with: how it is ended, and to whom it reports while it works. */
export type JobContext = {
	signal: AbortSignal;
	recordUsage(use: ProviderUsage): void;
	addRemark(remark: Remark): void;
	/** The chapter's text as far as it is written, growing; from its start again when it is rewritten. */
	streamText(text: string): void;
};

/** What every maker has. */
type Maker = {
	/** Who serves now: `built-in` or the provider's name. */
	readonly name: string;
	/** Whether its provider is left alone because it failed so often. A maker without a provider has none that could. */
	isFailing?(): boolean;
	/** Lets go of what it holds; what is under way is rejected. */
	close?(): Promise<void>;
};

/** What a chapter is asked for with. */
export type ChapterRequest = {
	brief: StoryBrief;
	priorChapters: readonly PriorChapter[];
	/** The last chapter of its story. */
	last: boolean;
	/** The plan that this storyteller made for the story; null before the first chapter, or when it needs none. */
	storyPlan: string | null;
	/** What stood against the telling before this one, in words for the storyteller. */
	issues: readonly string[];
};

export type ChapterResult = {
	draft: ChapterDraft;
	madeBy: MadeBy;
	/** The plan to keep with the story, when it was made just now. */
	storyPlan: string | null;
};

/** Tells the chapter that follows `told`; the first when that is empty. Throws MakerFault, or the signal's reason. */
export type Storyteller = Maker & {
	writeChapter(telling: ChapterRequest, desk: JobContext): Promise<ChapterResult>;
	/** Asks a server in the house to load its model, in the background. Called when the server starts. */
	preloadModel?(): void;
};

/** A picture as WebP in the three widths of `limits.ts`. */
export type PictureSizes = { thumbnail: Uint8Array; medium: Uint8Array; large: Uint8Array };

/** What is to be drawn. `seed` is the story's id: the hero's built-in look hangs on it. */
export type PictureRequest = {
	scene: Scene;
	seed: string;
	gender: Gender;
	/** The storyteller's plan, which holds the hero's look in words; null for none. */
	storyPlan: string | null;
	/** The chapter's text, for what happens in it. */
	content: string;
	brief: StoryBrief;
	/** The hero's reference picture (WebP), once there is one. */
	reference: Uint8Array | null;
};

export type PictureResult = {
	pictures: PictureSizes;
	madeBy: MadeBy;
	/** The hero's reference picture (WebP), when it was drawn just now. */
	reference: Uint8Array | null;
};

/** Draws a chapter's scene. Throws MakerFault, or the signal's reason. */
export type Illustrator = Maker & { illustrate(sitting: PictureRequest, desk: JobContext): Promise<PictureResult> };

/** `from` and `to` are offsets (UTF-16) into the text given; `at` is seconds from the start. */
export type SpokenPart = { from: number; to: number; at: number };

export type Narration = {
	bytes: Uint8Array;
	mime: 'audio/mpeg';
	seconds: number;
	sentences: readonly SpokenPart[];
	words: readonly SpokenPart[];
};

export type NarrationResult = { narration: Narration; madeBy: MadeBy };

/** Speaks a chapter in the mood of its story. Throws MakerFault, or the signal's reason. */
export type Narrator = Maker & {
	narrate(request: { text: string; mood: Mood }, desk: JobContext): Promise<NarrationResult>;
};

/** Says what stands against a text or a picture for this reader, or null. */
export type Moderator = Maker & {
	reviewText(text: string, bounds: StoryBounds, desk: JobContext): Promise<ContentIssue | null>;
	/** `picture`: WebP. */
	reviewPicture(picture: Uint8Array, bounds: StoryBounds, desk: JobContext): Promise<ContentIssue | null>;
};

export type Makers = {
	storyteller: Storyteller;
	illustrator: Illustrator;
	narrator: Narrator;
	moderator: Moderator;
	/** Lets another storyteller tell from the next chapter on: the admin's choice, null for none yet. */
	setTextModel(model: TextModel | null): void;
};
