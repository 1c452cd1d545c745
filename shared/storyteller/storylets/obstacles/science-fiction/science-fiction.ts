import type { Obstacle } from '../../format.ts';
import { areYouSure } from './are-you-sure.ts';
import { longHug } from './long-hug.ts';

export const scienceFictionObstacles: readonly Obstacle[] = [longHug, areYouSure];
