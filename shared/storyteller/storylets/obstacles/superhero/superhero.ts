import type { Obstacle } from '../../format.ts';
import { conqueredStreet } from './conquered-street.ts';
import { heldBridge } from './held-bridge.ts';
import { tooStrong } from './too-strong.ts';

export const superheroObstacles: readonly Obstacle[] = [conqueredStreet, heldBridge, tooStrong];
