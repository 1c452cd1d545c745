import type { Brush } from '../kit/brush.ts';
import type { Fit } from './garments.ts';

/** Something sewn on, worn over or hung behind a garment. */
export type DetailDrawing = { inside?: string; over?: string; back?: string };
export type DrawDetail = (s: Brush, fit: Fit, colour: string, trim: string) => DetailDrawing;

export const gold = '#f2c14e';
export const leather = '#7a4b30';
