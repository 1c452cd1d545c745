import type { Brush } from '../kit/brush.ts';
import { type Point, round, tube } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Skeleton } from '../kit/skeleton.ts';
import { personRig } from '../people/rig.ts';

/** Human above, fish below. */
export function mermaidRig(role: Role): Rig {
	const { s } = role;
	const person = personRig('Mermaid', role);
	const scale = s.chance.pick('scheme', ['#3fa596', '#6a6fc4', '#d9748f', '#e2934a', '#4f9fd0']);
	const { leg: _, ...rest } = person;
	return {
		...rest,
		floats: true,
		lift: 84,
		skirted: true,
		ownLegs: (j) => fishTail(s, scale, j),
		body: (j) => person.body(j) + bodice(s, lighter(scale, 0.35), scale, j),
	};
}

function bodice(s: Brush, shell: string, scale: string, { neck: [, top], hip: [, low], build }: Skeleton): string {
	const y = top + 110;
	const cup = (x: number) =>
		s.solid(
			`M${x} ${round(y + 44)}C${x - 70} ${round(y + 30)} ${x - 70} ${round(y - 40)} ${x} ${round(y - 46)}C${x + 70} ${round(y - 40)} ${x + 70} ${round(y + 30)} ${x} ${round(y + 44)}z`,
			shell,
			{
				dark: 10,
				bright: 4,
				inside: s.line(
					`M${x} ${round(y + 40)}V${round(y - 40)}M${x} ${round(y + 40)}L${x - 40} ${round(y - 20)}M${x} ${round(y + 40)}L${x + 40} ${round(y - 20)}`,
					darker(shell, 0.3),
					6,
					0.5,
				),
			},
		);
	const band = `M${round(-build.shoulder * 0.86)} ${round(y)}Q0 ${round(y + 40)} ${round(build.shoulder * 0.86)} ${round(y)}`;
	return (
		s.line(band, shell, 30) +
		cup(-42) +
		cup(54) +
		s.soft(
			`M${-build.hip - 6} ${round(low - 40)}Q0 ${round(low + 10)} ${build.hip + 6} ${round(low - 40)}Q${build.hip + 20} ${round(low)} ${build.hip} ${round(low + 30)}Q0 ${round(low + 70)} ${-build.hip} ${round(low + 30)}Q${-build.hip - 20} ${round(low)} ${-build.hip - 6} ${round(low - 40)}z`,
			lighter(scale, 0.15),
		)
	);
}

function fishTail(s: Brush, colour: string, { hip: [, y], stance }: Skeleton): string {
	const swing = stance.sitting ? 120 : 40;
	const line: readonly Point[] = [
		[0, y - 20],
		[30, y + 70],
		[-10, y + 170],
		[-swing - 30, y + 220],
	];
	const rows = [20, 60, 100, 140]
		.map((dy, i) =>
			[-2, -1, 0, 1, 2].map((k) => `M${round(k * 40 + (i % 2) * 20 - 16)} ${round(y + dy)}q16 20 32 0`).join(''),
		)
		.join('');
	const end = `translate(${round(-swing - 30)} ${round(y + 220)}) rotate(${stance.sitting ? 50 : 34})`;
	const fin = s.solid(
		'M0 -20C50 0 130 -10 176 -60C190 20 140 90 60 96C30 98 10 90 0 80C-10 90 -30 98 -60 96C-140 90 -190 20 -176 -60C-130 -10 -50 0 0 -20z',
		lighter(colour, 0.25),
		{
			dark: 22,
			inside: s.line(
				'M10 20Q80 40 150 0M10 40Q60 70 110 60M-10 20Q-80 40 -150 0M-10 40Q-60 70 -110 60',
				darker(colour, 0.15),
				7,
				0.6,
			),
		},
	);
	return (
		`<g transform="${end}">${fin}</g>` +
		s.solid(tube(line, [100, 84, 52, 26]), colour, { dark: 36, inside: s.line(rows, lighter(colour, 0.45), 6, 0.6) })
	);
}
