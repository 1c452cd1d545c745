import type { Pen } from '../light/pen.ts';

/** How one prop is drawn: its box in puppet units, and the strokes, with the bottom centre at (0,0). */
export type PropDrawing = { width: number; height: number; draw(pen: Pen): string };

/** Joins a drawing's parts, back to front. */
export function drawn(width: number, height: number, parts: (pen: Pen) => readonly string[]): PropDrawing {
	return { width, height, draw: (pen) => parts(pen).join('') };
}
