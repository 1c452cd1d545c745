import * as z from 'zod/mini';
import { limits } from '../../shared/limits.ts';
import { Scene } from '../../shared/scene.ts';
import type { ChapterDraft } from '../../shared/telling.ts';
import type { Desk, Makers, Telling, Told } from '../makers/makers.ts';
import { boundsOf, type Objection, objectionTo } from '../makers/moderation.ts';
import { fitScene } from './fit-scene.ts';
import { faultOf, keptBackBecause } from './objections.ts';

/** The storyteller gave something that is no chapter. `sentence` is for a parent. */
export class BadDraft extends Error {
	override name = 'BadDraft';
	readonly sentence: string;

	constructor(sentence: string) {
		super(sentence);
		this.sentence = sentence;
	}
}

/** Every telling had something in it that this reader is not to meet. */
export class UnkindDraft extends Error {
	override name = 'UnkindDraft';
	readonly objection: Objection;

	constructor(objection: Objection) {
		super(`Kept back because of ${objection.because}`);
		this.objection = objection;
	}
}

/** The first telling, and two more when it is kept back (product 14.3). */
const tellings = 3;

const line = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/));

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
 * A chapter that is whole and fit for its reader. Whatever was kept back is remarked, and told to the storyteller for the
 * next telling; `withdraw` is called for what was written of it. Throws BadDraft, UnkindDraft, and whatever the makers throw.
 */
export async function tellWell(
	{ storyteller, moderator }: Pick<Makers, 'storyteller' | 'moderator'>,
	asked: Omit<Telling, 'faults'>,
	desk: Desk,
	withdraw: () => void = () => {},
): Promise<Told> {
	const { brief, last } = asked;
	const faults: string[] = [];
	let { bible } = asked;
	let objection: Objection | null = null;
	for (let telling = 0; telling < tellings; telling++) {
		// The same seed gives the same words: another telling needs another seed.
		const seed = telling === 0 ? brief.seed : `${brief.seed} again ${telling}`;
		const told = await storyteller.tell({ ...asked, brief: { ...brief, seed }, bible, faults: [...faults] }, desk);
		desk.signal.throwIfAborted();
		const draft = whole(told.draft, last);
		bible = told.bible ?? bible;
		objection = await moderator.textObjection(textOf(draft), boundsOf(brief), desk);
		if (!objection) return { ...told, draft: { ...draft, scene: fitScene(draft.scene, brief.disabledTopics) }, bible };
		withdraw();
		desk.remark({ what: 'kept-back', why: keptBackBecause('text', objection) });
		faults.push(faultOf(objection));
		// A plan that leads there would lead there again.
		if (bible !== asked.bible && bible && objectionTo(bible, boundsOf(brief))) bible = asked.bible;
	}
	throw new UnkindDraft(objection!);
}

function whole(given: unknown, last: boolean): ChapterDraft {
	const { success, data } = z.safeParse(Draft, given);
	if (!success) throw new BadDraft('The storyteller could not write this chapter. Please try again in a little while.');
	const wanted = last ? 0 : limits.choicesPerChapter;
	const different = new Set(data.choices).size === data.choices.length;
	// These words are read by the client (product 8.6).
	if (data.choices.length !== wanted || data.isEnding !== last || !different) {
		throw new BadDraft('Failed to generate valid choices');
	}
	return data;
}

function textOf({ storyTitle, chapterTitle, content, choices }: ChapterDraft): string {
	return [storyTitle, chapterTitle, content, ...choices].join('\n');
}
