import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { backdrops, cameras, feelings, poses, props, times, weathers } from '../../../shared/scene.ts';
import type { ChapterDraft, StoryBrief } from '../../../shared/telling.ts';
import { characterTypes } from '../../../shared/words/character-types.ts';
import type { Form } from './answer.ts';
import type { Bible } from './bible.ts';
import { cleanLine, cleanProse } from './clean.ts';
import { sceneFrom } from './scene-answer.ts';

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

/** The text comes first, so that it can be read while the rest is still being written. */
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

/** What a chapter is asked for as: the last one without choices. */
export function chapterForm(last: boolean): Form {
	return last
		? { name: 'ending', shape: ending, example: { ...exampleText, scene: exampleScene } }
		: { name: 'chapter', shape: middle, example: { ...exampleText, choices: exampleChoices, scene: exampleScene } };
}

const longest = { content: 12_000, title: 80, choice: 120 } as const;

const loose = z.object({
	content: z.string(),
	chapterTitle: z.catch(z.string(), ''),
	choices: z.catch(z.array(z.string()), []),
	scene: z.catch(z.unknown(), null),
});

/**
 * A chapter as it was given, cleaned, with what is only dressing put right. `choices` are as many as were given, though
 * none of them twice; `checks.ts` says what is wrong with them.
 */
export type Written = Omit<ChapterDraft, 'storyTitle' | 'isEnding'>;

/** Reads an answer; null when it has no text at all, or more of it than any chapter could be. */
export function writtenFrom(answer: object, brief: StoryBrief, bible: Bible): Written | null {
	const given = loose.safeParse(answer);
	if (!given.success) return null;
	const offered = choicesFrom(given.data.choices);
	const text = cleanProse(given.data.content, brief.hero.name, offered);
	if (!/\p{L}/u.test(text) || text.length > longest.content) return null;
	const title = cleanLine(given.data.chapterTitle, longest.title).replace(/^chapter\s+\w+\s*[:.–—-]\s*/i, '');
	return {
		content: text,
		chapterTitle: title.replace(/(?<!\.)\.$/, '') || brief.hero.name,
		choices: offered,
		scene: sceneFrom(given.data.scene, brief, bible),
	};
}

/** As short imperatives: no number before, no full stop behind, none twice. Of too many, the first that differ. */
function choicesFrom(given: readonly string[]): string[] {
	const clean = given
		.slice(0, 10)
		.map((choice) =>
			cleanLine(choice, longest.choice)
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
