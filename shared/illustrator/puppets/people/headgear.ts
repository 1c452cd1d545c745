import { ellipse } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import { type DrawHat, gold } from './hat.ts';

/** Crowns, helms, masks and wreaths. */
export const headgear = {
	crown: (s, colour, trim) => ({
		rise: 170,
		over:
			s.solid('M-140 -96L-166 -270L-84 -190L-56 -300L6 -196L70 -300L98 -190L180 -270L154 -96Q6 -50 -140 -96z', colour, {
				dark: 26,
			}) +
			s.soft(
				[
					[-166, -272],
					[-56, -304],
					[70, -304],
					[180, -272],
				]
					.map(([x, y]) => ellipse(x!, y!, 17, 17))
					.join(''),
				trim,
			) +
			s.soft(ellipse(6, -120, 24, 28), trim) +
			s.soft(ellipse(-84, -132, 16, 18) + ellipse(96, -132, 16, 18), '#5fa8d3') +
			s.line('M-142 -96Q6 -50 156 -96', darker(colour, 0.25), 12),
	}),
	tiara: (s, colour, trim) => ({
		rise: 110,
		over:
			s.solid(
				'M-130 -128C-100 -180 -70 -170 -50 -190Q-20 -190 6 -250Q36 -190 64 -190C84 -170 116 -180 144 -128Q6 -170 -130 -128z',
				colour,
				{ dark: 16 },
			) +
			s.soft(
				`M6 -226Q26 -196 6 -172Q-14 -196 6 -226z${ellipse(-62, -164, 12, 13)}${ellipse(76, -164, 12, 13)}`,
				trim,
				2,
			),
	}),
	circlet: (s, colour, trim) => ({
		rise: 80,
		over:
			s.line('M-160 -84Q6 -150 172 -84', colour, 30) +
			s.soft('M-40 -124L6 -214L54 -124Q6 -100 -40 -124z', colour) +
			s.soft(ellipse(6, -140, 19, 23), trim),
	}),
	knight: (s, colour, trim) => ({
		rise: 190,
		wide: 320,
		hidesHair: true,
		behind: s.solid(
			'M-10 -210C-90 -340 -250 -330 -290 -210C-310 -140 -270 -60 -250 -20C-230 -120 -190 -190 -70 -180z',
			trim,
			{
				inside: s.line(
					'M-60 -220C-150 -280 -240 -230 -256 -90M-80 -200C-150 -230 -210 -200 -230 -130',
					lighter(trim, 0.4),
					9,
					0.5,
				),
			},
		),
		over:
			s.solid(
				'M-196 60C-216 -130 -120 -226 6 -226S228 -130 208 60C206 140 150 190 120 196L128 60Q140 -20 130 -66Q6 -100 -118 -66Q-130 -20 -116 60L-108 196C-140 190 -196 140 -196 60z',
				colour,
				{
					dark: 30,
					bright: 12,
					inside: s.flat(
						[
							[-160, -20],
							[-158, 40],
							[-150, 100],
							[172, -20],
							[170, 40],
							[162, 100],
						]
							.map(([x, y]) => ellipse(x!, y!, 8, 8))
							.join(''),
						darker(colour, 0.45),
					),
				},
			) +
			s.solid(
				'M-186 -70C-190 -170 -110 -216 6 -216S202 -170 198 -70Q110 -116 6 -116S-100 -116 -186 -70z',
				lighter(colour, 0.22),
				{ dark: 18, bright: 8, inside: s.line('M-90 -150H-50M-20 -160H32M62 -150H102', darker(colour, 0.5), 11, 0.7) },
			) +
			s.soft(ellipse(-186, -50, 24, 24) + ellipse(198, -50, 24, 24), gold),
	}),
	ninja: (s, colour, trim) => ({
		rise: 40,
		wide: 330,
		hidesHair: true,
		behind: s.soft(
			'M-170 -80C-240 -90 -290 -60 -310 -90Q-300 -20 -240 -20Q-270 20 -290 40C-220 50 -190 0 -150 -40z',
			trim,
		),
		over:
			s.solid(
				'M6 -214C140 -214 206 -120 200 0C196 120 120 200 6 200S-184 120 -188 0C-194 -120 -128 -214 6 -214zM10 -66C-80 -70 -150 -50 -152 4C-150 50 -90 62 10 62S166 50 168 4C166 -50 100 -70 10 -66z',
				colour,
				{ dark: 36, holes: true },
			) +
			s.line('M-184 -60Q6 -116 196 -60', trim, 34) +
			s.line('M-120 110Q6 150 130 110', darker(colour, 0.4), 9, 0.5),
	}),
	mask: (s, colour) => ({
		rise: 40,
		over: s.solid(
			'M10 -50C-50 -84 -140 -70 -176 -40C-160 40 -100 70 -50 52C-20 40 -4 24 10 24S44 40 74 52C120 70 176 40 192 -40C160 -70 70 -84 10 -50zM-54 -36C-88 -36 -102 -16 -102 6S-88 46 -54 46S-10 26 -10 6S-26 -36 -54 -36zM78 -36C44 -36 34 -16 34 6S46 46 78 46S122 26 122 6S110 -36 78 -36z',
			colour,
			{ dark: 10, bright: 4, holes: true },
		),
	}),
	flowers: (s, _, trim) => ({
		rise: 50,
		over: [-140, -72, 6, 84, 152]
			.map((x, i) => {
				const y = -104 - (1 - (x / 190) ** 2) * 66;
				return (
					s.flat(
						[0, 72, 144, 216, 288]
							.map((a) => ellipse(x + Math.cos(a / 57.3) * 24, y + Math.sin(a / 57.3) * 24, 21, 21))
							.join(''),
						i % 2 ? trim : '#fbeecb',
					) + s.flat(ellipse(x, y, 16, 16), gold)
				);
			})
			.join(''),
	}),
} satisfies Record<string, DrawHat>;
