import { against, darker, lighter } from './colour.ts';
import { blob, downTo, ellipse, far, type Point, polygon, round, tube } from './paths.ts';
import type { Gesture } from './poses.ts';
import type { Arm, Leg } from './skeleton.ts';
import type { Studio } from './studio.ts';

export type HandKind =
	| 'hand'
	| 'paw'
	| 'hoof'
	| 'wing'
	| 'claw'
	| 'glove'
	| 'ball'
	| 'stick'
	| 'flipper'
	| 'straw'
	| 'none'
	| 'grabber';
export type FootKind = 'shoe' | 'boot' | 'paw' | 'hoof' | 'bird' | 'bare' | 'curl' | 'slipper' | 'web' | 'block';

export const turned = (drawing: string, at: Point, degrees: number, size = 1): string =>
	`<g transform="translate(${round(at[0])} ${round(at[1])})${degrees ? ` rotate(${round(degrees)})` : ''}${size === 1 ? '' : ` scale(${size})`}">${drawing}</g>`;

export function armShape({ shoulder, elbow, hand }: Arm, wide: readonly [number, number]): string {
	const middle = (wide[0] + wide[1]) / 2 + 1;
	// A folded arm drawn as one bent tube would bulge at the elbow like a box.
	if (far(shoulder, hand) < far(shoulder, elbow) * 1.1)
		return tube([shoulder, elbow], [wide[0], middle]) + tube([elbow, hand], [middle, wide[1]]);
	return tube([shoulder, elbow, hand], [wide[0], middle, wide[1]]);
}

export function legShape({ hip, knee, foot }: Leg, wide: readonly [number, number], shorten = 0): string {
	const end: Point = [foot[0] + (hip[0] - foot[0]) * shorten, foot[1] + (hip[1] - foot[1]) * shorten - wide[1] * 1.1];
	return tube([hip, knee, end], [wide[0], (wide[0] + wide[1]) / 2, wide[1]]);
}

/** A hand at the end of an arm, `size` being its half-width. `side` is 1 for the leading arm. */
export function handAt(
	s: Studio,
	kind: HandKind,
	arm: Arm,
	gesture: Gesture,
	colour: string,
	size: number,
	side: 1 | -1,
): string {
	const turn = downTo(arm.elbow, arm.hand);
	const drawing = hands[kind](s, gesture, colour, side);
	return turned(drawing, arm.hand, turn, Number((size / 40).toFixed(2)));
}

