import type { Obstacle } from '../../format.ts';
import { bubbleDragon } from './bubble-dragon.ts';
import { dragonBank } from './dragon-bank.ts';
import { dragonInTheGlass } from './dragon-in-the-glass.ts';
import { howDear } from './how-dear.ts';
import { lastFlame } from './last-flame.ts';
import { leftSocks } from './left-socks.ts';
import { noRescueToday } from './no-rescue-today.ts';
import { oneMoreSip } from './one-more-sip.ts';
import { postalChess } from './postal-chess.ts';
import { slainDragon } from './slain-dragon.ts';

export const dragonObstacles: readonly Obstacle[] = [
	bubbleDragon,
	dragonBank,
	dragonInTheGlass,
	howDear,
	lastFlame,
	leftSocks,
	noRescueToday,
	oneMoreSip,
	postalChess,
	slainDragon,
];
