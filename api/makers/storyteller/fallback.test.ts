import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { composeChapter } from '../../../shared/storyteller/engine/compose-chapter.ts';
import type { ChapterRequest, PriorChapter } from '../makers.ts';
import { testJobContext } from '../testing/job-context.ts';
import type { ProviderDouble } from '../testing/provider-double.ts';
import { builtInStoryteller } from './built-in.ts';
import { storytellerWithFallback } from './fallback.ts';
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

async function house(chapters: readonly unknown[], plans?: readonly unknown[]) {
	const made = await scriptedStoryteller(chapters, plans ? { plans } : {});
	open.push(made.double);
	return { ...made, storyteller: storytellerWithFallback(made.storyteller, builtIn), desk: testJobContext() };
}

const down = { answer: { error: { message: 'down' }, status: 400 } };
const beginning: ChapterRequest = { brief: exampleBrief, priorChapters: [], last: false, storyPlan: null, issues: [] };
const by = { maker: 'built-in', model: null, standsIn: true };

describe('the built-in storyteller in the place of a provider', () => {
	it('does nothing while the provider tells', async () => {
		const { storyteller, desk } = await house([firstChapter]);
		expect((await storyteller.writeChapter(beginning, desk)).madeBy.standsIn).toBe(false);
		expect(storyteller.name).toBe('openai');
	});

	it.each([
		['is down', down, 'openai did not let this server in'],
		['gives nothing usable', 'no', 'openai gave nothing that could be used'],
		['declines', 'I’m sorry, I can’t.', 'openai would not'],
	])('begins a story whose provider %s, and says so', async (_, plans, why) => {
		const { storyteller, desk } = await house([firstChapter], [plans]);
		const told = await storyteller.writeChapter(beginning, desk);
		expect(told).toEqual({ draft: composeChapter(exampleBrief, []), by, bible: null });
		expect(desk.remarks.at(-1)).toEqual({ what: 'stood-in', why: expect.stringContaining(why) });
		expect(desk.streamedTexts.at(-1)).toBe(told.draft.content);
	});

	it('joins on in the middle of the provider’s story', async () => {
		const { storyteller, desk } = await house([down]);
		const told = await storyteller.writeChapter(
			{ ...beginning, priorChapters: [priorFirstChapter], storyPlan: JSON.stringify(examplePlan) },
			desk,
		);
		expect(told.madeBy).toEqual(by);
		expect(told.draft.content.split('\n\n')[0]).toContain('“Share a bun with the duck.”');
		expect(told.draft.choices).toHaveLength(3);
	});

	it('goes on with what it began as its own, and hands back to the provider when that is there again', async () => {
		const opening: PriorChapter = { ...composeChapter(exampleBrief, []), choiceTaken: 1 };
		const { storyteller, desk, sent } = await house([secondChapter], [down, examplePlan]);
		const own = await storyteller.writeChapter({ ...beginning, priorChapters: [opening] }, desk);
		expect(own.draft).toEqual(composeChapter(exampleBrief, [1]));
		const next = await storyteller.writeChapter({ ...beginning, priorChapters: [opening] }, desk);
		expect(next.madeBy.standsIn).toBe(false);
		expect(sent('plan').at(-1)?.messages[1]?.content).toContain(opening.choices[1]);
	});

	it('tells nothing for a desk that was left', async () => {
		const { storyteller, desk } = await house([down]);
		desk.abort(new Error('nobody waits'));
		await expect(storyteller.writeChapter(beginning, desk)).rejects.toThrow('nobody waits');
		expect(desk.remarks).toEqual([]);
	});
});
