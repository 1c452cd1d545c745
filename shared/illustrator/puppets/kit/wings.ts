import type { Brush } from './brush.ts';
import { ellipse, round } from './paths.ts';
import { darker, lighter } from './shades.ts';
import type { Skeleton } from './skeleton.ts';

const pair = (y: number, x: number, wing: () => string) =>
	`<g transform="translate(${round(x)} ${round(y)})">${wing()}</g><g transform="translate(${round(-x)} ${round(y)}) scale(-1 1)">${wing()}</g>`;

/** Four glassy wings behind the shoulders. */
export function fairyWings(s: Brush, { neck }: Skeleton, colour: string): string {
	const glass = lighter(colour, 0.35);
	return pair(
		neck[1] + 90,
		30,
		() =>
			`${s.solid('M0 60C80 110 190 130 220 210C230 290 110 280 60 200C30 150 10 110 0 60z', glass, { dark: 20, glass: 0.8 })}${s.solid('M0 40C40 -120 160 -270 290 -250C370 -220 330 -60 210 20C130 60 50 70 0 40z', glass, { dark: 26, glass: 0.8, inside: s.line('M10 30Q120 -120 280 -210M20 36Q160 -40 280 -110', lighter(colour, 0.8), 8, 0.8) + s.flat(ellipse(250, -170, 34, 30), darker(colour, 0.05), 0.5) })}`,
	);
}

/** Big painted wings with a dark edge. */
export function butterflyWings(
	s: Brush,
	{ neck, stance }: Skeleton,
	colour: string,
	spot: string,
	dark: string,
): string {
	return pair(
		neck[1] + (stance.sitting ? 10 : 100),
		36,
		() =>
			s.solid(
				'M0 60C120 80 240 120 256 230C262 320 190 350 140 300C120 350 70 320 50 240C30 180 10 120 0 60z',
				darker(colour, 0.08),
				{
					dark: 26,
					inside:
						s.line('M256 210C262 330 190 350 140 300C120 350 70 330 48 230', dark, 44) +
						s.flat(ellipse(150, 200, 44, 42), spot),
				},
			) +
			s.solid('M0 60C10 -140 150 -330 320 -320C430 -300 400 -80 260 30C180 80 60 90 0 60z', colour, {
				inside:
					s.line('M100 -236C180 -330 300 -350 350 -300C430 -220 380 -60 260 34', dark, 52) +
					s.flat(ellipse(240, -160, 66, 70), spot) +
					s.flat(ellipse(240, -160, 34, 38), dark) +
					s.flat(ellipse(120, -60, 38, 36), spot) +
					s.flat(
						ellipse(330, -270, 13, 13) +
							ellipse(372, -210, 13, 13) +
							ellipse(366, -140, 12, 12) +
							ellipse(280, -300, 12, 12),
						'#fff6e0',
					),
			}),
	);
}

/** Rounded, see-through wings of a bee or a ladybug. */
export function beeWings(s: Brush, { neck }: Skeleton, colour = '#d9f0f6'): string {
	return pair(
		neck[1] + 90,
		40,
		() =>
			`${s.solid('M0 50C90 70 210 60 236 140C240 220 120 220 60 160C30 130 10 90 0 50z', colour, { dark: 16, glass: 0.72 })}${s.solid('M0 40C30 -80 150 -210 280 -190C350 -150 300 -20 200 30C120 66 40 66 0 40z', colour, { dark: 20, glass: 0.72, inside: s.line('M14 30Q130 -70 270 -150M24 40Q150 -10 270 -60', '#8fb8c9', 7, 0.8) })}`,
	);
}

/** Three rows of long feathers behind the shoulders. */
export function featherWings(s: Brush, { neck }: Skeleton, colour: string, tip: string, size = 1): string {
	const row = (turns: readonly number[], length: number, more: number, shade: string) =>
		turns.map((turn, i) => wingFeather(s, turn, length + i * more, shade)).join('');
	const wing = () =>
		row([34, 14, -6, -26, -46], 240, 26, tip) +
		row([24, 2, -20, -42], 170, 18, darker(colour, 0.12)) +
		row([10, -16, -40], 118, 0, colour) +
		s.soft(ellipse(26, 0, 56, 46), colour);
	return pair(neck[1] + 100, 40, () => `<g transform="scale(${size})">${wing()}</g>`);
}

function wingFeather(s: Brush, turn: number, length: number, colour: string): string {
	const [half, end] = [round(length * 0.5), round(length)];
	const d = `M0 -26C${half} -44 ${end} -34 ${end} 0C${end} 24 ${half} 34 0 26z`;
	return `<g transform="rotate(${turn})">${s.soft(d, colour)}</g>`;
}
