import type { Obstacle } from '../../format.ts';
import { forgottenName } from './forgotten-name.ts';
import { fourthHouse } from './fourth-house.ts';
import { nibbledHouse } from './nibbled-house.ts';
import { ninetyThreeYears } from './ninety-three-years.ts';
import { nobodyLeaves } from './nobody-leaves.ts';
import { princeAmongFrogs } from './prince-among-frogs.ts';
import { pumpkinCoach } from './pumpkin-coach.ts';
import { sevenAtOneBlow } from './seven-at-one-blow.ts';
import { theNextOne } from './the-next-one.ts';
import { twentyMattresses } from './twenty-mattresses.ts';

export const fairyTaleObstacles: readonly Obstacle[] = [
	forgottenName,
	fourthHouse,
	nibbledHouse,
	ninetyThreeYears,
	nobodyLeaves,
	princeAmongFrogs,
	pumpkinCoach,
	sevenAtOneBlow,
	theNextOne,
	twentyMattresses,
];
