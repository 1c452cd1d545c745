import type { Feeling } from '../../../words/scenes.ts';
import type { Brush } from './brush.ts';
import { ellipse, type Point, round } from './paths.ts';
import { darker, lighter } from './shades.ts';

/** Where a face sits on its head, and its colours. Lengths in units; the middle between the eyes is at (x, y). */
export type FaceSpot = {
	x: number;
	y: number;
	/** Half the distance between the eyes. */
	gap: number;
	/** Half-height of an open eye. */
	eye: number;
	/** Colour of the eyelids. */
	lid: string;
	iris: string;
	brow: string;
	/** The mouth's middle, from (x, y), and its size, 1 being about 110 units wide. None for a beak. */
	mouth?: readonly [x: number, y: number, size: number];
	/** Where the cheeks are, from (x, y). None for faces that do not blush. */
	cheeks?: readonly [x: number, y: number];
	blush?: string;
	browWidth?: number;
	/** Colour of lash lines; dark unless the face itself is dark. */
	line?: string;
	/** Colour of the mouth's line, if it is not a dark one. */
	lips?: string;
	lashes?: boolean;
};

type Look = {
	/** How far the upper lid covers the eye, at its outer and inner end. */
	lids: readonly [outer: number, inner: number];
	/** How far the cheek pushes the lower lid up. */
	low: number;
	size: number;
	iris: number;
	gaze: Point;
	/** Brows: height of the outer and the inner end, in eye heights above the eye. */
	brow: readonly [outer: number, inner: number];
	/** How much more the leading brow is raised. */
	quirk?: number;
	closed?: boolean;
	mouth: 'laugh' | 'soft' | 'ah' | 'oh' | 'wavy' | 'frown' | 'firm' | 'grin';
};

const looks: Record<Feeling, Look> = {
	happy: { lids: [0.04, 0.04], low: 0.16, size: 1, iris: 1, gaze: [0.36, 0], brow: [0.36, 0.46], mouth: 'laugh' },
	calm: { lids: [0.24, 0.2], low: 0.13, size: 1, iris: 1, gaze: [0.32, 0.2], brow: [0.2, 0.3], mouth: 'soft' },
	curious: {
		lids: [0.04, 0.04],
		low: 0,
		size: 1.06,
		iris: 1.04,
		gaze: [0.5, -0.32],
		brow: [0.42, 0.38],
		quirk: 0.45,
		mouth: 'ah',
	},
	surprised: { lids: [0, 0], low: 0, size: 1.22, iris: 0.74, gaze: [0.34, 0], brow: [0.62, 0.78], mouth: 'oh' },
	worried: {
		lids: [0.3, 0.02],
		low: 0.04,
		size: 1.03,
		iris: 0.88,
		gaze: [0.5, 0.15],
		brow: [0.1, 0.68],
		mouth: 'wavy',
	},
	sad: { lids: [0.52, 0.16], low: 0.02, size: 1, iris: 1, gaze: [0, 0.5], brow: [0.02, 0.58], mouth: 'frown' },
	// Brows that slope more, or a straight mouth, look cross to a child.
	determined: { lids: [0.04, 0.14], low: 0.16, size: 1, iris: 1, gaze: [0.35, 0], brow: [0.46, 0.22], mouth: 'firm' },
	proud: { lids: [1, 1], low: 0, size: 1, iris: 1, gaze: [0, 0], brow: [0.3, 0.5], closed: true, mouth: 'grin' },
};

const eyeLine = '#2c1a2b';

/** Eyes, brows, cheeks and (unless there is a beak) the mouth, telling one feeling. */
export function drawFace(s: Brush, spot: FaceSpot, feeling: Feeling): string {
	const look = looks[feeling];
	const eye = (side: 1 | -1) =>
		`<g transform="translate(${round(spot.x + side * spot.gap)} ${round(spot.y)})">${drawEye(s, spot, look, side)}</g>`;
	return cheeks(s, spot, feeling) + eye(-1) + eye(1) + mouthOf(s, spot, look.mouth) + tear(s, spot, feeling);
}

/** How open a beak is: 0 shut, 1 wide. */
export function openness(feeling: Feeling): number {
	return { laugh: 0.8, oh: 1, ah: 0.45, wavy: 0.3, soft: 0, frown: 0, firm: 0, grin: 0.15 }[looks[feeling].mouth];
}

