import type { Obstacle } from '../../format.ts';
import { lostFlea } from './lost-flea.ts';
import { neverLookedDown } from './never-looked-down.ts';
import { openGate } from './open-gate.ts';

export const circusObstacles: readonly Obstacle[] = [lostFlea, neverLookedDown, openGate];
