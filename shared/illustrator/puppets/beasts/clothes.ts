import type { Brush } from '../kit/brush.ts';
import { ellipse, round, star } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Skeleton } from '../kit/skeleton.ts';

export const outfits = [
	'scarf',
	'waistcoat',
	'jumper',
	'dungarees',
	'satchel',
	'bow',
	'kerchief',
	'cape',
	'collar',
] as const;
export type Outfit = (typeof outfits)[number];

/** Cloth colours that sit well with any fur, as flat and bright as poster paint. */
export const cloths = [
	'#c8463f',
	'#2f7f8c',
	'#e2a83b',
	'#5c7f45',
	'#5a5fa8',
	'#d96b86',
	'#3e6aa8',
	'#8a4f7d',
	'#e2783a',
	'#46958a',
] as const;

export type Wear = { back: string; inside: string; over: string; neck: string; sleeve?: string; cuff?: string };

/** What an animal wears: one thing, fixed by its seed. */
export function wearOf(s: Brush, outfit: Outfit, j: Skeleton, cloth: string, trim: string): Wear {
	const { build, neck, hip } = j;
	const box = {
		w: Math.max(build.belly, build.hip, build.shoulder) + 40,
		top: neck[1],
		low: hip[1],
		shoulder: build.shoulder,
	};
	return { back: '', inside: '', over: '', neck: '', ...outfitsOf[outfit](s, box, cloth, trim) };
}

type Box = { w: number; top: number; low: number; shoulder: number };

const outfitsOf: Record<Outfit, (s: Brush, box: Box, cloth: string, trim: string) => Partial<Wear>> = {
	scarf: (s, box, cloth, trim) => ({ neck: scarf(s, box, cloth, trim) }),
	bow: (s, { top }, cloth) => ({
		neck:
			s.soft(
				`M8 ${top + 52}C-30 ${top + 6} -84 ${top + 6} -86 ${top + 26}C-92 ${top + 60} -84 ${top + 94} -74 ${top + 94}C-50 ${top + 96} -20 ${top + 72} 8 ${top + 52}C36 ${top + 72} 66 ${top + 96} 90 ${top + 94}C100 ${top + 94} 108 ${top + 60} 102 ${top + 26}C100 ${top + 6} 46 ${top + 6} 8 ${top + 52}z`,
				cloth,
			) + s.soft(ellipse(8, top + 52, 24, 24), darker(cloth, 0.2)),
	}),
	kerchief: (s, { top, shoulder }, cloth, trim) => ({
		neck: s.solid(
			`M${round(-shoulder)} ${round(top + 8)}Q0 ${round(top + 66)} ${round(shoulder)} ${round(top + 8)}Q${round(shoulder + 6)} ${round(top + 44)} ${round(shoulder * 0.7)} ${round(top + 66)}L14 ${round(top + 160)}L${round(-shoulder * 0.7)} ${round(top + 66)}Q${round(-shoulder - 6)} ${round(top + 44)} ${round(-shoulder)} ${round(top + 8)}z`,
			cloth,
			{ dark: 14, inside: dots(s, top + 60, trim) },
		),
	}),
	collar: (s, { top, shoulder }, cloth) => ({
		neck:
			band(s, top + 22, shoulder * 0.92, cloth, 26) +
			s.soft(ellipse(14, top + 84, 26, 28), '#f2c14e') +
			s.line(`M2 ${round(top + 92)}H26`, '#a8742a', 6),
	}),
	waistcoat: (s, { w, top, low }, cloth, trim) => ({
		inside:
			s.flat(
				`M${round(-w)} ${round(top - 30)}H-24C-70 ${round(top + 90)} -60 ${round(low - 40)} -34 ${round(low + 6)}L-70 ${round(low + 30)}H${round(-w)}zM${round(w)} ${round(top - 30)}H44C84 ${round(top + 90)} 76 ${round(low - 40)} 50 ${round(low + 6)}L86 ${round(low + 30)}H${round(w)}z`,
				cloth,
			) +
			s.line(
				`M-24 ${round(top - 30)}C-70 ${round(top + 90)} -60 ${round(low - 40)} -34 ${round(low + 6)}M44 ${round(top - 30)}C84 ${round(top + 90)} 76 ${round(low - 40)} 50 ${round(low + 6)}`,
				lighter(cloth, 0.35),
				9,
			),
		over: buttons(s, -66, top + 130, low - 30, trim),
	}),
	jumper: (s, { w, top, low }, cloth, trim) => ({
		inside:
			s.flat(
				`M${round(-w)} ${round(top - 40)}H${round(w)}V${round(low - 6)}Q0 ${round(low + 34)} ${round(-w)} ${round(low - 6)}z`,
				cloth,
			) + stripes(s, w, top, low, trim),
		neck: band(s, top + 16, 92, darker(cloth, 0.15), 34),
		sleeve: cloth,
		cuff: darker(cloth, 0.15),
	}),
	dungarees: (s, { w, top, low }, cloth, trim) => {
		const mid = top + (low - top) * 0.42;
		return {
			inside:
				s.flat(
					`M${round(-w)} ${round(mid + 70)}Q-90 ${round(mid + 60)} -84 ${round(mid)}H100Q106 ${round(mid + 60)} ${round(w)} ${round(mid + 70)}V${round(low + 90)}H${round(-w)}z`,
					cloth,
				) +
				s.line(
					`M-70 ${round(mid + 10)}L-84 ${round(top - 20)}M86 ${round(mid + 10)}L100 ${round(top - 20)}`,
					cloth,
					30,
				) +
				s.line(`M-74 ${round(mid + 14)}H90`, lighter(cloth, 0.3), 5, 0.8),
			over:
				s.soft(ellipse(-68, mid + 18, 14, 14) + ellipse(84, mid + 18, 14, 14), trim, 2) +
				s.flat(
					`M-34 ${round(mid + 50)}H52V${round(mid + 96)}Q10 ${round(mid + 122)} -34 ${round(mid + 96)}z`,
					darker(cloth, 0.16),
				) +
				s.line(`M-34 ${round(mid + 56)}H52`, lighter(cloth, 0.3), 5, 0.8),
		};
	},
	satchel: (s, { w, top, low }, cloth, trim) => ({
		neck: scarf(s, { w, top, low, shoulder: 84 }, cloth, trim),
		over:
			s.line(
				`M${round(w * 0.46)} ${round(top + 60)}Q0 ${round(top + 160)} ${round(-w * 0.7)} ${round(low - 60)}`,
				'#7a4b30',
				17,
			) +
			s.soft(
				`M${round(-w * 0.98)} ${round(low - 90)}Q${round(-w * 0.98)} ${round(low - 106)} ${round(-w * 0.86)} ${round(low - 106)}H${round(-w * 0.3)}Q${round(-w * 0.22)} ${round(low - 106)} ${round(-w * 0.22)} ${round(low - 90)}V${round(low + 14)}Q${round(-w * 0.6)} ${round(low + 34)} ${round(-w * 0.98)} ${round(low + 14)}z`,
				'#a4683f',
			) +
			s.soft(
				`M${round(-w)} ${round(low - 100)}H${round(-w * 0.2)}Q${round(-w * 0.24)} ${round(low - 40)} ${round(-w * 0.6)} ${round(low - 36)}T${round(-w)} ${round(low - 100)}z`,
				'#8a5433',
			) +
			s.soft(ellipse(-w * 0.6, low - 40, 13, 13), '#f2c14e', 2),
	}),
	cape: (s, { w, top, low }, cloth, trim) => ({
		back: s.solid(
			`M-60 ${round(top + 10)}C${round(-w * 1.1)} ${round(top + 120)} ${round(-w * 1.5)} ${round(low)} ${round(-w * 1.5)} ${round(low + 90)}Q${round(-w)} ${round(low + 70)} ${round(-w * 0.6)} ${round(low + 104)}Q0 ${round(low + 74)} ${round(w * 0.6)} ${round(low + 96)}Q${round(w)} ${round(low + 60)} ${round(w * 1.16)} ${round(low + 60)}C${round(w * 1.1)} ${round(low - 60)} ${round(w)} ${round(top + 100)} 70 ${round(top + 10)}z`,
			cloth,
		),
		neck: band(s, top + 22, 96, lighter(cloth, 0.12), 34) + s.soft(star(14, top + 46, 30), trim),
	}),
};

