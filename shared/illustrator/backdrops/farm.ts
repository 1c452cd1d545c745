import { mix } from '../light/colour.ts';
import { pane } from '../scenery/buildings.ts';
import { ground, hill, path } from '../scenery/land.ts';
import { bush, flower, scatter, tuft } from '../scenery/plants.ts';
import { roundTree } from '../scenery/trees.ts';
import { horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, brush, fill, move, n, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A farmyard: barn and silo or a windmill, striped fields, hay. */
export function farm(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const side = landmarkX > heroX ? 1 : -1;
	const mill = random.chance(0.45);
	return {
		kind: 'open',
		far:
			hill(stage, horizon - 110, 40, 'leaf', 0.76) +
			fields(stage) +
			Array.from({ length: 10 }, () =>
				roundTree(stage, random.between(-380, 1900), horizon - 30, random.between(60, 110), 0.6),
			).join(''),
		mid:
			hill(stage, horizon - 16, 16, 'grass', 0.44) +
			(mill ? windmill(stage, landmarkX) : move(barn(stage), landmarkX, horizon + 30, 0.86)) +
			bush(stage, landmarkX + 300, horizon + 46, 60, 0.3),
		ground:
			ground(stage, 'grass') +
			path(stage, 'earth', landmarkX, { wide: 360, from: horizon + 22 }) +
			fence(stage) +
			plants(stage),
		near: hay(stage, heroX - side * 520, 884) + hay(stage, heroX + side * 760, 900),
		frame: random.pick(['grass', 'grass', 'branches'] as const),
	};
}

function fields(stage: Stage): string {
	const { random, materials } = stage;
	return Array.from({ length: 7 }, (_, i) => {
		const x = leftEdge + i * 350;
		const colour = random.pick([materials.sand, materials.grass, materials.bloom, materials.earth]) as Material;
		const d = poly([
			[x, horizon - 84 + random.between(-14, 14)],
			[x + 330, horizon - 92 + random.between(-14, 14)],
			[x + 400, horizon + 10],
			[x - 60, horizon + 10],
		]);
		const rows = Array.from(
			{ length: 9 },
			(_, k) => `M${n(x + 20 + k * 36)} ${horizon - 84}L${n(x - 40 + k * 52)} ${horizon + 10}`,
		).join('');
		return stage.flat(d, colour, 0.56) + stroke(rows, stage.tone(stage.shift(colour, -0.08), 0.56), 6, 0.5);
	}).join('');
}

/** A gambrel barn and its silo around (0, 0). */
function barn(stage: Stage): string {
	const red = mix(stage.materials.roof, '#c8402f', 0.55) as Material;
	const depth = 0.18;
	const front = poly([
		[-170, 0],
		[-170, -190],
		[-116, -290],
		[0, -340],
		[116, -290],
		[170, -190],
		[170, 0],
	]);
	const sideWall = box(165, -190, 240, 190);
	const roof = poly([
		[116, -294],
		[0, -346],
		[230, -346],
		[350, -294],
		[412, -184],
		[172, -184],
	]);
	const boards = Array.from(
		{ length: 10 },
		(_, i) => `M${-150 + i * 34} -6V${-196 - (150 - Math.abs(-150 + i * 34)) * 0.7}`,
	).join('');
	const doors =
		stage.solid(box(-74, -170, 148, 170), stage.shift(red, -0.12), depth) +
		stroke('M-74 -170H74V0M-74 -170V0M-74 -170L74 0M74 -170L-74 0', stage.tone('wall', depth), 9);
	const trim = stroke('M-174 -186L-118 -292L0 -344L118 -292L174 -186', stage.tone('wall', depth), 13);
	const silo =
		stage.solid(box(-330, -360, 120, 360, 8), stage.shift('rock', 0.06), depth + 0.06) +
		stage.solid('M-336 -356C-336 -440 -204 -440 -204 -356Z', stage.shift('rock', -0.06), depth) +
		stage.line('M-330 -270H-210M-330 -180H-210M-330 -90H-210', 'rock', 5, depth, 0.7);
	return (
		stage.glow(40, 4, 460, stage.palette.shade, 0.5, 30) +
		silo +
		stage.solid(sideWall, stage.shift(red, -0.05), depth) +
		stage.solid(roof, stage.shift('rock', -0.1), depth) +
		stage.solid(front, red, depth) +
		stroke(boards, stage.palette.shade, 3, 0.22) +
		trim +
		doors +
		pane(stage, 0, -246, 52, 56, depth, true)
	);
}

function windmill(stage: Stage, x: number): string {
	const y = horizon + 34;
	const depth = 0.2;
	const turn = stage.random.between(0.2, 1.2);
	const body = poly([
		[x - 92, y],
		[x - 54, y - 290],
		[x + 54, y - 290],
		[x + 92, y],
	]);
	const cap = `M${x - 70} ${y - 284}C${x - 60} ${y - 370} ${x + 60} ${y - 370} ${x + 70} ${y - 284}Z`;
	const sails = [0, 1, 2, 3].map((i) => {
		const angle = turn + i * 1.571;
		const at = (far: number, off: number): readonly [number, number] => [
			x + Math.cos(angle) * far - Math.sin(angle) * off,
			y - 300 + Math.sin(angle) * far + Math.cos(angle) * off,
		];
		return (
			stage.solid(poly([at(50, 4), at(240, 4), at(240, 56), at(50, 44)]), 'wall', depth) +
			stage.line(`M${at(0, 0).map(n).join(' ')}L${at(250, 0).map(n).join(' ')}`, 'wood', 11, depth)
		);
	});
	return (
		stage.glow(x, y, 220, stage.palette.shade, 0.5, 24) +
		stage.solid(body, 'wall', depth) +
		pane(stage, x, y - 190, 34, 46, depth, true) +
		pane(stage, x, y - 100, 40, 54, depth, true) +
		stage.solid(box(x - 26, y - 66, 52, 66, 20), 'wood', depth) +
		stage.solid(cap, 'roof', depth) +
		sails.join('') +
		stage.solid(oval(x, y - 300, 17), 'wood', depth)
	);
}

function fence(stage: Stage): string {
	const posts = Array.from({ length: 24 }, (_, i) =>
		stage.solid(box(leftEdge + i * 102, 634, 15, 70, 4), 'wall', 0.16),
	).join('');
	return (
		stage.solid(
			box(leftEdge, 648, rightEdge - leftEdge, 11) + box(leftEdge, 676, rightEdge - leftEdge, 11),
			'wall',
			0.16,
		) + posts
	);
}

function hay(stage: Stage, x: number, y: number): string {
	const { random } = stage;
	const straws = Array.from({ length: 26 }, () => {
		const [hx, hy] = [x + random.between(-118, 118), y - random.between(8, 150)];
		return fill(
			brush(
				[
					[hx, hy],
					[hx + random.between(-30, 30), hy + random.between(-14, 14)],
				],
				5,
				0,
			),
			stage.tone(stage.shift('sand', random.chance(0.5) ? 0.07 : -0.14)),
			0.8,
		);
	});
	return (
		stage.glow(x, y, 190, stage.palette.shade, 0.6, 26) +
		stage.solid(box(x - 130, y - 164, 260, 166, 26), 'sand') +
		straws.join('') +
		stage.line(`M${x - 66} ${y - 162}V${y}M${x + 66} ${y - 162}V${y}`, 'wood', 7)
	);
}

function plants(stage: Stage): string {
	const { random, palette } = stage;
	return scatter(stage, 70, 720, 1015, (x, y, s) =>
		random.chance(0.6)
			? tuft(stage, x, y, 56 * s, 0.06)
			: flower(stage, x, y, 46 * s, random.pick([palette.second, '#fff6e8']) as Material, 0.06),
	);
}
