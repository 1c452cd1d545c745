import { afterAll, describe, expect, it } from 'vitest';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { chapterCountFor } from '../../../shared/rules/ages.ts';
import { sampleBriefs, samplePath } from '../../../shared/storyteller/check/sample-briefs.ts';
import { tellPath } from '../../../shared/storyteller/check/tell-path.ts';
import { composeChapter } from '../../../shared/storyteller/former/engine/compose-chapter.ts';
import { type ChapterToTell, tellNextChapter } from '../../../shared/storyteller/tell-chapter.ts';
import type { ChapterRequest } from '../makers.ts';
import { testJobContext } from '../testing/job-context.ts';
import { builtInStoryteller } from './built-in.ts';

const storyteller = builtInStoryteller();
afterAll(() => storyteller.close?.());

const brief: StoryBrief = {
	seed: 'milo',
	genre: 'pirate',
	mood: 'cheerful',
	ageGroup: '6-8',
	rating: 8,
	hero: { name: 'Pip', gender: 'any', type: 'Dragon', traits: ['brave'] },
	disabledTopics: [],
};
const first = { content: 'Once.', choices: ['Left', 'Right', 'Wait'], choiceTaken: 2 };

const beginning: ChapterRequest = { brief, priorChapters: [], last: false, storyPlan: null, issues: [] };
const toTell: ChapterToTell = { brief, outline: null, memory: [], priorChapters: [], isContinuation: false };

/** Compares whole stories, each by its last chapter, for which the thread composes those before too. */
async function tellsAsOnDevice(stories: number): Promise<void> {
	for (const brief of sampleBriefs(stories)) {
		const path = samplePath(brief, chapterCountFor(brief.ageGroup));
		const { drafts, outline } = tellPath(brief, path);
		const priorChapters = drafts
			.slice(0, -1)
			.map(({ content, choices }, at) => ({ content, choices, choiceTaken: path[at]! }));
		const { draft } = await storyteller.writeChapter({ ...beginning, brief, outline, priorChapters }, testJobContext());
		expect(draft).toEqual(drafts.at(-1));
	}
}

describe('the built-in storyteller', () => {
	it('tells the same chapter as the shared storyteller, and streams it once', async () => {
		const job = testJobContext();
		const { draft, outline } = tellNextChapter(toTell);
		expect(await storyteller.writeChapter(beginning, job)).toEqual({
			draft,
			madeBy: { maker: 'built-in', model: null, standsIn: false },
			storyPlan: null,
			outline,
		});
		expect(job.streamedTexts).toEqual([draft.content]);
	});

	it('tells a story on by its outline, and a new one with another plot than the remembered', async () => {
		const { draft, outline } = tellNextChapter(toTell);
		const priorChapters = [{ ...draft, choiceTaken: 1 }];
		const next = await storyteller.writeChapter({ ...beginning, outline, priorChapters }, testJobContext());
		expect(next.draft).toEqual(tellNextChapter({ ...toTell, outline, priorChapters }).draft);
		expect(next.outline).toBe(outline);
		const other = await storyteller.writeChapter({ ...beginning, memory: [outline] }, testJobContext());
		expect(JSON.parse(other.outline as string).plot).not.toBe(JSON.parse(outline).plot);
	});

	it('finishes a story that was begun before there were outlines as the former storyteller', async () => {
		const request = { ...beginning, priorChapters: [{ ...composeChapter(brief, []), choiceTaken: 2 }] };
		expect((await storyteller.writeChapter(request, testJobContext())).draft).toEqual(composeChapter(brief, [2]));
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
