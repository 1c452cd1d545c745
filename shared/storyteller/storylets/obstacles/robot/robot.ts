import type { Obstacle } from '../../format.ts';

export const robotObstacles: readonly Obstacle[] = [];
