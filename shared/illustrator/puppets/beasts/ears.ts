import type { Brush } from '../kit/brush.ts';
import { turned } from '../kit/limbs.ts';
import { blob, ellipse, type Point } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { HeadForm } from './heads.ts';
import type { Coat, Ears } from './species.ts';

type Ear = { at: Point; turn: number; outer: string; inner?: string; tip?: string };

const pink = '#e8a39a';

/** Both ears, to be painted behind the head. `droop` turns them down when the feeling is low. */
export function drawEars(s: Brush, kind: Ears, coat: Coat, form: HeadForm, droop: number): string {
	const make = ears[kind];
	if (!make) return '';
	return ear(s, make(form), coat, -1, droop, kind) + ear(s, make(form), coat, 1, droop, kind);
}

function ear(
	s: Brush,
	{ at, turn, outer, inner, tip }: Ear,
	coat: Coat,
	side: 1 | -1,
	droop: number,
	kind: Ears,
): string {
	const within = (inner ? s.flat(inner, innerColour(kind, coat), 0.9) : '') + (tip ? s.flat(tip, coat.dark) : '');
	const colour = kind === 'flop' || kind === 'dark' ? coat.dark : coat.main;
	const drawing = s.solid(outer, colour, { dark: 16, bright: 6, inside: within });
	return turned(`<g transform="scale(${side} 1)">${drawing}</g>`, [side * at[0] + 6, at[1]], side * (turn + droop));
}

function innerColour(kind: Ears, coat: Coat): string {
	if (kind === 'fluffy') return lighter(coat.light, 0.2);
	if (kind === 'ape') return coat.light;
	if (kind === 'fan') return coat.extra ?? pink;
	return kind === 'pointed' || kind === 'tiny' ? darker(coat.main, 0.45) : pink;
}

/** Each ear grows up from (0,0) on the right side of the head. */
const ears: Record<Ears, ((form: HeadForm) => Ear) | undefined> = {
	none: undefined,
	pointed: ({ ry }) => ({
		at: [118, -ry * 0.62],
		turn: 12,
		outer: 'M-70 30C-64 -70 -10 -140 22 -172C60 -120 74 -40 66 40z',
		inner: 'M-34 20C-32 -50 0 -100 18 -124C40 -80 44 -30 40 30z',
		tip: 'M-10 -126L22 -172L48 -120Q20 -142 -10 -126z',
	}),
	cat: ({ ry }) => ({
		at: [116, -ry * 0.66],
		turn: 14,
		outer: 'M-74 34C-66 -50 -16 -112 20 -136C54 -92 70 -30 66 46z',
		inner: 'M-36 24C-30 -36 0 -74 16 -92C36 -62 42 -20 40 34z',
	}),
	round: ({ ry }) => ({
		at: [138, -ry * 0.72],
		turn: 0,
		outer: ellipse(0, -14, 68, 66),
		inner: ellipse(-4, -6, 40, 40),
	}),
	dark: ({ ry }) => ({ at: [138, -ry * 0.72], turn: 0, outer: ellipse(0, -14, 68, 66) }),
	tufted: ({ ry }) => ({
		at: [124, -ry * 0.72],
		turn: 14,
		outer: 'M-56 34C-62 -30 -34 -70 -14 -86L-20 -132L8 -100L22 -150L34 -92C60 -60 66 -10 56 40z',
		inner: 'M-28 24C-32 -20 -10 -50 8 -64C32 -44 38 -6 32 30z',
	}),
	ape: ({ rx }) => ({ at: [rx * 0.92, -6], turn: 0, outer: ellipse(16, 0, 56, 64), inner: ellipse(14, 2, 34, 42) }),
	tiny: ({ ry }) => ({ at: [136, -ry * 0.7], turn: 8, outer: ellipse(0, -8, 44, 42), inner: ellipse(-2, -4, 23, 23) }),
	mouse: ({ ry }) => ({
		at: [166, -ry * 0.72],
		turn: 0,
		outer: ellipse(10, -34, 108, 108),
		inner: ellipse(4, -26, 76, 78),
	}),
	fluffy: ({ ry }) => ({
		at: [178, -ry * 0.56],
		turn: 0,
		inner: blob([
			[-40, 20],
			[-30, -50],
			[20, -64],
			[60, -30],
			[50, 20],
			[10, 52],
		]),
		outer:
			'M-70 40C-100 -70 -30 -130 30 -116Q40 -128 56 -108Q86 -104 84 -76Q112 -62 98 -34Q120 -10 96 10Q104 40 74 44Q60 76 30 64Q-20 84 -70 40z',
	}),
	rabbit: ({ ry }) => ({
		at: [74, -ry * 0.84],
		turn: 8,
		outer: blob([
			[-46, 40],
			[-52, -90],
			[-34, -200],
			[2, -236],
			[36, -200],
			[52, -90],
			[44, 40],
		]),
		inner: blob([
			[-20, 20],
			[-26, -90],
			[-12, -170],
			[2, -196],
			[16, -170],
			[26, -90],
			[20, 20],
		]),
	}),
	roo: ({ ry }) => ({
		at: [92, -ry * 0.82],
		turn: 22,
		outer: blob([
			[-34, 30],
			[-48, -60],
			[-26, -140],
			[8, -168],
			[38, -130],
			[48, -50],
			[32, 30],
		]),
		inner: blob([
			[-14, 10],
			[-22, -60],
			[-6, -114],
			[8, -130],
			[22, -110],
			[26, -50],
			[14, 10],
		]),
	}),
	donkey: ({ ry }) => ({
		at: [92, -ry * 0.82],
		turn: 18,
		outer: blob([
			[-36, 30],
			[-54, -70],
			[-34, -170],
			[6, -214],
			[40, -160],
			[52, -60],
			[34, 30],
		]),
		inner: blob([
			[-14, 10],
			[-28, -70],
			[-10, -140],
			[6, -168],
			[20, -130],
			[28, -60],
			[16, 10],
		]),
		tip: 'M-30 -176L6 -216L38 -166Q6 -190 -30 -176z',
	}),
	leaf: ({ ry }) => ({
		at: [104, -ry * 0.8],
		turn: 34,
		outer: 'M-34 26C-70 -50 -40 -110 10 -146C52 -100 60 -30 34 30z',
		inner: 'M-14 14C-36 -44 -16 -84 9 -108C30 -76 34 -24 16 18z',
	}),
	side: ({ rx, ry }) => ({
		at: [rx * 0.78, -ry * 0.52],
		turn: 84,
		outer: 'M-34 20C-66 -50 -34 -114 10 -136C50 -92 56 -30 34 24z',
		inner: 'M-14 10C-34 -44 -12 -82 9 -98C28 -68 32 -24 16 14z',
	}),
	flop: ({ ry }) => ({
		at: [150, -ry * 0.66],
		turn: 0,
		outer: blob([
			[-46, -34],
			[10, -54],
			[60, -10],
			[78, 90],
			[58, 164],
			[20, 168],
			[-10, 110],
			[-30, 40],
		]),
	}),
	fan: ({ rx }) => ({
		at: [rx * 0.72, -20],
		turn: 0,
		outer: blob([
			[-40, -80],
			[40, -150],
			[140, -140],
			[186, -50],
			[168, 70],
			[100, 150],
			[30, 130],
			[-30, 70],
		]),
		inner: blob([
			[0, -60],
			[50, -108],
			[120, -100],
			[150, -40],
			[134, 48],
			[86, 104],
			[36, 90],
			[0, 40],
		]),
	}),
};
