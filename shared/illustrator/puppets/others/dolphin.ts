import { cloths, scarf } from '../beasts/clothes.ts';
import type { Brush } from '../kit/brush.ts';
import { drawFace } from '../kit/face.ts';
import { blob, ellipse, round, tube, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker } from '../kit/shades.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';

const skins = [
	{ main: '#6f93b8', light: '#eaf1f4' },
	{ main: '#5fa3b5', light: '#e9f4f0' },
	{ main: '#8a92b5', light: '#f0eef6' },
] as const;

/** A dolphin that stands on its tail in the air or the water. */
export function dolphinRig({ s, feeling }: Role): Rig {
	const skin = s.chance.pick('skin', skins);
	const cloth = s.chance.pick('cloth', cloths);
	const build: Build = {
		leg: 200,
		torso: 330,
		shoulder: 120,
		belly: 146,
		hip: 104,
		arm: 270,
		armWide: [42, 40],
		legWide: [30, 30],
		head: [190, 180],
		handDown: 90,
		sink: 56,
	};
	return {
		build,
		size: 0.94,
		top: 200,
		floats: true,
		lift: 60,
		arm: { colour: skin.main, hand: 'flipper', skin: skin.main, grip: 52 },
		ownLegs: (j) => fluke(s, skin.main, j),
		skirted: true,
		back: (j) =>
			s.solid(
				`M${-100} ${round(j.neck[1] + 120)}C-190 ${round(j.neck[1] + 90)} -250 ${round(j.neck[1] + 150)} -270 ${round(j.neck[1] + 210)}C-200 ${round(j.neck[1] + 200)} -150 ${round(j.neck[1] + 250)} -100 ${round(j.neck[1] + 290)}z`,
				darker(skin.main, 0.1),
			),
		body: (j) => dolphinBody(s, skin.main, skin.light, j),
		neckwear: (j) => scarf(s, { top: j.neck[1] + 10, shoulder: 110 }, cloth, '#fbeecb'),
		head: () => {
			const snout = s.solid(
				twin([
					[0, -20],
					[70, -14],
					[104, 24],
					[84, 66],
					[0, 84],
				]),
				skin.light,
				{ dark: 20, bright: 6 },
			);
			return (
				s.solid(
					twin([
						[0, -180],
						[100, -164],
						[176, -84],
						[190, 10],
						[160, 110],
						[84, 164],
						[0, 176],
					]),
					skin.main,
					{ inside: s.flat('M-240 60C-120 30 -70 40 10 40S150 30 240 60V240H-240z', skin.light) },
				) +
				s.flat(ellipse(0, -150, 26, 9), darker(skin.main, 0.35), 0.6) +
				`<g transform="translate(12 50)">${snout}</g>` +
				drawFace(
					s,
					{
						x: 12,
						y: -20,
						gap: 104,
						eye: 40,
						lid: darker(skin.main, 0.1),
						iris: '#2f4a66',
						brow: darker(skin.main, 0.45),
						mouth: [0, 100, 0.95],
						cheeks: [150, 70],
					},
					feeling,
				)
			);
		},
	};
}

function dolphinBody(
	s: Brush,
	main: string,
	light: string,
	{ neck: [, top], hip: [, low], build: { shoulder, belly } }: Skeleton,
): string {
	return s.solid(
		blob([
			[0, top - 8],
			[shoulder * 0.8, top + 6],
			[belly, top + 150],
			[126, low - 40],
			[70, low + 70],
			[-20, low + 110],
			[-96, low + 40],
			[-130, low - 60],
			[-belly, top + 150],
			[-shoulder * 0.8, top + 6],
		]),
		main,
		{
			inside: s.flat(
				blob([
					[20, top - 20],
					[110, top + 60],
					[120, top + 180],
					[90, low - 20],
					[40, low + 90],
					[-10, low + 60],
					[-50, low - 40],
					[-70, top + 180],
					[-70, top + 60],
				]),
				light,
			),
		},
	);
}

function fluke(s: Brush, colour: string, { hip: [, y] }: Skeleton): string {
	return (
		s.solid(
			tube(
				[
					[10, y - 30],
					[16, y + 60],
					[-30, y + 130],
					[-90, y + 160],
				],
				[110, 78, 46, 30],
			),
			colour,
			{ dark: 24 },
		) +
		s.solid(
			`M-76 ${round(y + 130)}C-120 ${round(y + 90)} -210 ${round(y + 90)} -250 ${round(y + 130)}C-210 ${round(y + 140)} -190 ${round(y + 160)} -176 ${round(y + 180)}C-200 ${round(y + 210)} -200 ${round(y + 240)} -180 ${round(y + 270)}C-120 ${round(y + 250)} -80 ${round(y + 210)} -60 ${round(y + 170)}z`,
			darker(colour, 0.08),
		)
	);
}
