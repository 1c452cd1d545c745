import { mix } from '../light/colour.ts';
import { pane } from '../scenery/buildings.ts';
import { leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, fill, group, n, poly, stroke } from '../svg.ts';

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

/** A house so near that only its lower floors are in the picture, with a shop at its foot. */
export function cornerHouse(stage: Stage, x: number, foot: number, w: number): string {
	const colour = stage.random.pick([stage.palette.accent, stage.materials.leaf, stage.materials.water]) as Material;
	return (
		stage.glow(x, foot, w * 0.9, stage.palette.shade, 0.7, w * 0.1) +
		facade(stage, x, foot, w, w * stage.random.between(1.75, 2.1), stage.random.pick(facades(stage)), 0.1) +
		group(shopFront(stage, 0, 0, colour, 0.05), `translate(${n(x)} ${n(foot)}) scale(${n(w / 196)})`)
	);
}

/** A shop window and door under a striped awning, 200 units wide; (x, y) is the middle of its foot. */
export function shopFront(stage: Stage, x: number, y: number, colour: Material, depth: number): string {
	const { palette } = stage;
	const pane = stage.lampsLit ? mix(palette.second, '#fff2c0', 0.4) : mix(palette.sky, palette.glow, 0.4);
	const awning = Array.from({ length: 8 }, (_, k) => {
		const [ax, w] = [x - 106 + k * 26.5, 26.5];
		const stripe = `M${n(ax + 6)} ${y - 146}H${n(ax + w - 2)}L${n(ax + w)} ${y - 100}C${n(ax + w)} ${y - 84} ${n(ax)} ${y - 84} ${n(ax)} ${y - 100}Z`;
		return stage.flat(stripe, k % 2 ? 'wall' : colour, depth);
	});
	return (
		(stage.lampsLit ? stage.glow(x - 26, y - 56, 150, palette.second, 0.5) : '') +
		stage.solid(box(x - 92, y - 112, 184, 114, 4), 'wood', depth) +
		fill(box(x - 78, y - 98, 104, 84, 3), pane) +
		stage.solid(box(x + 40, y - 100, 42, 102, 4), stage.shift('wood', -0.1), depth) +
		awning.join('') +
		fill(box(x - 106, y - 92, 212, 8), palette.shade, 0.25)
	);
}

/** One tall house front: a stepped, pointed or round gable, three rows of windows. */
function facade(stage: Stage, x: number, y: number, w: number, h: number, wall: Material, depth: number): string {
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

const facades = (stage: Stage): Material[] => {
	const { materials, palette } = stage;
	return [
		materials.wall,
		mix(materials.roof, materials.wall, 0.35),
		mix(materials.water, materials.wall, 0.4),
		mix(materials.bloom, materials.wall, 0.3),
		mix(palette.second, materials.wall, 0.45),
	] as Material[];
};
