import type { Plot } from '../format.ts';
import { whoTookIt } from './who-took-it/who-took-it.ts';
import { wrongGuest } from './wrong-guest/wrong-guest.ts';

export const plots: readonly Plot[] = [whoTookIt, wrongGuest];
