import type { Obstacle } from '../../format.ts';
import { noCork } from './no-cork.ts';

export const fantasyObstacles: readonly Obstacle[] = [noCork];
