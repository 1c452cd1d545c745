import type { Obstacle } from '../../format.ts';
import { evenTug } from './even-tug.ts';
import { readySteady } from './ready-steady.ts';
import { sentOff } from './sent-off.ts';

export const sportsObstacles: readonly Obstacle[] = [evenTug, readySteady, sentOff];
