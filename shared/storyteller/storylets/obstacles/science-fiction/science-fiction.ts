import type { Obstacle } from '../../format.ts';
import { areYouSure } from './are-you-sure.ts';
import { longHug } from './long-hug.ts';
import { proveIt } from './prove-it.ts';

export const scienceFictionObstacles: readonly Obstacle[] = [longHug, proveIt, areYouSure];
