import { mix } from '../light/colour.ts';
import { drawProp } from '../props/draw-prop.ts';
import { scatter } from '../scenery/plants.ts';
import { horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, brush, fill, move, oval, type Point, poly } from '../svg.ts';

/** The lights that grow on this world. */
const lights = (stage: Stage): readonly string[] => [
	stage.palette.second,
	mix(stage.palette.accent, '#ff9fe0', 0.4),
	'#7fe6ea',
];

/** Two rows of jagged hills on the horizon, the far one in the colour of the sky. */
export function crags(stage: Stage): string {
	const { random, palette, heroX } = stage;
	return [0.62, 0.34]
		.map((depth, row) => {
			const points = Array.from({ length: 27 }, (_, i): Point => {
				const x = leftEdge + i * 92;
				const low = Math.abs(x - heroX) < 170 ? 0.35 : 1;
				return [x, horizon + 50 - low * (i % 2 ? random.between(70, 190) : random.between(10, 50)) * (1 - row * 0.4)];
			});
			const d = poly([...points, [rightEdge, horizon + 120], [leftEdge, horizon + 120]]);
			const colour = mix(stage.materials.rock, row ? palette.accent : palette.sky, 0.35) as Material;
			return (
				stage.flat(d, colour, depth) +
				fill(d, stage.down([0, palette.key, 0.22], [0.5, palette.air, 0.1], [1, palette.air, 0.5]))
			);
		})
		.join('');
}

/** Tall plants with lamps for flowers, curling over. */
export function strangeGarden(stage: Stage, x: number): string {
	const { random } = stage;
	return [-210, -90, 40, 150, 260]
		.map((dx) => {
			const tall = random.between(170, 360);
			const [foot, bend] = [x + dx + random.between(-20, 20), random.between(-90, 90)];
			const y = horizon + 64;
			const colour = random.pick(lights(stage));
			const stem = brush(
				[
					[foot, y],
					[foot + bend * 0.1, y - tall * 0.6],
					[foot + bend, y - tall],
				],
				20,
				7,
			);
			const leaves = [0.25, 0.42].map((t, i) =>
				brush(
					[
						[foot, y - tall * t],
						[foot + (i ? -40 : 40), y - tall * t - 26],
						[foot + (i ? -84 : 84), y - tall * t - 8],
					],
					26,
					0,
				),
			);
			const [hx, hy] = [foot + bend, y - tall];
			return (
				stage.flat(leaves.join(''), 'leaf', 0.2) +
				stage.solid(stem, 'leaf', 0.16) +
				stage.glow(hx, hy, 120, colour, 0.75) +
				stage.solid(oval(hx, hy, 30, 34), colour as Material, 0.05) +
				fill(oval(hx - 8, hy - 10, 9), '#ffffff', 0.8)
			);
		})
		.join('');
}

/** A landed rocket beside a little dome with lit windows. */
export function outpost(stage: Stage, x: number): string {
	const y = horizon + 76;
	const { svg } = drawProp('rocket', stage.light, 'outpost');
	const dome = `M${x + 40} ${y}C${x + 40} ${y - 150} ${x + 250} ${y - 150} ${x + 250} ${y}Z`;
	const windows = [90, 145, 200].map(
		(dx) => stage.glow(x + dx, y - 44, 50, stage.palette.second, 0.8) + fill(oval(x + dx, y - 44, 14), '#fff1bd'),
	);
	return (
		stage.glow(x + 30, y + 4, 320, stage.palette.shade, 0.6, 26) +
		stage.solid(dome, '#dfe2ee', 0.14) +
		stage.flat(box(x + 34, y - 16, 222, 18, 6), stage.palette.accent as Material, 0.1) +
		windows.join('') +
		move(svg, x - 90, y, 0.62)
	);
}

/** Small glowing things between the stones. */
export function sprouts(stage: Stage): string {
	const { random } = stage;
	return scatter(stage, 30, 690, 1010, (x, y, s) => {
		const colour = random.pick(lights(stage));
		const heads = [-1, 0, 1].map((k) => {
			const [hx, hy] = [x + k * 17 * s, y - (34 + (k ? 0 : 16)) * s];
			return (
				fill(
					brush(
						[
							[x, y],
							[hx, hy],
						],
						5 * s,
						3 * s,
					),
					stage.tone('leaf', 0.05),
				) + fill(oval(hx, hy, 7 * s), colour)
			);
		});
		return stage.glow(x, y - 34 * s, 70 * s, colour, 0.5) + heads.join('');
	});
}
