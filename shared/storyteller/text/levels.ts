import type { AgeGroup } from '../../rules/ages.ts';

/** Reading levels: 1 for 3-5, 2 for 6-8, 3 for 9-11, 4 for 12+. */
export const levels = [1, 2, 3, 4] as const;
export type Level = (typeof levels)[number];

/** The reading level of an age group. */
export const levelOf: Record<AgeGroup, Level> = { '3-5': 1, '6-8': 2, '9-11': 3, '12+': 4 };
