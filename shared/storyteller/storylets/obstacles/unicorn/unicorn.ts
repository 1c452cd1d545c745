import type { Obstacle } from '../../format.ts';
import { shortRainbow } from './short-rainbow.ts';

export const unicornObstacles: readonly Obstacle[] = [shortRainbow];
