import type { Material, Stage } from '../stage.ts';
import { brush, fill, oval, type Point, smooth } from '../svg.ts';

/** A palm leaning over, with drooping fronds. */
export function palm(stage: Stage, x: number, y: number, tall: number, depth = 0): string {
	const { random } = stage;
	const lean = random.between(0.12, 0.3) * tall * (random.chance(0.5) ? 1 : -1);
	const spine: Point[] = [0, 0.33, 0.66, 1].map((t): Point => [x + lean * t * t, y - tall * t]);
	const [tx, ty] = spine[3]!;
	const rings = Array.from({ length: 9 }, (_, i) => {
		const t = (i + 1) / 10;
		return stage.line(
			`M${x + lean * t * t - tall * 0.028} ${y - tall * t}q${tall * 0.028} ${tall * 0.014} ${tall * 0.056} 0`,
			stage.shift('wood', -0.1),
			4,
			depth,
			0.7,
		);
	});
	const fronds = Array.from({ length: 9 }, (_, i) =>
		frond(stage, tx, ty, tall * random.between(0.36, 0.5), -2.9 + i * 0.7, depth),
	);
	const nuts = [-1, 0, 1].map((k) =>
		stage.solid(oval(tx + k * tall * 0.03, ty + tall * 0.03, tall * 0.024), stage.shift('wood', -0.06), depth),
	);
	return (
		stage.solid(brush(spine, tall * 0.075, tall * 0.045), 'wood', depth) +
		rings.join('') +
		fronds.join('') +
		nuts.join('')
	);
}

/** A feathered leaf from (x, y) out along `angle`, drooping. */
function frond(
	stage: Stage,
	x: number,
	y: number,
	reach: number,
	angle: number,
	depth: number,
	leaf: Material = 'leaf',
): string {
	const { random } = stage;
	const spine = [0, 0.25, 0.5, 0.75, 1].map(
		(t): Point => [x + Math.cos(angle) * reach * t, y + Math.sin(angle) * reach * t * 0.7 + t * t * reach * 0.45],
	);
	const blades = Array.from({ length: 16 }, (_, i) => {
		const t = 0.12 + (i / 16) * 0.86;
		const [bx, by] = [x + Math.cos(angle) * reach * t, y + Math.sin(angle) * reach * t * 0.7 + t * t * reach * 0.45];
		const long = reach * 0.3 * Math.sin(Math.PI * Math.min(1, t + 0.12));
		const s = i % 2 ? 1 : -1;
		const tip: Point = [
			bx + Math.cos(angle) * long * 0.7 - s * Math.sin(angle) * long * 0.4,
			by + long * 0.55 + s * Math.cos(angle) * long * 0.35,
		];
		return brush([[bx, by], [(bx + tip[0]) / 2, (by + tip[1]) / 2 - 3], tip], reach * 0.05, 0);
	});
	const shade = random.between(-0.08, 0.08);
	return (
		fill(blades.join(''), stage.tone(stage.shift(leaf, shade), depth)) +
		stage.line(smooth(spine), stage.shift(leaf, shade + 0.08), reach * 0.018, depth)
	);
}
