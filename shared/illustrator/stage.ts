import type { Camera, TimeOfDay, Weather } from '../words/scenes.ts';
import { lighten, mix, under } from './light/colour.ts';
import type { Light } from './light/light.ts';
import type { Materials } from './light/materials.ts';
import type { Palette } from './light/palette.ts';
import { glowGradient, sideLight } from './light/pen.ts';
import { boundingBoxOf } from './puppets/kit/bounding-box.ts';
import type { Random } from './random.ts';
import { box, fill, n, n2, oval, stroke } from './svg.ts';

export const width = 1536;
export const height = 1024;
/** Where the ground meets the air in every backdrop's own drawing; the camera moves it afterwards. */
export const horizon = 600;
/** Backdrops paint beyond both edges, so that no camera shows an end. */
export const leftEdge = -420;
export const rightEdge = 1956;
/** … and far below the lower edge. */
export const bottom = 1500;

/** A colour as `#rrggbb`, or the name of a material of this picture. */
export type Material = keyof Materials | `#${string}`;
type Stop = readonly [offset: number, colour: string, opacity?: number];

export type StageOptions = {
	time: TimeOfDay;
	weather: Weather;
	camera: Camera;
	palette: Palette;
	materials: Materials;
	light: Light;
	random: Random;
	/** The hero's position: tall near things stay away from it. */
	heroX: number;
	/** The best position of a landmark in the middle distance, between or beside the figures. */
	landmarkX: number;
};

/** The drawing context of a picture: palette, light, random numbers, gradients. */
export class Stage {
	readonly time: TimeOfDay;
	readonly weather: Weather;
	readonly camera: Camera;
	readonly palette: Palette;
	readonly materials: Materials;
	readonly light: Light;
	readonly random: Random;
	readonly heroX: number;
	readonly landmarkX: number;
	/** Where sun or moon hang on the canvas. */
	readonly lampX: number;
	readonly #defs: string[] = [];
	readonly #known = new Map<string, string>();

	constructor(setting: StageOptions) {
		this.time = setting.time;
		this.weather = setting.weather;
		this.camera = setting.camera;
		this.palette = setting.palette;
		this.materials = setting.materials;
		this.light = setting.light;
		this.random = setting.random;
		this.heroX = setting.heroX;
		this.landmarkX = setting.landmarkX;
		this.lampX = setting.light.from === 'left' ? setting.random.between(150, 460) : setting.random.between(1080, 1390);
	}

	/** Whether windows and lamps are lit. */
	get lampsLit(): boolean {
		return this.time === 'night' || this.time === 'dusk';
	}

	/** A colour as it looks in this air: `depth` 0 is at our feet, 1 is lost in the distance. */
	tone(stuff: Material, depth = 0): string {
		const local = stuff.startsWith('#') ? stuff : this.materials[stuff as keyof Materials];
		// A little of the light stays white, so that a red evening still has greens and blues.
		const lit = mix(under(local, mix(this.palette.cast, '#ffffff', 0.15)), this.palette.cast, 0.05);
		return mix(lit, this.palette.air, Math.min(1, depth) * 0.88);
	}

	/** A shape with volume: bright on the side of the light. */
	solid(d: string, stuff: Material, depth = 0): string {
		return fill(d, this.tone(stuff, depth)) + this.sheen(d, depth);
	}

	/** Only the light and shade of `solid`, to lay over something already painted. */
	sheen(d: string, depth = 0): string {
		const weight = n2(Math.max(0.15, 1 - depth) * 0.9);
		const id = this.#once(`side${weight}`, (name) => sideLight(this.light, name, Number(weight)));
		return fill(d, `url(#${id})`);
	}

	/** A layer of the distance: its foot dissolves into the air. */
	sunk(d: string, stuff: Material, depth: number, mist = 0.6): string {
		const { air } = this.palette;
		return fill(d, this.tone(stuff, depth)) + fill(d, this.down([0, air, 0], [0.35, air, mist * 0.25], [1, air, mist]));
	}

	flat(d: string, stuff: Material, depth = 0, opacity = 1): string {
		return fill(d, this.tone(stuff, depth), opacity);
	}

	line(d: string, stuff: Material, thickness: number, depth = 0, opacity = 1): string {
		return stroke(d, this.tone(stuff, depth), thickness, opacity);
	}

	/** A gradient from the top to the foot of whatever it fills. */
	down(...stops: Stop[]): string {
		return this.#gradient('x1="0" y1="0" x2="0" y2="1"', stops);
	}

	/** A gradient from the left to the right of whatever it fills. */
	across(...stops: Stop[]): string {
		return this.#gradient('x1="0" y1="0" x2="1" y2="0"', stops);
	}

	/** A soft round of light. */
	glow(x: number, y: number, rx: number, colour: string, opacity = 0.7, ry = rx): string {
		const key = `glow${colour}${n2(opacity)}`;
		const id = this.#once(key, (name) => glowGradient(name, colour, opacity));
		return fill(oval(x, y, rx, ry), `url(#${id})`);
	}

	/** A band of air across the whole picture: densest at `y1`. */
	veil(y0: number, y1: number, opacity: number, colour = this.palette.air): string {
		const band = box(leftEdge, y0, rightEdge - leftEdge, y1 - y0);
		return fill(band, this.down([0, colour, 0], [1, colour, opacity]));
	}

	/** A lighter (or darker) neighbour of a material. */
	shift(stuff: Material, step: number): Material {
		const local = stuff.startsWith('#') ? stuff : this.materials[stuff as keyof Materials];
		return lighten(local, step) as Material;
	}

	/**
	 * Shows a drawing inside the path `d` only. It is a pattern and not clipped: the renderer (resvg 0.4x) crashes the process when
	 * a clipped, filtered or translucent group lies outside the picture.
	 */
	inside(d: string, content: string): string {
		const id = this.#once(`pattern${d}${content}`, (name) => {
			const { x, y, width: w, height: h } = boundingBoxOf(d);
			const place = `x="${x}" y="${y}" width="${w}" height="${h}"`;
			return `<pattern id="${name}" patternUnits="userSpaceOnUse" ${place} viewBox="${x} ${y} ${w} ${h}">${content}</pattern>`;
		});
		return fill(d, `url(#${id})`);
	}

	/** The definitions, to be put before the drawing. */
	defs(): string {
		return `<defs>${this.#defs.join('')}</defs>`;
	}

	#gradient(direction: string, stops: Stop[]): string {
		const inner = stops
			.map(
				([offset, colour, opacity = 1]) =>
					`<stop offset="${n2(offset)}" stop-color="${colour}" stop-opacity="${n2(opacity)}"/>`,
			)
			.join('');
		const id = this.#once(
			direction + inner,
			(name) => `<linearGradient id="${name}" ${direction}>${inner}</linearGradient>`,
		);
		return `url(#${id})`;
	}

	#once(key: string, define: (id: string) => string): string {
		const known = this.#known.get(key);
		if (known) return known;
		const id = `w${n(this.#known.size)}`;
		this.#known.set(key, id);
		this.#defs.push(define(id));
		return id;
	}
}
