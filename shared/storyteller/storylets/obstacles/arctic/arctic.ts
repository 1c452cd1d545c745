import type { Obstacle } from '../../format.ts';
import { firstAtThePole } from './first-at-the-pole.ts';
import { frozenWords } from './frozen-words.ts';
import { lockedAntlers } from './locked-antlers.ts';
import { ninthDog } from './ninth-dog.ts';
import { oneMoreRoll } from './one-more-roll.ts';

export const arcticObstacles: readonly Obstacle[] = [firstAtThePole, frozenWords, ninthDog, oneMoreRoll, lockedAntlers];
