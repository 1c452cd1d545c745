import type { Obstacle } from '../../format.ts';

export const fantasyObstacles: readonly Obstacle[] = [];
