import { expect, test } from 'vitest';
import { moods } from '../../../shared/words/moods.ts';
import { readingInstructions } from './mood-voices.ts';

test('every mood has its own instructions', () => {
	const all = moods.map(readingInstructions);
	expect(new Set(all).size).toBe(moods.length);
	expect(readingInstructions('peaceful')).toContain('slowly and softly');
	expect(readingInstructions('adventurous')).toContain('lively');
});
