import { describe, expect, it } from 'vitest';
import { nearbyPages, rangeText } from './pagination.tsx';

describe('the pages of a list', () => {
	it('show the range of the rows and the total', () => {
		expect(rangeText(1, 10, 10, 34)).toBe('Showing 1 to 10 of 34 results');
		expect(rangeText(4, 10, 4, 34)).toBe('Showing 31 to 34 of 34 results');
	});

	it('are the first, the last and those near the current one', () => {
		expect(nearbyPages(1, 3)).toEqual([1, 2, 3]);
		expect(nearbyPages(8, 40)).toEqual([1, 6, 7, 8, 9, 10, 40]);
		expect(nearbyPages(40, 40)).toEqual([1, 38, 39, 40]);
	});

	it('contain no page beyond the last one', () => {
		expect(nearbyPages(9, 4)).toEqual([1, 4]);
	});
});