/** Each hand is drawn hanging from (0,0), 40 units to each side; the thumb is on the `side` nearer the body. */
const hands: Record<HandKind, (s: Studio, gesture: Gesture, colour: string, side: 1 | -1) => string> = {
	hand: (s, gesture, colour, side) => fingers(s, gesture, colour, side, 17, 40),
	glove: (s, gesture, colour, side) =>
		fingers(s, gesture, colour, side, 21, 36) + s.line('M-36 -12Q0 2 36 -12', darker(colour, 0.25), 9, 0.7),
	paw: (s, gesture, colour) => {
		if (gesture === 'point')
			return s.soft(
				blob([
					[-34, 0],
					[-30, 34],
					[-8, 44],
					[4, 74],
					[24, 70],
					[32, 30],
					[34, -4],
					[0, -22],
				]),
				colour,
			);
		const palm = s.soft(
			blob([
				[-38, -4],
				[-42, 26],
				[-24, 52],
				[0, 58],
				[24, 52],
				[42, 26],
				[38, -4],
				[0, -24],
			]),
			colour,
		);
		const lines = s.line('M-14 36L-16 52M13 36L15 52', against(colour, 0.4), 6, 0.7);
		if (gesture !== 'open') return palm + lines;
		const pad = lighter('#c9837e', 0.1);
		return (
			palm +
			s.flat(ellipse(0, 12, 19, 15), pad, 0.85) +
			s.flat(ellipse(-22, 36, 9, 10) + ellipse(0, 43, 9, 11) + ellipse(22, 36, 9, 10), pad, 0.85)
		);
	},
	hoof: (s, _, colour) =>
		s.soft(
			blob([
				[-30, -12],
				[-38, 40],
				[-30, 52],
				[0, 55],
				[30, 52],
				[38, 40],
				[30, -12],
				[0, -18],
			]),
			darker(colour, 0.55),
		) + s.line('M0 34V52', darker(colour, 0.8), 6, 0.6),
	wing: (s, gesture, colour) => {
		const spread = gesture === 'open' ? 1.25 : 1;
		const feather = (turn: number, length: number) =>
			turned(
				s.soft(`M-24 -20Q-30 ${length * 0.6} 0 ${length}Q30 ${length * 0.6} 24 -20z`, darker(colour, 0.1), 0),
				[0, 0],
				turn * spread,
			);
		return feather(-34, 66) + feather(34, 66) + feather(0, 84);
	},
	claw: (s, gesture, colour) => {
		const gap = gesture === 'open' ? 26 : 14;
		return s.soft(
			`M-20 -20C-76 0 -76 70 -${gap} 104C-${gap} 70 -10 62 0 50C10 62 ${gap} 70 ${gap} 104C76 70 76 0 20 -20z`,
			colour,
		);
	},
	ball: (s, gesture, colour, side) =>
		s.soft(ellipse(0, 16, 42), colour) + (gesture === 'rest' ? '' : s.soft(ellipse(-30 * side, 4, 17), colour)),
	stick: (s, gesture, colour) =>
		s.line(gesture === 'point' ? 'M0 -10V70M0 20L-18 34' : 'M0 -10V34M0 8L-30 46M0 16L4 60M0 8L32 42', colour, 15),
	none: () => '',
	straw: (s, gesture, colour) =>
		s.line(
			gesture === 'point'
				? 'M0 -20V84M-10 -20L-34 26M10 -20L34 26'
				: 'M-16 -20L-44 36M-8 -20L-20 54M0 -20V62M8 -20L22 54M16 -20L44 36',
			colour,
			11,
		) + s.line('M-30 -14Q0 -4 30 -14', '#a4683f', 13),
	grabber: (s, gesture, colour) => {
		const gap = gesture === 'open' ? 34 : gesture === 'point' ? 6 : 18;
		return (
			s.soft(ellipse(0, 4, 32, 28), darker(colour, 0.2)) +
			s.line(`M-20 10Q-52 34 -${gap} 66M20 10Q52 34 ${gap} 66`, colour, 24)
		);
	},
	flipper: (s, _, colour) =>
		s.soft(
			blob([
				[-34, -30],
				[-34, 20],
				[-12, 66],
				[8, 74],
				[22, 40],
				[32, -10],
				[20, -34],
			]),
			colour,
		),
};

function fingers(s: Studio, gesture: Gesture, colour: string, side: 1 | -1, width: number, length: number): string {
	const palm = s.soft(
		blob([
			[-34, -6],
			[-38, 22],
			[-28, 46],
			[0, 54],
			[28, 46],
			[38, 22],
			[34, -6],
			[0, -20],
		]),
		colour,
	);
	const crease = s.line('M-10 34L-11 48M10 34L11 48', darker(colour, 0.45), 5, 0.4);
	const thumb = s.line(
		`M${-24 * side} 8Q${-46 * side} 10 ${-46 * side} ${gesture === 'open' ? -8 : 28}`,
		colour,
		width * 1.35,
	);
	if (gesture === 'point')
		return (
			s.line('M14 30L18 78', colour, width * 1.45) +
			palm +
			s.line('M-22 42L-24 48M-4 44L-4 52', darker(colour, 0.45), 5, 0.4) +
			thumb
		);
	if (gesture !== 'open') return thumb + palm + crease;
	const tip = (x: number, spread: number, y: number) => `M${x} 26L${x + spread} ${y}`;
	return (
		s.line(
			tip(-24, -14, 30 + length * 0.75) +
				tip(-8, -5, 30 + length) +
				tip(9, 5, 32 + length) +
				tip(25, 14, 30 + length * 0.8),
			colour,
			width * 1.2,
		) +
		thumb +
		palm
	);
}

/** A foot at the end of a leg; `size` is half the width of the ankle. */
export function footAt(s: Studio, kind: FootKind, leg: Leg, colour: string, size: number, sitting = false): string {
	if (sitting && kind !== 'bird' && kind !== 'web')
		return turned(soleOf(s, kind, colour), leg.foot, leg.turn, Number((size / 40).toFixed(2)));
	return turned(feet[kind](s, colour), leg.foot, leg.turn, Number((size / 40).toFixed(2)));
}

const sole = (s: Studio, colour: string, d = 'M-46 -6Q14 6 92 -6') => s.line(d, darker(colour, 0.5), 11, 0.8);

/** The sole of a foot stretched towards the viewer, round (0,0). */
function soleOf(s: Studio, kind: FootKind, colour: string): string {
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
const feet: Record<FootKind, (s: Studio, colour: string) => string> = {
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
