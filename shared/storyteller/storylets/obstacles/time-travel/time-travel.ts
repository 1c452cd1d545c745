import type { Obstacle } from '../../format.ts';
import { againLane } from './again-lane.ts';
import { whateverYouDo } from './whatever-you-do.ts';

export const timeTravelObstacles: readonly Obstacle[] = [againLane, whateverYouDo];
