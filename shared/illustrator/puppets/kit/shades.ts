import { lightness, mix } from '../../light/colour.ts';

export const lighter = (colour: string, part: number): string => mix(colour, '#fff6e6', part);

/** Darker towards a warm plum, never towards grey: that is what keeps shadows from looking dirty. */
export const darker = (colour: string, part: number): string => mix(colour, '#2b1730', part);

/** A colour that shows on this one: darker on light, lighter on dark. */
export const against = (colour: string, part: number): string =>
	lightness(colour) > 0.42 ? darker(colour, part) : lighter(colour, part);
