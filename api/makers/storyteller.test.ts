import { afterAll, describe, expect, it } from 'vitest';
import { tellChapter } from '../../shared/pocket/tell.ts';
import type { StoryBrief } from '../../shared/telling.ts';
import { builtInStoryteller } from './storyteller.ts';

const storyteller = builtInStoryteller();
afterAll(() => storyteller.close?.());

const { signal } = new AbortController();
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

describe('the built-in storyteller', () => {
	it('tells the very chapter that a device without a server has', async () => {
		expect(await storyteller.tell(brief, [], signal)).toEqual(tellChapter(brief, []));
		expect(await storyteller.tell(brief, [first], signal)).toEqual(tellChapter(brief, [2]));
	});

	it('fails for a chapter that cannot be, and tells the next one', async () => {
		const nowhere = { ...first, choiceTaken: 7 };
		await expect(storyteller.tell(brief, [nowhere], signal)).rejects.toMatchObject({
			name: 'ThreadFailed',
			reason: 'failed',
		});
		expect((await storyteller.tell(brief, [], signal)).isEnding).toBe(false);
	});

	it('is stopped by the signal', async () => {
		const stopped = AbortSignal.abort(new Error('nobody waits'));
		await expect(storyteller.tell(brief, [], stopped)).rejects.toThrow('nobody waits');
	});
});
