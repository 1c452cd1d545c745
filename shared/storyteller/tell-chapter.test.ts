import { describe, expect, it } from 'vitest';
import type { StoryBrief } from '../contract/storyteller.ts';
import { ageGroups } from '../rules/ages.ts';
import { genres } from '../words/genres.ts';
import { composeChapter, continueStory } from './former/engine/compose-chapter.ts';
import { formerOutline, maxOutlineLength } from './outline.ts';
import { storylets } from './storylets/storylets.ts';
import { type ChapterToTell, type ToldChapter, tellNextChapter } from './tell-chapter.ts';

const brief: StoryBrief = {
	seed: 'milo',
	genre: 'pirate',
	mood: 'cozy',
	ageGroup: '9-11',
	rating: 12,
	hero: { name: 'Milo', gender: 'Male', type: 'Fox', traits: ['shy', 'kind'] },
	disabledTopics: [],
};
const first: ChapterToTell = { brief, outline: null, memory: [], priorChapters: [], isContinuation: false };
/** A brief that no storylets suit: the word stands in every plot. */
const without = { ...brief, disabledTopics: ['said'] };

function requestAfter({ draft, outline }: ToldChapter, change: Partial<ChapterToTell> = {}): ChapterToTell {
	return { ...first, outline, priorChapters: [{ ...draft, choiceTaken: 1 }], ...change };
}

function plotOf({ outline }: ToldChapter): string {
	return (JSON.parse(outline) as { plot: string }).plot;
}

describe('the built-in storyteller', () => {
	it.each(ageGroups)('tells new stories of all genres with storylets for ages %s', (ageGroup) => {
		const plots = storylets.plots.map(({ id }) => id);
		for (const genre of genres) {
			const told = tellNextChapter({ ...first, brief: { ...brief, genre, ageGroup } });
			expect(plots, genre).toContain(plotOf(told));
		}
	});

	it('gives an outline that is small, and the same for all chapters of a story', () => {
		const told = tellNextChapter(first);
		expect(told.outline.length).toBeLessThan(maxOutlineLength / 2);
		expect(tellNextChapter(requestAfter(told)).outline).toBe(told.outline);
	});

	it('avoids the plots of remembered stories, also where outlines of others are among them', () => {
		const memory = [tellNextChapter(first).outline, JSON.stringify(formerOutline), 'no outline'];
		expect(plotOf(tellNextChapter({ ...first, memory }))).not.toBe(plotOf(tellNextChapter(first)));
	});

	it('finishes a story of an earlier build as the former storyteller', () => {
		const begun = { draft: composeChapter(brief, []), outline: '' };
		expect(tellNextChapter(requestAfter(begun, { outline: null })).draft).toEqual(composeChapter(brief, [1]));
		const kept = requestAfter(begun, { outline: JSON.stringify(formerOutline) });
		expect(tellNextChapter(kept).draft).toEqual(composeChapter(brief, [1]));
	});

	it('goes on after another storyteller with storylets, and tells that story on', () => {
		const other = { content: 'Once.', choices: ['Go left', 'Go right', 'Wait here'], choiceTaken: 1 };
		const joined = tellNextChapter({ ...first, priorChapters: [other], isContinuation: true });
		expect(joined.draft.content).toContain('“Go right.”');
		const priorChapters = [other, { ...joined.draft, choiceTaken: 0 }];
		const next = tellNextChapter({ ...first, outline: joined.outline, priorChapters, isContinuation: true });
		expect(next.outline).toBe(joined.outline);
		expect(next.draft.content).not.toContain('Go right');
	});

	it('is the former storyteller where no storylets suit the brief, from the first chapter or joined on later', () => {
		const told = tellNextChapter({ ...first, brief: without });
		expect(told).toEqual({ draft: composeChapter(without, []), outline: JSON.stringify(formerOutline) });
		const begun = requestAfter(tellNextChapter(first), { brief: without });
		expect(tellNextChapter(begun).draft).toEqual(continueStory(without, begun.priorChapters));
	});

	it('tells on a story whose outline cannot be read', () => {
		const priorChapters = [{ ...tellNextChapter(first).draft, choiceTaken: 1 }];
		const { draft, outline } = tellNextChapter({ ...first, outline: '{"by":"later"}', priorChapters });
		expect(draft.choices).toHaveLength(3);
		expect(outline).toBe('{"by":"later"}');
	});
});
