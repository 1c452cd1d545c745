import { afterAll, describe, expect, it } from 'vitest';
import { tellChapter } from '../../../shared/pocket/tell.ts';
import type { StoryBrief } from '../../../shared/telling.ts';
import type { Telling } from '../makers.ts';
import { testDesk } from '../testing/desk.ts';
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

const beginning: Telling = { brief, told: [], last: false, bible: null, faults: [] };

describe('the built-in storyteller', () => {
	it('tells the very chapter that a device without a server has, and writes it once', async () => {
		const desk = testDesk();
		expect(await storyteller.tell(beginning, desk)).toEqual({
			draft: tellChapter(brief, []),
			by: { maker: 'built-in', model: null, standsIn: false },
			bible: null,
		});
		expect(desk.written).toEqual([tellChapter(brief, []).content]);
		const { draft } = await storyteller.tell({ ...beginning, told: [first] }, testDesk());
		expect(draft).toEqual(tellChapter(brief, [2]));
	});

	it('joins on to a story that had a plan, which is another’s', async () => {
		const { draft } = await storyteller.tell({ ...beginning, told: [first], bible: '{}' }, testDesk());
		expect(draft.content).toContain('“Wait.”');
		expect(draft.choices).toHaveLength(3);
	});

	it('fails for a chapter that cannot be, and tells the next one', async () => {
		const nowhere = { ...first, choiceTaken: 7 };
		await expect(storyteller.tell({ ...beginning, told: [nowhere] }, testDesk())).rejects.toMatchObject({
			name: 'MakerFault',
			kind: 'unusable',
			maker: 'built-in',
		});
		expect((await storyteller.tell(beginning, testDesk())).draft.isEnding).toBe(false);
	});

	it('is stopped by its desk', async () => {
		const desk = testDesk();
		desk.leave(new Error('nobody waits'));
		await expect(storyteller.tell(beginning, desk)).rejects.toThrow('nobody waits');
	});
});
