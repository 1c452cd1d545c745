import type { Obstacle } from '../../format.ts';
import { proveIt } from './prove-it.ts';

export const scienceFictionObstacles: readonly Obstacle[] = [proveIt];
