import type { Obstacle } from '../../format.ts';
import { lastToCross } from './last-to-cross.ts';
import { walkingSouth } from './walking-south.ts';

export const animalObstacles: readonly Obstacle[] = [walkingSouth, lastToCross];
