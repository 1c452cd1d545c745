import type { AgeGroup } from '../../rules/ages.ts';
import type { Level } from '../content/plot.ts';

/** The reading level of an age group. */
export const levelOf: Record<AgeGroup, Level> = { '3-5': 1, '6-8': 2, '9-11': 3, '12+': 4 };
