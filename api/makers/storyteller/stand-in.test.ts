import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { tellChapter } from '../../../shared/pocket/tell.ts';
import type { Telling, ToldChapter } from '../makers.ts';
import { testDesk } from '../testing/desk.ts';
import type { ProviderDouble } from '../testing/provider-double.ts';
import { builtInStoryteller } from './built-in.ts';
import { withStandIn } from './stand-in.ts';
import { first, milo, plan, scripted, second, toldFirst } from './testing/author.ts';

const builtIn = builtInStoryteller();
afterAll(() => builtIn.close?.());
const open: ProviderDouble[] = [];
afterEach(async () => {
	await Promise.all(open.splice(0).map((double) => double.close()));
});

async function house(chapters: readonly unknown[], plans?: readonly unknown[]) {
	const made = await scripted(chapters, plans ? { plans } : {});
	open.push(made.double);
	return { ...made, storyteller: withStandIn(made.storyteller, builtIn), desk: testDesk() };
}

const down = { answer: { error: { message: 'down' }, status: 400 } };
const beginning: Telling = { brief: milo, told: [], last: false, bible: null, faults: [] };
const by = { maker: 'built-in', model: null, standsIn: true };

describe('the built-in storyteller in the place of a provider', () => {
	it('does nothing while the provider tells', async () => {
		const { storyteller, desk } = await house([first]);
		expect((await storyteller.tell(beginning, desk)).by.standsIn).toBe(false);
		expect(storyteller.name).toBe('openai');
	});

	it.each([
		['is down', down, 'openai did not let this server in'],
		['gives nothing usable', 'no', 'openai gave nothing that could be used'],
		['declines', 'I’m sorry, I can’t.', 'openai would not'],
	])('begins a story whose provider %s, and says so', async (_, plans, why) => {
		const { storyteller, desk } = await house([first], [plans]);
		const told = await storyteller.tell(beginning, desk);
		expect(told).toEqual({ draft: tellChapter(milo, []), by, bible: null });
		expect(desk.remarks.at(-1)).toEqual({ what: 'stood-in', why: expect.stringContaining(why) });
		expect(desk.written.at(-1)).toBe(told.draft.content);
	});

	it('joins on in the middle of the provider’s story', async () => {
		const { storyteller, desk } = await house([down]);
		const told = await storyteller.tell({ ...beginning, told: [toldFirst], bible: JSON.stringify(plan) }, desk);
		expect(told.by).toEqual(by);
		expect(told.draft.content.split('\n\n')[0]).toContain('“Share a bun with the duck.”');
		expect(told.draft.choices).toHaveLength(3);
	});

	it('goes on with what it began as its own, and hands back to the provider when that is there again', async () => {
		const opening: ToldChapter = { ...tellChapter(milo, []), choiceTaken: 1 };
		const { storyteller, desk, sent } = await house([second], [down, plan]);
		const own = await storyteller.tell({ ...beginning, told: [opening] }, desk);
		expect(own.draft).toEqual(tellChapter(milo, [1]));
		const next = await storyteller.tell({ ...beginning, told: [opening] }, desk);
		expect(next.by.standsIn).toBe(false);
		expect(sent('plan').at(-1)?.messages[1]?.content).toContain(opening.choices[1]);
	});

	it('tells nothing for a desk that was left', async () => {
		const { storyteller, desk } = await house([down]);
		desk.leave(new Error('nobody waits'));
		await expect(storyteller.tell(beginning, desk)).rejects.toThrow('nobody waits');
		expect(desk.remarks).toEqual([]);
	});
});
