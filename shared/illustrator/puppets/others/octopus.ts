import type { Brush } from '../kit/brush.ts';
import { drawFace } from '../kit/face.ts';
import { ellipse, type Point, tube, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';

const skins = [
	{ main: '#b5699a', light: '#f3c6cf' },
	{ main: '#e0704f', light: '#fbd0b0' },
	{ main: '#5f86c4', light: '#cfe0f3' },
	{ main: '#7a68b8', light: '#dcc9ee' },
] as const;

/** A large soft head on eight arms, of which two are raised as hands. */
export function octopusRig({ s, feeling }: Role): Rig {
	const skin = s.chance.pick('skin', skins);
	const build: Build = {
		leg: 120,
		torso: 90,
		shoulder: 120,
		belly: 120,
		hip: 110,
		arm: 330,
		armWide: [46, 20],
		legWide: [40, 20],
		head: [226, 230],
		sink: 70,
		spread: 46,
	};
	return {
		build,
		size: 0.86,
		top: 236,
		arm: { colour: skin.main, hand: 'none', skin: skin.main },
		ownLegs: (j) => tentacles(s, skin.main, skin.light, j),
		skirted: true,
		body: (j) => s.soft(ellipse(0, j.hip[1] - 40, 150, 96), skin.main),
		head: () =>
			s.solid(
				twin([
					[0, -236],
					[130, -204],
					[216, -90],
					[214, 40],
					[176, 140],
					[120, 210],
					[0, 234],
				]),
				skin.main,
				{
					dark: 60,
					inside: s.flat(
						ellipse(-110, -130, 32, 25) +
							ellipse(-54, -176, 20, 16) +
							ellipse(-140, -70, 17, 15) +
							ellipse(120, -150, 22, 18),
						lighter(skin.main, 0.35),
						0.7,
					),
				},
			) +
			drawFace(
				s,
				{
					x: 14,
					y: 26,
					gap: 88,
					eye: 50,
					lid: darker(skin.main, 0.1),
					iris: '#7a4a24',
					brow: darker(skin.main, 0.45),
					mouth: [0, 100, 0.95],
					cheeks: [140, 70],
				},
				feeling,
			),
	};
}

function tentacles(s: Brush, colour: string, light: string, { hip: [, y] }: Skeleton): string {
	const arm = (line: readonly Point[], shade: number) => {
		const cups = line
			.slice(1, -1)
			.map(([x, dy]) => ellipse(x, dy + 8, 11, 8))
			.join('');
		return s.soft(tube(line, [54, 44, 30, 14]), darker(colour, shade)) + s.flat(cups, light, 0.8);
	};
	const foot = (side: 1 | -1, reach: number, shade: number) =>
		arm(
			[
				[side * 40, y - 20],
				[side * reach * 0.55, y + 50],
				[side * reach * 0.9, -26],
				[side * (reach + 50), -50],
			],
			shade,
		);
	return (
		foot(-1, 270, 0.16) +
		foot(1, 280, 0.16) +
		foot(-1, 170, 0.08) +
		foot(1, 180, 0.08) +
		foot(-1, 70, 0) +
		foot(1, 76, 0)
	);
}
