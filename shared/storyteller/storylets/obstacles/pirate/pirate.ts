import type { Obstacle } from '../../format.ts';
import { bellBuoy } from './bell-buoy.ts';
import { bridgeGoose } from './bridge-goose.ts';
import { chainKeeper } from './chain-keeper.ts';
import { echoParrot } from './echo-parrot.ts';
import { ferryCircles } from './ferry-circles.ts';
import { fortyHoles } from './forty-holes.ts';
import { giantLaundry } from './giant-laundry.ts';
import { lastVerse } from './last-verse.ts';
import { nineForms } from './nine-forms.ts';
import { plankCrew } from './plank-crew.ts';

export const pirateObstacles: readonly Obstacle[] = [
	bellBuoy,
	bridgeGoose,
	chainKeeper,
	echoParrot,
	ferryCircles,
	fortyHoles,
	giantLaundry,
	lastVerse,
	nineForms,
	plankCrew,
];
