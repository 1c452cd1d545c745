import type { Brush } from './brush.ts';
import { turned } from './limbs.ts';
import { blob, downTo, ellipse } from './paths.ts';
import type { Gesture } from './poses.ts';
import { against, darker, lighter } from './shades.ts';
import type { Arm } from './skeleton.ts';

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
/** A hand at the end of an arm, `size` being its half-width. `side` is 1 for the leading arm. */
export function handAt(
	s: Brush,
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
const hands: Record<HandKind, (s: Brush, gesture: Gesture, colour: string, side: 1 | -1) => string> = {
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

function fingers(s: Brush, gesture: Gesture, colour: string, side: 1 | -1, width: number, length: number): string {
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
