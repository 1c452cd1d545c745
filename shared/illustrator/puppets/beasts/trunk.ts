import type { Brush } from '../kit/brush.ts';
import { ellipse, round, twin } from '../kit/paths.ts';
import { darker } from '../kit/shades.ts';
import type { Skeleton } from '../kit/skeleton.ts';
import type { Wear } from './clothes.ts';
import { bodyMark } from './marks.ts';
import type { Coat, Species } from './species.ts';
import { texture } from './texture.ts';

/** An animal's trunk in its coat, with what it wears over it. */
export function bodyOf(s: Brush, kind: Species, coat: Coat, j: Skeleton, wear: Wear): string {
	const { build, neck, hip } = j;
	const middle = (neck[1] + hip[1]) / 2;
	const d = trunk(j);
	const belly =
		kind.belly === 'none' ? '' : s.flat(ellipse(14, middle + 34, build.belly * 0.66, build.torso * 0.5), coat.light);
	const ridges =
		kind.belly === 'ridged'
			? s.line(
					[-60, -10, 40, 90]
						.map(
							(y) =>
								`M${round(-build.belly * 0.6)} ${round(middle + y)}Q14 ${round(middle + y + 22)} ${round(build.belly * 0.7)} ${round(middle + y)}`,
						)
						.join(''),
					darker(coat.light, 0.3),
					7,
					0.5,
				)
			: '';
	const marks = `<g transform="translate(0 ${round(middle)})">${(kind.marks ?? []).map((mark) => bodyMark(s, mark, coat)).join('')}</g>`;
	const inside =
		marks + belly + ridges + texture(s, kind, coat, 'body', [-build.belly, neck[1], build.belly, hip[1]]) + wear.inside;
	return longNeck(s, kind, coat, j) + s.solid(d, coat.main, { inside }) + wear.over;
}

function trunk({ build: { shoulder, belly, hip, torso }, neck, hip: [, low] }: Skeleton): string {
	const top = neck[1];
	return twin([
		[0, top - 8],
		[shoulder * 0.66, top + 2],
		[shoulder, top + torso * 0.2],
		[belly, low - torso * 0.28],
		[hip, low + 16],
		[hip * 0.5, low + 52],
		[0, low + 58],
	]);
}

function longNeck(s: Brush, kind: Species, coat: Coat, { neck }: Skeleton): string {
	if (kind.frame !== 'tall') return '';
	const y = neck[1];
	const d = `M-66 ${y + 60}C-60 ${y - 60} -56 ${y - 130} -54 ${y - 210}H70C70 ${y - 120} 72 ${y - 60} 84 ${y + 60}z`;
	return s.solid(d, coat.main, {
		dark: 26,
		inside: s.flat(
			`M-60 ${y - 60}l40 10l4 50l-50 6zM30 ${y - 90}l44 -6v52l-40 6zM-56 ${y - 150}l50 6l0 46l-46 4zM34 ${y - 20}l44 0v50l-40 4zM-50 ${y + 16}l44 0l0 30l-44 4z`,
			coat.dark,
			0.85,
		),
	});
}
