import { mix } from '../light/colour.ts';
import type { Stage } from '../stage.ts';

/** The near-black of this picture's foreground; `lift` brings it towards the air. */
export const ink = (stage: Stage, lift = 0) => mix(stage.palette.dark, stage.palette.air, 0.06 + lift);

/** Draws for the left edge and the right one: `side` points into the picture. */
export const both = (draw: (side: -1 | 1, edge: number) => string): string => draw(1, 0) + draw(-1, 1536);
