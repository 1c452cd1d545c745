import type { Obstacle } from '../../format.ts';
import { chainJumpers } from './chain-jumpers.ts';
import { coldSpot } from './cold-spot.ts';
import { hideAndSeek } from './hide-and-seek.ts';
import { thirteenCreaks } from './thirteen-creaks.ts';
import { washdayGhost } from './washday-ghost.ts';

export const ghostObstacles: readonly Obstacle[] = [chainJumpers, coldSpot, hideAndSeek, thirteenCreaks, washdayGhost];
