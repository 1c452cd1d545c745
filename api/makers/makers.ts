import type { TextModel } from '../../shared/contract/admin.ts';
import type { Scene } from '../../shared/contract/scene.ts';
import type { ChapterDraft, Gender, StoryBrief } from '../../shared/contract/storyteller.ts';
import type { Mood } from '../../shared/words/moods.ts';
import type { ContentIssue, StoryBounds } from './moderator/text-review.ts';

/** An earlier chapter of the story, and the choice that was taken at its end (null for none yet). */
export type PriorChapter = { content: string; choices: readonly string[]; choiceTaken: number | null };

/** Who made a piece of content: `built-in` or the provider's name, and its model. `standsIn`: made by the fallback, as the provider failed. */
export type MadeBy = { maker: string; model: string | null; standsIn: boolean };

/** What a provider counts and charges for. Zero where it does not apply; `seconds` are of speech. */
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
 * Something that happened during the work, shown to a parent with the chapter's provenance. `kept-back`: a check rejected
 * it · `rewritten`: it was requested once more, with its issues named · `stood-in`: the built-in maker made it.
 */
export type Remark = { what: 'kept-back' | 'rewritten' | 'stood-in'; why: string };

/** The job that a maker works for: its abort signal, and what the maker reports to while it works. */
export type JobContext = {
	signal: AbortSignal;
	recordUsage(use: ProviderUsage): void;
	addRemark(remark: Remark): void;
	/** The chapter's whole text so far. It grows from call to call, and starts anew when the chapter is rewritten. */
	streamText(text: string): void;
	/**
	 * The next bytes (MP3) of the recording, in order, which may be heard before the rest is made. Null: what was streamed is
	 * void; the bytes after it begin anew.
	 */
	streamSpeech(mp3: Uint8Array | null): void;
	/** The times of the sentences and words that were streamed so far. */
	streamTimes(times: SpokenTimes): void;
};

type Maker = {
	/** The maker that serves now: `built-in` or the provider's name. */
	readonly name: string;
	/** Whether its provider's circuit breaker is open. Absent for a maker without a provider. */
	isFailing?(): boolean;
	/** Starts the thread that a request needs, when one is expected soon. Absent for a provider's maker. */
	startThread?(): void;
	/** Releases threads and connections; calls under way are rejected. */
	close?(): Promise<void>;
};

/** An earlier story with the same hero. `look`: the hero's, from its plan; null without one. */
export type EarlierStory = { title: string; look: string | null };

/** What the storyteller is given for one chapter. */
export type ChapterRequest = {
	brief: StoryBrief;
	/** For the first chapter: the story that the hero comes from. */
	earlier?: EarlierStory | null;
	priorChapters: readonly PriorChapter[];
	/** The last chapter of its story. */
	last: boolean;
	/** The story plan (JSON) that a provider made for the story; null before the first chapter, or when none is needed. */
	storyPlan: string | null;
	/** What the built-in storyteller drew for the story; null or absent before. */
	outline?: string | null;
	/** The outlines of the author's last stories, oldest first; needed while there is no outline. */
	memory?: readonly string[];
	/** Why the version before this one was rejected, in words for the storyteller. */
	issues: readonly string[];
};

export type ChapterResult = {
	draft: ChapterDraft;
	madeBy: MadeBy;
	/** The story plan to store with the story, when it was made just now. */
	storyPlan: string | null;
	/** The built-in storyteller's outline, to store with a story that has none. */
	outline?: string;
};

/** Writes the chapter that follows `priorChapters`; the first when that is empty. Throws MakerError, or the signal's reason. */
export type Storyteller = Maker & {
	writeChapter(request: ChapterRequest, job: JobContext): Promise<ChapterResult>;
	/** Makes a local server load its model, in the background. Called when this server starts. */
	preloadModel?(): void;
};

