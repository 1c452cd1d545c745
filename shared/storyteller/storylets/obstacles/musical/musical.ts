import type { Obstacle } from '../../format.ts';

export const musicalObstacles: readonly Obstacle[] = [];
