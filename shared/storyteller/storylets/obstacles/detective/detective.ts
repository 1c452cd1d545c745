import type { Obstacle } from '../../format.ts';
import { hotelDoor } from './hotel-door.ts';
import { lostProperty } from './lost-property.ts';
import { nightLift } from './night-lift.ts';
import { paperFleet } from './paper-fleet.ts';
import { quietLibrary } from './quiet-library.ts';
import { roundDoor } from './round-door.ts';
import { shyCats } from './shy-cats.ts';
import { stoppedNoon } from './stopped-noon.ts';
import { swallowedWhistle } from './swallowed-whistle.ts';
import { thePhotograph } from './the-photograph.ts';

export const detectiveObstacles: readonly Obstacle[] = [
	hotelDoor,
	lostProperty,
	nightLift,
	paperFleet,
	quietLibrary,
	roundDoor,
	shyCats,
	stoppedNoon,
	swallowedWhistle,
	thePhotograph,
];
