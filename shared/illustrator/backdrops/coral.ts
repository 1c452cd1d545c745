import { lighten, mix } from '../light/colour.ts';
import type { Stage } from '../stage.ts';
import { blob, brush, fill, n, stroke } from '../svg.ts';

/** A colour that the water has not drowned: corals and fish stay bright, or a reef would be mud. */
export function vivid(stage: Stage, colour: string, depth: number): string {
	return mix(mix(colour, stage.palette.cast, 0.16), stage.palette.air, depth);
}

/** A coral standing on (x, y): a brain, a bunch of tubes or a fan. */
export function coral(stage: Stage, x: number, y: number, size: number, depth: number): string {
	const { random, palette, materials } = stage;
	const colour = random.pick([palette.accent, palette.second, materials.bloom, mix(palette.accent, '#ff9fc0', 0.5)]);
	const kind = random.pick([brain, tubes, fan]);
	return kind(stage, x, y, size, vivid(stage, colour, depth));
}

function brain(stage: Stage, x: number, y: number, size: number, colour: string): string {
	const d = blob(stage.random, x, y - size * 0.34, size * 0.8, size * 0.56, 0.08);
	const folds = [0, 1, 2, 3].map(
		(i) =>
			`M${n(x - size * 0.5 + i * size * 0.3)} ${n(y - size * 0.14)}q${n(size * 0.1)} ${n(-size * 0.3)} ${n(size * 0.24)} ${n(-size * 0.4)}`,
	);
	return fill(d, colour) + stage.sheen(d) + stroke(folds.join(''), lighten(colour, -0.1), size * 0.06, 0.6);
}

function tubes(stage: Stage, x: number, y: number, size: number, colour: string): string {
	return Array.from({ length: 5 }, (_, i) => {
		const lean = i - 2;
		const tip = [x + lean * size * 0.3, y - size * stage.random.between(0.6, 1.1)] as const;
		const d = brush([[x + lean * size * 0.1, y], tip], size * 0.16, size * 0.24);
		return fill(d, lighten(colour, i * 0.015)) + stage.sheen(d);
	}).join('');
}

function fan(stage: Stage, x: number, y: number, size: number, colour: string): string {
	const arms = Array.from({ length: 9 }, (_, i) => {
		const angle = -2.5 + i * 0.24;
		const reach = size * stage.random.between(0.8, 1.2);
		const [c, s] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
		return `M${n(x)} ${n(y)}Q${n(x + c * 0.3)} ${n(y - reach * 0.5)} ${n(x + c)} ${n(y + s)}`;
	});
	return stroke(arms.join(''), colour, size * 0.09);
}
