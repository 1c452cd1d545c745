import { describe, expect, it } from 'vitest';
import { chapterText, packingOf, sizeText } from './packing.ts';

describe('a story that is being packed', () => {
	it('is ready when all its chapters are here with all their pictures', () => {
		expect(packingOf({ chapters: 3 }, { chapters: 2, whole: 2 }).isReady).toBe(false);
		expect(packingOf({ chapters: 3 }, { chapters: 3, whole: 2 }).isReady).toBe(false);
		expect(packingOf({ chapters: 3 }, { chapters: 3, whole: 3 }).isReady).toBe(true);
	});

	it('does not count what was prepared beyond the plan', () => {
		const packing = packingOf({ chapters: 3 }, { chapters: 7, whole: 5 });
		expect(packing).toEqual({ chapters: 3, whole: 3, of: 3, isReady: true });
	});

	it('is said in chapters and megabytes', () => {
		expect(sizeText({ chapters: 12, megabytes: 1.3 })).toBe('12 chapters, about 1.3 MB');
		expect(chapterText(1)).toBe('1 chapter');
	});
});
