import type { Plot } from './plot.ts';
import { foe } from './plots/foe/foe.ts';
import { home } from './plots/home/home.ts';
import { lost } from './plots/lost/lost.ts';
import { race } from './plots/race/race.ts';
import { rescue } from './plots/rescue/rescue.ts';
import { surprise } from './plots/surprise/surprise.ts';

/** All plots. */
export const plots: readonly Plot[] = [lost, rescue, race, foe, surprise, home];
