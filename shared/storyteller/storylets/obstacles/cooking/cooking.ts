import type { Obstacle } from '../../format.ts';
import { doubledDough } from './doubled-dough.ts';
import { lastDumpling } from './last-dumpling.ts';
import { onionBridge } from './onion-bridge.ts';

export const cookingObstacles: readonly Obstacle[] = [doubledDough, lastDumpling, onionBridge];
