import type { Camera } from '../../../shared/scene.ts';
import type { Random } from './random.ts';
import { horizon } from './stage.ts';
import { group, n, n2 } from './strokes.ts';

/** One figure's mark on the floor: feet at (x, feet), as tall as `size` if it were an adult; all in canvas units. */
export type Mark = { x: number; feet: number; size: number };

export type Shot = {
	/** The horizon's height on the canvas. */
	level: number;
	/** How large each layer is, about the hero's place on the horizon. */
	far: number;
	mid: number;
	ground: readonly [across: number, down: number];
	/** The hero first, then the others. */
	marks: readonly [Mark, Mark, Mark];
	/** In a close-up the feet are below the picture: what share of the figure is seen. */
	crop?: number;
	/** In an over-shoulder shot: the dark figure in front of us. */
	shoulder?: Mark;
	/** How much air is laid over the world behind the figures. */
	haze: number;
};

/** Where everything stands for this camera; `cast` figures in all. The hero may stand left or right of the middle. */
export function shotFor(camera: Camera, cast: number, random: Random): Shot {
	const shot = shots[camera](cast, random);
	return random.chance(0.5) ? shot : mirrored(shot);
}

/** Puts what stands around the figures where the camera sees it: moved with the ground, but never stretched like it. */
export function seenNear(layer: string, shot: Shot): string {
	const [across, down] = shot.ground;
	const x = n(shot.marks[0].x);
	const foot = shot.level + (nearFoot - horizon) * down;
	return group(layer, `translate(${x} ${n(foot)}) scale(${n2(across)}) translate(-${x} -${nearFoot})`);
}

/** Where the things of the near layer stand, more or less, in the world's own measure. */
const nearFoot = 900;

/** Puts one layer of the world where the camera sees it. */
export function seen(layer: string, shot: Shot, across: number, down = across): string {
	const x = n(shot.marks[0].x);
	return group(layer, `translate(${x} ${n(shot.level)}) scale(${n2(across)} ${n2(down)}) translate(-${x} -${horizon})`);
}

const shots: Record<Camera, (cast: number, random: Random) => Shot> = {
	wide: (_, random) => ({
		level: 600,
		far: 1,
		mid: 1,
		ground: [1, 1],
		marks: [
			{ x: random.between(480, 580), feet: 872, size: 410 },
			{ x: random.between(880, 980), feet: 884, size: 380 },
			{ x: 1180, feet: 826, size: 330 },
		],
		haze: 0,
	}),
	'two-shot': (cast) => ({
		level: 560,
		far: 1.1,
		mid: 1.18,
		ground: [1.1, 1.15],
		marks: [
			{ x: cast > 1 ? 540 : 640, feet: 948, size: 610 },
			{ x: 1010, feet: 956, size: 560 },
			{ x: 1310, feet: 880, size: 450 },
		],
		haze: 0.08,
	}),
	'close-up': () => ({
		level: 560,
		far: 1.3,
		mid: 1.55,
		ground: [1.5, 1.5],
		marks: [
			{ x: 620, feet: 1024, size: 860 },
			{ x: 1190, feet: 1010, size: 560 },
			{ x: 1400, feet: 940, size: 420 },
		],
		crop: 0.66,
		haze: 0.15,
	}),
	'over-shoulder': () => ({
		level: 560,
		far: 1.08,
		mid: 1.15,
		ground: [1.1, 1.15],
		marks: [
			{ x: 880, feet: 914, size: 540 },
			{ x: 1200, feet: 880, size: 420 },
			{ x: 1330, feet: 850, size: 380 },
		],
		shoulder: { x: 140, feet: 1380, size: 960 },
		haze: 0.06,
	}),
	'low-angle': () => ({
		level: 770,
		far: 1.22,
		mid: 1.3,
		ground: [1.15, 0.9],
		marks: [
			{ x: 620, feet: 984, size: 740 },
			{ x: 1090, feet: 960, size: 540 },
			{ x: 1330, feet: 930, size: 430 },
		],
		haze: 0.05,
	}),
	'bird-eye': (_, random) => ({
		level: 345,
		far: 0.9,
		mid: 0.9,
		ground: [1.06, 1.6],
		marks: [
			{ x: random.between(560, 660), feet: 836, size: 510 },
			{ x: 980, feet: 756, size: 440 },
			{ x: 1220, feet: 620, size: 340 },
		],
		haze: 0,
	}),
};

function mirrored(shot: Shot): Shot {
	const flip = (mark: Mark): Mark => ({ ...mark, x: 1536 - mark.x });
	const [a, b, c] = shot.marks;
	return { ...shot, marks: [flip(a), flip(b), flip(c)], ...(shot.shoulder && { shoulder: flip(shot.shoulder) }) };
}
