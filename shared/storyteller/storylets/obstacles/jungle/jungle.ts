import type { Obstacle } from '../../format.ts';
import { fistInTheLog } from './fist-in-the-log.ts';
import { knottedPath } from './knotted-path.ts';
import { openMouth } from './open-mouth.ts';
import { sunkenStone } from './sunken-stone.ts';
import { wetTiger } from './wet-tiger.ts';

export const jungleObstacles: readonly Obstacle[] = [fistInTheLog, knottedPath, sunkenStone, wetTiger, openMouth];
