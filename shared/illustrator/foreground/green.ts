import { bigLeaf } from '../scenery/plants.ts';
import type { Stage } from '../stage.ts';
import { brush, fill, n, type Point } from '../svg.ts';
import { both, ink } from './ink.ts';

/** A fan of great leaves out of a corner; `up` −1 is a lower corner, 1 an upper one. */
export function corner(stage: Stage, edge: number, y: number, side: number, up: number, count: number): string {
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
export function bough(stage: Stage, side: number, edge: number): string {
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

/** Tall grass in both lower corners; `weight` 1 is thick. */
export function blades(stage: Stage, weight: number): string {
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

/** A strand of kelp. */
export function weed(stage: Stage, x: number, i: number): string {
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
