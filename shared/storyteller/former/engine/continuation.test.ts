import { describe, expect, it } from 'vitest';
import { chapterCountFor } from '../../../rules/ages.ts';
import { grammarIssues } from '../../check/grammar.ts';
import { sampleBriefs } from '../../check/sample-briefs.ts';
import type { PriorChapter } from '../../prior-chapters.ts';
import { composeChapter, continueStory } from './compose-chapter.ts';

const offered = ['Follow the light', 'Ask, “Who is there?”', 'Trade the lantern for a ride!'];
const printed = ['“Follow the light.”', '“Ask, ‘Who is there?’”', '“Trade the lantern for a ride!”'];
const another = (choiceTaken: number, at = 0): PriorChapter => ({
	content: `Another told this, as chapter ${at}.`,
	choices: offered,
	choiceTaken,
});
const own = (
	brief: Parameters<typeof composeChapter>[0],
	path: readonly number[],
	choiceTaken: number,
): PriorChapter => ({
	...composeChapter(brief, path),
	choiceTaken,
});
const [brief] = sampleBriefs(1) as [Parameters<typeof composeChapter>[0]];

describe('a chapter after another storyteller’s', () => {
	it('begins with the text of the choice, in correct English, at every level and chapter', () => {
		for (const one of sampleBriefs(40)) {
			for (let chapter = 1; chapter < chapterCountFor(one.ageGroup); chapter++) {
				const taken = (chapter + one.seed.length) % 3;
				const told = Array.from({ length: chapter }, (_, at) => another(taken, at));
				const { content } = continueStory(one, told);
				expect(content.split('\n\n')[0]).toContain(printed[taken]);
				expect(grammarIssues(content)).toEqual([]);
			}
		}
	});

	it('continues after its own chapter as in its own story', () => {
		expect(continueStory(brief, [own(brief, [], 1)])).toEqual(composeChapter(brief, [1]));
		const joined = continueStory(brief, [another(2)]);
		const next = continueStory(brief, [another(2), { ...joined, choiceTaken: 0 }]);
		expect(next.content).not.toContain(`“${joined.choices[0]}.”`);
	});

	it('has no payoffs of choices that were not in the text', () => {
		const chapters = chapterCountFor(brief.ageGroup);
		const path = Array.from({ length: chapters - 1 }, () => 0);
		const ending = continueStory(
			brief,
			path.map((taken, at) => another(taken, at)),
		);
		expect(ending.isEnding).toBe(true);
		expect(ending.choices).toEqual([]);
	});

	it.each([
		['{hero} [a|b] {nobody}', '“{hero} [a|b] {nobody}.”'],
		['<b>run</b>\u202E fast…', '“<b>run</b> fast…”'],
		['   ', '“Let us go on.”'],
		['x'.repeat(5000), `“X${'x'.repeat(119)}.”`],
	])('prints the choice %j as text', (choice, expected) => {
		const { content } = continueStory(brief, [{ ...another(0), choices: [choice, 'b', 'c'] }]);
		expect(content.replace(/\s+/g, ' ')).toContain(expected);
	});
});
