import { mix } from './colour.ts';
import { bigLeaf } from './plants.ts';
import type { Stage } from './stage.ts';
import { brush, fill, n, oval, type Point, poly, smooth, stroke } from './strokes.ts';
import type { Frame } from './world.ts';

/** The dark shapes along the edges through which we look; soft by colour, not by blur. */
export function paintFrame(stage: Stage, frame: Frame): string {
	return frames[frame](stage);
}

const both = (draw: (side: -1 | 1, edge: number) => string): string => draw(1, 0) + draw(-1, 1536);

const frames: Record<Frame, (stage: Stage) => string> = {
	none: () => '',
	leaves: (stage) =>
		both((side, edge) => {
			const low = corner(stage, edge, 1060, side, -1, 9);
			return low + (stage.random.chance(0.75) ? corner(stage, edge, -30, side, 1, 6) : '');
		}),
	branches: (stage) => both((side, edge) => bough(stage, side, edge)) + blades(stage, 0.7),
	grass: (stage) => blades(stage, 1),
	rocks: (stage) =>
		both((side, edge) => {
			const tall = stage.random.between(130, 300);
			const far = stage.random.between(230, 400);
			return rocky(stage, side, edge, tall * 1.35, far * 0.7, 0.22) + rocky(stage, side, edge, tall, far, 0);
		}),
	cave: (stage) => mouth(stage, 1.12, 0.2) + mouth(stage, 1, 0),
	curtains: (stage) => both((side, edge) => curtain(stage, side, edge)) + valance(stage),
	arch: (stage) => archway(stage),
	beams: (stage) => beam(stage),
	kelp: (stage) =>
		both((side, edge) => Array.from({ length: 4 }, (_, i) => weed(stage, edge + side * (10 + i * 46), i)).join('')),
	ropes: (stage) => both((side, edge) => rigging(stage, side, edge)),
	clouds: (stage) => both((side, edge) => puffs(stage, side, edge)),
};

const ink = (stage: Stage, lift = 0) => mix(stage.palette.dark, stage.palette.air, 0.06 + lift);

function corner(stage: Stage, edge: number, y: number, side: number, up: number, count: number): string {
	const { random } = stage;
	return Array.from({ length: count }, (_, i) => {
		const lift = i < count / 2 ? 0.2 : i < count * 0.8 ? 0.1 : 0;
		const spread = (i / count) * 1.35 + random.between(-0.16, 0.16);
		const aimed = side > 0 ? up * spread : Math.PI - up * spread;
		const reach = random.between(200, 360) * (0.85 + lift);
		return bigLeaf(stage, edge - side * 40, y, reach, aimed, ink(stage, lift));
	}).join('');
}

/** A leafy bough reaching in from an upper corner. */
function bough(stage: Stage, side: number, edge: number): string {
	const { random } = stage;
	const reach = random.between(360, 600);
	const hang = random.between(60, 130);
	const spine = [0, 0.35, 0.7, 1].map((t): Point => [edge + side * (reach * t - 50), -30 + hang * Math.sin(t * 1.9)]);
	const layers = [0.24, 0.12, 0].map((lift, layer) => {
		const leaves = Array.from({ length: 42 }, () => {
			const t = random.next() ** 1.25;
			const deep = (1 - t) ** 1.2 * (300 - layer * 90) + 40;
			const [x, y] = [edge + side * (reach * t - 70), -40 + hang * Math.sin(t * 1.9) + random.between(-50, deep)];
			return oneLeaf(x, y, random.between(46, 92), random.between(0.5, 2.6));
		});
		return fill(leaves.join(''), ink(stage, lift));
	});
	return layers.slice(0, 1).join('') + fill(brush(spine, 46, 8), ink(stage)) + layers.slice(1).join('');
}

function oneLeaf(x: number, y: number, size: number, angle: number): string {
	const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
	return `M${n(x)} ${n(y)}Q${n(x + c * 0.5 - s * 0.3)} ${n(y + s * 0.5 + c * 0.3)} ${n(x + c)} ${n(y + s)}Q${n(x + c * 0.5 + s * 0.3)} ${n(y + s * 0.5 - c * 0.3)} ${n(x)} ${n(y)}Z`;
}

