import type { Obstacle } from '../../format.ts';
import { comeSoon } from './come-soon.ts';
import { firstTortoise } from './first-tortoise.ts';
import { longBridge } from './long-bridge.ts';
import { underALeaf } from './under-a-leaf.ts';
import { whenItIsNice } from './when-it-is-nice.ts';

export const forestObstacles: readonly Obstacle[] = [comeSoon, firstTortoise, longBridge, underALeaf, whenItIsNice];
