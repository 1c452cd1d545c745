import { mix } from '../../light/colour.ts';
import type { Brush } from '../kit/brush.ts';
import { drawFace, teeth } from '../kit/face.ts';
import { turned } from '../kit/limbs.ts';
import { ellipse, twin } from '../kit/paths.ts';
import type { Role } from '../kit/rig.ts';
import { darker, lighter } from '../kit/shades.ts';
import { drawBeard } from './beards.ts';
import { drawHair } from './hair.ts';
import type { HairDrawing } from './hair-caps.ts';
import type { HatDrawing } from './hat.ts';
import { drawHat } from './hats.ts';
import type { Looks } from './looks.ts';
import type { PersonRole } from './roles.ts';

/** `rise` is how far it reaches above the middle of the head, `wide` how far to the side. */
export type HeadDrawing = { behind: string; over: string; rise: number; wide: number };

const face = twin([
	[0, -182],
	[116, -156],
	[170, -50],
	[166, 40],
	[128, 134],
	[64, 176],
	[0, 184],
]);

/** A whole human head round (0,0), with hair, hat and a face that shows the feeling. */
export function drawHead(role: Role, person: PersonRole, looks: Looks): HeadDrawing {
	const { s } = role;
	const hat = drawHat(s, looks.hat, looks.scheme.hat ?? looks.scheme.cloth, looks.scheme.hatTrim ?? looks.scheme.trim);
	const hair: HairDrawing = hat.hidesHair
		? { behind: '', over: '' }
		: drawHair(s, looks.hair, looks.hairColour, looks.ribbon);
	return {
		behind: hair.behind + (hat.behind ?? ''),
		over:
			earsOf(s, looks.skin, person.pointedEars ?? false) + faceOf(role, person, looks, hair, hat) + (hat.over ?? ''),
		rise: 182 + Math.max(hat.rise, hat.hidesHair ? 0 : (hairRise[looks.hair] ?? 40)),
		wide: Math.max(hat.wide ?? 220, looks.hair === 'pony' ? 320 : 0),
	};
}

const hairRise: Partial<Record<Looks['hair'], number>> = { afro: 130, bun: 140, spiky: 90, curls: 60 };

function earsOf(s: Brush, skin: string, pointed: boolean): string {
	const ear = (side: 1 | -1) => {
		const d = pointed ? 'M-20 34C-10 -10 30 -40 104 -74C96 0 60 60 0 60z' : ellipse(10, 20, 36, 44);
		return turned(
			`<g transform="scale(${side} 1)">${s.soft(d, skin)}${s.flat(pointed ? 'M6 34C16 6 44 -16 76 -34C70 6 46 36 16 42z' : ellipse(14, 22, 18, 24), mix(skin, '#c8574a', 0.35), 0.7)}</g>`,
			[side * 160 + 4, 0],
			0,
		);
	};
	return ear(-1) + ear(1);
}

function faceOf({ s, feeling }: Role, person: PersonRole, looks: Looks, hair: HairDrawing, hat: HatDrawing): string {
	const { skin } = looks;
	const spot = {
		x: 14,
		y: 8,
		gap: 70,
		eye: 37,
		lid: darker(skin, 0.1),
		iris: looks.iris,
		brow: hat.hidesHair ? darker(skin, 0.6) : darker(looks.browColour, 0.28),
		mouth: [2, person.nose === 'big' ? 104 : 88, looks.beard === 'none' ? 0.72 : 0.62] as const,
		cheeks: [104, 62] as const,
		blush: mix('#ea6a5c', skin, 0.25),
		lashes: looks.lashes,
	};
	const shadow = s.flat('M-180 -60Q6 10 190 -60V-200H-180z', darker(skin, 0.4), looks.hat === 'none' ? 0.1 : 0.22);
	const head = s.solid(face, skin, { dark: 38, inside: (hat.hidesHair ? '' : shadow) + freckles(s, looks) });
	const beard = drawBeard(s, looks.beard, looks.hairColour);
	const extras =
		(person.glasses ? glasses(s) : '') +
		(looks.eyepatch ? eyepatch(s) : '') +
		(person.stitched
			? s.line('M-140 -20l26 60M-150 22l36 -14M-136 44l34 -12M120 120l44 -30M128 92l22 34', darker(skin, 0.5), 7, 0.7)
			: '') +
		(person.tusks ? teeth(s, 'M-46 108l12 -44l22 40zM60 106l16 -42l14 38z') : '');
	// The mouth sits in the beard, but a moustache lies over the lip.
	return (
		head +
		(looks.beard === 'moustache' || looks.beard === 'curl' ? '' : beard) +
		drawFace(s, spot, feeling) +
		nose(s, person.nose ?? 'small', skin) +
		(looks.beard === 'moustache' || looks.beard === 'curl' ? beard : '') +
		extras +
		hair.over
	);
}

function nose(s: Brush, kind: NonNullable<PersonRole['nose']>, skin: string): string {
	const warm = mix(skin, '#c8574a', 0.24);
	if (kind === 'big')
		return (
			s.soft('M0 10C-30 40 -50 70 -36 92C-16 116 50 116 66 92C78 66 50 40 36 10z', warm) +
			s.flat(ellipse(0, 58, 10, 16), lighter(warm, 0.4), 0.6)
		);
	if (kind === 'patch') return s.soft('M18 28L50 74H-14z', '#e2783a');
	if (kind === 'round')
		return s.soft(ellipse(18, 54, 38, 34), warm) + s.flat(ellipse(6, 44, 10, 8), lighter(warm, 0.6), 0.7);
	return (
		s.flat('M4 56Q16 40 32 54Q38 70 18 72Q0 70 4 56z', warm, 0.9) +
		s.line('M4 64Q18 76 34 62', darker(skin, 0.42), 6, 0.55)
	);
}

function freckles(s: Brush, looks: Looks): string {
	if (!looks.freckles) return '';
	return s.flat(
		[
			[-104, 56],
			[-84, 66],
			[-100, 78],
			[-68, 58],
			[120, 56],
			[100, 66],
			[116, 78],
			[86, 58],
		]
			.map(([x, y]) => ellipse(x!, y!, 5, 5))
			.join(''),
		darker(looks.skin, 0.4),
		0.5,
	);
}

const glasses = (s: Brush) =>
	s.flat(ellipse(-56, 10, 56, 54) + ellipse(86, 10, 54, 54), '#cfeaf2', 0.22) +
	s.line(
		`${ellipse(-56, 10, 56, 54)}${ellipse(86, 10, 54, 54)}M0 2Q15 -10 32 2M-112 0L-168 -14M140 0L180 -12`,
		'#3f4a66',
		10,
	);

const eyepatch = (s: Brush) =>
	s.line('M-176 -50Q-60 -50 -40 -30M40 -44Q100 -80 170 -110', '#2c2633', 11) +
	s.soft('M-106 -38Q-56 -58 -6 -38Q-4 36 -56 58Q-108 36 -106 -38z', '#2c2633', 5);
