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
	it('composes the same chapter as the shared engine, and streams it once', async () => {
		const job = testJobContext();
		expect(await storyteller.writeChapter(beginning, job)).toEqual({
			draft: composeChapter(brief, []),
			madeBy: { maker: 'built-in', model: null, standsIn: false },
			storyPlan: null,
		});
		expect(job.streamedTexts).toEqual([composeChapter(brief, []).content]);
		const { draft } = await storyteller.writeChapter({ ...beginning, priorChapters: [first] }, testJobContext());
		expect(draft).toEqual(composeChapter(brief, [2]));
	});

	it('continues a story with a plan, which another storyteller began', async () => {
		const { draft } = await storyteller.writeChapter(
			{ ...beginning, priorChapters: [first], storyPlan: '{}' },
			testJobContext(),
		);
		expect(draft.content).toContain('“Wait.”');
		expect(draft.choices).toHaveLength(3);
	});

	it('rejects an impossible request, and serves the next one', async () => {
		const nowhere = { ...first, choiceTaken: 7 };
		await expect(
			storyteller.writeChapter({ ...beginning, priorChapters: [nowhere] }, testJobContext()),
		).rejects.toMatchObject({
			name: 'MakerError',
			kind: 'unusable',
			maker: 'built-in',
		});
		expect((await storyteller.writeChapter(beginning, testJobContext())).draft.isEnding).toBe(false);
	});

	it('rejects with the job’s reason when the job is aborted', async () => {
		const job = testJobContext();
		job.abort(new Error('no longer wanted'));
		await expect(storyteller.writeChapter(beginning, job)).rejects.toThrow('no longer wanted');
	});
});
