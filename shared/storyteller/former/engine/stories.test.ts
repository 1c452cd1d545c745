import { beforeAll, describe, expect, it } from 'vitest';
import { figuresTable, measureStories, type QualityFigures } from '../check/measure.ts';

describe.each([50])('%i stories of the pocket storyteller', describeStories);
describe.each([200])('%i stories of the pocket storyteller', { tags: 'deep' }, describeStories);

function describeStories(count: number): void {
	let figures: QualityFigures;
	beforeAll(() => {
		figures = measureStories(count);
	}, 120_000);

	it('are within the reading band of their age group', () => {
		expect(figures.inBand, figures.outOfBand.join('\n')).toBeGreaterThanOrEqual(0.97);
	});

	it('have no grammar issues', () => {
		expect(figures.grammar).toEqual([]);
	});

	it('repeat no sentence and have no clashes', () => {
		expect(figures.repeated).toEqual([]);
		expect(figures.clashes).toBe(0);
	});

	it('name the hero in every chapter, and the type and traits', () => {
		expect(figures.missing).toEqual([]);
	});

	it('use the hero’s pronouns', () => {
		expect(figures.pronouns).toEqual([]);
	});

	it('offer three distinct choices, one of them by a trait of the hero', () => {
		expect(figures.goodChoices, figures.poorChoices.join('\n')).toBeGreaterThanOrEqual(0.99);
	});

	it('take up the taken choice in the first paragraph, and differ between branches', () => {
		expect(figures.unacknowledged).toEqual([]);
		expect(figures.changed, figuresTable(figures)).toBeGreaterThanOrEqual(0.99);
	});

	it('share few sentences with others of their genre', () => {
		expect(figures.shared).toBeLessThan(0.08);
		expect(figures.sharedNameless).toBeLessThan(0.08);
	});
}
