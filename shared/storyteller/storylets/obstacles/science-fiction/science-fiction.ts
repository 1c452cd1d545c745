import type { Obstacle } from '../../format.ts';

export const scienceFictionObstacles: readonly Obstacle[] = [];
