import { dapples, dusk } from '../scenery/land.ts';
import { cloud, openSky } from '../scenery/sky.ts';
import { sailShip, sea } from '../scenery/water.ts';
import { bottom, horizon, leftEdge, rightEdge, type Stage } from '../stage.ts';
import { box, brush, fill, n, oval, type Point, poly, smooth, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** The deck of a sailing ship: planks, rail, a mast with a bellying sail, the open sea. */
export function ship(stage: Stage): BackdropLayers {
	const { heroX, landmarkX, random } = stage;
	const side = landmarkX > heroX ? 1 : -1;
	const mastX = heroX - side * random.between(230, 300);
	return {
		kind: 'open',
		sky: (level) => openSky(stage, level) + cloud(stage, landmarkX, level * 0.74, 240, 0.5),
		far:
			island(stage, landmarkX) +
			sea(stage, horizon - 70, horizon + 120, 0.25) +
			sailShip(stage, landmarkX + side * 170, horizon - 30, 120, 0.5),
		mid: swell(stage) + shrouds(stage, mastX, side) + mast(stage, mastX, side),
		ground: deck(stage) + rail(stage),
		near: helm(stage, side > 0 ? 1330 : 206),
		frame: 'ropes',
	};
}

function island(stage: Stage, x: number): string {
	const y = horizon - 64;
	return stage.sunk(
		`M${x - 200} ${y}C${x - 150} ${y - 40} ${x - 90} ${y - 110} ${x - 30} ${y - 104}C${x + 10} ${y - 100} ${x + 50} ${y - 40} ${x + 180} ${y}Z`,
		'leaf',
		0.7,
		0.4,
	);
}

function swell(stage: Stage): string {
	const { random, palette } = stage;
	return [20, 50]
		.map((dy) => {
			const points = Array.from(
				{ length: 40 },
				(_, i): Point => [leftEdge + i * 62, horizon + dy + (i % 2 ? -8 : 8) + random.between(-4, 4)],
			);
			return stroke(smooth(points), palette.glow, 5, 0.4);
		})
		.join('');
}

function mast(stage: Stage, x: number, side: number): string {
	const { palette } = stage;
	const yard = stage.solid(
		brush(
			[
				[x - 330, -20],
				[x, -36],
				[x + 330, -20],
			],
			20,
			20,
		),
		'wood',
		0.06,
	);
	const far = (t: number) => x + side * t;
	const sail = `M${n(x - 310)} -20C${n(far(-380))} 140 ${n(far(-270))} 250 ${n(x - 290)} 330C${n(x - 100)} 270 ${n(x + 100)} 270 ${n(x + 290)} 330C${n(far(380))} 250 ${n(far(260))} 140 ${n(x + 310)} -20Z`;
	const seams = [-160, 0, 160].map((dx) =>
		stroke(`M${x + dx} -20C${x + dx * 1.3} 100 ${x + dx * 1.2} 200 ${x + dx} 290`, palette.shade, 4, 0.18),
	);
	const emblem = fill(oval(x, 140, 84), palette.accent, 0.75) + fill(oval(x, 140, 50), stage.tone('wall'), 0.85);
	return (
		stage.solid(
			brush(
				[
					[x, 700],
					[x, 100],
					[x, -500],
				],
				54,
				40,
			),
			'wood',
		) +
		stage.flat(sail, stage.shift('wall', 0.03), 0.14) +
		fill(sail, stage.down([0, palette.shade, 0.34], [0.4, palette.key, 0.2], [1, palette.shade, 0.14])) +
		seams.join('') +
		emblem +
		yard +
		stage.line(`M${x - 28} 470H${x + 28}M${x - 28} 484H${x + 28}`, 'sand', 9)
	);
}

function shrouds(stage: Stage, x: number, side: number): string {
	const foot = x - side * 330;
	const lines = [0, 1, 2, 3].map((i) =>
		stage.line(`M${n(foot + side * i * 46)} 690L${n(x - side * 14)} -240`, stage.shift('wood', -0.16), 5, 0.1),
	);
	const rungs = Array.from({ length: 11 }, (_, i) => {
		const t = i / 13;
		const at = (k: number) => foot + side * k * 46 + (x - side * 14 - foot - side * k * 46) * t;
		return stage.line(
			`M${n(at(0))} ${n(690 - t * 930)}L${n(at(3))} ${n(690 - t * 930)}`,
			stage.shift('wood', -0.16),
			4,
			0.1,
		);
	});
	return lines.join('') + rungs.join('');
}

function rail(stage: Stage): string {
	const posts = Array.from({ length: 24 }, (_, i) => {
		const x = leftEdge + i * 104;
		return stage.solid(
			`M${x - 9} 702C${x - 20} 670 ${x - 20} 650 ${x - 8} 628H${x + 8}C${x + 20} 650 ${x + 20} 670 ${x + 9} 702Z`,
			stage.shift('wood', 0.04),
			0.06,
		);
	});
	return (
		posts.join('') +
		stage.solid(box(leftEdge, 608, rightEdge - leftEdge, 24, 8), 'wood') +
		stage.solid(box(leftEdge, 700, rightEdge - leftEdge, 26), stage.shift('wood', -0.06))
	);
}

function deck(stage: Stage): string {
	const { palette, random } = stage;
	const top = 700;
	const seams = Array.from(
		{ length: 29 },
		(_, i) => `M${768 + (i - 14) * 96} ${top}L${768 + (i - 14) * 250} ${bottom}`,
	).join('');
	const ends = Array.from({ length: 30 }, () => {
		const [x, y] = [random.between(-200, 1700), random.between(top + 20, 1020)];
		return (
			fill(oval(x, y, 4, 2.4), palette.shade, 0.5) +
			fill(
				brush(
					[
						[x, y + 8],
						[x + 40, y + 9],
						[x + 96, y + 8],
					],
					0,
					5,
				),
				palette.key,
				0.16,
			)
		);
	});
	return (
		stage.flat(box(leftEdge, top, rightEdge - leftEdge, bottom), stage.shift('wood', 0.14), 0.04) +
		stroke(seams, palette.shade, 4.5, 0.36) +
		ends.join('') +
		dapples(stage, top - 40) +
		dusk(stage, 830)
	);
}

function helm(stage: Stage, x: number): string {
	const spokes = Array.from({ length: 8 }, (_, i) => {
		const [c, s] = [Math.cos(i * 0.785), Math.sin(i * 0.785)];
		return stage.line(`M${n(x + c * 20)} ${n(740 + s * 20)}L${n(x + c * 122)} ${n(740 + s * 122)}`, 'wood', 15);
	});
	return (
		stage.solid(
			poly([
				[x - 40, 920],
				[x - 26, 730],
				[x + 26, 730],
				[x + 40, 920],
			]),
			stage.shift('wood', -0.06),
		) +
		spokes.join('') +
		stroke(oval(x, 740, 86), stage.tone(stage.shift('wood', -0.04)), 24) +
		stroke(oval(x, 740, 90), stage.tone('bloom'), 5, 0.6) +
		stage.solid(oval(x, 740, 24), stage.palette.second as `#${string}`)
	);
}
