import type { Obstacle } from '../../format.ts';
import { fourthHouse } from './fourth-house.ts';
import { nibbledHouse } from './nibbled-house.ts';
import { princeAmongFrogs } from './prince-among-frogs.ts';
import { pumpkinCoach } from './pumpkin-coach.ts';
import { twentyMattresses } from './twenty-mattresses.ts';

export const fairyTaleObstacles: readonly Obstacle[] = [
	fourthHouse,
	nibbledHouse,
	princeAmongFrogs,
	pumpkinCoach,
	twentyMattresses,
];
