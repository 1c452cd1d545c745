import type { Obstacle } from '../../format.ts';
import { backingInn } from './backing-inn.ts';
import { lastStraw } from './last-straw.ts';
import { roundJar } from './round-jar.ts';
import { twoEnds } from './two-ends.ts';

export const desertObstacles: readonly Obstacle[] = [backingInn, roundJar, twoEnds, lastStraw];
