import type { Obstacle } from '../../format.ts';
import { anyoneWanted } from './anyone-wanted.ts';
import { tumbleweedFlock } from './tumbleweed-flock.ts';
import { twoPies } from './two-pies.ts';

export const westernObstacles: readonly Obstacle[] = [anyoneWanted, tumbleweedFlock, twoPies];
