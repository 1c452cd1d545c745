import { mix } from '../light/colour.ts';
import { drawProp } from '../props/draw-prop.ts';
import { ground, hill, rock } from '../scenery/land.ts';
import { fern, scatter, tuft } from '../scenery/plants.ts';
import { fir, trunk } from '../scenery/trees.ts';
import { horizon, type Stage } from '../stage.ts';
import { move, oval } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A camp among firs: a tent, a fire, logs to sit on. */
export function campfire(stage: Stage): BackdropLayers {
	const { random, heroX, landmarkX, palette } = stage;
	const fireX = Math.abs(landmarkX - heroX) < 350 ? landmarkX : heroX + (landmarkX - heroX) * 0.72;
	const warm = mix('#ff9d45', palette.accent, 0.2);
	return {
		kind: 'open',
		far:
			hill(stage, horizon - 110, 60, 'rock', 0.78) +
			firs(stage, 26, 0.68, horizon - 34, [120, 230], 0) +
			stage.veil(horizon - 170, horizon + 10, 0.5),
		mid:
			hill(stage, horizon - 18, 22, 'grass', 0.5) +
			firs(stage, 15, 0.4, horizon + 20, [260, 470], 130) +
			tent(stage, landmarkX + (landmarkX > heroX ? 130 : -130)),
		ground:
			ground(stage, 'grass', { rough: 12 }) +
			stage.glow(fireX, 760, 560, warm, stage.lampsLit ? 0.7 : 0.3, 150) +
			plants(stage) +
			logs(stage, fireX) +
			fire(stage, fireX, warm),
		near: trunk(stage, heroX < 768 ? 1490 : 46, 900, 150, 0.02) + rock(stage, heroX < 768 ? 1360 : 180, 920, 70),
		frame: random.pick(['branches', 'grass'] as const),
	};
}

function firs(
	stage: Stage,
	count: number,
	depth: number,
	y: number,
	[low, high]: readonly [number, number],
	gap: number,
): string {
	const { random, heroX } = stage;
	return Array.from({ length: count }, () => ({ x: random.between(-400, 1930), foot: y + random.between(-10, 30) }))
		.filter(({ x }) => Math.abs(x - heroX) > gap)
		.sort((a, b) => a.foot - b.foot)
		.map(({ x, foot }) => fir(stage, x, foot, random.between(low, high), depth))
		.join('');
}

function tent(stage: Stage, x: number): string {
	const { svg } = drawProp('tent', stage.light, 'camp-tent');
	return (
		stage.glow(x, horizon + 92, 300, stage.palette.shade, 0.6, 26) +
		(stage.lampsLit ? stage.glow(x, horizon - 10, 240, stage.palette.second, 0.6) : '') +
		move(svg, x, horizon + 90, 0.72)
	);
}

function logs(stage: Stage, x: number): string {
	return [-1, 1]
		.map((s) => {
			const lx = x + s * 210;
			return (
				stage.glow(lx, 792, 130, stage.palette.shade, 0.6, 18) +
				stage.line(`M${lx - 86} ${772 + s * 5}L${lx + 86} ${772 - s * 5}`, 'wood', 44) +
				stage.line(`M${lx - 70} ${760 + s * 5}L${lx + 60} ${762 - s * 5}`, stage.shift('wood', 0.1), 6, 0, 0.7) +
				stage.solid(oval(lx - s * 90, 772 + 5, 17, 22), 'sand') +
				stage.line(oval(lx - s * 90, 777, 8, 11), 'wood', 3)
			);
		})
		.join('');
}

function fire(stage: Stage, x: number, warm: string): string {
	const { svg } = drawProp('campfire', stage.light, 'camp-fire');
	return stage.glow(x, 690, 380, warm, stage.lampsLit ? 0.75 : 0.35) + move(svg, x, 772, 0.62);
}

function plants(stage: Stage): string {
	const { random } = stage;
	return scatter(stage, 60, 650, 1012, (x, y, s) => {
		const kind = random.next();
		if (kind < 0.5) return tuft(stage, x, y, 54 * s, 0.06);
		return kind < 0.8 ? fern(stage, x, y, 66 * s, 0.06) : rock(stage, x, y, 26 * s, 0.06);
	});
}
