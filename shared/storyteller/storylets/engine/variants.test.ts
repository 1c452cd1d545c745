import { describe, expect, it } from 'vitest';
import type { StoryBrief } from '../../../contract/storyteller.ts';
import { checkBrief } from '../check/check-brief.ts';
import type { Storylets } from '../format.ts';
import { storylets } from '../storylets.ts';
import { composePath } from './compose.ts';
import type { StoryletOutline } from './outline.ts';
import { frameStory, outlineOf, type StoryFrame } from './story.ts';
import { drawVariants, variantOf } from './variants.ts';

const milo: StoryBrief = { ...checkBrief('Milo'), seed: 'one' };
const onePlot: Storylets = { ...storylets, plots: storylets.plots.filter(({ id }) => id === 'wrong-guest') };

function outlineFor(seed: string, memory: readonly StoryletOutline[]): StoryletOutline {
	return outlineOf(frameStory({ ...milo, seed }, onePlot, memory) as StoryFrame);
}

describe('the variants of a text', () => {
	const lines = ['a', 'b', 'c'];

	it('are each told once before one comes again, in the tellings of one author', () => {
		const memory: StoryletOutline[] = [];
		for (let evening = 0; evening < 6; evening++) memory.push(outlineFor(`evening ${evening}`, memory));
		const told = memory.map(({ variants }) => variantOf(lines, variants ?? { salt: 0, round: 0 }));
		expect(told.slice(0, 3).toSorted()).toEqual(lines);
		expect(told.slice(3)).toEqual(told.slice(0, 3));
	});

	it('follow from the seed where the memory has no story of the plot', () => {
		const told = Array.from({ length: 40 }, (_, at) => variantOf(lines, drawVariants(`seed ${at}`, 'wrong-guest', [])));
		expect(new Set(told).size).toBe(3);
		const other = { ...outlineFor('one', []), plot: 'another' };
		expect(drawVariants('one', 'wrong-guest', [other])).toEqual(drawVariants('one', 'wrong-guest', []));
	});

	it('begin anew after a story of a build that did not draw them', () => {
		const { variants: _, ...earlier } = outlineFor('one', []);
		expect(outlineFor('two', [earlier]).variants).toEqual(drawVariants('two', 'wrong-guest', []));
	});

	it('give the next telling of a plot another beginning', () => {
		const openings = (seed: string, memory: readonly StoryletOutline[]) =>
			composePath(onePlot, { ...milo, seed }, [], memory).drafts[0]?.content.split('\n\n')[0];
		const first = outlineFor('one', []);
		for (const seed of ['two', 'three', 'four', 'five']) expect(openings(seed, [first])).not.toBe(openings('one', []));
	});
});

it('a story that was begun without a draw of variants is told on without one', () => {
	const { variants: _, ...earlier } = outlineFor('one', []);
	const frame = frameStory({ ...milo, seed: 'one' }, onePlot, [], earlier) as StoryFrame;
	expect(frame.variants).toBeUndefined();
	expect(outlineOf(frame)).toEqual(earlier);
});
