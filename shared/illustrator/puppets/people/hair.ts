import type { Brush } from '../kit/brush.ts';
import type { DrawHair, HairDrawing } from './hair-caps.ts';
import { longStyles } from './long-hair.ts';
import { shortStyles } from './short-hair.ts';

export const hairstyles = [
	'crop',
	'curls',
	'afro',
	'bob',
	'long',
	'braids',
	'pony',
	'bun',
	'spiky',
	'wavy',
	'side',
	'headscarf',
] as const;
export type Hairstyle = (typeof hairstyles)[number];

/** Styles that stay in shape under a hat. */
export const underHat: readonly Hairstyle[] = ['crop', 'bob', 'long', 'braids', 'pony', 'wavy', 'side'];
export const shortHair: readonly Hairstyle[] = ['crop', 'curls', 'afro', 'spiky', 'side'];
export const longHair: readonly Hairstyle[] = ['bob', 'long', 'braids', 'pony', 'bun', 'wavy', 'afro', 'headscarf'];

const styles: Record<Hairstyle, DrawHair> = { ...shortStyles, ...longStyles };

export function drawHair(s: Brush, style: Hairstyle, colour: string, ribbon: string): HairDrawing {
	return { behind: '', over: '', ...styles[style](s, colour, ribbon) };
}
