import type { Obstacle } from '../../format.ts';

export const animalObstacles: readonly Obstacle[] = [];
