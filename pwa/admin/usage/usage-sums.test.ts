import { describe, expect, it } from 'vitest';
import { byDay, byMaker, daysUpTo, type Line, sumLines } from './usage-sums.ts';

const nothing = { calls: 0, inputTokens: 0, outputTokens: 0, pictures: 0, seconds: 0 };
const lines: Line[] = [
	{
		...nothing,
		...{
			day: '2026-11-21',
			role: 'narrator',
			maker: 'openai',
			model: 'voice',
			calls: 2,
			inputTokens: 900,
			seconds: 61.5,
		},
	},
	{
		...nothing,
		...{ day: '2026-11-21', role: 'storyteller', maker: 'openai', model: 'gpt-4o' },
		...{ calls: 3, inputTokens: 1000, outputTokens: 400 },
	},
	{
		...nothing,
		...{ day: '2026-11-19', role: 'storyteller', maker: 'openai', model: 'gpt-4o' },
		...{ calls: 1, inputTokens: 10, outputTokens: 4 },
	},
	{
		...nothing,
		...{ day: '2026-11-19', role: 'storyteller', maker: 'deepseek', model: 'flash', calls: 9, inputTokens: 7 },
	},
];

describe('the usage', () => {
	it('is summed, without the characters that a narrator counts', () => {
		expect(sumLines(lines)).toEqual({ calls: 15, inputTokens: 1017, outputTokens: 404, pictures: 0, seconds: 61.5 });
		expect(sumLines([])).toEqual(nothing);
	});

	it('is grouped by maker, in the order in which a chapter is made', () => {
		expect(byMaker(lines).map(({ model, calls }) => [model, calls])).toEqual([
			['flash', 9],
			['gpt-4o', 4],
			['voice', 2],
		]);
	});

	it('is grouped by day, newest first', () => {
		expect(byDay(lines).map(({ day, calls }) => [day, calls])).toEqual([
			['2026-11-21', 5],
			['2026-11-19', 10],
		]);
	});
});

it('days are counted back across the end of a month', () => {
	expect(daysUpTo('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});
