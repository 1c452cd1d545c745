import { mix } from '../light/colour.ts';
import { bunting, flag } from '../scenery/buildings.ts';
import { dapples, dusk } from '../scenery/land.ts';
import { bottom, horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, brush, fill, oval, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** An arena: curved stands full of watchers, flags, sand underfoot. */
export function arena(stage: Stage): BackdropLayers {
	const { random, palette, landmarkX, heroX } = stage;
	const track = random.chance(0.5);
	return {
		kind: 'open',
		far: stage.glow(landmarkX, horizon - 240, 620, palette.glow, 0.6) + stands(stage) + flags(stage),
		mid: wall(stage, landmarkX) + (stage.lampsLit ? beams(stage) : ''),
		ground: floor(stage, track),
		near: bunting(stage, [-180, -10], [1720, -10], 130, 0.02) + hurdle(stage, heroX < 768 ? 1360 : 180),
		frame: random.pick(['arch', 'curtains', 'none'] as const),
	};
}

/** Rows of watchers on a curve: dots of a few colours, row upon row. */
function stands(stage: Stage): string {
	const { random, palette, materials } = stage;
	const curve = (x: number) => ((x - 768) / 768) ** 2;
	const tiers = Array.from({ length: 9 }, (_, row) => {
		const y = horizon - 60 - row * 38;
		const d = `M${leftEdge} ${y - 46 - 90}C300 ${y - 10} 1236 ${y - 10} ${rightEdge} ${y - 136}V${horizon + 30}H${leftEdge}Z`;
		return { y, row, svg: stage.flat(d, stage.shift('wall', -0.1 - (row % 2) * 0.03), 0.66 - row * 0.02) };
	}).toReversed();
	const colours = [
		palette.accent,
		palette.second,
		materials.wall,
		materials.water,
		materials.roof,
		materials.leaf,
	] as Material[];
	return tiers
		.map(({ y, row, svg }) => {
			const people = Array.from({ length: 62 }, () => {
				const x = random.between(-330, 1870);
				const py = y - 26 - curve(x) * 78 + random.between(-3, 3);
				return `${stage.flat(oval(x, py + 15, 12, 14), random.pick(colours), 0.5)}${stage.flat(oval(x, py - 5, 8), random.pick(['#e8b88f', '#c48a62', '#8a5a3c', '#f2d0ac']), 0.42)}${random.chance(0.12) ? stage.line(`M${x - 10} ${py + 8}L${x - 17} ${py - 20}M${x + 10} ${py + 8}L${x + 17} ${py - 20}`, '#d9a57c', 4, 0.45) : ''}`;
			});
			return svg + people.join('') + (row === 0 ? '' : '');
		})
		.join('');
}

function flags(stage: Stage): string {
	return [-280, 40, 360, 680, 1000, 1320, 1640]
		.map((x) => flag(stage, x, horizon - 400 - ((x - 768) / 768) ** 2 * 80, 96, 0.4))
		.join('');
}

function wall(stage: Stage, x: number): string {
	const { palette } = stage;
	const gate = `M${x - 90} ${horizon + 40}V${horizon - 40}C${x - 90} ${horizon - 130} ${x + 90} ${horizon - 130} ${x + 90} ${horizon - 40}V${horizon + 40}Z`;
	const shields = [-1, 0, 1, 2, 3, 4, 5, 6].map((i) => -240 + i * 290).filter((sx) => Math.abs(sx - x) > 130);
	const cloths = shields.map(
		(sx, i) =>
			stage.solid(
				`M${sx - 46} ${horizon - 48}H${sx + 46}V${horizon + 2}L${sx} ${horizon + 30}L${sx - 46} ${horizon + 2}Z`,
				(i % 2 ? palette.accent : palette.second) as Material,
				0.2,
			) + fill(oval(sx, horizon - 16, 15), stage.tone('wall', 0.2)),
	);
	return (
		stage.solid(box(leftEdge, horizon - 70, rightEdge - leftEdge, 120), 'wall', 0.28) +
		stage.solid(box(leftEdge, horizon - 86, rightEdge - leftEdge, 24, 4), stage.shift('wall', 0.05), 0.24) +
		cloths.join('') +
		fill(gate, palette.shade, 0.75) +
		stroke(gate, stage.tone(stage.shift('wall', 0.04), 0.2), 18) +
		[-60, -20, 20, 60].map((dx) => stage.line(`M${x + dx} ${horizon + 40}V${horizon - 96}`, 'wood', 8, 0.2)).join('')
	);
}

function beams(stage: Stage): string {
	const { palette, heroX } = stage;
	return [
		[-60, 40],
		[1600, 30],
	]
		.map(
			([x, y]) =>
				fill(
					`M${x} ${y}L${heroX - 260} 960H${heroX + 260}Z`,
					stage.across([0, palette.key, 0.2], [0.5, palette.key, 0.28], [1, palette.key, 0.2]),
				) + stage.glow(x!, y!, 150, palette.key, 0.9),
		)
		.join('');
}

function floor(stage: Stage, track: boolean): string {
	const { palette, random } = stage;
	const colour: Material = track ? stage.shift('roof', 0.06) : 'sand';
	const base =
		stage.flat(box(leftEdge, horizon + 40, rightEdge - leftEdge, bottom), colour, 0.06) +
		fill(
			box(leftEdge, horizon + 40, rightEdge - leftEdge, 460),
			stage.down([0, palette.shade, 0.4], [0.06, palette.key, 0.26], [0.5, palette.key, 0], [1, palette.shade, 0.2]),
		);
	const lanes = track
		? [0, 1, 2, 3, 4].map((i) =>
				stroke(
					`M${leftEdge} ${670 + i * 66 + i * i * 10}C400 ${690 + i * 74 + i * i * 10} 1136 ${690 + i * 74 + i * i * 10} ${rightEdge} ${670 + i * 66 + i * i * 10}`,
					mix('#ffffff', palette.cast, 0.3),
					5 + i * 2,
					0.75,
				),
			)
		: [stroke(oval(768, 820, 620, 130), mix('#ffffff', palette.cast, 0.3), 9, 0.5)];
	const scuffs = Array.from({ length: 36 }, () => {
		const [x, y, reach] = [random.between(-200, 1700), random.between(680, 1015), random.between(50, 170)];
		return fill(
			brush(
				[
					[x, y],
					[x + reach * 0.5, y + random.between(-5, 5)],
					[x + reach, y],
				],
				0,
				8,
			),
			random.chance(0.5) ? palette.shade : palette.key,
			0.14,
		);
	});
	return (
		base +
		lanes.join('') +
		scuffs.join('') +
		dapples(stage, horizon + 60) +
		dusk(stage, 850) +
		stage.glow(stage.heroX, 880, 520, mix(palette.key, '#ffffff', 0.2), 0.4, 100)
	);
}

function hurdle(stage: Stage, x: number): string {
	return (
		stage.glow(x, 896, 150, stage.palette.shade, 0.6, 16) +
		stage.line(`M${x - 100} 892V740M${x + 100} 892V740`, 'wood', 15) +
		stage.solid(box(x - 124, 726, 248, 44, 6), 'wall') +
		[-90, -10, 70].map((dx) => stage.flat(box(x + dx, 726, 40, 44), stage.palette.accent as Material)).join('')
	);
}
