import { foe } from './arcs/foe/foe.ts';
import { home } from './arcs/home/home.ts';
import { lost } from './arcs/lost/lost.ts';
import { race } from './arcs/race/race.ts';
import { rescue } from './arcs/rescue/rescue.ts';
import { surprise } from './arcs/surprise/surprise.ts';
import type { Arc } from './passage.ts';

/** The plots that a story may follow. */
export const arcs: readonly Arc[] = [lost, rescue, race, foe, surprise, home];
