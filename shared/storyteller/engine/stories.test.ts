import { beforeAll, describe, expect, it } from 'vitest';
import { figuresTable, measureStories, type QualityFigures } from '../check/measure.ts';

describe.each([50])('%i stories of the pocket storyteller', describeStories);
describe.each([200])('%i stories of the pocket storyteller', { tags: 'deep' }, describeStories);

function describeStories(count: number): void {
	let figures: QualityFigures;
	beforeAll(() => {
		figures = measureStories(count);
	}, 120_000);

	it('keep to the reading band of their age group', () => {
		expect(figures.inBand, figures.outOfBand.join('\n')).toBeGreaterThanOrEqual(0.97);
	});

	it('have no fault of grammar', () => {
		expect(figures.grammar).toEqual([]);
	});

	it('say no sentence twice and bring no two words of one stem too near', () => {
		expect(figures.repeated).toEqual([]);
		expect(figures.clashes).toBe(0);
	});

	it('name the hero in every chapter and print kind and traits', () => {
		expect(figures.missing).toEqual([]);
	});

	it('speak of the hero with the right pronouns', () => {
		expect(figures.pronouns).toEqual([]);
	});

	it('offer three choices that are none alike, one of them out of the hero’s own nature', () => {
		expect(figures.goodChoices, figures.poorChoices.join('\n')).toBeGreaterThanOrEqual(0.99);
	});

	it('answer the choice that was taken at once, and differently for each', () => {
		expect(figures.unacknowledged).toEqual([]);
		expect(figures.changed, figuresTable(figures)).toBeGreaterThanOrEqual(0.99);
	});

	it('have little in common with others of their genre', () => {
		expect(figures.shared).toBeLessThan(0.08);
		expect(figures.sharedNameless).toBeLessThan(0.08);
	});
}
