import type { Brush } from '../kit/brush.ts';

/** A hat on a head of 172 by 182 units whose brim lies near y = -80. `behind` is painted under the head. */
export type HatDrawing = { over?: string; behind?: string; rise: number; wide?: number; hidesHair?: boolean };
export type DrawHat = (s: Brush, colour: string, trim: string) => HatDrawing;

export const gold = '#f2c14e';
