import { ground, hill, path } from '../scenery/land.ts';
import { bush, flower, scatter, tuft, vine } from '../scenery/plants.ts';
import { roundTree } from '../scenery/trees.ts';
import { horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, fill, n, oval, smooth, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A walled garden: clipped hedges, a rose arch or a fountain, beds of flowers. */
export function garden(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const fountain = random.chance(0.5);
	return {
		kind: 'open',
		far:
			hill(stage, horizon - 90, 40, 'leaf', 0.72) +
			Array.from({ length: 12 }, () =>
				roundTree(
					stage,
					random.between(-380, 1900),
					horizon - 20,
					random.between(190, 300),
					0.58,
					random.chance(0.5) ? 'leaf' : 'bloom',
				),
			).join(''),
		mid:
			hedge(stage) +
			(fountain ? basin(stage, landmarkX) : roseArch(stage, landmarkX)) +
			topiary(stage, heroX, landmarkX),
		ground: ground(stage, 'grass', { rough: 6 }) + path(stage, 'sand', landmarkX, { wide: 360 }) + beds(stage),
		near: rosebush(stage, landmarkX > heroX ? 90 : 1450),
		frame: random.pick(['leaves', 'branches', 'arch'] as const),
	};
}

function hedge(stage: Stage): string {
	const { random } = stage;
	const leaves = Array.from({ length: 90 }, () =>
		oval(random.between(leftEdge, rightEdge), random.between(horizon - 70, horizon + 30), random.between(5, 11), 5),
	).join('');
	return (
		stage.solid(box(leftEdge, horizon - 84, rightEdge - leftEdge, 130, 30), stage.shift('leaf', -0.05), 0.4) +
		fill(leaves, stage.tone('bloom', 0.36), 0.5) +
		fill(box(leftEdge, horizon - 84, rightEdge - leftEdge, 16, 8), stage.palette.key, 0.22)
	);
}

function topiary(stage: Stage, heroX: number, landmarkX: number): string {
	const { random } = stage;
	return [-380, -150, 90, 330, 570, 810, 1050, 1290, 1530, 1770]
		.filter((x) => Math.abs(x - heroX) > 110 && Math.abs(x - landmarkX) > 150)
		.map((x) => {
			const y = horizon + 50;
			const balls = random.chance(0.5);
			const d = balls
				? [
						[0, 60, 56],
						[0, 140, 42],
						[0, 204, 28],
					]
						.map(([dx, dy, r]) => oval(x + dx!, y - dy!, r!))
						.join('')
				: smooth(
						[
							[x - 62, y - 10],
							[x - 40, y - 120],
							[x, y - 250],
							[x + 40, y - 120],
							[x + 62, y - 10],
						],
						true,
					);
			return (
				stage.glow(x, y + 4, 90, stage.palette.shade, 0.6, 14) +
				stage.solid(d, 'leaf', 0.22) +
				stage.solid(box(x - 30, y - 22, 60, 36, 6), 'roof', 0.2)
			);
		})
		.join('');
}

function basin(stage: Stage, x: number): string {
	const { palette } = stage;
	const y = horizon + 90;
	const jets = [-1, 1].flatMap((s) =>
		[40, 80, 120].map((r) =>
			stroke(
				`M${x} ${y - 262}C${x + s * r * 0.4} ${y - 330} ${x + s * r} ${y - 270} ${x + s * r * 1.1} ${y - 70 - r * 0.4}`,
				'#f4ffff',
				6,
				0.6,
			),
		),
	);
	return (
		stage.glow(x, y + 10, 300, palette.shade, 0.6, 34) +
		stage.solid(oval(x, y - 4, 240, 44), stage.shift('wall', -0.08), 0.16) +
		stage.flat(oval(x, y - 20, 216, 34), 'water', 0.12) +
		fill(oval(x - 40, y - 26, 110, 9), '#ffffff', 0.4) +
		stage.solid(
			`M${x - 30} ${y - 20}C${x - 14} ${y - 70} ${x - 14} ${y - 90} ${x - 26} ${y - 120}H${x + 26}C${x + 14} ${y - 90} ${x + 14} ${y - 70} ${x + 30} ${y - 20}Z`,
			'wall',
			0.14,
		) +
		stage.solid(
			`M${x - 126} ${y - 150}H${x + 126}C${x + 100} ${y - 110} ${x + 50} ${y - 104} ${x} ${y - 104}C${x - 50} ${y - 104} ${x - 100} ${y - 110} ${x - 126} ${y - 150}Z`,
			'wall',
			0.14,
		) +
		stage.flat(oval(x, y - 150, 126, 17), 'water', 0.12) +
		stage.solid(box(x - 14, y - 262, 28, 112, 8), 'wall', 0.14) +
		jets.join('')
	);
}

function roseArch(stage: Stage, x: number): string {
	const { random, palette } = stage;
	const y = horizon + 60;
	const frame = `M${x - 120} ${y}V${y - 200}C${x - 120} ${y - 360} ${x + 120} ${y - 360} ${x + 120} ${y - 200}V${y}`;
	const roses = Array.from({ length: 60 }, () => {
		const t = random.next();
		const angle = Math.PI * (1 + t);
		const onPost = random.chance(0.4);
		const [rx, ry] = onPost
			? [x + (random.chance(0.5) ? -120 : 120), y - random.between(0, 200)]
			: [x + Math.cos(angle) * 120, y - 200 + Math.sin(angle) * 118];
		const size = random.between(9, 17);
		return random.chance(0.5)
			? stage.flat(
					oval(rx + random.between(-24, 24), ry + random.between(-18, 18), size * 1.1, size * 0.7),
					'leaf',
					0.12,
				)
			: stage.solid(
					oval(rx + random.between(-20, 20), ry + random.between(-14, 14), size),
					palette.accent as Material,
					0.06,
				);
	});
	return (
		stage.glow(x, y - 130, 300, palette.glow, 0.8) +
		stroke(frame, stage.tone('wall', 0.1), 20) +
		roses.join('') +
		vine(stage, x - 110, y - 240, 150, 0.1)
	);
}

function beds(stage: Stage): string {
	const { random, palette, materials } = stage;
	const colours = [palette.accent, palette.second, '#fff6e8', materials.bloom, materials.roof] as Material[];
	const rows = scatter(stage, 120, 660, 1015, (x, y, s) => {
		const colour = colours[Math.floor(((x + 600) / 260) % colours.length)]!;
		return random.chance(0.7) ? flower(stage, x, y, 56 * s, colour, 0.06) : tuft(stage, x, y, 50 * s, 0.08, 'leaf');
	});
	return rows;
}

function rosebush(stage: Stage, x: number): string {
	const { random, palette } = stage;
	const blooms = Array.from({ length: 16 }, () =>
		stage.solid(
			oval(x + random.between(-130, 130), n2(870 - random.between(20, 170)), random.between(14, 22)),
			palette.accent as Material,
		),
	);
	return bush(stage, x, 890, 170) + blooms.join('');
}

const n2 = (value: number) => Number(n(value));
