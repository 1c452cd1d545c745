import { describe, expect, it } from 'vitest';
import { ageGroups } from '../../../shared/ages.ts';
import { outside, readingOf } from '../../../shared/pocket/check/reading.ts';
import { examples } from './examples.ts';

describe('the example of a level', () => {
	it.each(ageGroups)('reads as the readers of %s can', (group) => {
		const text = examples[group].replaceAll('\n\n', ' ');
		expect({
			...readingOf(text),
			off: outside(readingOf(text), group).filter((name) => name !== 'words'),
		}).toMatchObject({ off: [] });
	});
});
