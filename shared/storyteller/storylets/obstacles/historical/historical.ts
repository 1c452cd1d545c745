import type { Obstacle } from '../../format.ts';
import { lostCry } from './lost-cry.ts';
import { wovenLate } from './woven-late.ts';

export const historicalObstacles: readonly Obstacle[] = [lostCry, wovenLate];
