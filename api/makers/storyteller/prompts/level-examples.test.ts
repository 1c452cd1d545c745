import { describe, expect, it } from 'vitest';
import { ageGroups } from '../../../../shared/rules/ages.ts';
import { outsideBand, readingOf } from '../../../../shared/storyteller/check/reading.ts';
import { levelExamples } from './readers.ts';

describe('the example of a reading level', () => {
	it.each(ageGroups)('is within the reading band of %s', (group) => {
		const text = levelExamples[group].replaceAll('\n\n', ' ');
		expect({
			...readingOf(text),
			off: outsideBand(readingOf(text), group).filter((name) => name !== 'words'),
		}).toMatchObject({ off: [] });
	});
});
