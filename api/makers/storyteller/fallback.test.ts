import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { tellNextChapter } from '../../../shared/storyteller/tell-chapter.ts';
import { storytellerWithFallback } from '../fallback.ts';
import type { ChapterRequest, PriorChapter } from '../makers.ts';
import { testJobContext } from '../testing/job-context.ts';
import type { ProviderDouble } from '../testing/provider-double.ts';
import { builtInStoryteller } from './built-in.ts';
import {
	exampleBrief,
	examplePlan,
	firstChapter,
	priorFirstChapter,
	scriptedStoryteller,
	secondChapter,
} from './testing/scripted-storyteller.ts';

const builtIn = builtInStoryteller();
afterAll(() => builtIn.close?.());
const open: ProviderDouble[] = [];
afterEach(async () => {
	await Promise.all(open.splice(0).map((double) => double.close()));
});

async function openStoryteller(chapters: readonly unknown[], plans?: readonly unknown[]) {
	const made = await scriptedStoryteller(chapters, plans ? { plans } : {});
	open.push(made.double);
	return { ...made, storyteller: storytellerWithFallback(made.storyteller, builtIn), job: testJobContext() };
}

const down = { answer: { error: { message: 'down' }, status: 400 } };
const beginning: ChapterRequest = { brief: exampleBrief, priorChapters: [], last: false, storyPlan: null, issues: [] };
const madeBy = { maker: 'built-in', model: null, standsIn: true };

describe('a storyteller with the built-in one as fallback', () => {
	it('uses the provider while it succeeds', async () => {
		const { storyteller, job } = await openStoryteller([firstChapter]);
		expect((await storyteller.writeChapter(beginning, job)).madeBy.standsIn).toBe(false);
		expect(storyteller.name).toBe('openai');
	});

	it.each([
		['is down', down, 'openai did not let this server in'],
		['gives nothing usable', 'no', 'openai gave nothing that could be used'],
		['declines', 'I’m sorry, I can’t.', 'openai would not'],
	])('begins a story built-in when the provider %s, with a remark', async (_, plans, why) => {
		const { storyteller, job } = await openStoryteller([firstChapter], [plans]);
		const result = await storyteller.writeChapter(beginning, job);
		const told = tellNextChapter({
			...{ brief: exampleBrief, outline: null, memory: [] },
			...{ priorChapters: [], isContinuation: false },
		});
		expect(result).toEqual({ ...told, madeBy, storyPlan: null });
		expect(job.remarks.at(-1)).toEqual({ what: 'stood-in', why: expect.stringContaining(why) });
		expect(job.streamedTexts.at(-1)).toBe(result.draft.content);
	});

	it('continues the provider’s story built-in', async () => {
		const { storyteller, job } = await openStoryteller([down]);
		const result = await storyteller.writeChapter(
			{ ...beginning, priorChapters: [priorFirstChapter], storyPlan: JSON.stringify(examplePlan) },
			job,
		);
		expect(result.madeBy).toEqual(madeBy);
		expect(result.draft.content.split('\n\n')[0]).toContain('“Share a bun with the duck.”');
		expect(result.draft.choices).toHaveLength(3);
	});

	it('continues its own story, and returns to the provider when that succeeds again', async () => {
		const { storyteller, job, sent } = await openStoryteller([secondChapter], [down, down, examplePlan]);
		const { draft, outline } = await storyteller.writeChapter(beginning, job);
		const opening: PriorChapter = { ...draft, choiceTaken: 1 };
		const request = { ...beginning, outline: outline ?? null, priorChapters: [opening] };
		const own = await storyteller.writeChapter(request, job);
		expect(own).toMatchObject({ madeBy, outline });
		expect(own.draft.content).not.toContain(opening.choices[1]);
		const next = await storyteller.writeChapter(request, job);
		expect(next.madeBy.standsIn).toBe(false);
		expect(sent('plan').at(-1)?.messages[1]?.content).toContain(opening.choices[1]);
	});

	it('uses no fallback when the job is aborted', async () => {
		const { storyteller, job } = await openStoryteller([down]);
		job.abort(new Error('no longer wanted'));
		await expect(storyteller.writeChapter(beginning, job)).rejects.toThrow('no longer wanted');
		expect(job.remarks).toEqual([]);
	});
});
