import { describe, expect, it } from 'vitest';
import { ageGroups } from '../../../../shared/rules/ages.ts';
import { outsideBand, readingOf } from '../../../../shared/storyteller/check/reading.ts';
import { levelExamples } from './level-examples.ts';

describe('the example of a level', () => {
	it.each(ageGroups)('reads as the readers of %s can', (group) => {
		const text = levelExamples[group].replaceAll('\n\n', ' ');
		expect({
			...readingOf(text),
			off: outsideBand(readingOf(text), group).filter((name) => name !== 'words'),
		}).toMatchObject({ off: [] });
	});
});
