import type { Obstacle } from '../../format.ts';
import { evenTug } from './even-tug.ts';
import { readySteady } from './ready-steady.ts';

export const sportsObstacles: readonly Obstacle[] = [evenTug, readySteady];