function blades(stage: Stage, weight: number): string {
	const { random } = stage;
	return both((side, edge) =>
		Array.from({ length: Math.round(26 * weight) }, () => {
			const x = edge + side * random.next() ** 1.6 * 430;
			const close = 1 - Math.abs(x - edge) / 460;
			const tall = random.between(60, 250) * close + 36;
			const lean = random.between(-50, 70) * (stage.weather === 'windy' ? 1.8 : 1) * side;
			return fill(
				brush(
					[
						[x, 1060],
						[x + lean * 0.3, 1040 - tall * 0.6],
						[x + lean, 1030 - tall],
					],
					random.between(14, 30),
					0,
				),
				ink(stage, random.chance(0.45) ? 0.15 : 0),
			);
		}).join(''),
	);
}

function rocky(stage: Stage, side: number, edge: number, tall: number, far: number, lift: number): string {
	const { random } = stage;
	const points = Array.from(
		{ length: 6 },
		(_, i): Point => [edge + side * far * (i / 5), 1040 - tall * (1 - (i / 5) ** 1.5) + random.between(-22, 22)],
	);
	return fill(
		poly([
			[edge - side * 60, 1080],
			[edge - side * 60, 1040 - tall * 1.1],
			...points,
			[edge + side * far * 1.06, 1080],
		]),
		ink(stage, lift),
	);
}

/** The rim of a cave, rounded by water, with a few hanging stones. */
function mouth(stage: Stage, grow: number, lift: number): string {
	const { random } = stage;
	const count = 19;
	const hole = Array.from({ length: count }, (_, i): Point => {
		const angle = Math.PI * (1.04 + (i / (count - 1)) * 0.92);
		const reach = (2 - grow) * random.between(0.95, 1.06);
		return [768 + Math.cos(angle) * 830 * reach, 830 + Math.sin(angle) * 830 * reach];
	});
	const stones = Array.from({ length: 7 }, () => {
		const [x, y] = hole[random.whole(2, count - 3)]!;
		const w = random.between(24, 44);
		const long = random.between(50, 130);
		return `M${n(x - w)} ${n(y - 60)}Q${n(x - w * 0.3)} ${n(y + long * 0.3)} ${n(x)} ${n(y + long)}Q${n(x + w * 0.3)} ${n(y + long * 0.3)} ${n(x + w)} ${n(y - 60)}Z`;
	});
	const rim = smooth([[70, 1100], ...hole, [1466, 1100]]);
	return fill(`${rim}H1600V-60H-64V1100Z`, ink(stage, lift)) + fill(stones.join(''), ink(stage, lift));
}

function curtain(stage: Stage, side: number, edge: number): string {
	const { palette, random } = stage;
	const cloth = mix(palette.accent, palette.dark, 0.55);
	const wide = random.between(190, 230);
	const d = smooth(
		[
			[edge - side * 30, -40],
			[edge + side * wide, -40],
			[edge + side * wide * 0.92, 330],
			[edge + side * wide * 0.5, 640],
			[edge + side * wide * 0.62, 1080],
			[edge - side * 30, 1080],
		],
		true,
	);
	const folds = Array.from({ length: 5 }, (_, i) => {
		const x = edge + side * wide * (0.1 + i * 0.18);
		return fill(
			brush(
				[
					[x, -30],
					[x - side * wide * 0.03, 330],
					[x - side * wide * (0.1 + i * 0.06), 640],
					[x - side * 20, 1060],
				],
				20,
				30,
			),
			i % 2 ? palette.dark : palette.accent,
			0.28,
		);
	});
	return (
		fill(d, cloth) +
		stage.inside(d, folds.join('')) +
		stage.line(`M${n(edge)} 634L${n(edge + side * wide * 0.56)} 652`, '#e0a63d', 22, 0.1)
	);
}

function valance(stage: Stage): string {
	const { palette } = stage;
	const cloth = mix(palette.accent, palette.dark, 0.62);
	return Array.from({ length: 7 }, (_, i) => {
		const x = i * 240 - 70;
		return (
			fill(`M${x} -40H${x + 244}V60C${x + 200} 150 ${x + 40} 150 ${x} 60Z`, cloth) +
			fill(`M${x} 58C${x + 40} 148 ${x + 200} 148 ${x + 244} 58`, palette.second, 0.3) +
			fill(`M${x} 48C${x + 40} 134 ${x + 200} 134 ${x + 244} 48V-40H${x}Z`, cloth)
		);
	}).join('');
}

