import type { Obstacle } from '../../format.ts';
import { chainJumpers } from './chain-jumpers.ts';
import { coldSpot } from './cold-spot.ts';
import { doubleBooked } from './double-booked.ts';
import { hideAndSeek } from './hide-and-seek.ts';
import { houseThatWas } from './house-that-was.ts';
import { leftShadow } from './left-shadow.ts';
import { otherSeance } from './other-seance.ts';
import { overdue } from './overdue.ts';
import { thirteenCreaks } from './thirteen-creaks.ts';
import { washdayGhost } from './washday-ghost.ts';

export const ghostObstacles: readonly Obstacle[] = [
	chainJumpers,
	coldSpot,
	doubleBooked,
	hideAndSeek,
	houseThatWas,
	leftShadow,
	otherSeance,
	overdue,
	thirteenCreaks,
	washdayGhost,
];
