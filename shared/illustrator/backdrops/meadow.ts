import { ground, hill, path, peak } from '../scenery/land.ts';
import { bush, flower, scatter, tuft } from '../scenery/plants.ts';
import { roundTree } from '../scenery/trees.ts';
import { horizon, type Material, type Stage } from '../stage.ts';
import { n, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** Rolling hills full of flowers, with one great tree. */
export function meadow(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const side = landmarkX > heroX ? 1 : -1;
	return {
		kind: 'open',
		far:
			(random.chance(0.5)
				? [0, 1, 2, 3]
						.map((i) => peak(stage, i * 460 + random.between(-90, 90), horizon, random.between(120, 230), 'rock', 0.8))
						.join('')
				: '') +
			hill(stage, horizon - 120, 60, 'leaf', 0.76) +
			hill(stage, horizon - 70, 50, 'grass', 0.62) +
			dots(stage, horizon - 70, 0.6),
		mid:
			hill(stage, horizon - 28, 34, 'grass', 0.46) +
			roundTree(
				stage,
				landmarkX,
				horizon + 30,
				random.between(380, 460),
				0.2,
				random.pick(['leaf', 'bloom'] as const),
			) +
			dots(stage, horizon + 10, 0.42),
		ground:
			ground(stage, 'grass', { rough: 18 }) +
			(random.chance(0.6) ? path(stage, 'earth', landmarkX, { wide: 300 }) : '') +
			fence(stage, side) +
			flowers(stage),
		near: bush(stage, heroX - side * 560, 890, 120),
		frame: random.pick(['grass', 'branches', 'leaves'] as const),
	};
}

/** Distant bushes and trees along a rise. */
function dots(stage: Stage, y: number, depth: number): string {
	const { random } = stage;
	return Array.from({ length: 13 }, () => {
		const x = random.between(-380, 1900);
		return random.chance(0.4)
			? bush(stage, x, y + random.between(-8, 18), random.between(22, 46), depth)
			: roundTree(
					stage,
					x,
					y + random.between(-6, 20),
					random.between(60, 120),
					depth,
					random.chance(0.6) ? 'leaf' : 'bloom',
				);
	}).join('');
}

function fence(stage: Stage, side: number): string {
	const x0 = side > 0 ? 860 : -420;
	const posts = Array.from({ length: 9 }, (_, i) =>
		stage.line(`M${x0 + i * 128} ${n(716 + i * 2)}V${n(636 + i * 2)}`, 'wood', 15, 0.1),
	);
	const rails = [656, 690].map((y) =>
		stroke(
			`M${x0 - 30} ${y}C${x0 + 300} ${y + 10} ${x0 + 700} ${y + 4} ${x0 + 1090} ${y + 18}`,
			stage.tone('wood', 0.06),
			10,
		),
	);
	return rails.join('') + posts.join('');
}

function flowers(stage: Stage): string {
	const { random, palette } = stage;
	const colours = [palette.accent, palette.second, '#fff6e8', stage.materials.bloom] as Material[];
	return scatter(stage, 150, 650, 1015, (x, y, s) =>
		random.chance(0.36) ? tuft(stage, x, y, 58 * s, 0.08) : flower(stage, x, y, 52 * s, random.pick(colours), 0.06),
	);
}
