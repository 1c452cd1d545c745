import type { Obstacle } from '../../format.ts';
import { lakeOnTheMap } from './lake-on-the-map.ts';
import { politeTrap } from './polite-trap.ts';

export const adventureObstacles: readonly Obstacle[] = [lakeOnTheMap, politeTrap];
