import { ellipse, round as r, star } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';

import { type DrawDetail, gold, leather } from './detail.ts';

/** The gear of a trade: armour, packs, belts and instruments. */
export const gear = {
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
	belt: (s, { waist, narrow }) => ({
		inside: s.line(
			`M${r(-narrow - 30)} ${r(waist + 26)}Q0 ${r(waist + 52)} ${r(narrow + 30)} ${r(waist + 26)}`,
			leather,
			32,
		),
		over: s.line(`M-14 ${r(waist + 22)}h44v42h-44z`, gold, 10),
	}),
} satisfies Record<string, DrawDetail>;
