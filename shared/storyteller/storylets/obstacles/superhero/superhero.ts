import type { Obstacle } from '../../format.ts';

export const superheroObstacles: readonly Obstacle[] = [];
