import { mix } from '../../light/colour.ts';
import { drawFace } from '../kit/face.ts';
import { scallop } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker } from '../kit/shades.ts';
import type { Build } from '../kit/skeleton.ts';

/** A small cloud with hands. */
export function cloudRig({ s, feeling }: Role): Rig {
	const puff = s.chance.pick('puff', ['#f8fafc', '#fdf1ea', '#e6eef8', '#f3ecfa']);
	const build: Build = {
		leg: 120,
		torso: 60,
		shoulder: 316,
		belly: 200,
		hip: 90,
		arm: 220,
		armWide: [36, 30],
		legWide: [26, 24],
		head: [300, 220],
		sink: 150,
		spread: 34,
	};
	return {
		build,
		size: 0.78,
		top: 260,
		floats: true,
		lift: 70,
		arm: { colour: puff, hand: 'ball', skin: puff, grip: 36 },
		ownLegs: () => '',
		skirted: true,
		body: () => '',
		head: () =>
			s.solid(
				scallop(
					[
						[-250, 150],
						[-330, 60],
						[-290, -60],
						[-170, -140],
						[-30, -190],
						[130, -180],
						[250, -90],
						[330, 10],
						[280, 140],
						[150, 190],
						[0, 204],
						[-140, 196],
					],
					0.6,
				),
				puff,
				{
					dark: 90,
					bright: 14,
					inside: s.line(
						'M-230 -30q30 -60 90 -50M150 -110q60 -10 80 50M-200 110q40 40 90 20',
						darker(puff, 0.25),
						12,
						0.3,
					),
				},
			) +
			drawFace(
				s,
				{
					x: 14,
					y: -8,
					gap: 96,
					eye: 50,
					lid: mix(puff, '#93a5c4', 0.4),
					iris: '#4a76a8',
					brow: '#8fa0bd',
					mouth: [0, 104, 1.05],
					cheeks: [168, 70],
					blush: '#f3a3a3',
				},
				feeling,
			),
	};
}
