import type { Obstacle } from '../../format.ts';
import { mustNotLaugh } from './must-not-laugh.ts';
import { noBacks } from './no-backs.ts';

export const royalObstacles: readonly Obstacle[] = [mustNotLaugh, noBacks];
