import * as z from 'zod/mini';
import type { ChapterDraft, StoryBrief } from '../../../shared/contract/storyteller.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { characterTypes } from '../../../shared/words/character-types.ts';
import { backdrops, cameras, feelings, poses, props, times, weathers } from '../../../shared/words/scenes.ts';
import type { AnswerFormat } from './json-answer.ts';
import { parseScene } from './parse-scene.ts';
import { sanitizeLine, sanitizeProse } from './sanitize.ts';
import type { StoryPlan } from './story-plan.ts';

const scene = z.object({
	backdrop: z.enum(backdrops),
	time: z.enum(times),
	weather: z.enum(weathers),
	camera: z.enum(cameras),
	cast: z.array(
		z.object({
			part: z.enum(['hero', 'helper', 'rival']),
			type: z.enum(characterTypes),
			pose: z.enum(poses),
			feeling: z.enum(feelings),
			holds: z.nullable(z.enum(props)),
		}),
	),
	props: z.array(z.enum(props)),
});

/** `content` comes first, so that it can be streamed before the rest. */
const middle = z.object({ content: z.string(), chapterTitle: z.string(), choices: z.array(z.string()), scene });
const ending = z.object({ content: z.string(), chapterTitle: z.string(), scene });

const exampleScene = {
	backdrop: 'harbor',
	time: 'dusk',
	weather: 'mist',
	camera: 'two-shot',
	cast: [
		{ part: 'hero', type: 'Child', pose: 'point', feeling: 'surprised', holds: null },
		{ part: 'helper', type: 'Goat', pose: 'stand', feeling: 'calm', holds: 'lantern' },
	],
	props: ['door'],
};
const exampleText = { content: 'First paragraph.\n\nSecond paragraph.', chapterTitle: 'The Tenth Reason' };
const exampleChoices = ['Ask the goat who lives there', 'Slip in while nobody looks', 'Trade the notebook for a lamp'];

/** The answer format of a chapter; the last one has no choices. */
export function chapterFormat(last: boolean): AnswerFormat {
	return last
		? { name: 'ending', schema: ending, example: { ...exampleText, scene: exampleScene } }
		: { name: 'chapter', schema: middle, example: { ...exampleText, choices: exampleChoices, scene: exampleScene } };
}

const maxLengths = { content: 12_000, title: 80, choice: 120 } as const;

const lenientChapter = z.object({
	content: z.string(),
	chapterTitle: z.catch(z.string(), ''),
	choices: z.catch(z.array(z.string()), []),
	scene: z.catch(z.unknown(), null),
});

/**
 * A chapter of an answer, sanitized, with a valid title and scene. `choices` are as many as were given, without duplicates;
 * `quality-checks.ts` reviews them.
 */
export type ParsedChapter = Omit<ChapterDraft, 'storyTitle' | 'isEnding'>;

/** Parses an answer; null when its text is blank or longer than any chapter. */
export function parseChapter(answer: object, brief: StoryBrief, plan: StoryPlan): ParsedChapter | null {
	const given = lenientChapter.safeParse(answer);
	if (!given.success) return null;
	const choices = parseChoices(given.data.choices);
	const text = sanitizeProse(given.data.content, brief.hero.name, choices);
	if (!/\p{L}/u.test(text) || text.length > maxLengths.content) return null;
	const title = sanitizeLine(given.data.chapterTitle, maxLengths.title).replace(/^chapter\s+\w+\s*[:.–—-]\s*/i, '');
	return {
		content: text,
		chapterTitle: title.replace(/(?<!\.)\.$/, '') || brief.hero.name,
		choices,
		scene: parseScene(given.data.scene, brief, plan),
	};
}

/** Choices without numbering and full stops, without duplicates, at most as many as a chapter has. */
function parseChoices(given: readonly string[]): string[] {
	const clean = given
		.slice(0, 10)
		.map((choice) =>
			sanitizeLine(choice, maxLengths.choice)
				.replace(/^(?:\(?\w[.):]\)?|[-•*])\s+/, '')
				.replace(/(?<!\.)\.$/, ''),
		)
		.filter((choice) => /\p{L}/u.test(choice))
		.map((choice) => choice.charAt(0).toUpperCase() + choice.slice(1));
	const different = clean.filter(
		(choice, at) => clean.findIndex((one) => one.toLowerCase() === choice.toLowerCase()) === at,
	);
	return different.slice(0, limits.choicesPerChapter);
}
