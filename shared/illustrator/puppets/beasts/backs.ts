import type { Brush } from '../kit/brush.ts';
import { ellipse, type Point, polygon, ring, round } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Skeleton } from '../kit/skeleton.ts';
import type { Coat } from './species.ts';

/** Two leathery wings behind the shoulders. */
export function batWing(s: Brush, coat: Coat, { neck }: Skeleton): string {
	const skin = coat.extra ?? coat.dark;
	const wing = () =>
		s.solid(
			'M0 0C60 -110 170 -200 300 -210C290 -150 330 -110 360 -70C310 -60 290 -20 300 40C250 10 210 30 190 90C160 50 110 50 70 90C50 60 20 40 0 50z',
			skin,
			{
				inside: s.line(
					'M0 10C90 -60 190 -130 296 -204M20 16C120 -40 220 -70 356 -72M24 26C120 0 200 0 298 36M20 36Q110 30 188 88',
					darker(coat.main, 0.25),
					13,
					0.7,
				),
			},
		);
	const y = round(neck[1] + 110);
	return `<g transform="translate(50 ${y})">${wing()}</g><g transform="translate(-50 ${y}) scale(-1 1)">${wing()}</g>`;
}

/** Plates down the back, seen past the trailing side. */
export function spine(s: Brush, coat: Coat, { neck, hip, build }: Skeleton): string {
	const colour = coat.extra ?? coat.dark;
	const plate = (part: number) => {
		const y = neck[1] + (hip[1] - neck[1]) * part;
		const x = -build.shoulder - (build.belly - build.shoulder) * part + 30;
		return `M${round(x + 20)} ${round(y - 46)}Q${round(x - 60)} ${round(y - 40)} ${round(x - 84)} ${round(y - 8)}Q${round(x - 40)} ${round(y + 20)} ${round(x + 20)} ${round(y + 36)}z`;
	};
	return s.soft(plate(0.25) + plate(0.55) + plate(0.85), colour);
}

/** A domed shell, worn like a rucksack. */
export function shell(s: Brush, coat: Coat, { neck, hip, build }: Skeleton): string {
	const colour = coat.extra ?? coat.dark;
	const y = (neck[1] + hip[1]) / 2 + 10;
	const [rx, ry] = [build.belly * 1.62, build.torso * 0.72];
	const lines = s.line(
		`M${round(-rx)} ${round(y - 60)}L${round(-rx * 0.6)} ${round(y - 30)}L${round(-rx * 0.6)} ${round(y + 60)}L${round(-rx)} ${round(y + 90)}M${round(rx)} ${round(y - 60)}L${round(rx * 0.66)} ${round(y - 30)}L${round(rx * 0.66)} ${round(y + 60)}L${round(rx)} ${round(y + 90)}`,
		lighter(colour, 0.35),
		11,
		0.6,
	);
	return (
		s.solid(ellipse(-6, y, rx, ry), colour, { inside: lines }) +
		s.line(ellipse(-6, y, rx - 6, ry - 6), lighter(colour, 0.3), 12, 0.7)
	);
}

/** Quills down the back, standing out round the trunk. */
export function quillCoat(s: Brush, coat: Coat, { neck, hip, build }: Skeleton): string {
	const quill = coat.extra ?? coat.dark;
	const y = (neck[1] + hip[1]) / 2 + 10;
	const spikes = ring(44, 1, 1).map(([dx, dy], i): Point => {
		const reach = i % 2 ? 1.56 : 1.2;
		return [-16 + dx * build.belly * reach, y + dy * build.torso * 0.54 * reach];
	});
	return s.solid(polygon(spikes), darker(quill, 0.1));
}
