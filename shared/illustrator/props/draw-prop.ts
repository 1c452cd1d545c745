import type { Prop } from '../../words/scenes.ts';
import type { Light } from '../light/light.ts';
import { penFor } from '../light/pen.ts';
import { bigThings } from './big-things.ts';
import type { PropDrawing } from './drawing.ts';
import { foodAndNature } from './food-and-nature.ts';
import { handThings } from './hand-things.ts';
import { royalThings } from './royal-things.ts';
import { toolsAndToys } from './tools-and-toys.ts';

const propDrawings: Record<Prop, PropDrawing> = {
	...bigThings,
	...foodAndNature,
	...handThings,
	...royalThings,
	...toolsAndToys,
};

/**
 * One thing as an SVG fragment whose bottom centre is at (0,0), drawn upwards. Sizes are in puppet units, in which an
 * adult is about 1000 tall; small things are drawn larger than life, so that a child can see them.
 */
export function drawProp(prop: Prop, light: Light, idPrefix: string): { svg: string; width: number; height: number } {
	const pen = penFor(light, idPrefix);
	const { width, height, draw } = propDrawings[prop];
	const body = draw(pen);
	return { svg: `<g>${pen.defs()}${body}</g>`, width, height };
}
