import type { Obstacle } from '../../format.ts';
import { longNoodle } from './long-noodle.ts';
import { shyKettle } from './shy-kettle.ts';
import { stillThere } from './still-there.ts';
import { whoSpeaksFirst } from './who-speaks-first.ts';

export const ninjaObstacles: readonly Obstacle[] = [shyKettle, stillThere, whoSpeaksFirst, longNoodle];