/** A doorway of dressed stone; its inner edge catches the light of the place beyond. */
function archway(stage: Stage): string {
	const { palette, random } = stage;
	const stone = mix(palette.dark, stage.tone('rock'), 0.3);
	const opening = 'M84 1100V430C100 110 420 -6 768 -6C1116 -6 1436 110 1452 430V1100';
	const courses = Array.from(
		{ length: 12 },
		(_, i) => `M-10 ${70 + i * 86}H${n(84 + random.between(-4, 4))}M1452 ${70 + i * 86}H1546`,
	).join('');
	const wedges = Array.from({ length: 17 }, (_, i) => {
		const angle = Math.PI * (1.03 + (i / 16) * 0.94);
		const [c, s] = [Math.cos(angle), Math.sin(angle)];
		return `M${n(768 + c * 684)} ${n(430 + s * 436)}L${n(768 + c * 790)} ${n(430 + s * 540)}`;
	}).join('');
	return (
		fill(`${opening}H1600V-60H-64V1100Z`, stone) +
		stroke(courses + wedges, palette.dark, 7, 0.75) +
		stroke(opening, mix(stone, palette.key, 0.4), 15, 0.8) +
		stroke(opening, palette.dark, 4, 0.4)
	);
}

/** The timbers of a doorway. */
function beam(stage: Stage): string {
	const { random, palette } = stage;
	const y = random.between(10, 34);
	const wood = mix(palette.dark, stage.tone('wood'), 0.22);
	const post = (side: number, edge: number) =>
		poly([
			[edge - side * 20, -20],
			[edge + side * 58, -20],
			[edge + side * 44, 1060],
			[edge - side * 20, 1060],
		]);
	const brace = (side: number, edge: number) =>
		brush(
			[
				[edge + side * 40, 260],
				[edge + side * 120, 130],
				[edge + side * 270, y],
			],
			40,
			30,
		);
	const grain = Array.from({ length: 26 }, (_, i) => {
		const edge = i % 2 ? random.between(4, 40) : random.between(1496, 1530);
		const at = random.between(20, 940);
		return brush(
			[
				[edge, at],
				[edge + 2, at + 40],
				[edge, at + random.between(60, 140)],
			],
			0,
			3,
		);
	});
	const lintel = poly([
		[-20, -20],
		[1556, -20],
		[1556, y + 12],
		[768, y + 22],
		[-20, y + 8],
	]);
	return (
		fill(both(brace), mix(wood, palette.dark, 0.3)) +
		fill(both(post) + lintel, wood) +
		fill(grain.join(''), palette.key, 0.12)
	);
}

function weed(stage: Stage, x: number, i: number): string {
	const { random } = stage;
	const tall = random.between(330, 820);
	const sway = random.between(24, 56);
	const spine = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => [x + Math.sin(t * 7 + i * 1.3) * sway, 1060 - tall * t]);
	const leaves = Array.from({ length: Math.round(tall / 44) }, (_, k) => {
		const t = k / (tall / 44);
		const [lx, ly] = [x + Math.sin(t * 7 + i * 1.3) * sway, 1060 - tall * t];
		const s = k % 2 ? 1 : -1;
		return brush(
			[
				[lx, ly],
				[lx + s * 34, ly - 26],
				[lx + s * 52, ly - 74],
			],
			30,
			0,
		);
	});
	return fill(brush(spine, 22, 4) + leaves.join(''), ink(stage, i % 2 ? 0.16 : 0.02));
}

function rigging(stage: Stage, side: number, edge: number): string {
	const lines = [0, 1, 2, 3].map((i) =>
		brush(
			[
				[edge + side * (330 - i * 110), -30],
				[edge + side * (150 - i * 60), 520],
				[edge + side * (30 - i * 30), 1060],
			],
			9,
			13,
		),
	);
	const rungs = Array.from({ length: 9 }, (_, i) => {
		const y = 60 + i * 112;
		return brush(
			[
				[edge - side * 10, y - 26],
				[edge + side * Math.max(40, 300 - i * 34), y],
			],
			7,
			7,
		);
	});
	return fill(lines.join('') + rungs.join(''), ink(stage, 0.03));
}

function puffs(stage: Stage, side: number, edge: number): string {
	const { random, palette } = stage;
	return Array.from({ length: 8 }, (_, i) => {
		const far = random.next() * 380;
		return fill(
			oval(
				edge + side * far,
				1050 - (1 - far / 420) * random.between(20, 120),
				random.between(90, 170),
				random.between(60, 110),
			),
			mix(palette.glow, palette.air, 0.3 + (i % 3) * 0.2),
			0.9,
		);
	}).join('');
}
