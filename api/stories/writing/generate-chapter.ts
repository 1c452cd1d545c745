import * as z from 'zod/mini';
import { Scene } from '../../../shared/contract/scene.ts';
import type { ChapterDraft } from '../../../shared/contract/storyteller.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { toAllowedScene } from '../../../shared/rules/moderation/allowed-scene.ts';
import type { ChapterRequest, ChapterResult, JobContext, Makers } from '../../makers/makers.ts';
import { type ContentIssue, reviewText, storyBoundsOf } from '../../makers/moderator/text-review.ts';

/** The storyteller's result is not a valid chapter. The message is for a parent. */
export class InvalidDraft extends Error {
	override name = 'InvalidDraft';
	readonly sentence: string;

	constructor(sentence: string) {
		super(sentence);
		this.sentence = sentence;
	}
}

/** Every attempt had content that this author's limits exclude. */
export class RejectedDraft extends Error {
	override name = 'RejectedDraft';
	readonly issue: ContentIssue;

	constructor(issue: ContentIssue) {
		super(`Rejected because of ${issue.because}`);
		this.issue = issue;
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
	request: Omit<ChapterRequest, 'issues'>,
	jobContext: JobContext,
	retract: () => void = () => {},
): Promise<ChapterResult> {
	const { brief, last } = request;
	const issues: string[] = [];
	let { storyPlan } = request;
	let issue: ContentIssue | null = null;
	for (let attempt = 0; attempt < maxAttempts; attempt++) {
		// The same seed gives the same text: another attempt needs another seed.
		const seed = attempt === 0 ? brief.seed : `${brief.seed} again ${attempt}`;
		const result = await storyteller.writeChapter(
			{ ...request, brief: { ...brief, seed }, storyPlan, issues: [...issues] },
			jobContext,
		);
		jobContext.signal.throwIfAborted();
		const draft = validateDraft(result.draft, last);
		storyPlan = result.storyPlan ?? storyPlan;
		issue = await moderator.reviewText(textOf(draft), storyBoundsOf(brief), jobContext);
		if (!issue)
			return { ...result, draft: { ...draft, scene: toAllowedScene(draft.scene, brief.disabledTopics) }, storyPlan };
		retract();
		jobContext.addRemark({ what: 'kept-back', why: rejectionRemark('text', issue) });
		issues.push(qualityIssueOf(issue));
		// A plan with the objectionable content would lead to it again.
		if (storyPlan !== request.storyPlan && storyPlan && reviewText(storyPlan, storyBoundsOf(brief)))
			storyPlan = request.storyPlan;
	}
	throw new RejectedDraft(issue!);
}

function validateDraft(given: unknown, last: boolean): ChapterDraft {
	const { success, data } = z.safeParse(Draft, given);
	if (!success)
		throw new InvalidDraft('The storyteller could not write this chapter. Please try again in a little while.');
	const expected = last ? 0 : limits.choicesPerChapter;
	const areDifferent = new Set(data.choices).size === data.choices.length;
	// The client reads this message (product 8.6).
	if (data.choices.length !== expected || data.isEnding !== last || !areDifferent) {
		throw new InvalidDraft('Failed to generate valid choices');
	}
	return data;
}

function textOf({ storyTitle, chapterTitle, content, choices }: ChapterDraft): string {
	return [storyTitle, chapterTitle, content, ...choices].join('\n');
}

/** Why content was rejected, for a parent. Never quotes the content. */
function rejectionRemark(what: 'text' | 'picture', { because, word }: ContentIssue): string {
	const subject = what === 'text' ? 'A telling of this chapter' : 'A picture of this chapter';
	if (because === 'topic') return `${subject} touched on “${word}”, which is switched off in the content settings.`;
	if (because === 'swearing') return `${subject} had a word in it that could hurt somebody.`;
	return `${subject} was not for readers of this age.`;
}

/** The same for the storyteller, with the word to leave out. */
function qualityIssueOf({ because, word }: ContentIssue): string {
	if (because === 'topic') return `It touches on “${word}”, which must not be mentioned or hinted at.`;
	if (because === 'rating' && word)
		return `“${word}” is not for readers of this age: leave it out, and what it stands for.`;
	if (because === 'rating') return 'It is not for readers of this age: make it gentler.';
	return 'It has a swear word or an insult in it: leave it out.';
}

/** What a parent reads when every attempt was rejected. */
export function rejectionMessage({ because, word }: ContentIssue): string {
	const topic = because === 'topic' ? ` (“${word}” is switched off in the content settings)` : '';
	return `The storyteller kept coming back to something that does not belong in this story${topic}, so it was not told. Please try another idea.`;
}
