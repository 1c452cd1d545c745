import type { Scene } from '../../../shared/contract/scene.ts';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { ToldChapter } from '../../../shared/contract/told-chapters.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { toAllowedScene } from '../../../shared/rules/moderation/allowed-scene.ts';
import type { Core } from '../../app/core.ts';
import { HttpError } from '../../app/errors.ts';
import { detachedJob, type PriorChapter, type ToldChapterCheck } from '../../makers/makers.ts';
import { storyBoundsOf } from '../../makers/moderator/text-review.ts';

type Told = {
	brief: StoryBrief;
	outline: string | null;
	priorChapters: readonly PriorChapter[];
	/** The planned number of chapters. */
	chapterCount: number;
	/** With the first chapter, else null. */
	storyTitle: string | null;
	chapter: ToldChapter;
};

/** The scene of an accepted chapter's picture, and the story's outline, null for none that can be read. */
type ReviewedChapter = { scene: Scene; outline: string | null };

/**
 * Reviews a chapter that a device told as if the built-in storyteller had just written it.
 * Throws 400 `chapter-malformed`, 400 `chapter-has-markup`, 403 `chapter-too-hard` and 403 `chapter-not-allowed`.
 */
export async function reviewToldChapter(makers: Core['makers'], told: Told): Promise<ReviewedChapter> {
	const { brief, outline, priorChapters, storyTitle, chapter } = told;
	requireShape(told);
	const { chapterTitle, content, choices } = chapter;
	const check = await makers.checkToldChapter({
		brief,
		outline,
		priorChapters,
		told: { storyTitle, chapterTitle, content, choices },
	});
	if (check.issue) throw refusals[check.issue]();
	const text = [storyTitle ?? '', chapterTitle, content, ...choices].join('\n');
	if (await makers.moderator.reviewText(text, storyBoundsOf(brief), detachedJob())) throw notAllowed();
	const scene = toAllowedScene(sceneOf(check, brief, chapter.scene), brief.disabledTopics);
	return { scene, outline: check.outline };
}

/** The last planned chapter ends the story and offers nothing; every other offers as many choices as the server's. */
function requireShape({ chapter: { choices, isEnding }, priorChapters, chapterCount }: Told): void {
	const isLast = priorChapters.length + 1 >= chapterCount;
	const expected = isLast ? 0 : limits.choicesPerChapter;
	if (isEnding === isLast && choices.length === expected && new Set(choices).size === expected) return;
	throw refusals.malformed();
}

/** A device's scene is a hint: it must show the story's hero, and be for a chapter that this build does not tell itself. */
function sceneOf({ isOwn, scene }: ToldChapterCheck, { hero }: StoryBrief, hint: Scene | undefined): Scene {
	const lead = hint?.cast[0];
	return !isOwn && hint && lead?.part === 'hero' && lead.type === hero.type ? hint : scene;
}

/** The sentence names no topic: a parent may have hidden it from the child who reads this. */
export function notAllowed(): HttpError {
	return refused(
		403,
		'chapter-not-allowed',
		'This chapter does not fit the family’s settings, so it stays on this tablet.',
	);
}

const refusals: Record<NonNullable<ToldChapterCheck['issue']>, () => HttpError> = {
	malformed: () => refused(400, 'chapter-malformed', 'This chapter does not have the form of a chapter of this story.'),
	markup: () => refused(400, 'chapter-has-markup', 'This chapter has characters that are not text.'),
	'unknown-words': notAllowed,
	'too-hard': () => tooHard(),
};

export function tooHard(): HttpError {
	return refused(403, 'chapter-too-hard', 'This chapter is too hard for the readers of this story.');
}

function refused(status: 400 | 403, code: string, message: string): HttpError {
	return new HttpError(status, code, message);
}
