import { afterAll, describe, expect, it } from 'vitest';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { composeChapter } from '../../../shared/storyteller/engine/compose-chapter.ts';
import type { ChapterRequest } from '../makers.ts';
import { testJobContext } from '../testing/job-context.ts';
import { builtInStoryteller } from './built-in.ts';

const storyteller = builtInStoryteller();
afterAll(() => storyteller.close?.());

const brief: StoryBrief = {
	seed: 'milo',
	genre: 'fantasy',
	mood: 'cheerful',
	ageGroup: '6-8',
	rating: 8,
	hero: { name: 'Pip', gender: 'any', type: 'Dragon', traits: ['brave'] },
	disabledTopics: [],
};
const first = { content: 'Once.', choices: ['Left', 'Right', 'Wait'], choiceTaken: 2 };

const beginning: ChapterRequest = { brief, priorChapters: [], last: false, storyPlan: null, issues: [] };

describe('the built-in storyteller', () => {
	it('tells the very chapter that a device without a server has, and writes it once', async () => {
		const desk = testJobContext();
		expect(await storyteller.writeChapter(beginning, desk)).toEqual({
			draft: composeChapter(brief, []),
			by: { maker: 'built-in', model: null, standsIn: false },
			bible: null,
		});
		expect(desk.streamedTexts).toEqual([composeChapter(brief, []).content]);
		const { draft } = await storyteller.writeChapter({ ...beginning, priorChapters: [first] }, testJobContext());
		expect(draft).toEqual(composeChapter(brief, [2]));
	});

	it('joins on to a story that had a plan, which is another’s', async () => {
		const { draft } = await storyteller.writeChapter(
			{ ...beginning, priorChapters: [first], storyPlan: '{}' },
			testJobContext(),
		);
		expect(draft.content).toContain('“Wait.”');
		expect(draft.choices).toHaveLength(3);
	});

	it('fails for a chapter that cannot be, and tells the next one', async () => {
		const nowhere = { ...first, choiceTaken: 7 };
		await expect(
			storyteller.writeChapter({ ...beginning, priorChapters: [nowhere] }, testJobContext()),
		).rejects.toMatchObject({
			name: 'MakerFault',
			kind: 'unusable',
			maker: 'built-in',
		});
		expect((await storyteller.writeChapter(beginning, testJobContext())).draft.isEnding).toBe(false);
	});

	it('is stopped by its desk', async () => {
		const desk = testJobContext();
		desk.abort(new Error('nobody waits'));
		await expect(storyteller.writeChapter(beginning, desk)).rejects.toThrow('nobody waits');
	});
});
