import type { Obstacle } from '../../format.ts';
import { ninetyNine } from './ninety-nine.ts';
import { rustedWave } from './rusted-wave.ts';

export const robotObstacles: readonly Obstacle[] = [ninetyNine, rustedWave];
