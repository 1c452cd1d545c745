import type { Brush } from './brush.ts';
import { turned } from './limbs.ts';
import { ellipse, polygon } from './paths.ts';
import { against, darker, lighter } from './shades.ts';
import type { Leg } from './skeleton.ts';

export type FootKind = 'shoe' | 'boot' | 'paw' | 'hoof' | 'bird' | 'bare' | 'curl' | 'slipper' | 'web' | 'block';

/** A foot at the end of a leg; `size` is half the width of the ankle. */
export function footAt(s: Brush, kind: FootKind, leg: Leg, colour: string, size: number, sitting = false): string {
	const scale = Number((size / 40).toFixed(2));
	if (!sitting || kind === 'bird' || kind === 'web') return turned(feet[kind](s, colour), leg.foot, leg.turn, scale);
	return turned(soleOf(s, kind, colour), [leg.foot[0], Math.min(leg.foot[1], -64 * scale)], leg.turn, scale);
}

const sole = (s: Brush, colour: string, d = 'M-46 -6Q14 6 92 -6') => s.line(d, darker(colour, 0.5), 11, 0.8);

/** The sole of a foot stretched towards the viewer, round (0,0). */
function soleOf(s: Brush, kind: FootKind, colour: string): string {
	const outline = kind === 'hoof' ? darker(colour, 0.55) : colour;
	const whole = s.solid(ellipse(0, -4, 58, 68), outline, { dark: 16, bright: 6 });
	if (kind === 'paw')
		return (
			whole +
			s.flat(
				ellipse(0, 16, 25, 22) + ellipse(-28, -22, 11, 13) + ellipse(0, -36, 11, 14) + ellipse(28, -22, 11, 13),
				'#d99a90',
				0.85,
			)
		);
	if (kind === 'bare') return whole + s.line('M-30 -44v14M-12 -54v14M8 -55v14M28 -48v14', darker(colour, 0.4), 6, 0.5);
	return (
		whole +
		s.flat(ellipse(0, -2, 40, 50), darker(outline, 0.32), 0.75) +
		s.line('M-22 -16H22M-26 6H26M-20 26H20', outline, 7, 0.5)
	);
}

/** Each foot stands on (0,0) with the toes forwards and an ankle 40 units to each side. */
const feet: Record<FootKind, (s: Brush, colour: string) => string> = {
	shoe: (s, colour) =>
		s.soft('M-44 0C-54 -40 -40 -74 0 -72C30 -70 34 -52 62 -44C92 -36 100 -14 92 0z', colour) +
		sole(s, colour) +
		s.line('M26 -56L40 -40M40 -50L52 -36', lighter(colour, 0.6), 6, 0.7),
	boot: (s, colour) =>
		s.soft('M-46 0C-54 -40 -44 -80 -44 -118Q0 -104 46 -118C44 -80 44 -56 66 -46C94 -38 100 -14 92 0z', colour) +
		s.line('M-43 -108Q0 -94 44 -108', lighter(colour, 0.25), 13) +
		sole(s, colour),
	slipper: (s, colour) =>
		s.soft('M-42 0C-52 -30 -42 -52 0 -46C40 -44 84 -34 86 0z', colour) +
		s.line('M-34 -40Q4 -30 40 -38', lighter(colour, 0.4), 6, 0.7),
	curl: (s, colour) =>
		s.soft(
			'M-44 0C-54 -40 -40 -70 0 -68C30 -66 60 -40 96 -52C120 -62 124 -88 102 -92C128 -106 150 -74 138 -40C128 -12 100 0 70 0z',
			colour,
		) + s.soft(ellipse(102, -92, 13), '#f4c95d'),
	bare: (s, colour) =>
		s.soft('M-42 0C-54 -40 -40 -74 0 -72C30 -70 50 -48 76 -40C98 -32 100 -10 90 0z', colour) +
		s.line('M62 -14L66 -2M76 -16L80 -4', darker(colour, 0.4), 5, 0.5),
	paw: (s, colour) =>
		s.soft('M-46 0C-58 -44 -40 -76 0 -74C50 -76 92 -52 92 -20C92 -6 84 0 74 0z', colour) +
		s.line('M48 -22L52 -4M70 -22L72 -6', against(colour, 0.4), 6, 0.7),
	hoof: (s, colour) =>
		s.soft('M-42 -70Q0 -58 42 -70L62 -6Q60 0 50 0H-46Q-54 0 -54 -8z', darker(colour, 0.55)) +
		s.line('M-40 -62Q0 -50 42 -62', lighter(colour, 0.3), 10, 0.35),
	bird: (s, colour) => s.line('M0 -60V-14M0 -14L-50 -6M0 -14L74 -6M0 -14L44 6', colour, 24),
	web: (s, colour) =>
		s.soft(
			polygon([
				[-10, -70],
				[14, -70],
				[40, -30],
				[104, -8],
				[70, -2],
				[60, 6],
				[30, 0],
				[-2, 6],
				[-40, -4],
				[-14, -30],
			]),
			colour,
		),
	block: (s, colour) =>
		s.soft('M-56 0V-34Q-50 -66 0 -66Q60 -66 92 -34Q98 -14 96 0z', colour) + sole(s, colour, 'M-50 -6H90'),
};
