import type { Obstacle } from '../../format.ts';
import { bubbleDragon } from './bubble-dragon.ts';
import { dragonInTheGlass } from './dragon-in-the-glass.ts';
import { leftSocks } from './left-socks.ts';
import { noRescueToday } from './no-rescue-today.ts';
import { oneMoreSip } from './one-more-sip.ts';

export const dragonObstacles: readonly Obstacle[] = [
	bubbleDragon,
	dragonInTheGlass,
	leftSocks,
	noRescueToday,
	oneMoreSip,
];
