import type { Obstacle } from '../../format.ts';
import { bottlePost } from './bottle-post.ts';
import { lightForBest } from './light-for-best.ts';
import { longHair } from './long-hair.ts';
import { outgrownShell } from './outgrown-shell.ts';
import { plugOfTheSea } from './plug-of-the-sea.ts';
import { shyInk } from './shy-ink.ts';

export const underwaterObstacles: readonly Obstacle[] = [
	bottlePost,
	lightForBest,
	longHair,
	outgrownShell,
	plugOfTheSea,
	shyInk,
];
