import { ellipse, round as r, star } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';

import type { DrawDetail } from './detail.ts';

/** What is sewn onto a garment. */
export const sewn = {
	buttons: (s, { top, low }, _, trim) => ({
		over: s.soft([0.3, 0.5, 0.7, 0.9].map((part) => ellipse(12, top + (low - top) * part, 11, 11)).join(''), trim, 2),
	}),
	open: (s, { top, hem, narrow }, _, trim) => ({
		inside:
			s.flat(
				`M${r(-narrow * 0.34)} ${r(top - 20)}L-30 ${r(hem + 40)}H${r(narrow * 0.62)}L${r(narrow * 0.52)} ${r(top - 20)}z`,
				trim,
			) + s.line(`M12 ${r(top + 80)}V${r(hem)}`, darker(trim, 0.4), 5, 0.35),
	}),
	sailor: (s, { top, waist, hem, narrow }, _, trim) => ({
		inside:
			s.flat(
				`M${r(-narrow * 0.4)} ${r(top - 20)}L-34 ${r(hem + 40)}H${r(narrow * 0.6)}L${r(narrow * 0.56)} ${r(top - 20)}z`,
				trim,
			) +
			s.line(
				[0.24, 0.46, 0.68, 0.9].map((part) => `M-34 ${r(top + (waist - top) * part)}q44 16 88 0`).join(''),
				'#35507a',
				17,
			) +
			s.line(`M12 ${r(waist + 60)}V${r(hem)}`, darker(trim, 0.4), 5, 0.35),
	}),
	lapels: (s, { top, waist }, colour) => ({
		over: s.soft(
			`M-46 ${r(top - 12)}L-86 ${r(top + 60)}L-54 ${r(top + 76)}L-16 ${r(waist - 20)}Q-34 ${r(top + 70)} -30 ${r(top)}zM58 ${r(top - 12)}L100 ${r(top + 60)}L70 ${r(top + 76)}L34 ${r(waist - 20)}Q48 ${r(top + 70)} 44 ${r(top)}z`,
			lighter(colour, 0.18),
		),
	}),
	collar: (s, { top }, _, trim) => ({
		over: s.soft(
			`M8 ${r(top + 12)}L-64 ${r(top - 10)}L-74 ${r(top + 46)}Q-30 ${r(top + 60)} 8 ${r(top + 12)}Q46 ${r(top + 60)} 90 ${r(top + 46)}L80 ${r(top - 10)}z`,
			trim,
		),
	}),
	ruff: (s, { top }, _, trim) => ({
		over: s.soft(
			[-84, -42, 0, 44, 86].map((x, i) => ellipse(x + 8, top + 14 + (i === 0 || i === 4 ? -12 : 4), 36, 30)).join(''),
			trim,
		),
	}),
	stripes: (s, { top, low, narrow }, _, trim) => ({
		inside: s.line(
			[0.2, 0.42, 0.64, 0.86, 1.06]
				.map((part) => {
					const y = top + (low - top) * part;
					return `M${r(-narrow - 60)} ${r(y)}Q0 ${r(y + 24)} ${r(narrow + 60)} ${r(y)}`;
				})
				.join(''),
			trim,
			22,
		),
	}),
	star: (s, { top, low }, _, trim) => ({ over: s.flat(star(10, top + (low - top) * 0.46, 58), trim) }),
	emblem: (s, { top, low }, _, trim) => {
		const y = top + (low - top) * 0.42;
		return {
			over:
				s.soft(`M-52 ${r(y - 40)}H72L60 ${r(y + 20)}L10 ${r(y + 66)}L-40 ${r(y + 20)}z`, trim) +
				s.flat(`M24 ${r(y - 30)}L-14 ${r(y + 10)}H8L-2 ${r(y + 44)}L36 ${r(y - 2)}H14z`, '#fffdf0'),
		};
	},
	badge: (s, { top, low }, _, trim) => ({ over: s.soft(star(60, top + (low - top) * 0.34, 32), trim, 3) }),
	cross: (s, { top, low }) => {
		const y = top + (low - top) * 0.5;
		return { over: s.flat(`M52 ${r(y - 28)}h20v18h18v20h-18v18h-20v-18h-18v-20h18z`, '#d9544f') };
	},
	pockets: (s, { low, narrow }, colour) => ({
		over: s.flat(
			`M${r(-narrow * 0.86)} ${r(low + 4)}h${r(narrow * 0.58)}v50q${r(-narrow * 0.29)} 20 ${r(-narrow * 0.58)} 0zM${r(narrow * 0.36)} ${r(low + 4)}h${r(narrow * 0.56)}v50q${r(-narrow * 0.28)} 20 ${r(-narrow * 0.56)} 0z`,
			darker(colour, 0.14),
		),
	}),
	penpocket: (s, { top, low }, colour) => {
		const y = top + (low - top) * 0.4;
		return {
			over:
				s.flat(`M42 ${r(y)}h48v40q-24 16 -48 0z`, darker(colour, 0.12)) +
				s.line(`M56 ${r(y)}v-24M74 ${r(y)}v-18`, '#d9544f', 8),
		};
	},
	patches: (s, { waist, low }, _, trim) => ({
		over:
			s.flat(`M-70 ${r(waist - 60)}h60v56h-60z`, trim) +
			s.line(`M-70 ${r(waist - 60)}h60v56h-60z`, '#f6ead2', 5, 0.9) +
			s.flat(`M40 ${r(low - 20)}h50v46h-50z`, lighter(trim, 0.3)) +
			s.line(`M40 ${r(low - 20)}h50v46h-50z`, darker(trim, 0.5), 5, 0.8),
	}),
	trimhem: (s, { hem, wide }, _, trim) => ({
		inside: s.line(
			`M${r(wide + 20)} ${r(hem - 14)}Q${r(wide * 0.5)} ${r(hem + 14)} 0 ${r(hem + 8)}Q${r(-wide * 0.5)} ${r(hem + 14)} ${r(-wide - 20)} ${r(hem - 14)}`,
			trim,
			30,
		),
	}),
	starry: (s, { top, hem, wide }, _, trim) => ({
		inside: s.flat(
			[
				[-0.4, 0.5],
				[0.3, 0.62],
				[-0.1, 0.76],
				[0.55, 0.86],
				[-0.62, 0.9],
				[0.1, 0.4],
			]
				.map(([x, part], i) => star(wide * x!, top + (hem - top) * part!, 20 + (i % 3) * 7))
				.join(''),
			trim,
		),
	}),
	folds: (s, { waist, hem, wide }, colour) => ({
		inside: s.line(
			`M-24 ${r(waist + 20)}Q${r(-wide * 0.3)} ${r((waist + hem) / 2)} ${r(-wide * 0.46)} ${r(hem)}M40 ${r(waist + 20)}Q${r(wide * 0.3)} ${r((waist + hem) / 2)} ${r(wide * 0.5)} ${r(hem)}M8 ${r(waist + 40)}V${r(hem)}`,
			darker(colour, 0.35),
			9,
			0.35,
		),
	}),
	paint: (s, { waist }) => ({
		over:
			s.flat(ellipse(-30, waist - 30, 16, 12) + ellipse(-8, waist - 6, 8, 8), '#d9544f') +
			s.flat(ellipse(50, waist - 50, 14, 16), '#3f8fb0') +
			s.flat(ellipse(36, waist + 36, 17, 12), '#f0b53f') +
			s.flat(ellipse(-40, waist + 50, 12, 14), '#5d9a56'),
	}),
} satisfies Record<string, DrawDetail>;
