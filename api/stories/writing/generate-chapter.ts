import * as z from 'zod/mini';
import { Scene } from '../../../shared/contract/scene.ts';
import type { ChapterDraft } from '../../../shared/contract/storyteller.ts';
import { limits } from '../../../shared/rules/limits.ts';
import type { ChapterRequest, ChapterResult, JobContext, Makers } from '../../makers/makers.ts';
import { type ContentIssue, reviewText, storyBoundsOf } from '../../makers/moderator/text-review.ts';
import { toAllowedScene } from '../allowed-scene.ts';
import { qualityIssueOf, rejectionRemark } from './rejection-messages.ts';

/** The storyteller's result is not a valid chapter. The message is for a parent. */
export class InvalidDraft extends Error {
	override name = 'BadDraft';
	readonly sentence: string;

	constructor(sentence: string) {
		super(sentence);
		this.sentence = sentence;
	}
}

/** Every attempt had content that this author's limits exclude. */
export class RejectedDraft extends Error {
	override name = 'UnkindDraft';
	readonly objection: ContentIssue;

	constructor(objection: ContentIssue) {
		super(`Kept back because of ${objection.because}`);
		this.objection = objection;
	}
}

/** The first attempt, and two more after rejections (product 14.3). */
const maxAttempts = 3;

const line = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/));

/** The lengths are far above those of any age group: they only stop runaway output. */
const Draft = z.object({
	storyTitle: line,
	chapterTitle: line,
	content: z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/\S/)),
	choices: z.array(line),
	isEnding: z.boolean(),
	scene: Scene,
});

/**
 * Generates a valid chapter within its author's limits. A rejection is recorded as a remark and given to the storyteller for
 * the next attempt; `retract` is called for text that was streamed. Throws InvalidDraft, RejectedDraft, and what the makers throw.
 */
export async function generateChapter(
	{ storyteller, moderator }: Pick<Makers, 'storyteller' | 'moderator'>,
	asked: Omit<ChapterRequest, 'issues'>,
	desk: JobContext,
	withdraw: () => void = () => {},
): Promise<ChapterResult> {
	const { brief, last } = asked;
	const faults: string[] = [];
	let { storyPlan } = asked;
	let objection: ContentIssue | null = null;
	for (let telling = 0; telling < maxAttempts; telling++) {
		// The same seed gives the same text: another attempt needs another seed.
		const seed = telling === 0 ? brief.seed : `${brief.seed} again ${telling}`;
		const told = await storyteller.writeChapter(
			{ ...asked, brief: { ...brief, seed }, storyPlan, issues: [...faults] },
			desk,
		);
		desk.signal.throwIfAborted();
		const draft = validateDraft(told.draft, last);
		storyPlan = told.storyPlan ?? storyPlan;
		objection = await moderator.reviewText(textOf(draft), storyBoundsOf(brief), desk);
		if (!objection)
			return { ...told, draft: { ...draft, scene: toAllowedScene(draft.scene, brief.disabledTopics) }, storyPlan };
		withdraw();
		desk.addRemark({ what: 'kept-back', why: rejectionRemark('text', objection) });
		faults.push(qualityIssueOf(objection));
		// A plan with the objectionable content would lead to it again.
		if (storyPlan !== asked.storyPlan && storyPlan && reviewText(storyPlan, storyBoundsOf(brief)))
			storyPlan = asked.storyPlan;
	}
	throw new RejectedDraft(objection!);
}

function validateDraft(given: unknown, last: boolean): ChapterDraft {
	const { success, data } = z.safeParse(Draft, given);
	if (!success)
		throw new InvalidDraft('The storyteller could not write this chapter. Please try again in a little while.');
	const wanted = last ? 0 : limits.choicesPerChapter;
	const different = new Set(data.choices).size === data.choices.length;
	// The client reads this message (product 8.6).
	if (data.choices.length !== wanted || data.isEnding !== last || !different) {
		throw new InvalidDraft('Failed to generate valid choices');
	}
	return data;
}

function textOf({ storyTitle, chapterTitle, content, choices }: ChapterDraft): string {
	return [storyTitle, chapterTitle, content, ...choices].join('\n');
}
