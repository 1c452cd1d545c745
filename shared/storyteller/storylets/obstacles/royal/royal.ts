import type { Obstacle } from '../../format.ts';
import { noBacks } from './no-backs.ts';

export const royalObstacles: readonly Obstacle[] = [noBacks];
