import type { Camera } from '../words/scenes.ts';
import type { Random } from './random.ts';
import { horizon } from './stage.ts';
import { group, n, n2 } from './svg.ts';

/** A figure's position: feet at (x, feet), `size` is the height of an adult; all in canvas units. */
export type FigurePosition = { x: number; feet: number; size: number };

export type Shot = {
	/** The horizon's height on the canvas. */
	level: number;
	/** How large each layer is, about the hero's place on the horizon. */
	far: number;
	mid: number;
	ground: readonly [across: number, down: number];
	/** The hero first, then the others. */
	positions: readonly [hero: FigurePosition, second: FigurePosition, third: FigurePosition];
	/** In a close-up the feet are below the picture: what share of the figure is seen. */
	crop?: number;
	/** In an over-shoulder shot: the dark figure in front of us. */
	shoulder?: FigurePosition;
	/** The amount of haze between backdrop and figures. */
	haze: number;
};

/** The shot of a camera with `cast` figures. The hero may stand left or right of the middle. */
export function shotFor(camera: Camera, cast: number, random: Random): Shot {
	const shot = shots[camera](cast, random);
	return random.chance(0.5) ? shot : mirrored(shot);
}

/** Places the near layer for the camera: it moves with the ground, but is not stretched like it. */
export function placeNearLayer(layer: string, shot: Shot): string {
	const [across, down] = shot.ground;
	const x = n(shot.positions[0].x);
	const foot = shot.level + (nearFoot - horizon) * down;
	return group(layer, `translate(${x} ${n(foot)}) scale(${n2(across)}) translate(-${x} -${nearFoot})`);
}

/** The approximate base line of the near layer, in the backdrop's units. */
const nearFoot = 900;

/** Places one layer of the backdrop for the camera. */
export function placeLayer(layer: string, shot: Shot, across: number, down = across): string {
	const x = n(shot.positions[0].x);
	return group(layer, `translate(${x} ${n(shot.level)}) scale(${n2(across)} ${n2(down)}) translate(-${x} -${horizon})`);
}

const shots: Record<Camera, (cast: number, random: Random) => Shot> = {
	wide: (cast, random) => ({
		level: 600,
		far: 1,
		mid: 1,
		ground: [1, 1],
		positions: [
			{ x: cast > 1 ? random.between(460, 560) : random.between(500, 640), feet: 916, size: cast > 1 ? 490 : 540 },
			{ x: random.between(900, 1010), feet: random.between(862, 906), size: 410 },
			{ x: random.between(1215, 1290), feet: random.between(820, 850), size: 350 },
		],
		haze: 0.03,
	}),
	'two-shot': (cast, random) => ({
		level: 560,
		far: 1.1,
		mid: 1.18,
		ground: [1.1, 1.15],
		positions: [
			{ x: cast > 1 ? random.between(500, 550) : 640, feet: 966, size: cast > 1 ? 650 : 690 },
			{ x: random.between(985, 1050), feet: random.between(920, 956), size: 550 },
			{ x: 1320, feet: random.between(862, 890), size: 440 },
		],
		haze: 0.08,
	}),
	'close-up': () => ({
		level: 560,
		far: 1.3,
		mid: 1.55,
		ground: [1.5, 1.5],
		positions: [
			{ x: 600, feet: 1024, size: 860 },
			{ x: 1170, feet: 1004, size: 560 },
			{ x: 1390, feet: 930, size: 430 },
		],
		crop: 0.7,
		haze: 0.15,
	}),
	'over-shoulder': (_, random) => ({
		level: 560,
		far: 1.08,
		mid: 1.15,
		ground: [1.1, 1.15],
		positions: [
			{ x: random.between(860, 930), feet: 936, size: 590 },
			{ x: 1240, feet: 890, size: 430 },
			{ x: 1360, feet: 880, size: 410 },
		],
		shoulder: { x: 200, feet: 1380, size: 960 },
		haze: 0.06,
	}),
	'low-angle': (cast, random) => ({
		level: 770,
		far: 1.22,
		mid: 1.3,
		ground: [1.15, 0.9],
		positions: [
			{ x: cast > 1 ? 590 : random.between(600, 700), feet: 990, size: 760 },
			{ x: 1080, feet: random.between(946, 966), size: 540 },
			{ x: 1330, feet: 930, size: 430 },
		],
		haze: 0.05,
	}),
	'bird-eye': (cast, random) => ({
		level: 325,
		far: 0.9,
		mid: 0.9,
		ground: [1.06, 1.6],
		positions: [
			{ x: cast > 1 ? random.between(520, 620) : random.between(580, 720), feet: 884, size: cast > 1 ? 570 : 620 },
			{ x: random.between(960, 1060), feet: random.between(730, 800), size: 460 },
			{ x: random.between(1230, 1290), feet: random.between(610, 660), size: 370 },
		],
		haze: 0.02,
	}),
};

function mirrored(shot: Shot): Shot {
	const flip = (mark: FigurePosition): FigurePosition => ({ ...mark, x: 1536 - mark.x });
	const [a, b, c] = shot.positions;
	return { ...shot, positions: [flip(a), flip(b), flip(c)], ...(shot.shoulder && { shoulder: flip(shot.shoulder) }) };
}
