import type { Obstacle } from '../../format.ts';
import { mustNotLaugh } from './must-not-laugh.ts';

export const royalObstacles: readonly Obstacle[] = [mustNotLaugh];
