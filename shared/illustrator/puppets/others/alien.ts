import type { Brush } from '../kit/brush.ts';
import { drawFace } from '../kit/face.ts';
import { ellipse, round as r, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';

const aliens = [
	{ skin: '#8fc96a', suit: '#5f5aa8', trim: '#f2c14e' },
	{ skin: '#7fc4d9', suit: '#c9566f', trim: '#f6e08a' },
	{ skin: '#c79ae0', suit: '#3f9a94', trim: '#f3e3b0' },
	{ skin: '#f0a37a', suit: '#4a5f9c', trim: '#a9e0d2' },
] as const;

/** A big-headed visitor in a space suit. */
export function alienRig({ s, feeling }: Role): Rig {
	const kind = s.chance.pick('alien', aliens);
	const third = s.chance.isBelow('third eye', 0.5);
	const build: Build = {
		leg: 190,
		torso: 250,
		shoulder: 92,
		belly: 96,
		hip: 88,
		arm: 320,
		armWide: [32, 24],
		legWide: [40, 34],
		head: [236, 214],
		sink: 24,
	};
	return {
		build,
		size: 0.86,
		top: 330,
		arm: { colour: kind.suit, hand: 'hand', skin: kind.skin, cuff: kind.trim, grip: 40 },
		leg: { colour: kind.suit, foot: 'boot', shoe: darker(kind.suit, 0.3), size: 38 },
		body: (j) => alienBody(s, kind, j),
		head: () => {
			const feeler =
				s.line('M-90 -170C-120 -250 -160 -270 -190 -262M100 -170C130 -250 170 -270 200 -262', kind.skin, 22) +
				s.soft(ellipse(-202, -260, 36, 36) + ellipse(212, -260, 36, 36), kind.trim);
			const eye = third
				? s.flat(ellipse(14, -128, 44, 42), '#fffdf6') +
					s.flat(ellipse(18, -124, 30, 30), '#2a1f3f') +
					s.flat(ellipse(8, -134, 10, 11), '#fffef8')
				: '';
			return (
				feeler +
				s.solid(
					twin([
						[0, -214],
						[140, -190],
						[232, -90],
						[230, 20],
						[160, 130],
						[80, 196],
						[0, 210],
					]),
					kind.skin,
					{
						dark: 60,
						inside: s.flat(
							ellipse(-150, -110, 28, 22) +
								ellipse(-110, -156, 17, 14) +
								ellipse(170, -100, 22, 20) +
								ellipse(-190, -50, 14, 16),
							darker(kind.skin, 0.16),
							0.8,
						),
					},
				) +
				eye +
				drawFace(
					s,
					{
						x: 14,
						y: 0,
						gap: 98,
						eye: 56,
						lid: darker(kind.skin, 0.12),
						iris: darker(kind.suit, 0.1),
						brow: darker(kind.skin, 0.5),
						mouth: [0, 118, 0.8],
						cheeks: [140, 92],
						browWidth: 12,
					},
					feeling,
				)
			);
		},
	};
}

function alienBody(s: Brush, { suit, trim }: (typeof aliens)[number], j: Skeleton): string {
	const [top, low] = [j.neck[1], j.hip[1]];
	return (
		s.solid(
			twin([
				[0, top - 8],
				[66, top + 2],
				[94, top + 60],
				[92, low - 70],
				[98, low + 20],
				[50, low + 50],
				[0, low + 54],
			]),
			suit,
			{
				inside:
					s.line(`M-130 ${r(low - 30)}Q0 ${r(low)} 130 ${r(low - 30)}`, trim, 24) +
					s.flat(`M-34 ${r(top - 10)}L10 ${r(top + 90)}L60 ${r(top - 10)}z`, trim),
			},
		) + s.soft(ellipse(10, low - 10, 22, 22), lighter(trim, 0.4))
	);
}
