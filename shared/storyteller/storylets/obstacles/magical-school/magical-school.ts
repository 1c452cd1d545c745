import type { Obstacle } from '../../format.ts';
import { homeworkCloud } from './homework-cloud.ts';
import { lockedOutPorter } from './locked-out-porter.ts';
import { nobodyInTheDoor } from './nobody-in-the-door.ts';
import { sweepingBroom } from './sweeping-broom.ts';
import { ticklishStairs } from './ticklish-stairs.ts';

export const magicalSchoolObstacles: readonly Obstacle[] = [
	homeworkCloud,
	lockedOutPorter,
	nobodyInTheDoor,
	sweepingBroom,
	ticklishStairs,
];
