import { mix } from '../../colour.ts';
import { cloths, scarf } from '../beasts/clothes.ts';
import { darker, lighter } from '../kit/colour.ts';
import { drawFace } from '../kit/face.ts';
import type { Rig, Role } from '../kit/figure.ts';
import { blob, ellipse, type Point, round as r, scallop, twin } from '../kit/paths.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';
import type { Studio } from '../kit/studio.ts';
import { drawHat } from '../people/hats.ts';

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

export function robotRig(role: Role): Rig {
	const { s, feeling } = role;
	const metal = s.chance.pick('metal', metals);
	const round = s.chance.odds('round head', 0.5);
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
					},
					feeling,
				).replaceAll(s.tone(darker('#3d4a6b', 0.72)), s.tone(lighter(metal.trim, 0.3)))
			);
		},
	};
}

function robotBody(s: Studio, { main, dark, trim }: (typeof metals)[number], j: Skeleton): string {
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

export function snowmanRig(role: Role): Rig {
	const { s, feeling } = role;
	const snow = '#f4f8fa';
	const cloth = s.chance.pick('cloth', cloths);
	const hat = drawHat(
		s,
		s.chance.pick('hat', ['fedora', 'beret', 'elf', 'gnome'] as const),
		s.chance.pick('hat cloth', ['#3a3f58', '#8a2f4a', '#2f6f6a', '#5a3f7a']),
		cloth,
	);
	const build: Build = {
		leg: 200,
		torso: 240,
		shoulder: 150,
		belly: 170,
		hip: 200,
		arm: 320,
		armWide: [13, 9],
		legWide: [20, 20],
		head: [178, 168],
		sink: 40,
	};
	return {
		build,
		size: 0.86,
		top: 168 + hat.rise,
		arm: { colour: '#7a5236', hand: 'stick', skin: '#7a5236', grip: 40 },
		ownLegs: () => '',
		skirted: true,
		body: (j) => {
			const base = j.stance.sitting ? 30 : 0;
			return (
				s.solid(
					twin([
						[0, -300 + base],
						[150, -276 + base],
						[236, -150],
						[210, -30],
						[120, -2],
						[0, 2],
					]),
					snow,
					{ dark: 60 },
				) +
				s.solid(ellipse(0, (j.neck[1] + j.hip[1]) / 2 + 20, 168, 160), snow, { dark: 50 }) +
				s.soft(
					[-60, 10, 80].map((dy) => ellipse(26, (j.neck[1] + j.hip[1]) / 2 + 20 + dy, 17, 17)).join(''),
					'#3d3a48',
					2,
				)
			);
		},
		neckwear: (j) => scarf(s, { top: j.neck[1] + 4, shoulder: 110 }, cloth, '#fbeecb'),
		behindHead: () => hat.behind ?? '',
		head: () =>
			s.solid(ellipse(4, 0, 178, 168), snow, { dark: 44 }) +
			drawFace(
				s,
				{
					x: 12,
					y: -16,
					gap: 72,
					eye: 36,
					lid: '#cddbe6',
					iris: '#3d3a48',
					brow: '#4a4658',
					mouth: [0, 98, 0.78],
					cheeks: [112, 66],
					blush: '#f2a09a',
				},
				feeling,
			) +
			s.solid('M4 22C60 22 130 50 180 66C130 76 50 86 6 76C-20 66 -20 26 4 22z', '#ee8a3a', {
				dark: 14,
				inside: s.line('M40 26V50M80 80V58M116 44V60', darker('#ee8a3a', 0.3), 6, 0.5),
			}) +
			(hat.over ?? ''),
	};
}

export function ghostRig({ s, feeling }: Role): Rig {
	const sheet = s.chance.pick('sheet', ['#f4f1f8', '#e6f2f6', '#f8efe6', '#ece6fa']);
	const cloth = s.chance.pick('cloth', cloths);
	const build: Build = {
		leg: 190,
		torso: 320,
		shoulder: 150,
		belly: 170,
		hip: 180,
		arm: 230,
		armWide: [50, 34],
		legWide: [20, 20],
		head: [196, 190],
		sink: 70,
	};
	return {
		build,
		size: 0.82,
		top: 200,
		floats: true,
		lift: 70,
		arm: { colour: sheet, hand: 'ball', skin: sheet, grip: 36 },
		ownLegs: () => '',
		skirted: true,
		body: (j) => {
			const [top, low] = [j.neck[1], j.hip[1]];
			const end = low + 130;
			const edge: readonly Point[] = [
				[176, top + 20],
				[204, low - 20],
				[240, end - 16],
				[190, end + 26],
				[140, end - 8],
				[86, end + 40],
				[30, end - 2],
				[-30, end + 46],
				[-90, end + 6],
				[-150, end + 56],
				[-206, end + 18],
				[-268, end + 44],
				[-216, low - 10],
				[-170, top + 20],
				[0, top - 50],
			];
			return `<g opacity=".94">${s.solid(blob(edge), sheet, { dark: 70, bright: 14, inside: s.line(`M-80 ${r(top + 160)}Q-110 ${r(low)} -120 ${r(end)}M70 ${r(top + 160)}Q90 ${r(low)} 100 ${r(end)}M-10 ${r(low)}V${r(end)}`, darker(sheet, 0.3), 11, 0.22) })}</g>`;
		},
		neckwear: (j) =>
			s.soft(
				`M8 ${r(j.neck[1] + 62)}C-30 ${r(j.neck[1] + 20)} -80 ${r(j.neck[1] + 20)} -80 ${r(j.neck[1] + 60)}S-30 ${r(j.neck[1] + 104)} 8 ${r(j.neck[1] + 62)}C46 ${r(j.neck[1] + 20)} 96 ${r(j.neck[1] + 20)} 96 ${r(j.neck[1] + 60)}S46 ${r(j.neck[1] + 104)} 8 ${r(j.neck[1] + 62)}z`,
				cloth,
			) + s.soft(ellipse(8, j.neck[1] + 62, 20, 20), darker(cloth, 0.2)),
		head: () =>
			s.solid(
				twin([
					[0, -196],
					[120, -172],
					[192, -70],
					[196, 40],
					[178, 150],
					[90, 190],
					[0, 196],
				]),
				sheet,
				{ dark: 40, bright: 12 },
			) +
			drawFace(
				s,
				{
					x: 14,
					y: 0,
					gap: 76,
					eye: 44,
					lid: mix(sheet, '#a89fc4', 0.4),
					iris: '#5a4f86',
					brow: '#8a80a8',
					mouth: [0, 92, 0.86],
					cheeks: [126, 64],
					blush: '#f0a0b0',
				},
				feeling,
			),
	};
}

export function cloudRig({ s, feeling }: Role): Rig {
	const puff = s.chance.pick('puff', ['#f8fafc', '#fdf1ea', '#e6eef8', '#f3ecfa']);
	const build: Build = {
		leg: 120,
		torso: 60,
		shoulder: 316,
		belly: 200,
		hip: 90,
		arm: 220,
		armWide: [36, 30],
		legWide: [26, 24],
		head: [300, 220],
		sink: 150,
		spread: 34,
	};
	return {
		build,
		size: 0.78,
		top: 260,
		floats: true,
		lift: 70,
		arm: { colour: puff, hand: 'ball', skin: puff, grip: 36 },
		ownLegs: () => '',
		skirted: true,
		body: () => '',
		head: () =>
			s.solid(
				scallop(
					[
						[-250, 150],
						[-330, 60],
						[-290, -60],
						[-170, -140],
						[-30, -190],
						[130, -180],
						[250, -90],
						[330, 10],
						[280, 140],
						[150, 190],
						[0, 204],
						[-140, 196],
					],
					0.6,
				),
				puff,
				{
					dark: 90,
					bright: 14,
					inside: s.line(
						'M-230 -30q30 -60 90 -50M150 -110q60 -10 80 50M-200 110q40 40 90 20',
						darker(puff, 0.25),
						12,
						0.3,
					),
				},
			) +
			drawFace(
				s,
				{
					x: 14,
					y: -8,
					gap: 96,
					eye: 50,
					lid: mix(puff, '#93a5c4', 0.4),
					iris: '#4a76a8',
					brow: '#8fa0bd',
					mouth: [0, 104, 1.05],
					cheeks: [168, 70],
					blush: '#f3a3a3',
				},
				feeling,
			),
	};
}

const aliens = [
	{ skin: '#8fc96a', suit: '#5f5aa8', trim: '#f2c14e' },
	{ skin: '#7fc4d9', suit: '#c9566f', trim: '#f6e08a' },
	{ skin: '#c79ae0', suit: '#3f9a94', trim: '#f3e3b0' },
	{ skin: '#f0a37a', suit: '#4a5f9c', trim: '#a9e0d2' },
] as const;

export function alienRig({ s, feeling }: Role): Rig {
	const kind = s.chance.pick('alien', aliens);
	const third = s.chance.odds('third eye', 0.5);
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

function alienBody(s: Studio, { suit, trim }: (typeof aliens)[number], j: Skeleton): string {
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
