import type { Obstacle } from '../../format.ts';

export const fairyTaleObstacles: readonly Obstacle[] = [];
