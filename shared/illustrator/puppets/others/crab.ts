import { drawFace } from '../kit/face.ts';
import { ellipse, tube, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Build } from '../kit/skeleton.ts';

const skins = [
	{ main: '#d9503f', light: '#f6b08a' },
	{ main: '#e8823a', light: '#fbd09a' },
	{ main: '#c9486a', light: '#f3aeb5' },
] as const;

/** A wide shell with a face, two great claws and six legs. */
export function crabRig({ s, feeling }: Role): Rig {
	const skin = s.chance.pick('skin', skins);
	const build: Build = {
		leg: 130,
		torso: 70,
		shoulder: 244,
		belly: 200,
		hip: 150,
		arm: 300,
		armWide: [36, 30],
		legWide: [30, 16],
		head: [270, 168],
		handDown: 120,
		sink: 140,
		spread: 86,
	};
	return {
		build,
		size: 0.66,
		top: 300,
		arm: { colour: skin.main, hand: 'claw', skin: skin.main, grip: 56 },
		ownLegs: (j) =>
			[-1, 1]
				.flatMap((side) =>
					[300, 220, 130].map((reach, i) =>
						s.soft(
							tube(
								[
									[side * (150 - i * 30), j.hip[1] - 20],
									[side * (reach + 30), j.hip[1] - 60 + i * 26],
									[side * (reach + 50), -6],
								],
								[34, 28, 10],
							),
							darker(skin.main, 0.16 - i * 0.06),
						),
					),
				)
				.join(''),
		skirted: true,
		body: () => '',
		head: () => {
			const stalk = (side: 1 | -1) =>
				s.soft(
					tube(
						[
							[side * 70 + 10, -110],
							[side * 84 + 10, -210],
						],
						[26, 22],
					),
					skin.main,
				) + s.soft(ellipse(side * 86 + 10, -232, 62, 62), skin.main);
			return (
				stalk(-1) +
				stalk(1) +
				s.solid(
					twin([
						[0, -158],
						[130, -146],
						[240, -80],
						[276, 10],
						[220, 110],
						[110, 160],
						[0, 168],
					]),
					skin.main,
					{
						dark: 60,
						inside:
							s.flat('M-300 90Q0 40 300 90V240H-300z', skin.light) +
							s.flat(
								ellipse(-160, -70, 24, 18) +
									ellipse(-110, -104, 15, 12) +
									ellipse(170, -70, 20, 16) +
									ellipse(210, -20, 13, 12),
								lighter(skin.main, 0.4),
								0.7,
							),
					},
				) +
				drawFace(
					s,
					{
						x: 10,
						y: -232,
						gap: 86,
						eye: 46,
						lid: darker(skin.main, 0.1),
						iris: '#3f3040',
						brow: darker(skin.main, 0.5),
						mouth: [0, 206, 1.15],
						cheeks: [150, 200],
					},
					feeling,
				)
			);
		},
	};
}
