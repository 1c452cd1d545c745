import type { Storylets } from './format.ts';
import { genres } from './genres.ts';
import { plots } from './plots/plots.ts';

/** The content that the product's stories are told from. */
export const storylets: Storylets = { plots, genres };
