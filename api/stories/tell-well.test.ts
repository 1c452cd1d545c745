import { expect, it } from 'vitest';
import type { StoryBrief } from '../../shared/telling.ts';
import type { Telling } from '../makers/makers.ts';
import { quickMakers } from '../testing/quick-makers.ts';
import { tellWell, UnkindDraft } from './tell-well.ts';

const brief: StoryBrief = {
	seed: 'a-story',
	genre: 'fantasy',
	mood: 'cheerful',
	ageGroup: '3-5',
	rating: 5,
	hero: { name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] },
	disabledTopics: ['Spiders'],
};
const asked = { brief, told: [], last: false, bible: null };

/** A storyteller that tells these one after another; `bible` is what it planned. */
function telling(contents: readonly string[], bible: string | null = null) {
	const makers = quickMakers();
	const { tell } = makers.storyteller;
	const heard: Telling[] = [];
	makers.storyteller.tell = async (telling, desk) => {
		heard.push(telling);
		const told = await tell(telling, desk);
		return { ...told, bible, draft: { ...told.draft, content: contents[heard.length - 1] ?? 'All was well.' } };
	};
	return { makers, heard };
}

function desk() {
	const remarks: { what: string; why: string }[] = [];
	const signal = new AbortController().signal;
	return {
		remarks,
		signal,
		spent: () => {},
		writes: () => {},
		remark: (one: (typeof remarks)[number]) => void remarks.push(one),
	};
}

it('names what stands against a telling to the storyteller, and remarks it for a parent without its words', async () => {
	const { makers, heard } = telling(['A spider sat there.', 'They killed everybody.']);
	const at = desk();
	let withdrawn = 0;
	const told = await tellWell(makers, asked, at, () => withdrawn++);
	expect(told.draft.content).toBe('All was well.');
	expect(heard.map(({ faults }) => faults.length)).toEqual([0, 1, 2]);
	expect(heard[1]?.faults[0]).toContain('“Spiders”');
	expect(heard[2]?.faults[1]).toContain('not for readers of this age');
	expect(at.remarks.map(({ what }) => what)).toEqual(['kept-back', 'kept-back']);
	expect(at.remarks[0]?.why).toContain('“Spiders”, which is switched off');
	expect(at.remarks[1]?.why).not.toMatch(/kill/i);
	expect(withdrawn).toBe(2);
});

it('gives up after three tellings', async () => {
	const { makers, heard } = telling(Array.from({ length: 5 }, () => 'A spider sat there.'));
	await expect(tellWell(makers, asked, desk())).rejects.toBeInstanceOf(UnkindDraft);
	expect(heard).toHaveLength(3);
});

it('keeps a plan for the next telling, but not one that leads there again', async () => {
	const harmless = telling(['A spider sat there.'], 'Pip looks for a lantern.');
	await tellWell(harmless.makers, asked, desk());
	expect(harmless.heard.map(({ bible }) => bible)).toEqual([null, 'Pip looks for a lantern.']);
	const leading = telling(['A spider sat there.'], 'Pip meets a spider.');
	await tellWell(leading.makers, asked, desk());
	expect(leading.heard.map(({ bible }) => bible)).toEqual([null, null]);
});

it('asks the moderator with the limits of this reader, and believes it', async () => {
	const { makers } = telling([]);
	const bounds: unknown[] = [];
	makers.moderator.textObjection = async (_, given) => {
		bounds.push(given);
		return bounds.length === 1 ? { because: 'rating', word: 'violence' } : null;
	};
	const at = desk();
	await tellWell(makers, asked, at);
	expect(bounds[0]).toEqual({ rating: 5, disabledTopics: ['Spiders'], heroName: 'Pip' });
	expect(at.remarks[0]?.why).toBe('A telling of this chapter was not for readers of this age.');
});
