import type { Obstacle } from '../../format.ts';
import { afterYou } from './after-you.ts';
import { footprints } from './footprints.ts';
import { looseSoup } from './loose-soup.ts';
import { mindTheGap } from './mind-the-gap.ts';
import { noWeight } from './no-weight.ts';

export const spaceObstacles: readonly Obstacle[] = [afterYou, footprints, looseSoup, mindTheGap, noWeight];
