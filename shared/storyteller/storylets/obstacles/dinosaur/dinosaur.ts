import type { Obstacle } from '../../format.ts';
import { bigFootprint } from './big-footprint.ts';
import { firstFlower } from './first-flower.ts';
import { firstLock } from './first-lock.ts';
import { hiccupHill } from './hiccup-hill.ts';
import { itchyNose } from './itchy-nose.ts';
import { longTail } from './long-tail.ts';

export const dinosaurObstacles: readonly Obstacle[] = [
	bigFootprint,
	firstFlower,
	hiccupHill,
	itchyNose,
	longTail,
	firstLock,
];
