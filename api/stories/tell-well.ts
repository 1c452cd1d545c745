import * as z from 'zod/mini';
import { limits } from '../../shared/limits.ts';
import { Scene } from '../../shared/scene.ts';
import type { ChapterDraft, StoryBrief } from '../../shared/telling.ts';
import type { Storyteller, ToldChapter } from '../makers/makers.ts';
import { type Objection, objectionTo } from '../makers/moderation.ts';

/** The storyteller gave something that is no chapter. `sentence` is for a parent. */
export class BadDraft extends Error {
	readonly sentence: string;

	constructor(sentence: string) {
		super(sentence);
		this.name = 'BadDraft';
		this.sentence = sentence;
	}
}

/** Every telling had something in it that this reader is not to meet. */
export class UnkindDraft extends Error {
	readonly objection: Objection;

	constructor(objection: Objection) {
		super(`Kept back because of ${objection.because}`);
		this.name = 'UnkindDraft';
		this.objection = objection;
	}
}

/** The first telling, and two more when it is kept back (decisions §5). */
const tellings = 3;

const line = z.string().check(z.minLength(1), z.maxLength(200));

/** Lengths are far above what any age group is told: they stop a runaway, not a storyteller. */
const Draft = z.object({
	storyTitle: line,
	chapterTitle: line,
	content: z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/\S/)),
	choices: z.array(line),
	isEnding: z.boolean(),
	scene: Scene,
});

/**
 * A chapter that is whole and fit for its reader. `last` tells whether it must be the ending.
 * Throws BadDraft, UnkindDraft, and whatever the storyteller throws.
 */
export async function tellWell(
	storyteller: Storyteller,
	brief: StoryBrief,
	told: readonly ToldChapter[],
	last: boolean,
	signal: AbortSignal,
): Promise<ChapterDraft> {
	let objection: Objection | null = null;
	for (let telling = 0; telling < tellings; telling++) {
		// The same seed gives the same words: another telling needs another seed.
		const seed = telling === 0 ? brief.seed : `${brief.seed} again ${telling}`;
		const draft = whole(await storyteller.tell({ ...brief, seed }, told, signal), last);
		objection = objectionIn(draft, brief);
		if (!objection) return draft;
	}
	throw new UnkindDraft(objection!);
}

function whole(given: unknown, last: boolean): ChapterDraft {
	const { success, data } = z.safeParse(Draft, given);
	if (!success) throw new BadDraft('The storyteller could not write this chapter. Please try again in a little while.');
	const wanted = last ? 0 : limits.choicesPerChapter;
	const different = new Set(data.choices).size === data.choices.length;
	// These words are read by the client (product.md §8).
	if (data.choices.length !== wanted || data.isEnding !== last || !different) {
		throw new BadDraft('Failed to generate valid choices');
	}
	return data;
}

function objectionIn(draft: ChapterDraft, { rating, disabledTopics, hero }: StoryBrief): Objection | null {
	const text = [draft.storyTitle, draft.chapterTitle, draft.content, ...draft.choices].join('\n');
	return objectionTo(text, { rating, disabledTopics, heroName: hero.name });
}
