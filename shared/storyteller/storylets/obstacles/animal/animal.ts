import type { Obstacle } from '../../format.ts';
import { walkingSouth } from './walking-south.ts';

export const animalObstacles: readonly Obstacle[] = [walkingSouth];
