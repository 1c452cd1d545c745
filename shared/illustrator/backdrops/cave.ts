import { mix } from '../light/colour.ts';
import { dapples, dusk, hill, rock } from '../scenery/land.ts';
import { scatter } from '../scenery/plants.ts';
import { sea } from '../scenery/water.ts';
import { horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { brush, fill, oval, type Point, poly } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A cave with an opening to the sky, hanging stones and crystals that give light. */
export function cave(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX, palette } = stage;
	const pool = random.chance(0.5);
	const glowing = [palette.second, mix(palette.accent, '#c08fff', 0.5), '#7fe6ea'] as const;
	return {
		kind: 'void',
		sky: () =>
			fill(
				'M-20 -20H1556V1044H-20Z',
				stage.down(
					[0, mix(palette.dark, palette.air, 0.2)],
					[0.5, mix(palette.air, palette.zenith, 0.3)],
					[1, palette.air],
				),
			),
		far: opening(stage, landmarkX) + columns(stage, 8, 0.66),
		mid:
			teeth(stage, 16, 0.5, 210) +
			columns(stage, 4, 0.36) +
			crystals(stage, landmarkX + (landmarkX > heroX ? 260 : -260), horizon + 50, 170, 0.16, glowing) +
			crystals(stage, heroX + (landmarkX > heroX ? -420 : 420), horizon + 70, 120, 0.14, glowing),
		ground:
			floor(stage) +
			(pool ? sea(stage, horizon + 70, horizon + 120, 0.24) + hill(stage, horizon + 130, 14, 'rock', 0.16) : '') +
			dapples(stage) +
			dusk(stage, horizon + 220) +
			rubble(stage, glowing),
		near: teeth(stage, 7, 0.08, 330) + crystals(stage, heroX < 768 ? 1400 : 130, 900, 210, 0, glowing),
		frame: 'cave',
		shafts: { x: landmarkX, y: 40, lean: heroX > landmarkX ? 0.4 : -0.4 },
	};
}

/** Where the cave opens: sky, a hill or two, a halo of light. */
function opening(stage: Stage, x: number): string {
	const { palette, random } = stage;
	const y = horizon - 190;
	const edge = Array.from({ length: 15 }, (_, i): Point => {
		const angle = (i / 15) * Math.PI * 2;
		return [x + Math.cos(angle) * random.between(190, 240), y + Math.sin(angle) * random.between(190, 250)];
	});
	const sky = mix(palette.glow, palette.key, 0.4);
	return (
		stage.glow(x, y, 620, palette.glow, 0.85) +
		fill(poly(edge.map(([ex, ey]): Point => [x + (ex - x) * 1.14, y + (ey - y) * 1.12])), palette.air, 0.7) +
		fill(poly(edge), stage.down([0, mix(palette.sky, palette.key, 0.3)], [1, sky])) +
		stage.inside(
			poly(edge),
			fill(oval(x - 90, y + 260, 230, 120), stage.tone('leaf', 0.5)) +
				fill(oval(x + 130, y + 280, 230, 120), stage.tone('grass', 0.4)),
		)
	);
}

function columns(stage: Stage, count: number, depth: number): string {
	const { random, heroX, landmarkX } = stage;
	return Array.from({ length: count }, (_, i) => leftEdge + ((i + random.next()) / count) * (rightEdge - leftEdge))
		.filter((x) => Math.abs(x - heroX) > 150 && Math.abs(x - landmarkX) > 240)
		.map((x) => {
			const w = random.between(50, 110) * (1.3 - depth);
			const d = `M${x - w * 1.9} -300C${x - w * 0.8} 40 ${x - w * 0.4} 160 ${x - w * 0.4} 320C${x - w * 0.4} 460 ${x - w * 0.8} 560 ${x - w * 1.8} ${horizon + 60}H${x + w * 1.8}C${x + w * 0.8} 560 ${x + w * 0.4} 460 ${x + w * 0.4} 320C${x + w * 0.4} 160 ${x + w * 0.8} 40 ${x + w * 1.9} -300Z`;
			return stage.solid(d, 'rock', depth);
		})
		.join('');
}

/** Stones hanging from the roof, longer away from the hero. */
function teeth(stage: Stage, count: number, depth: number, long: number): string {
	const { random, heroX } = stage;
	return Array.from({ length: count }, (_, i) => {
		const x = leftEdge + ((i + random.next()) / count) * (rightEdge - leftEdge);
		const fall = long * random.between(0.4, 1.1) * Math.min(1, 0.35 + Math.abs(x - heroX) / 600);
		const w = fall * random.between(0.22, 0.34) + 14;
		return stage.solid(
			`M${x - w} -200V-20C${x - w * 0.5} ${fall * 0.2} ${x - w * 0.14} ${fall * 0.7} ${x} ${fall}C${x + w * 0.14} ${fall * 0.7} ${x + w * 0.5} ${fall * 0.2} ${x + w} -20V-200Z`,
			'rock',
			depth,
		);
	}).join('');
}

function crystals(stage: Stage, x: number, y: number, size: number, depth: number, colours: readonly string[]): string {
	const { random } = stage;
	const colour = random.pick(colours);
	const shards = [-0.62, 0.58, -0.3, 0.3, 0].map((lean) => {
		const tall = size * (1 - Math.abs(lean) * 0.6) * random.between(0.85, 1.1);
		const w = size * 0.13;
		const foot = x + lean * size * 0.5;
		const tip: Point = [foot + lean * size * 0.5, y - tall];
		const outline = poly([
			[foot - w, y],
			[tip[0] - w * 0.9, tip[1] + w * 1.4],
			tip,
			[tip[0] + w * 0.9, tip[1] + w * 1.6],
			[foot + w, y],
		]);
		const face = poly([[foot - w, y], [tip[0] - w * 0.9, tip[1] + w * 1.4], tip, [foot - w * 0.1, y]]);
		return (
			fill(outline, mix(colour, stage.palette.air, depth)) + stage.sheen(outline, depth) + fill(face, '#ffffff', 0.4)
		);
	});
	return (
		stage.glow(x, y - size * 0.4, size * 1.7, colour, 0.6) +
		shards.join('') +
		fill(oval(x, y, size * 0.7, size * 0.06), stage.palette.shade, 0.3)
	);
}

function floor(stage: Stage): string {
	return [0, 60, 150]
		.map((dy, i) => hill(stage, horizon + 20 + dy, 16 + i * 8, stage.shift('rock', -i * 0.02), 0.44 - i * 0.16))
		.join('');
}

function rubble(stage: Stage, colours: readonly string[]): string {
	const { random } = stage;
	return scatter(stage, 52, 690, 1012, (x, y, s) => {
		const kind = random.next();
		if (kind < 0.6) return rock(stage, x, y, random.between(12, 40) * s, 0.06);
		if (kind < 0.8) return crystals(stage, x, y, 46 * s, 0, colours);
		const stem = fill(
			brush(
				[
					[x, y],
					[x + 2, y - 20 * s],
					[x, y - 34 * s],
				],
				11 * s,
				8 * s,
			),
			stage.tone('wall'),
		);
		return (
			stage.glow(x, y - 36 * s, 60 * s, colours[0]!, 0.5) +
			stem +
			stage.solid(
				`M${x - 24 * s} ${y - 30 * s}C${x - 22 * s} ${y - 62 * s} ${x + 22 * s} ${y - 62 * s} ${x + 24 * s} ${y - 30 * s}Z`,
				mix(colours[0]!, stage.materials.roof, 0.3) as Material,
			)
		);
	});
}
