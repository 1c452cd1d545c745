import { expect, it } from 'vitest';
import { formatTime } from './narration-player.tsx';

it.each([
	[0, '0:00'],
	[9.99, '0:09'],
	[60, '1:00'],
	[75.9, '1:15'],
	[3_599, '59:59'],
	[3_661, '61:01'],
	[-1, '0:00'],
	[Number.NaN, '0:00'],
	[Number.POSITIVE_INFINITY, '0:00'],
])('writes %d seconds as %s', (seconds, text) => {
	expect(formatTime(seconds)).toBe(text);
});
