import type { Studio } from '../kit/studio.ts';
import type { Fit } from './garments.ts';

/** Something sewn on, worn over or hung behind a garment. */
export type DetailDrawing = { inside?: string; over?: string; back?: string };
export type DrawDetail = (s: Studio, fit: Fit, colour: string, trim: string) => DetailDrawing;

export const gold = '#f2c14e';
export const leather = '#7a4b30';