function drawEye(s: Brush, spot: FaceSpot, look: Look, side: 1 | -1): string {
	// The eye on the far side of a turned head looks a little narrower.
	const rx = spot.eye * (side === 1 ? 0.8 : 0.86) * look.size;
	const ry = spot.eye * look.size;
	const brow = browOf(s, spot, look, side, rx, ry);
	if (look.closed)
		return (
			s.line(
				`M${round(-rx)} ${round(ry * 0.3)}Q0 ${round(-ry * 0.85)} ${round(rx)} ${round(ry * 0.3)}`,
				spot.line ?? eyeLine,
				spot.eye * 0.24,
			) + brow
		);
	const ball =
		s.line(ellipse(0, 0, rx, ry), darker(spot.lid, 0.35), 5, 0.55) + s.flat(ellipse(0, 0, rx, ry), '#fffdf6');
	return ball + irisOf(s, spot, look, rx, ry) + lidsOf(s, spot, look, side, rx, ry) + brow;
}

function irisOf(s: Brush, spot: FaceSpot, look: Look, rx: number, ry: number): string {
	const r = Math.min(rx * 0.9, spot.eye * 0.74 * look.iris);
	const x = look.gaze[0] * Math.max(0, rx - r) + rx * 0.06;
	const y = look.gaze[1] * (ry - r) * 0.9;
	const shine = `<ellipse cx="${round(x - r * 0.34)}" cy="${round(y - r * 0.4)}" rx="${round(r * 0.32)}" ry="${round(r * 0.36)}" fill="#fffef8"/><circle cx="${round(x + r * 0.38)}" cy="${round(y + r * 0.42)}" r="${round(r * 0.16)}" fill="#fffef8" fill-opacity=".8"/>`;
	return (
		s.flat(ellipse(x, y, r), darker(spot.iris, 0.55)) +
		s.flat(ellipse(x, y + r * 0.16, r * 0.82), spot.iris) +
		s.flat(ellipse(x, y, r * 0.62), '#1d1220') +
		shine
	);
}

function lidsOf(s: Brush, spot: FaceSpot, look: Look, side: 1 | -1, rx: number, ry: number): string {
	const [outer, inner] = look.lids;
	const at = (cover: number, sign: 1 | -1): Point => {
		const y = Math.min(1, 2 * Math.max(0.09, cover) - 1);
		return [sign * rimAt(y) * rx, y * ry];
	};
	const [left, right] = side === 1 ? [at(inner, -1), at(outer, 1)] : [at(outer, -1), at(inner, 1)];
	const cover = (outer + inner) / 2;
	const bulge = (left[1] + right[1]) / 2 + ry * (cover < 0.12 ? -0.36 : Math.min(0.24, (cover - 0.2) * 0.9));
	const fold = `Q0 ${round(bulge)} ${round(left[0])} ${round(left[1])}`;
	const shell = `M${round(left[0])} ${round(left[1])}A${round(rx * lidReach)} ${round(ry * lidReach)} 0 0 1 ${round(right[0])} ${round(right[1])}${fold}z`;
	const lash = `M${round(right[0])} ${round(right[1])}${fold}`;
	return (
		(cover > 0.11 ? s.flat(shell, spot.lid) : '') +
		(look.low > 0.06 ? lowLid(s, spot, look.low, rx, ry) : '') +
		s.line(lash, eyeLine, spot.eye * 0.19) +
		(spot.lashes ? lashesAt(s, side === 1 ? right : left, side, spot.eye) : '')
	);
}

/** Lids reach a little over the eyeball, so that no white shows round them. */
const lidReach = 1.1;

/** Half the width of the lids at a height, both in eye radii. */
const rimAt = (y: number) => lidReach * Math.sqrt(1 - (y / lidReach) ** 2);

function lowLid(s: Brush, spot: FaceSpot, low: number, rx: number, ry: number): string {
	const y = 1 - 2 * low;
	const x = round(rx * rimAt(y));
	return s.flat(
		`M-${x} ${round(y * ry)}A${round(rx * lidReach)} ${round(ry * lidReach)} 0 0 0 ${x} ${round(y * ry)}Q0 ${round(y * ry - ry * 0.2)} -${x} ${round(y * ry)}z`,
		spot.lid,
	);
}

function lashesAt(s: Brush, [x, y]: Point, side: 1 | -1, eye: number): string {
	const [out, up] = [side * eye * 0.34, eye * 0.2];
	return s.line(
		`M${round(x)} ${round(y)}l${round(out)} ${round(-up)}M${round(x - side * 5)} ${round(y - eye * 0.18)}l${round(out * 0.8)} ${round(-up * 1.5)}`,
		eyeLine,
		eye * 0.14,
	);
}

