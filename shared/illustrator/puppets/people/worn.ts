import { ellipse, round as r } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';

import { type DrawDetail, gold } from './detail.ts';

/** What is worn over a garment or hangs behind it. */
export const worn = {
	sash: (s, { waist, narrow, sit }, _, trim) => ({
		inside: s.line(
			`M${r(-narrow - 30)} ${r(waist + 20)}Q0 ${r(waist + 50)} ${r(narrow + 30)} ${r(waist + 20)}`,
			trim,
			46,
		),
		over: sit
			? ''
			: s.soft(
					`M${r(-narrow * 0.8)} ${r(waist + 30)}C${r(-narrow - 30)} ${r(waist + 90)} ${r(-narrow - 10)} ${r(waist + 130)} ${r(-narrow - 40)} ${r(waist + 170)}L${r(-narrow + 14)} ${r(waist + 160)}C${r(-narrow + 30)} ${r(waist + 110)} ${r(-narrow + 20)} ${r(waist + 70)} ${r(-narrow * 0.4)} ${r(waist + 44)}z`,
					darker(trim, 0.1),
				),
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
} satisfies Record<string, DrawDetail>;

const capePath = (top: number, end: number, wide: number) =>
	`M-70 ${r(top)}C${r(-wide * 0.9)} ${r(top + 90)} ${r(-wide)} ${r(end - 160)} ${r(-wide * 1.16)} ${r(end - 6)}Q${r(-wide * 0.7)} ${r(end - 26)} ${r(-wide * 0.4)} ${r(end)}Q0 ${r(end - 26)} ${r(wide * 0.36)} ${r(end - 2)}Q${r(wide * 0.7)} ${r(end - 30)} ${r(wide * 0.98)} ${r(end - 30)}C${r(wide * 0.9)} ${r(end - 160)} ${r(wide * 0.8)} ${r(top + 90)} 80 ${r(top)}z`;
