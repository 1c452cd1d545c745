import { describe, expect, it } from 'vitest';
import { partAt, partContaining, sentenceBack, sentenceForward } from './spoken-parts.ts';

const parts = [
	{ from: 2, to: 10, at: 0.1 },
	{ from: 12, to: 20, at: 4 },
	{ from: 22, to: 30, at: 9 },
];

describe('the part that is heard', () => {
	it.each([
		[0, -1],
		[0.1, 0],
		[3.99, 0],
		[4, 1],
		[100, 2],
	])('at %f seconds is number %i', (seconds, index) => {
		expect(partAt(parts, seconds)).toBe(index);
	});

	it('contains an offset of the text, or is the last one before it', () => {
		expect([0, 2, 11, 12, 50].map((offset) => partContaining(parts, offset))).toEqual([-1, 0, 0, 1, 2]);
	});
});

describe('a step by sentences', () => {
	it.each([
		[7, 4],
		[5, 0.1],
		[0.5, 0],
		[30, 9],
	])('back from %f seconds begins at %f', (seconds, at) => {
		expect(sentenceBack(parts, seconds)).toBe(at);
	});

	it.each([
		[0, 0.1],
		[5, 9],
		[9, 15],
	])('forward from %f seconds begins at %f', (seconds, at) => {
		expect(sentenceForward(parts, seconds, 15)).toBe(at);
	});

	it('goes nowhere from the last sentence that is known of a recording in the making', () => {
		expect([sentenceForward(parts, 5, null), sentenceForward(parts, 9, null), sentenceForward([], 3, null)]).toEqual([
			9,
			null,
			null,
		]);
	});

	it('is ten seconds where no sentences are known', () => {
		expect([sentenceBack([], 12), sentenceBack([], 3), sentenceForward([], 3, 15), sentenceForward([], 9, 15)]).toEqual(
			[2, 0, 13, 15],
		);
	});
});
