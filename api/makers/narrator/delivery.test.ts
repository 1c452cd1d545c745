import { expect, test } from 'vitest';
import { moods } from '../../../shared/words/moods.ts';
import { delivery } from './delivery.ts';

test('every mood is read in its own way', () => {
	const all = moods.map(delivery);
	expect(new Set(all).size).toBe(moods.length);
	expect(delivery('peaceful')).toContain('slowly and softly');
	expect(delivery('adventurous')).toContain('lively');
});
