import { darker, lighter } from '../kit/colour.ts';
import { blob, ellipse, star } from '../kit/paths.ts';

import { type DrawHat, gold } from './hat.ts';

/** Hats, crowns and masks out of storybooks. */
export const storybookHats = {
	tricorn: (s, colour, trim) => ({
		rise: 150,
		wide: 300,
		behind: s.soft('M-200 -90C-150 -300 160 -300 214 -90z', darker(colour, 0.25)),
		over:
			s.solid(
				'M-262 -118C-240 -190 -160 -170 -110 -240C-60 -320 80 -320 126 -240C170 -170 250 -190 274 -118C286 -90 260 -66 236 -80C160 -120 80 -84 6 -60C-70 -84 -150 -120 -226 -80C-250 -66 -274 -90 -262 -118z',
				colour,
				{ dark: 34 },
			) +
			s.line('M-252 -102C-230 -92 -150 -134 6 -76C160 -134 240 -92 264 -102', trim, 13) +
			s.flat(`${ellipse(6, -186, 36, 34)}M-18 -160H30V-134H-18z`, '#f6ecd8') +
			s.flat(ellipse(-8, -184, 10, 11) + ellipse(20, -184, 10, 11), colour) +
			s.line('M-40 -124L52 -150M52 -124L-40 -150', '#f6ecd8', 9),
	}),
	bandana: (s, colour, trim) => ({
		rise: 60,
		behind: s.soft('M-150 -70C-230 -60 -250 -10 -270 30Q-220 20 -200 50Q-180 -10 -140 -30z', darker(colour, 0.1)),
		over: s.solid('M-182 -60C-200 -190 -90 -232 6 -232S212 -190 192 -60Q6 -120 -182 -60z', colour, {
			inside: s.flat(
				[
					[-100, -140],
					[-30, -180],
					[50, -170],
					[120, -130],
					[-60, -110],
					[10, -130],
					[90, -200],
					[-140, -96],
					[150, -90],
				]
					.map(([x, y]) => ellipse(x!, y!, 13, 13))
					.join(''),
				trim,
			),
		}),
	}),
	wizard: (s, colour, trim) => ({
		rise: 400,
		wide: 270,
		behind: s.soft(ellipse(6, -76, 250, 52), darker(colour, 0.25)),
		over:
			s.solid(
				'M-180 -70C-150 -170 -110 -300 -60 -420C-20 -500 40 -540 130 -540C170 -530 150 -500 110 -480C150 -330 180 -180 196 -70Q6 -20 -180 -70z',
				colour,
				{
					dark: 50,
					inside:
						s.flat(star(-50, -240, 36) + star(76, -320, 28) + star(96, -170, 32) + star(10, -410, 22), gold) +
						s.line('M-70 -390Q20 -350 110 -400M-130 -260Q-90 -240 -60 -244', darker(colour, 0.4), 8, 0.4),
				},
			) +
			s.solid(
				'M-244 -70C-240 -110 -180 -112 -150 -100Q6 -50 160 -100C200 -112 256 -110 258 -70C240 -20 -226 -20 -244 -70z',
				colour,
				{ dark: 20 },
			) +
			s.line('M-164 -104Q6 -52 174 -104', trim, 24),
	}),
	witch: (s, colour, trim) => ({
		rise: 340,
		wide: 310,
		behind: s.soft(ellipse(6, -86, 286, 56), darker(colour, 0.3)),
		over:
			s.solid(
				'M-160 -90C-130 -190 -110 -280 -90 -340C-60 -440 -120 -480 -180 -470C-210 -480 -190 -520 -140 -526C-40 -530 70 -470 100 -360C130 -260 160 -180 180 -90Q6 -40 -160 -90z',
				colour,
				{ dark: 46, inside: s.line('M-80 -360Q0 -320 90 -370M-60 -400Q-20 -380 20 -390', darker(colour, 0.5), 8, 0.5) },
			) +
			s.solid(
				'M-286 -76C-260 -124 -180 -130 -146 -120Q6 -70 160 -120C200 -130 276 -120 298 -76C240 -26 -226 -26 -286 -76z',
				colour,
				{ dark: 22 },
			) +
			s.line('M-146 -128Q6 -78 164 -128', trim, 34) +
			s.line('M-16 -132H40V-86H-16z', gold, 11),
	}),
	beret: (s, colour) => ({
		rise: 70,
		over:
			s.solid(
				'M-190 -76C-260 -110 -230 -230 -90 -246C60 -276 210 -220 206 -120C204 -80 180 -70 150 -72Q0 -116 -190 -76z',
				colour,
				{ dark: 36 },
			) +
			s.line('M-6 -258Q0 -280 14 -286', darker(colour, 0.3), 15) +
			s.line('M-176 -72Q0 -112 152 -70', darker(colour, 0.3), 17),
	}),
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
	elf: (s, colour, trim) => ({
		rise: 250,
		over:
			s.solid(
				'M-178 -76C-160 -200 -90 -300 20 -350C90 -380 180 -350 214 -270C220 -240 190 -240 170 -256C150 -276 130 -270 130 -250C170 -200 190 -140 190 -76Q6 -126 -178 -76z',
				colour,
				{ dark: 36 },
			) +
			s.soft(
				blob([
					[-186, -70],
					[-180, -106],
					[6, -148],
					[192, -106],
					[198, -70],
					[6, -106],
				]),
				trim,
			) +
			s.soft(ellipse(206, -250, 28, 28), gold),
	}),
	gnome: (s, colour, trim) => ({
		rise: 330,
		over:
			s.solid(
				'M-190 -70C-160 -190 -90 -370 10 -470C40 -500 70 -480 76 -450C120 -330 190 -190 202 -70Q6 -120 -190 -70z',
				colour,
				{
					dark: 50,
					inside: s.line('M-100 -250Q0 -210 100 -260M-60 -330Q10 -300 70 -336', darker(colour, 0.4), 9, 0.35),
				},
			) +
			s.soft(
				blob([
					[-200, -62],
					[-194, -104],
					[6, -152],
					[206, -104],
					[212, -62],
					[6, -106],
				]),
				trim,
			),
	}),
	feather: (s, colour, trim) => ({
		rise: 110,
		wide: 290,
		behind: s.solid('M60 -150C80 -260 160 -340 270 -340C290 -250 200 -170 90 -130z', trim, {
			dark: 16,
			inside: s.line('M80 -140Q150 -250 260 -330', lighter(trim, 0.5), 8, 0.7),
		}),
		over:
			s.solid('M-170 -80C-190 -200 -80 -256 20 -250C140 -244 196 -170 186 -80Q6 -130 -170 -80z', colour) +
			s.solid(
				'M-200 -50C-180 -120 -60 -130 60 -120C160 -110 240 -80 286 -90C270 -40 180 -60 60 -76S-140 -70 -200 -50z',
				darker(colour, 0.14),
				{ dark: 12 },
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
