import type { Obstacle } from '../../format.ts';
import { comeSoon } from './come-soon.ts';
import { fallingTree } from './falling-tree.ts';
import { firstTortoise } from './first-tortoise.ts';
import { fiveWays } from './five-ways.ts';
import { longBridge } from './long-bridge.ts';
import { ninthNight } from './ninth-night.ts';
import { notMyBranch } from './not-my-branch.ts';
import { unaddressed } from './unaddressed.ts';
import { underALeaf } from './under-a-leaf.ts';
import { whenItIsNice } from './when-it-is-nice.ts';

export const forestObstacles: readonly Obstacle[] = [
	comeSoon,
	fallingTree,
	firstTortoise,
	fiveWays,
	longBridge,
	ninthNight,
	notMyBranch,
	unaddressed,
	underALeaf,
	whenItIsNice,
];
