import type { Brush } from '../kit/brush.ts';
import { type Point, round } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Coat, Species } from './species.ts';

/** Short dry strokes of fur, or flecks of scale, clipped inside a shape with this box (left, top, right, bottom). */
export function texture(
	s: Brush,
	kind: Species,
	coat: Coat,
	part: string,
	[x1, y1, x2, y2]: readonly [number, number, number, number],
): string {
	if (kind.skin === 'smooth') return '';
	const next = s.chance.row(`texture ${part}`);
	const spots = Array.from({ length: 16 }, (): Point => [x1 + next() * (x2 - x1), y1 + next() * (y2 - y1)]);
	const stroke = ([x, y]: Point) =>
		kind.skin === 'scales'
			? `M${round(x - 10)} ${round(y)}q10 14 20 0`
			: `M${round(x)} ${round(y)}q${x < 0 ? -4 : 4} 12 ${x < 0 ? -12 : 12} 24`;
	return (
		s.line(spots.slice(0, 9).map(stroke).join(''), darker(coat.main, 0.4), 6, 0.22) +
		s.line(spots.slice(9).map(stroke).join(''), lighter(coat.main, 0.6), 6, 0.3)
	);
}