/** A knitted scarf with one end blowing back. */
export function scarf(
	s: Brush,
	{ top, shoulder }: Pick<Box, 'top' | 'shoulder'> & Partial<Box>,
	cloth: string,
	trim: string,
): string {
	const w = Math.min(shoulder, 110);
	const tail = s.solid(
		`M-40 ${round(top + 34)}C-70 ${round(top + 90)} -66 ${round(top + 150)} -86 ${round(top + 196)}L-24 ${round(top + 206)}C-10 ${round(top + 150)} -6 ${round(top + 90)} 10 ${round(top + 50)}z`,
		darker(cloth, 0.1),
		{
			dark: 10,
			inside: s.line(
				`M-90 ${round(top + 168)}L-10 ${round(top + 180)}M-84 ${round(top + 134)}L0 ${round(top + 144)}`,
				trim,
				15,
			),
		},
	);
	return tail + band(s, top + 24, w, cloth, 50);
}

function band(s: Brush, y: number, w: number, colour: string, thick: number): string {
	return s.soft(
		`M${round(-w)} ${round(y - 14)}Q4 ${round(y + 34)} ${round(w + 8)} ${round(y - 14)}Q${round(w + 18)} ${round(y + thick * 0.5)} ${round(w)} ${round(y + thick - 8)}Q4 ${round(y + thick + 40)} ${round(-w + 4)} ${round(y + thick - 8)}Q${round(-w - 14)} ${round(y + thick * 0.4)} ${round(-w)} ${round(y - 14)}z`,
		colour,
	);
}

function stripes(s: Brush, w: number, top: number, low: number, trim: string): string {
	const kind = s.chance.pick('knit', ['stripes', 'star', 'plain', 'zigzag'] as const);
	if (kind === 'star') return s.flat(star(12, top + (low - top) * 0.52, 56), trim);
	if (kind === 'plain') return '';
	const rows = kind === 'stripes' ? [0.34, 0.58, 0.82] : [0.5];
	const row = (part: number) => {
		const y = round(top + (low - top) * part);
		if (kind === 'stripes') return `M${round(-w)} ${y}Q0 ${Number(y) + 26} ${round(w)} ${y}`;
		return `M${round(-w)} ${y}${Array.from({ length: 12 }, (_, i) => `l${round(w / 6)} ${i % 2 ? -34 : 34}`).join('')}`;
	};
	return s.line(rows.map(row).join(''), trim, 20);
}

const buttons = (s: Brush, x: number, from: number, to: number, colour: string) =>
	s.soft([0, 0.5, 1].map((part) => ellipse(x - 6, from + (to - from) * part, 11, 11)).join(''), colour, 2);

function dots(s: Brush, y: number, colour: string): string {
	return s.flat(
		[
			[-60, -20],
			[-20, 6],
			[24, -8],
			[66, -22],
			[0, 44],
			[-38, 26],
			[42, 30],
			[10, 74],
		]
			.map(([x, dy]) => ellipse(x!, y + dy!, 8, 8))
			.join(''),
		colour,
		0.9,
	);
}
