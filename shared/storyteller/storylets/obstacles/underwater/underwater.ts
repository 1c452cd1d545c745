import type { Obstacle } from '../../format.ts';
import { biggestBubble } from './biggest-bubble.ts';
import { captainGoesLast } from './captain-goes-last.ts';
import { caughtShip } from './caught-ship.ts';
import { lightForBest } from './light-for-best.ts';
import { longHair } from './long-hair.ts';
import { longLine } from './long-line.ts';
import { nineOfTen } from './nine-of-ten.ts';
import { outgrownShell } from './outgrown-shell.ts';
import { plugOfTheSea } from './plug-of-the-sea.ts';
import { shyInk } from './shy-ink.ts';
import { sidewaysCoach } from './sideways-coach.ts';
import { untilItStops } from './until-it-stops.ts';
import { watchedHeap } from './watched-heap.ts';

export const underwaterObstacles: readonly Obstacle[] = [
	lightForBest,
	longHair,
	outgrownShell,
	plugOfTheSea,
	shyInk,
	caughtShip,
	longLine,
	sidewaysCoach,
	untilItStops,
	captainGoesLast,
	nineOfTen,
	watchedHeap,
	biggestBubble,
];
