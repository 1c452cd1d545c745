import type { Obstacle } from '../../format.ts';
import { afterYou } from './after-you.ts';
import { footprints } from './footprints.ts';
import { lateStar } from './late-star.ts';
import { looseSoup } from './loose-soup.ts';
import { mindTheGap } from './mind-the-gap.ts';
import { noWeight } from './no-weight.ts';
import { slammedDoor } from './slammed-door.ts';
import { standBy } from './stand-by.ts';
import { unknownRock } from './unknown-rock.ts';
import { yesterdayLine } from './yesterday-line.ts';

export const spaceObstacles: readonly Obstacle[] = [
	afterYou,
	footprints,
	lateStar,
	looseSoup,
	mindTheGap,
	noWeight,
	slammedDoor,
	standBy,
	unknownRock,
	yesterdayLine,
];
