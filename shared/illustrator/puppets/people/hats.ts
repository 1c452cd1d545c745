import type { Brush } from '../kit/brush.ts';
import type { DrawHat, HatDrawing } from './hat.ts';
import { headgear } from './headgear.ts';
import { storybookHats } from './storybook-hats.ts';
import { workingHats } from './working-hats.ts';

const hats = { none: () => ({ rise: 40 }), ...workingHats, ...storybookHats, ...headgear };
export type Hat = keyof typeof hats;

/** A hat in its colour and trim. */
export function drawHat(s: Brush, hat: Hat, colour: string, trim: string): HatDrawing {
	const draw: DrawHat = hats[hat];
	return draw(s, colour, trim);
}
