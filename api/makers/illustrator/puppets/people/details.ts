import { darker, lighter } from '../kit/colour.ts';
import { ellipse, round as r, star } from '../kit/paths.ts';
import type { Studio } from '../kit/studio.ts';
import type { Fit } from './garments.ts';

/** Something sewn on, worn over or hung behind a garment. */
export type DetailDrawing = { inside?: string; over?: string; back?: string };
type DrawDetail = (s: Studio, fit: Fit, colour: string, trim: string) => DetailDrawing;

const gold = '#f2c14e';
const leather = '#7a4b30';

export const details = {
	belt: (s, { waist, narrow }) => ({
		inside: s.line(
			`M${r(-narrow - 30)} ${r(waist + 26)}Q0 ${r(waist + 52)} ${r(narrow + 30)} ${r(waist + 26)}`,
			leather,
			32,
		),
		over: s.line(`M-14 ${r(waist + 22)}h44v42h-44z`, gold, 10),
	}),
	sash: (s, { waist, narrow }, _, trim) => ({
		inside: s.line(
			`M${r(-narrow - 30)} ${r(waist + 20)}Q0 ${r(waist + 50)} ${r(narrow + 30)} ${r(waist + 20)}`,
			trim,
			46,
		),
		over: s.soft(
			`M${r(-narrow * 0.8)} ${r(waist + 30)}C${r(-narrow - 30)} ${r(waist + 90)} ${r(-narrow - 10)} ${r(waist + 130)} ${r(-narrow - 40)} ${r(waist + 170)}L${r(-narrow + 14)} ${r(waist + 160)}C${r(-narrow + 30)} ${r(waist + 110)} ${r(-narrow + 20)} ${r(waist + 70)} ${r(-narrow * 0.4)} ${r(waist + 44)}z`,
			darker(trim, 0.1),
		),
	}),
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
	stethoscope: (s, { top, low }) => {
		const y = top + (low - top) * 0.5;
		return {
			over:
				s.line(
					`M-52 ${r(top)}C-60 ${r(top + 90)} -30 ${r(y)} -14 ${r(y)}S60 ${r(top + 90)} 66 ${r(top)}M-14 ${r(y)}V${r(y + 44)}`,
					'#37445c',
					11,
				) + s.soft(ellipse(-14, y + 60, 24, 24), '#d5dde3'),
		};
	},
	apron: (s, { top, waist, hem, narrow }, _, trim) => ({
		inside:
			s.flat(
				`M-56 ${r(top + 70)}H76L${r(narrow * 0.96)} ${r(waist)}L${r(narrow * 0.9)} ${r(hem + 60)}H${r(-narrow * 0.84)}L${r(-narrow * 0.9)} ${r(waist)}z`,
				trim,
			) +
			s.line(`M-50 ${r(top + 76)}L-66 ${r(top - 20)}M70 ${r(top + 76)}L84 ${r(top - 20)}`, trim, 18) +
			s.flat(`M-44 ${r(waist + 20)}h106v44q-53 26 -106 0z`, darker(trim, 0.14)),
	}),
	paint: (s, { waist }) => ({
		over:
			s.flat(ellipse(-30, waist - 30, 16, 12) + ellipse(-8, waist - 6, 8, 8), '#d9544f') +
			s.flat(ellipse(50, waist - 50, 14, 16), '#3f8fb0') +
			s.flat(ellipse(36, waist + 36, 17, 12), '#f0b53f') +
			s.flat(ellipse(-40, waist + 50, 12, 14), '#5d9a56'),
	}),
	cape: (s, { top, hem, wide, sit }, _, trim) => ({
		back: s.solid(capePath(top, sit ? -4 : Math.min(-8, hem + 90), Math.min(wide, 190) * 1.24), trim, {
			inside: s.line(
				`M-70 ${r(top + 60)}Q-130 ${r(top + 240)} -150 ${r(hem + 60)}M60 ${r(top + 60)}Q100 ${r(top + 240)} 110 ${r(hem + 60)}`,
				darker(trim, 0.35),
				10,
				0.35,
			),
		}),
		over:
			s.soft(
				`M-84 ${r(top - 6)}Q8 ${r(top + 50)} 100 ${r(top - 6)}Q112 ${r(top + 20)} 92 ${r(top + 34)}Q8 ${r(top + 84)} -78 ${r(top + 34)}Q-96 ${r(top + 20)} -84 ${r(top - 6)}z`,
				lighter(trim, 0.1),
			) + s.soft(ellipse(10, top + 46, 20, 20), gold),
	}),
	ermine: (s, { top, hem, wide, shoulder, sit }, _, trim) => ({
		back: s.solid(capePath(top, sit ? -4 : Math.min(-8, hem + 60), Math.min(wide, 200) * 1.3), trim),
		over: s.solid(
			`M${r(-shoulder * 0.9)} ${r(top - 16)}Q8 ${r(top + 40)} ${r(shoulder * 0.98)} ${r(top - 16)}Q${r(shoulder * 1.3)} ${r(top + 40)} ${r(shoulder * 1.14)} ${r(top + 96)}Q8 ${r(top + 160)} ${r(-shoulder * 1.1)} ${r(top + 96)}Q${r(-shoulder * 1.26)} ${r(top + 40)} ${r(-shoulder * 0.9)} ${r(top - 16)}z`,
			'#fbf6ea',
			{
				dark: 20,
				inside: s.flat(
					[
						[-80, 50],
						[-30, 84],
						[30, 56],
						[86, 60],
						[-56, 20],
						[66, 100],
						[-6, 120],
					]
						.map(([x, dy]) => `M${r(x!)} ${r(top + dy!)}l8 22l8 -22z`)
						.join(''),
					'#3c3340',
				),
			},
		),
	}),
	bolero: (s, { top, waist, narrow }, _, trim) => ({
		inside: s.flat(
			`M${r(-narrow - 80)} ${r(top - 20)}H-30Q-70 ${r(top + 90)} -50 ${r(waist)}H${r(-narrow - 80)}zM${r(narrow + 80)} ${r(top - 20)}H46Q90 ${r(top + 90)} 70 ${r(waist)}H${r(narrow + 80)}z`,
			trim,
		),
	}),
	vest: (s, { top, hem, narrow, wide }, _, trim) => ({
		inside:
			s.flat(
				`M${r(-narrow - 90)} ${r(top - 20)}H-34Q-70 ${r(top + 110)} -40 ${r(hem + 40)}H${r(-wide - 60)}zM${r(narrow + 90)} ${r(top - 20)}H50Q88 ${r(top + 110)} 64 ${r(hem + 40)}H${r(wide + 60)}z`,
				trim,
			) +
			s.line(
				`M-34 ${r(top - 20)}Q-70 ${r(top + 110)} -40 ${r(hem + 40)}M50 ${r(top - 20)}Q88 ${r(top + 110)} 64 ${r(hem + 40)}`,
				lighter(trim, 0.3),
				7,
			),
	}),
	straps: (s, { top, waist, low, narrow }, _, trim) => ({
		inside:
			s.flat(
				`M${r(-narrow - 40)} ${r(waist + 10)}Q-80 ${r(waist)} -74 ${r(top + 120)}H90Q96 ${r(waist)} ${r(narrow + 40)} ${r(waist + 10)}V${r(low + 120)}H${r(-narrow - 40)}z`,
				trim,
			) + s.line(`M-62 ${r(top + 130)}L-72 ${r(top - 20)}M76 ${r(top + 130)}L88 ${r(top - 20)}`, trim, 28),
		over:
			s.soft(ellipse(-60, top + 134, 13, 13) + ellipse(76, top + 134, 13, 13), gold, 2) +
			s.flat(`M-30 ${r(top + 164)}h78v44q-39 20 -78 0z`, darker(trim, 0.16)),
	}),
	kerchief: (s, { top }, _, trim) => ({
		over: s.soft(
			`M-84 ${r(top - 8)}Q8 ${r(top + 46)} 100 ${r(top - 8)}Q100 ${r(top + 40)} 66 ${r(top + 56)}L14 ${r(top + 130)}L-50 ${r(top + 56)}Q-84 ${r(top + 40)} -84 ${r(top - 8)}z`,
			trim,
		),
	}),
	tie: (s, { top, waist }, _, trim) => ({
		over: s.soft(
			`M-14 ${r(top + 16)}H34L26 ${r(top + 50)}L44 ${r(waist - 10)}L12 ${r(waist + 24)}L-16 ${r(waist - 10)}L-4 ${r(top + 50)}z`,
			trim,
		),
	}),
	scarf: (s, { top }, _, trim) => ({
		over:
			s.soft(
				`M-60 ${r(top + 30)}C-84 ${r(top + 100)} -78 ${r(top + 150)} -96 ${r(top + 210)}L-36 ${r(top + 220)}C-20 ${r(top + 160)} -20 ${r(top + 90)} -8 ${r(top + 50)}z`,
				darker(trim, 0.12),
			) +
			s.soft(
				`M-92 ${r(top - 20)}Q8 ${r(top + 34)} 108 ${r(top - 20)}Q124 ${r(top + 16)} 100 ${r(top + 38)}Q8 ${r(top + 90)} -86 ${r(top + 38)}Q-110 ${r(top + 16)} -92 ${r(top - 20)}z`,
				trim,
			),
	}),
	reflect: (s, { top, low, narrow }) => ({
		inside:
			[0.46, 0.92]
				.map((part) => {
					const y = top + (low - top) * part;
					const d = `M${r(-narrow - 60)} ${r(y)}Q0 ${r(y + 26)} ${r(narrow + 60)} ${r(y)}`;
					return s.line(d, '#f4e04d', 34) + s.line(d, '#e8eef0', 13);
				})
				.join('') +
			s.line(
				`M-56 ${r(top - 20)}V${r(top + (low - top) * 0.46)}M76 ${r(top - 20)}V${r(top + (low - top) * 0.46)}`,
				'#f4e04d',
				22,
			),
	}),
	panel: (s, { top, low }) => {
		const y = top + (low - top) * 0.46;
		return {
			over:
				s.soft(
					`M-60 ${r(y - 40)}Q-60 ${r(y - 52)} -48 ${r(y - 52)}H70Q82 ${r(y - 52)} 82 ${r(y - 40)}V${r(y + 36)}Q82 ${r(y + 48)} 70 ${r(y + 48)}H-48Q-60 ${r(y + 48)} -60 ${r(y + 36)}z`,
					'#c9d6e2',
				) +
				s.flat(`M-44 ${r(y - 34)}h52v28h-52z`, '#5fc3d9') +
				s.flat(ellipse(34, y - 20, 13, 13), '#e2574c') +
				s.flat(ellipse(62, y - 20, 10, 10), '#f2c14e') +
				s.line(`M-40 ${r(y + 20)}h30M10 ${r(y + 20)}h52`, '#6d7f95', 9),
		};
	},
	pack: (s, { top, low, shoulder }) => ({
		back: s.soft(
			`M${r(-shoulder - 60)} ${r(top + 10)}Q${r(-shoulder - 60)} ${r(top - 20)} ${r(-shoulder - 20)} ${r(top - 20)}H${r(shoulder + 20)}Q${r(shoulder + 60)} ${r(top - 20)} ${r(shoulder + 60)} ${r(top + 10)}V${r(low - 10)}Q${r(shoulder + 60)} ${r(low + 20)} ${r(shoulder + 20)} ${r(low + 20)}H${r(-shoulder - 20)}Q${r(-shoulder - 60)} ${r(low + 20)} ${r(-shoulder - 60)} ${r(low - 10)}z`,
			'#c3d0dc',
		),
	}),
	rucksack: (s, { top, low, shoulder }, _, trim) => ({
		back:
			s.solid(
				`M${r(-shoulder - 80)} ${r(top + 40)}Q${r(-shoulder - 80)} ${r(top - 30)} ${r(-shoulder)} ${r(top - 30)}H${r(shoulder * 0.6)}V${r(low)}H${r(-shoulder - 60)}Q${r(-shoulder - 100)} ${r(low - 20)} ${r(-shoulder - 80)} ${r(top + 40)}z`,
				trim,
				{ dark: 20 },
			) +
			s.soft(
				`M${r(-shoulder - 90)} ${r(top - 60)}H${r(shoulder * 0.5)}Q${r(shoulder * 0.8)} ${r(top - 36)} ${r(shoulder * 0.5)} ${r(top - 8)}H${r(-shoulder - 90)}Q${r(-shoulder - 120)} ${r(top - 36)} ${r(-shoulder - 90)} ${r(top - 60)}z`,
				'#c9774a',
			),
		over: s.line(
			`M-66 ${r(top - 4)}Q-84 ${r(top + 90)} -78 ${r(low - 60)}M84 ${r(top - 4)}Q100 ${r(top + 90)} 92 ${r(low - 60)}`,
			leather,
			20,
		),
	}),
	binoculars: (s, { top, low }) => {
		const y = top + (low - top) * 0.52;
		return {
			over:
				s.line(`M-48 ${r(top)}L-20 ${r(y - 20)}M64 ${r(top)}L40 ${r(y - 20)}`, leather, 8) +
				s.soft(`M-40 ${r(y - 24)}h42v60h-42zM18 ${r(y - 24)}h42v60h-42z`, '#3f4656') +
				s.flat(ellipse(-19, y + 34, 19, 8) + ellipse(39, y + 34, 19, 8), '#8fc7d9'),
		};
	},
	plates: (s, { top, waist, low, narrow }, colour) => ({
		inside:
			s.line(
				`M10 ${r(top)}V${r(waist)}M${r(-narrow - 30)} ${r(waist + 10)}Q0 ${r(waist + 40)} ${r(narrow + 30)} ${r(waist + 10)}M${r(-narrow - 30)} ${r(low)}Q0 ${r(low + 30)} ${r(narrow + 30)} ${r(low)}`,
				darker(colour, 0.45),
				9,
				0.6,
			) +
			s.flat(
				[
					[-70, 60],
					[90, 60],
					[-64, 160],
					[84, 160],
				]
					.map(([x, dy]) => ellipse(x!, top + dy!, 9, 9))
					.join(''),
				darker(colour, 0.4),
			),
	}),
	pauldrons: (s, { top, shoulder }, colour) => ({
		over:
			s.soft(
				ellipse(-shoulder + 4, top + 40, 62, 52) + ellipse(shoulder - 4, top + 40, 60, 52),
				lighter(colour, 0.15),
			) +
			s.line(
				`M${r(-shoulder - 50)} ${r(top + 56)}Q${r(-shoulder)} ${r(top + 84)} ${r(-shoulder + 54)} ${r(top + 58)}M${r(shoulder - 54)} ${r(top + 58)}Q${r(shoulder)} ${r(top + 84)} ${r(shoulder + 50)} ${r(top + 56)}`,
				darker(colour, 0.4),
				7,
				0.5,
			),
	}),
	tabard: (s, { top, hem, narrow }, _, trim) => ({
		inside:
			s.flat(
				`M${r(-narrow * 0.66)} ${r(top - 20)}H${r(narrow * 0.8)}L${r(narrow * 0.72)} ${r(hem + 40)}H${r(-narrow * 0.6)}z`,
				trim,
			) + s.flat(star(8, top + 130, 50, 4, 0.34), gold),
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
	patches: (s, { waist, low }, _, trim) => ({
		over:
			s.flat(`M-70 ${r(waist - 60)}h60v56h-60z`, trim) +
			s.line(`M-70 ${r(waist - 60)}h60v56h-60z`, '#f6ead2', 5, 0.9) +
			s.flat(`M40 ${r(low - 20)}h50v46h-50z`, lighter(trim, 0.3)) +
			s.line(`M40 ${r(low - 20)}h50v46h-50z`, darker(trim, 0.5), 5, 0.8),
	}),
	tutu: (s, { waist, low }, _, trim) => {
		const y = (waist + low) / 2 + 30;
		return {
			over: s.solid(
				`M-86 ${r(y - 46)}Q-250 ${r(y - 30)} -256 ${r(y + 20)}Q-220 ${r(y + 66)} -190 ${r(y + 46)}Q-150 ${r(y + 94)} -110 ${r(y + 60)}Q-60 ${r(y + 110)} -10 ${r(y + 68)}Q50 ${r(y + 112)} 96 ${r(y + 62)}Q150 ${r(y + 92)} 180 ${r(y + 44)}Q230 ${r(y + 62)} 256 ${r(y + 20)}Q250 ${r(y - 30)} 90 ${r(y - 46)}z`,
				trim,
				{
					dark: 24,
					inside: s.line(
						[-200, -120, -40, 50, 130, 200].map((x) => `M${r(x * 0.36)} ${r(y - 40)}L${r(x)} ${r(y + 60)}`).join(''),
						lighter(trim, 0.6),
						7,
						0.6,
					),
				},
			),
		};
	},
	toolbelt: (s, { waist, narrow }) => ({
		inside: s.line(
			`M${r(-narrow - 30)} ${r(waist + 36)}Q0 ${r(waist + 60)} ${r(narrow + 30)} ${r(waist + 36)}`,
			leather,
			28,
		),
		over:
			s.soft(`M-80 ${r(waist + 40)}h50v54q-25 14 -50 0zM46 ${r(waist + 44)}h44v50q-22 14 -44 0z`, '#9a6238') +
			s.line(`M-66 ${r(waist + 40)}v-30M-46 ${r(waist + 40)}v-22M66 ${r(waist + 44)}v-30`, '#c9d2da', 11),
	}),
} satisfies Record<string, DrawDetail>;

export type Detail = keyof typeof details;

export function drawDetail(s: Studio, detail: Detail, fit: Fit, colour: string, trim: string): DetailDrawing {
	return (details[detail] as DrawDetail)(s, fit, colour, trim);
}

const capePath = (top: number, end: number, wide: number) =>
	`M-70 ${r(top)}C${r(-wide * 0.9)} ${r(top + 90)} ${r(-wide)} ${r(end - 160)} ${r(-wide * 1.16)} ${r(end - 6)}Q${r(-wide * 0.7)} ${r(end - 26)} ${r(-wide * 0.4)} ${r(end)}Q0 ${r(end - 26)} ${r(wide * 0.36)} ${r(end - 2)}Q${r(wide * 0.7)} ${r(end - 30)} ${r(wide * 0.98)} ${r(end - 30)}C${r(wide * 0.9)} ${r(end - 160)} ${r(wide * 0.8)} ${r(top + 90)} 80 ${r(top)}z`;
