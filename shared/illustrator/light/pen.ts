import { fill, n, n2, oval, stroke } from '../svg.ts';
import { mix, under } from './colour.ts';
import type { Light } from './light.ts';

/** Draws solid little things under one light: every `solid` is bright on the lamp's side and dim on the other. */
export type Pen = {
	/** A colour as it looks in this light. */
	tone(colour: string): string;
	solid(d: string, colour: string): string;
	flat(d: string, colour: string, opacity?: number): string;
	line(d: string, colour: string, width: number, opacity?: number): string;
	/** A soft round of light. */
	glow(x: number, y: number, radius: number, colour: string, opacity?: number): string;
	/** The gradients used so far, to be put before the drawing. */
	defs(): string;
};

/** A pen whose gradient ids all start with `idPrefix`. */
export function penFor(light: Light, idPrefix: string): Pen {
	const defs = [sideLight(light, `${idPrefix}-side`)];
	const tone = (colour: string) => mix(under(colour, mix('#ffffff', light.ambient, 0.5)), light.ambient, 0.08);
	return {
		tone,
		solid: (d, colour) => fill(d, tone(colour)) + fill(d, `url(#${idPrefix}-side)`),
		flat: (d, colour, opacity) => fill(d, tone(colour), opacity),
		line: (d, colour, width, opacity) => stroke(d, tone(colour), width, opacity),
		glow: (x, y, radius, colour, opacity = 0.8) => {
			const id = `${idPrefix}-glow${defs.length}`;
			defs.push(glowGradient(id, colour, opacity));
			return fill(oval(x, y, radius), `url(#${id})`);
		},
		defs: () => defs.join(''),
	};
}

/** A gradient over any shape's own box: the key light on one side, shade on the other. */
export function sideLight(light: Light, id: string, weight = 1): string {
	const [x1, x2] = light.from === 'left' ? [0, 1] : [1, 0];
	const stop = (offset: number, colour: string, opacity: number) =>
		`<stop offset="${n2(offset)}" stop-color="${colour}" stop-opacity="${n2(opacity * weight)}"/>`;
	const strength = 0.35 + light.strength * 0.65;
	return `<linearGradient id="${id}" x1="${x1}" y1="0" x2="${x2}" y2="0.55">${stop(0, light.key, 0.42 * strength)}${stop(0.42, light.key, 0)}${stop(0.5, light.shade, 0)}${stop(1, light.shade, 0.5 * strength)}</linearGradient>`;
}

export function glowGradient(id: string, colour: string, opacity: number): string {
	const stops = [
		[0, 1],
		[0.3, 0.55],
		[0.62, 0.18],
		[1, 0],
	].map(([o, a]) => `<stop offset="${o}" stop-color="${colour}" stop-opacity="${n2(a! * opacity)}"/>`);
	return `<radialGradient id="${id}" r="${n(0.5)}">${stops.join('')}</radialGradient>`;
}
