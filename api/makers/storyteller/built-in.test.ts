import { afterAll, describe, expect, it } from 'vitest';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { chapterCountFor } from '../../../shared/rules/ages.ts';
import { sampleBriefs, samplePath } from '../../../shared/storyteller/check/sample-briefs.ts';
import { packs } from '../../../shared/storyteller/content/packs.ts';
import { composeChapter, composePath } from '../../../shared/storyteller/engine/compose-chapter.ts';
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

/** Compares whole stories, each by its last chapter, for which the thread composes all. */
async function tellsAsOnDevice(stories: number): Promise<void> {
	for (const brief of sampleBriefs(stories)) {
		const path = samplePath(brief, chapterCountFor(brief.ageGroup));
		const { drafts } = composePath(packs, brief, path);
		const priorChapters = drafts
			.slice(0, -1)
			.map(({ content, choices }, at) => ({ content, choices, choiceTaken: path[at]! }));
		const { draft } = await storyteller.writeChapter({ ...beginning, brief, priorChapters }, testJobContext());
		expect(draft).toEqual(drafts.at(-1));
	}
}

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

	// covers: offline-stories/same-everywhere
	it('tells stories as the shared engine does on a device', () => tellsAsOnDevice(6));
	it('tells 500 stories as the shared engine does on a device', { tags: 'deep' }, () => tellsAsOnDevice(500));

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
