import { describe, expect, it } from 'vitest';
import { packStateOf } from '../local/library/pack-progress.ts';
import { chapterText, sizeText } from './pack-dialog.tsx';

describe('a story that is being packed', () => {
	it('is ready when all its chapters are on this device with all their pictures', () => {
		expect(packStateOf({ chapters: 3 }, { chapters: 2, complete: 2 }).isReady).toBe(false);
		expect(packStateOf({ chapters: 3 }, { chapters: 3, complete: 2 }).isReady).toBe(false);
		expect(packStateOf({ chapters: 3 }, { chapters: 3, complete: 3 }).isReady).toBe(true);
	});

	it('does not count chapters beyond the plan', () => {
		const packing = packStateOf({ chapters: 3 }, { chapters: 7, complete: 5 });
		expect(packing).toEqual({ chapters: 3, complete: 3, total: 3, isReady: true });
	});

	it('is described in chapters and megabytes', () => {
		expect(sizeText({ chapters: 12, megabytes: 1.3 })).toBe('12 chapters, about 1.3 MB');
		expect(chapterText(1)).toBe('1 chapter');
	});
});