/** A chapter that a device told, its story's outline (null for none), and the chapters before it. `storyTitle`: with the first chapter, else null. */
export type ToldChapterRequest = {
	brief: StoryBrief;
	outline: string | null;
	priorChapters: readonly PriorChapter[];
	told: Pick<ChapterDraft, 'chapterTitle' | 'content' | 'choices'> & { storyTitle: string | null };
};

/**
 * `isOwn`: the built-in storyteller tells this chapter to the letter. Else `issue` says why no other build of it can have told it,
 * null if one can. `scene`: the built-in storyteller's own for this place. `outline`: the given one, null if it cannot be read.
 */
export type ToldChapterCheck = {
	isOwn: boolean;
	issue: 'malformed' | 'markup' | 'unknown-words' | 'too-hard' | null;
	scene: Scene;
	outline: string | null;
};

/** Compares a chapter with what the built-in storyteller tells. Throws MakerError. */
export type CheckToldChapter = (request: ToldChapterRequest) => Promise<ToldChapterCheck>;

/** A picture as WebP in the three widths of `limits.ts`. */
export type PictureSizes = { thumbnail: Uint8Array; medium: Uint8Array; large: Uint8Array };

/** What is to be drawn. `seed`: the built-in illustrator derives the hero's look from it; the story's id, or an earlier story's with the same hero. */
export type PictureRequest = {
	scene: Scene;
	seed: string;
	gender: Gender;
	/** The story plan (JSON), which describes the hero's look; null for none. */
	storyPlan: string | null;
	/** The chapter's text. */
	content: string;
	brief: StoryBrief;
	/** The hero's reference picture (WebP); null before there is one. */
	reference: Uint8Array | null;
};

export type PictureResult = {
	pictures: PictureSizes;
	madeBy: MadeBy;
	/** The hero's reference picture (WebP), when it was drawn just now. */
	reference: Uint8Array | null;
};

/** Draws a chapter's scene. Throws MakerError, or the signal's reason. */
export type Illustrator = Maker & { illustrate(request: PictureRequest, job: JobContext): Promise<PictureResult> };

/** `from` and `to` are offsets (UTF-16) into the text given; `at` is seconds from the start. */
export type SpokenPart = { from: number; to: number; at: number };

/** In order. */
export type SpokenTimes = { sentences: readonly SpokenPart[]; words: readonly SpokenPart[] };

export type Narration = SpokenTimes & { bytes: Uint8Array; mime: 'audio/mpeg'; seconds: number };

export type NarrationResult = { narration: Narration; madeBy: MadeBy };

/** Reads a chapter aloud in the mood of its story. Throws MakerError, or the signal's reason. */
export type Narrator = Maker & {
	narrate(request: { text: string; mood: Mood }, job: JobContext): Promise<NarrationResult>;
};

/** Decides whether a text or picture suits this reader: the issue found, or null. */
export type Moderator = Maker & {
	reviewText(text: string, bounds: StoryBounds, job: JobContext): Promise<ContentIssue | null>;
	/** `picture`: WebP. */
	reviewPicture(picture: Uint8Array, bounds: StoryBounds, job: JobContext): Promise<ContentIssue | null>;
};

export type Makers = {
	storyteller: Storyteller;
	illustrator: Illustrator;
	narrator: Narrator;
	moderator: Moderator;
	checkToldChapter: CheckToldChapter;
	/** Selects the storyteller from the next chapter on: the admin's choice, null for none yet. */
	setTextModel(model: TextModel | null): void;
};

/** All makers that hold resources, to be closed. */
export function allMakers({ storyteller, illustrator, narrator, moderator }: Makers) {
	return [storyteller, illustrator, narrator, moderator] as const;
}

/** The context of calls that belong to no story's job: they end by their time limits, and no account is charged. */
export function detachedJob(): JobContext {
	return {
		signal: new AbortController().signal,
		recordUsage() {},
		addRemark() {},
		streamText() {},
		streamSpeech() {},
		streamTimes() {},
	};
}

/** `now`: milliseconds. `builtStorylets`: see `builtInStoryteller`. */
export type MakerOptions = { now?: () => number; builtStorylets?: string };
