import type { Obstacle } from '../../format.ts';
import { bigFootprint } from './big-footprint.ts';
import { extinct } from './extinct.ts';
import { fallingSky } from './falling-sky.ts';
import { firstFlower } from './first-flower.ts';
import { firstLock } from './first-lock.ts';
import { hiccupHill } from './hiccup-hill.ts';
import { itchyNose } from './itchy-nose.ts';
import { longTail } from './long-tail.ts';
import { oneLeg } from './one-leg.ts';
import { ringHerd } from './ring-herd.ts';
import { stationed } from './stationed.ts';

export const dinosaurObstacles: readonly Obstacle[] = [
	bigFootprint,
	extinct,
	fallingSky,
	firstFlower,
	hiccupHill,
	itchyNose,
	longTail,
	oneLeg,
	ringHerd,
	stationed,
	firstLock,
];
