import type { Obstacle } from '../../format.ts';
import { againLane } from './again-lane.ts';
import { heldTheBridge } from './held-the-bridge.ts';
import { whateverYouDo } from './whatever-you-do.ts';

export const timeTravelObstacles: readonly Obstacle[] = [againLane, heldTheBridge, whateverYouDo];
