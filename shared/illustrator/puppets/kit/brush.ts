import { mix, under } from '../../light/colour.ts';
import type { Light } from '../../light/light.ts';
import { boundingBoxOf } from './bounding-box.ts';
import { type KeyedRandom, keyedRandom } from './keyed-random.ts';
import { round } from './paths.ts';
import { darker, lighter } from './shades.ts';

/** How a solid shape is lit: widths in units of its dark and its bright edge, and strokes drawn inside it. `holes` cuts inner outlines out; `glass` is how much of the colour is there, 1 being solid. */
export type Finish = { dark?: number; bright?: number; inside?: string; holes?: boolean; glass?: number };

/** Draws one puppet: its light, its random values, and the four kinds of shape that all puppets share. */
export type Brush = {
	chance: KeyedRandom;
	/** Shared gradients, to be written once before the drawing. */
	defs(): string;
	/** A local colour under this light. */
	tone(colour: string): string;
	/** A rounded shape in three tones, with drawing clipped inside it. For heads and bodies. */
	solid(d: string, colour: string, finish?: Finish): string;
	/** A rounded shape in three tones without clipping: cheaper. For limbs and small things. */
	soft(d: string, colour: string, bright?: number): string;
	/** One even colour. */
	flat(d: string, colour: string, opacity?: number): string;
	/** A round-ended line. */
	line(d: string, colour: string, width: number, opacity?: number): string;
	/** A new name for something in defs, unique by the prefix. */
	name(): string;
};

/**
 * Drawing inside a shape is a pattern, and opacity is set on single colours instead of groups: the renderer (resvg 0.4x)
 * crashes the process when a clipped or translucent group lies outside the picture.
 */
export function createBrush(seed: string, light: Light, flipped: boolean, prefix: string): Brush {
	const lit = (light.from === 'left') !== flipped ? 'left' : 'right';
	let count = 0;
	const name = () => `${prefix}p${(count++).toString(36)}`;
	const names = { dark: `${prefix}dark`, bright: `${prefix}bright`, glow: `${prefix}glow`, far: `${prefix}far` };
	const tone = (colour: string) => inLight(colour, light);
	const flat = (d: string, colour: string, opacity = 1) =>
		`<path d="${d}" fill="${tone(colour)}"${alpha('fill-opacity', opacity)}/>`;
	const line = (d: string, colour: string, width: number, opacity = 1) =>
		`<path d="${d}" fill="none" stroke="${tone(colour)}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${alpha('stroke-opacity', opacity)}/>`;
	const edge = (ref: string, paint: string, width: number) =>
		width
			? `<use href="#${ref}" fill="none" stroke="url(#${paint})" stroke-width="${round(width * 2)}" stroke-linejoin="round"/>`
			: '';
	return {
		chance: keyedRandom(seed),
		name,
		tone,
		flat,
		line,
		defs: () => gradients(names, light, lit),
		soft: (d, colour, bright = 4) => {
			const edged = bright ? ` stroke="url(#${names.bright})" stroke-width="${bright}"` : '';
			return `${flat(d, colour)}<path d="${d}" fill="url(#${names.far})"${edged}/>`;
		},
		solid: (d, colour, { dark = 46, bright = 9, inside = '', holes = false, glass = 1 } = {}) => {
			const [ref, paint] = [name(), name()];
			const { x, y, width, height } = boundingBoxOf(d);
			return (
				`<defs><path id="${ref}" d="${d}"${holes ? ' fill-rule="evenodd"' : ''}/>` +
				`<pattern id="${paint}" patternUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${inside}` +
				`<use href="#${ref}" fill="url(#${names.glow})"/>${edge(ref, names.dark, dark)}${edge(ref, names.bright, bright)}</pattern></defs>` +
				`<use href="#${ref}" fill="${tone(colour)}"${alpha('fill-opacity', glass)}/><use href="#${ref}" fill="url(#${paint})"/>`
			);
		},
	};
}

const alpha = (attribute: string, value: number) => (value < 1 ? ` ${attribute}="${Number(value.toFixed(2))}"` : '');

/** Half of the key light goes through the local colour like a glass; then a breath of the air lies over it. */
function inLight(colour: string, light: Light): string {
	const keyed = mix(colour, under(colour, light.key), 0.55);
	return mix(keyed, light.ambient, 0.03 + 0.1 * (1 - light.strength));
}

function gradients(
	names: Record<'dark' | 'bright' | 'glow' | 'far', string>,
	light: Light,
	lit: 'left' | 'right',
): string {
	const [near, away] = lit === 'left' ? [0, 1] : [1, 0];
	const stop = (at: number, colour: string, opacity: number) =>
		`<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity.toFixed(2)}"/>`;
	const across = (id: string, stops: string, slope = 0.35) =>
		`<linearGradient id="${id}" x1="${near}" y1="0" x2="${away}" y2="${slope}">${stops}</linearGradient>`;
	const shade = darker(light.shade, 0.15);
	const hard = 0.55 + 0.45 * light.strength;
	return (
		across(names.dark, stop(0.5, shade, 0) + stop(0.7, shade, 0.3 * hard) + stop(1, shade, 0.42 * hard), 0.9) +
		across(names.far, stop(0.35, shade, 0) + stop(1, shade, 0.36 * hard)) +
		across(names.bright, stop(0.05, light.rim, 0.85 * hard) + stop(0.5, light.rim, 0), 0.5) +
		`<radialGradient id="${names.glow}" cx="${lit === 'left' ? 0.3 : 0.7}" cy="0.2" r="0.75">` +
		`${stop(0, lighter(light.key, 0.4), 0.3 * hard)}${stop(1, light.key, 0)}</radialGradient>`
	);
}
