import type { Obstacle } from '../../format.ts';
import { longMile } from './long-mile.ts';
import { lostCry } from './lost-cry.ts';
import { wovenLate } from './woven-late.ts';

export const historicalObstacles: readonly Obstacle[] = [longMile, lostCry, wovenLate];
