import { blob, ellipse, star } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import { type DrawHat, gold } from './hat.ts';

/** Hats out of storybooks. */
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
} satisfies Record<string, DrawHat>;
