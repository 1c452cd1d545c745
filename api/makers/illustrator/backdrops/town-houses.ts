import { pane } from '../buildings.ts';
import { mix } from '../colour.ts';
import { leftEdge, rightEdge, type Stage, type Stuff } from '../stage.ts';
import { fill, n, poly, stroke } from '../strokes.ts';

/** A row of tall house fronts; open around `gap`, if given. */
export function row(
	stage: Stage,
	count: number,
	depth: number,
	y: number,
	[thin, wide]: readonly [number, number],
	[low, high]: readonly [number, number],
	gap = -9999,
): string {
	const { random } = stage;
	return Array.from({ length: count }, (_, i) => leftEdge + ((i + 0.5) / count) * (rightEdge - leftEdge))
		.filter((x) => Math.abs(x - gap) > 130)
		.map((x) =>
			facade(
				stage,
				x,
				y,
				random.between(thin, wide) * 1.08,
				random.between(low, high),
				random.pick(facades(stage)),
				depth,
			),
		)
		.join('');
}

/** One tall house front: a stepped, pointed or round gable, three rows of windows. */
function facade(stage: Stage, x: number, y: number, w: number, h: number, wall: Stuff, depth: number): string {
	const { random, palette } = stage;
	const rise = w * random.between(0.42, 0.6);
	const gables = [
		`L${n(x)} ${n(y - h - rise)}`,
		`V${n(y - h - rise * 0.3)}H${n(x - w * 0.3)}V${n(y - h - rise * 0.65)}H${n(x - w * 0.12)}V${n(y - h - rise)}H${n(x + w * 0.12)}V${n(y - h - rise * 0.65)}H${n(x + w * 0.3)}V${n(y - h - rise * 0.3)}H${n(x + w / 2)}`,
		`C${n(x - w * 0.3)} ${n(y - h - rise * 0.2)} ${n(x - w * 0.26)} ${n(y - h - rise)} ${n(x)} ${n(y - h - rise)}C${n(x + w * 0.26)} ${n(y - h - rise)} ${n(x + w * 0.3)} ${n(y - h - rise * 0.2)} ${n(x + w / 2)} ${n(y - h)}`,
	];
	const kind = random.whole(0, 2);
	const d = `M${n(x - w / 2)} ${n(y)}V${n(y - h)}${gables[kind]}L${n(x + w / 2)} ${n(y - h)}V${n(y)}Z`;
	const roof =
		kind === 0
			? stage.solid(
					poly([
						[x - w * 0.58, y - h + 4],
						[x, y - h - rise - w * 0.1],
						[x + w * 0.58, y - h + 4],
						[x + w * 0.5, y - h + w * 0.1],
						[x, y - h - rise * 0.86],
						[x - w * 0.5, y - h + w * 0.1],
					]),
					'roof',
					depth,
				)
			: stroke(`M${n(x - w / 2)} ${n(y - h)}${gables[kind]}`, stage.tone(stage.shift('wall', 0.04), depth), w * 0.05);
	const rows = Math.max(2, Math.floor(h / (w * 0.55)));
	const panes = Array.from({ length: rows }, (_, r) =>
		[-0.26, 0, 0.26].map((t) => pane(stage, x + t * w, y - h + w * 0.26 + r * w * 0.5, w * 0.15, w * 0.26, depth)),
	).flat();
	return (
		stage.solid(d, wall, depth) +
		fill(d, stage.down([0, palette.air, 0], [0.7, palette.air, 0], [1, palette.air, depth * 0.7])) +
		roof +
		panes.join('') +
		pane(stage, x, y - h - rise * 0.4, w * 0.13, w * 0.16, depth, true)
	);
}

const facades = (stage: Stage): Stuff[] => {
	const { materials, palette } = stage;
	return [
		materials.wall,
		mix(materials.roof, materials.wall, 0.35),
		mix(materials.water, materials.wall, 0.4),
		mix(materials.bloom, materials.wall, 0.3),
		mix(palette.second, materials.wall, 0.45),
	] as Stuff[];
};
