import type { Obstacle } from '../../format.ts';
import { blushCloakroom } from './blush-cloakroom.ts';
import { gateGoat } from './gate-goat.ts';
import { homeworkCloud } from './homework-cloud.ts';
import { lockedOutPorter } from './locked-out-porter.ts';
import { longLesson } from './long-lesson.ts';
import { nobodyInTheDoor } from './nobody-in-the-door.ts';
import { oneSpell } from './one-spell.ts';
import { paintedKnight } from './painted-knight.ts';
import { sweepingBroom } from './sweeping-broom.ts';
import { ticklishStairs } from './ticklish-stairs.ts';

export const magicalSchoolObstacles: readonly Obstacle[] = [
	blushCloakroom,
	gateGoat,
	homeworkCloud,
	lockedOutPorter,
	longLesson,
	nobodyInTheDoor,
	oneSpell,
	paintedKnight,
	sweepingBroom,
	ticklishStairs,
];
