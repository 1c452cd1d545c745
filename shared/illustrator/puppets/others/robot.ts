import type { Brush } from '../kit/brush.ts';
import { drawFace } from '../kit/face.ts';
import { ellipse, round as r, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';

/** A box with rounded corners about a middle. */
const box = (x: number, y: number, w: number, h: number, k: number) =>
	`M${r(x - w + k)} ${r(y - h)}H${r(x + w - k)}Q${r(x + w)} ${r(y - h)} ${r(x + w)} ${r(y - h + k)}V${r(y + h - k)}Q${r(x + w)} ${r(y + h)} ${r(x + w - k)} ${r(y + h)}H${r(x - w + k)}Q${r(x - w)} ${r(y + h)} ${r(x - w)} ${r(y + h - k)}V${r(y - h + k)}Q${r(x - w)} ${r(y - h)} ${r(x - w + k)} ${r(y - h)}z`;

const metals = [
	{ main: '#7fb5c4', dark: '#4a6f8a', trim: '#f2a03f' },
	{ main: '#d9c7a4', dark: '#8a7358', trim: '#3f9a94' },
	{ main: '#e2745a', dark: '#8f4a4a', trim: '#f6d97a' },
	{ main: '#9aa7c9', dark: '#5c6890', trim: '#e87f9a' },
	{ main: '#8fbf7a', dark: '#557f55', trim: '#f2c14e' },
] as const;

/** A robot with a face on a screen. */
export function robotRig(role: Role): Rig {
	const { s, feeling } = role;
	const metal = s.chance.pick('metal', metals);
	const round = s.chance.isBelow('round head', 0.5);
	const build: Build = {
		leg: 210,
		torso: 310,
		shoulder: 150,
		belly: 140,
		hip: 110,
		arm: 330,
		armWide: [27, 25],
		legWide: [32, 30],
		head: [206, 168],
		handDown: 96,
		sink: -14,
	};
	return {
		build,
		size: 0.94,
		top: 300,
		arm: { colour: metal.dark, hand: 'grabber', skin: metal.main, grip: 44 },
		leg: { colour: metal.dark, foot: 'block', shoe: metal.main, size: 50 },
		body: (j) => robotBody(s, metal, j),
		front: (j) =>
			s.soft(ellipse(j.trail.shoulder[0], j.trail.shoulder[1], 46, 46), metal.main) +
			s.soft(ellipse(j.lead.shoulder[0], j.lead.shoulder[1], 46, 46), metal.main),
		head: () => {
			const shell = round
				? twin([
						[0, -172],
						[120, -160],
						[200, -70],
						[206, 30],
						[176, 130],
						[90, 166],
						[0, 168],
					])
				: box(4, 0, 206, 168, 62);
			const screen = round ? ellipse(14, 10, 160, 118) : box(14, 8, 162, 118, 50);
			return (
				s.line('M6 -160V-232', metal.dark, 17) +
				s.soft(ellipse(6, -254, 34, 34), metal.trim) +
				s.flat(ellipse(-4, -264, 10, 10), '#fff6e0', 0.8) +
				s.soft(box(-212, 10, 28, 58, 20) + box(220, 10, 28, 58, 20), metal.dark) +
				s.solid(shell, metal.main, {
					dark: 40,
					bright: 12,
					inside: s.flat(
						[
							[-150, -110],
							[160, -110],
							[-150, 128],
							[160, 128],
						]
							.map(([x, y]) => ellipse(x!, y!, 11, 11))
							.join(''),
						metal.dark,
					),
				}) +
				s.solid(screen, '#2c3550', {
					dark: 20,
					bright: 0,
					inside: s.flat('M-120 -110L-20 -110L-100 130L-200 130z', '#ffffff', 0.06),
				}) +
				drawFace(
					s,
					{
						x: 14,
						y: -14,
						gap: 76,
						eye: 42,
						lid: '#3d4a6b',
						iris: '#3fa5c9',
						brow: lighter(metal.trim, 0.3),
						mouth: [0, 84, 0.8],
						browWidth: 13,
						line: lighter(metal.trim, 0.3),
						lips: lighter(metal.trim, 0.3),
					},
					feeling,
				)
			);
		},
	};
}

function robotBody(s: Brush, { main, dark, trim }: (typeof metals)[number], j: Skeleton): string {
	const [top, low] = [j.neck[1], j.hip[1]];
	const y = (top + low) / 2;
	const rings = s.soft(box(6, top - 6, 60, 20, 12), dark);
	const panel =
		s.flat(box(10, y + 6, 86, 74, 24), darker(main, 0.22)) +
		s.flat(ellipse(-30, y - 14, 21, 21), '#e2574c') +
		s.flat(ellipse(30, y - 14, 15, 15), trim) +
		s.flat(ellipse(66, y - 14, 11, 11), '#7fd08a') +
		s.line(`M-48 ${r(y + 40)}h36M10 ${r(y + 40)}h56`, lighter(main, 0.5), 11);
	return (
		rings +
		s.soft(box(4, low + 14, 92, 34, 24), dark) +
		s.solid(
			twin([
				[0, top + 8],
				[110, top + 14],
				[160, top + 60],
				[150, y + 40],
				[118, low],
				[60, low + 14],
				[0, low + 16],
			]),
			main,
			{
				dark: 46,
				bright: 12,
				inside: s.line(`M-200 ${r(low - 40)}Q0 ${r(low - 10)} 200 ${r(low - 40)}`, dark, 8, 0.5),
			},
		) +
		panel
	);
}
