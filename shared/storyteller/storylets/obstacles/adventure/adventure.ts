import type { Obstacle } from '../../format.ts';
import { famousHermit } from './famous-hermit.ts';
import { lakeOnTheMap } from './lake-on-the-map.ts';
import { politeTrap } from './polite-trap.ts';

export const adventureObstacles: readonly Obstacle[] = [famousHermit, lakeOnTheMap, politeTrap];
