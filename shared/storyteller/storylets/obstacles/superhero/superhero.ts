import type { Obstacle } from '../../format.ts';
import { heldBridge } from './held-bridge.ts';
import { tooStrong } from './too-strong.ts';

export const superheroObstacles: readonly Obstacle[] = [heldBridge, tooStrong];
