import type { Obstacle } from '../../format.ts';
import { ninetyNine } from './ninety-nine.ts';
import { oneBattery } from './one-battery.ts';
import { rustedWave } from './rusted-wave.ts';

export const robotObstacles: readonly Obstacle[] = [ninetyNine, oneBattery, rustedWave];