function browOf(s: Brush, spot: FaceSpot, look: Look, side: 1 | -1, rx: number, ry: number): string {
	const raise = side === 1 ? (look.quirk ?? 0) : 0;
	const height = (lift: number) => round(-ry - (lift + raise + 0.1) * spot.eye);
	const [outer, inner] = look.brow;
	const middle = round(-ry - ((outer + inner) / 2 + raise + 0.36) * spot.eye);
	return s.line(
		`M${round(side * rx * 1.02)} ${height(outer)}Q0 ${middle} ${round(-side * rx * 0.82)} ${height(inner)}`,
		spot.brow,
		spot.browWidth ?? spot.eye * 0.27,
	);
}

function cheeks(s: Brush, spot: FaceSpot, feeling: Feeling): string {
	if (!spot.cheeks) return '';
	const [x, y] = spot.cheeks;
	const warm = feeling === 'happy' || feeling === 'proud' ? 0.62 : 0.42;
	const r = spot.eye * 0.72;
	return s.flat(
		ellipse(spot.x - x, spot.y + y, r * 1.15, r * 0.8) + ellipse(spot.x + x * 0.96, spot.y + y, r, r * 0.8),
		spot.blush ?? '#ee7f72',
		warm,
	);
}

function tear(s: Brush, spot: FaceSpot, feeling: Feeling): string {
	if (feeling !== 'sad') return '';
	const [x, y, r] = [spot.x - spot.gap * 1.24, spot.y + spot.eye * 1.02, spot.eye * 0.24];
	return s.flat(
		`M${round(x)} ${round(y - r * 1.4)}Q${round(x + r * 1.4)} ${round(y + r)} ${round(x)} ${round(y + r * 1.3)}Q${round(x - r * 1.4)} ${round(y + r)} ${round(x)} ${round(y - r * 1.4)}z`,
		'#a9dcf5',
		0.9,
	);
}

function mouthOf(s: Brush, spot: FaceSpot, mouth: Look['mouth']): string {
	if (!spot.mouth) return '';
	const [x, y, size] = spot.mouth;
	const colour = spot.lips ?? darker(spot.lid, 0.72);
	return `<g transform="translate(${round(spot.x + x)} ${round(spot.y + y)}) scale(${size.toFixed(2)})">${mouths[mouth](s, colour)}</g>`;
}

const inside = '#6d2233';
const tongue = '#e5787c';

const mouths: Record<Look['mouth'], (s: Brush, colour: string) => string> = {
	laugh: (s, colour) =>
		s.flat('M-56 -10Q0 12 56 -10C56 36 30 60 0 60S-56 36 -56 -10z', inside) +
		s.flat('M-32 40Q0 14 32 40Q18 60 0 60T-32 40z', tongue) +
		s.flat('M-50 -7Q0 12 50 -7L46 8Q0 24 -46 8z', '#fffdf6') +
		s.line('M-62 -14Q0 16 62 -14', colour, 8),
	soft: (s, colour) => s.line('M-42 -4Q0 30 44 -6', colour, 9),
	ah: (s, colour) =>
		s.flat('M-28 -4Q6 8 38 -8Q36 32 8 36T-28 -4z', inside) +
		s.flat('M-14 24Q6 10 26 22Q18 36 8 36T-14 24z', tongue) +
		s.line('M-34 -8Q6 12 46 -14', colour, 8),
	oh: (s, colour) =>
		s.flat(ellipse(4, 16, 26, 34), inside) +
		s.flat('M-14 38Q4 22 22 38Q14 50 4 50T-14 38z', tongue) +
		s.line(ellipse(4, 16, 26, 34), colour, 6),
	wavy: (s, colour) => s.line('M-40 12C-26 -10 -14 -6 -2 6S26 20 40 2', colour, 9),
	frown: (s, colour) => s.line('M-34 20Q2 -18 38 18', colour, 9) + s.line('M-16 36Q2 28 20 36', colour, 6, 0.45),
	firm: (s, colour) => s.line('M-38 -2Q2 24 42 -8M36 -17Q47 -9 45 4', colour, 9),
	grin: (s, colour) => s.line('M-52 -8Q0 46 54 -10M-60 -2Q-54 -14 -44 -14M46 -16Q58 -16 62 -4', colour, 9),
};

/** Two pairs of warm whites that do not glow at night. */
export const teeth = (s: Brush, d: string): string => s.flat(d, lighter('#f3e6cf', 0.5));
