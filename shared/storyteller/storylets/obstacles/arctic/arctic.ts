import type { Obstacle } from '../../format.ts';
import { faceToTheWall } from './face-to-the-wall.ts';
import { firstAtThePole } from './first-at-the-pole.ts';
import { frozenWords } from './frozen-words.ts';
import { lockedAntlers } from './locked-antlers.ts';
import { ninthDog } from './ninth-dog.ts';
import { oneMoreRoll } from './one-more-roll.ts';
import { whatDidIMiss } from './what-did-i-miss.ts';

export const arcticObstacles: readonly Obstacle[] = [
	firstAtThePole,
	frozenWords,
	ninthDog,
	oneMoreRoll,
	lockedAntlers,
	faceToTheWall,
	whatDidIMiss,
];
