import type { Obstacle } from '../../format.ts';

export const sportsObstacles: readonly Obstacle[] = [];
