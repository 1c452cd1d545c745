import type { Obstacle } from '../../format.ts';
import { longFarewell } from './long-farewell.ts';
import { oneTing } from './one-ting.ts';
import { raisedBaton } from './raised-baton.ts';

export const musicalObstacles: readonly Obstacle[] = [longFarewell, oneTing, raisedBaton];
