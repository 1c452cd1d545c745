import type { Feeling } from '../../../words/scenes.ts';
import type { Brush } from '../kit/brush.ts';
import { openness } from '../kit/face.ts';
import { ellipse, round as r, tube } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Skeleton } from '../kit/skeleton.ts';
import type { Beak, Bird, Crest, Plumage } from './flock.ts';

const inside = '#6d2233';

/** How the corners of a shut beak turn: up when glad, down when low. */
const corner = (feeling: Feeling) =>
	({ happy: -12, proud: -16, calm: -7, curious: -4, surprised: 0, worried: 9, sad: 14, determined: 3 })[feeling];

/** A beak round (0,0) that opens and smiles with the feeling. */
export function drawBeak(s: Brush, beak: Beak, { beak: colour, extra }: Plumage, feeling: Feeling): string {
	const open = openness(feeling) * 34;
	return beaks[beak](s, colour, open, corner(feeling), extra ?? '#fbe3da');
}

const beaks: Record<Beak, (s: Brush, colour: string, open: number, turn: number, extra: string) => string> = {
	owl: (s, colour, open, turn) =>
		lower(s, `M-26 16Q2 ${r(34 + open * 1.7)} 30 16z`, open) +
		s.solid('M0 -34C34 -26 46 -4 36 20Q16 16 4 54Q-14 18 -32 20C-42 -4 -34 -26 0 -34z', colour, {
			dark: 12,
			bright: 5,
		}) +
		smile(s, colour, 38, 20, turn),
	cone: (s, colour, open, turn) =>
		lower(s, `M-30 12Q8 ${r(26 + open * 1.9)} 44 12z`, open) +
		s.solid('M-40 4C-34 -26 -10 -36 8 -36C30 -36 60 -20 70 8Q40 30 8 30Q-26 26 -40 4z', colour, {
			dark: 12,
			bright: 5,
		}) +
		smile(s, colour, 46, 8, turn),
	duck: (s, colour, open, turn) =>
		lower(s, `M-62 10Q10 ${r(44 + open * 1.9)} 84 8z`, open) +
		(open > 4
			? s.soft(
					`M-60 ${r(14 + open * 0.7)}Q10 ${r(60 + open * 1.6)} 82 ${r(12 + open * 0.7)}Q60 ${r(76 + open * 1.5)} 8 ${r(72 + open * 1.5)}T-60 ${r(14 + open * 0.7)}z`,
					darker(colour, 0.16),
				)
			: '') +
		s.solid(
			'M-84 6C-80 -16 -40 -18 -26 -34C-10 -50 30 -50 46 -34C60 -18 104 -16 108 6C112 34 60 40 10 40S-88 34 -84 6z',
			colour,
			{ dark: 18, bright: 6 },
		) +
		s.flat(ellipse(-8, -22, 6, 5) + ellipse(26, -22, 6, 5), darker(colour, 0.5)) +
		smile(s, colour, 90, 8, turn),
	hook: (s, colour, open, turn) =>
		lower(s, `M-40 12Q0 ${r(40 + open * 2)} 44 14z`, open) +
		s.solid('M-46 -12C-40 -48 0 -60 34 -50C74 -38 92 4 78 66Q60 24 26 22Q-10 30 -42 16Q-52 4 -46 -12z', colour, {
			dark: 18,
			bright: 6,
		}) +
		s.flat(ellipse(-2, -20, 8, 6), darker(colour, 0.5)) +
		smile(s, colour, 52, 12, turn),
	flamingo: (s, colour, open, turn, extra) =>
		lower(s, `M-34 14Q10 ${r(36 + open * 1.8)} 50 14z`, open) +
		s.solid(
			'M-66 -8C-58 -58 20 -76 74 -50C124 -24 140 40 116 112C106 142 76 140 72 108C70 76 56 52 10 44C-40 40 -70 18 -66 -8z',
			extra,
			{
				dark: 16,
				bright: 6,
				inside: s.flat('M150 30L40 62L60 160H150z', colour) + s.flat(ellipse(4, -26, 9, 6), darker(extra, 0.4)),
			},
		) +
		smile(s, darker(extra, 0.4), 66, 8, turn),
};

const lower = (s: Brush, d: string, open: number) => (open > 4 ? s.flat(d, inside) : '');
const smile = (s: Brush, colour: string, x: number, y: number, turn: number) =>
	s.line(`M${-x + 6} ${y}q-10 2 -14 ${turn}M${x + 2} ${y}q10 2 14 ${turn}`, darker(colour, 0.6), 7, 0.8);

/** Feathers on the crown. */
export function drawCrest(s: Brush, crest: Crest, plumage: Plumage): string {
	const { main, wing, extra } = plumage;
	const head = plumage.head ?? main;
	switch (crest) {
		case 'none':
			return '';
		case 'ears':
			return s.soft(
				'M-196 -60C-206 -150 -190 -220 -176 -240C-130 -220 -80 -190 -50 -150zM208 -60C218 -150 202 -220 188 -240C142 -220 92 -190 62 -150z',
				head === main ? wing : head,
			);
		case 'curl':
			return s.soft(
				'M-20 -160C-30 -210 -70 -220 -60 -250C-30 -250 0 -230 4 -200C10 -240 40 -260 66 -250C60 -220 40 -210 40 -160z',
				head,
			);
		case 'parrot':
			return s.soft(
				'M-60 -140C-130 -190 -130 -250 -100 -270C-70 -240 -40 -220 -30 -190C-40 -250 -10 -300 20 -300C40 -260 30 -220 20 -190C40 -220 70 -250 100 -240C100 -200 80 -170 50 -140z',
				extra ?? wing,
			);
		case 'flame':
			return s.solid(
				'M-110 -120C-180 -200 -150 -280 -170 -320C-100 -300 -80 -260 -70 -220C-70 -290 -20 -330 -10 -390C50 -340 50 -280 30 -220C60 -250 100 -270 150 -330C160 -260 150 -190 110 -120z',
				extra ?? wing,
				{
					dark: 20,
					inside: s.flat(
						'M-80 -120C-120 -180 -110 -230 -120 -260C-80 -240 -60 -200 -50 -170C-40 -230 0 -270 0 -310C36 -270 30 -220 24 -170C50 -200 90 -220 118 -250C120 -200 110 -160 80 -120z',
						main,
					),
				},
			);
		case 'swept':
			return s.soft('M60 -170C-20 -230 -120 -210 -196 -150L-160 -150L-220 -100L-170 -106L-216 -46L-140 -60z', head);
	}
}

/** What surrounds the eyes, clipped inside the head. */
export function drawMask(s: Brush, face: Bird['face'], { belly, extra, main }: Plumage): string {
	switch (face) {
		case 'plain':
			return '';
		case 'discs':
			return (
				s.flat(ellipse(-76, -6, 100, 104) + ellipse(94, -6, 98, 104), extra ?? belly) +
				s.line(ellipse(-76, -6, 80, 84) + ellipse(94, -6, 78, 84), darker(extra ?? belly, 0.16), 7, 0.5)
			);
		case 'mask':
			return (
				s.flat(
					'M10 -70C-50 -130 -160 -90 -160 10C-160 120 -80 190 10 190S180 120 180 10C180 -90 70 -130 10 -70z',
					belly,
				) + s.flat(ellipse(-160, 90, 44, 60) + ellipse(182, 90, 44, 60), extra ?? main, 0.9)
			);
		case 'patch':
			return (
				s.flat(ellipse(-76, -4, 84, 88) + ellipse(94, -4, 82, 88), '#fbf4e6') +
				s.line('M-140 20h40M-136 40h40M110 20h44M108 40h40', darker(main, 0.1), 6, 0.6)
			);
	}
}

/** Tail feathers behind the trunk. */
export function drawBirdTail(s: Brush, tail: Bird['tail'], plumage: Plumage, j: Skeleton): string {
	const { main, wing, extra, belly } = plumage;
	const at = `translate(${r(-j.build.hip * 0.7)} ${r(j.hip[1] - 10)})`;
	const feather = (turn: number, length: number, colour: string) =>
		`<g transform="rotate(${turn})">${s.soft(`M20 -26C${r(-length * 0.5)} -46 ${-length} -40 ${-length} 0C${-length} 34 ${r(-length * 0.5)} 40 20 26z`, colour)}</g>`;
	const drawings: Record<Bird['tail'], () => string> = {
		fan: () => feather(14, 150, wing) + feather(-14, 166, darker(main, 0.1)) + feather(-40, 140, wing),
		long: () => feather(-4, 290, wing) + feather(-14, 250, extra ?? main) + feather(10, 240, main),
		stub: () => feather(-16, 80, wing),
		curl: () =>
			s.soft(
				'M20 40C-60 50 -150 20 -170 -60C-150 -70 -130 -60 -120 -44C-130 -90 -110 -120 -80 -116C-70 -60 -20 -30 20 -30z',
				main,
			),
		flame: () =>
			[
				[38, 330, wing],
				[16, 370, main],
				[-6, 320, extra ?? belly],
			]
				.map(([turn, length, colour]) => feather(turn as number, length as number, colour as string))
				.join('') +
			s.flat(
				[
					[38, 300],
					[16, 336],
					[-6, 290],
				]
					.map(([turn, length]) => {
						const a = ((turn as number) + 180) / 57.3;
						return ellipse(Math.cos(a) * (length as number), -Math.sin(-a) * (length as number), 20, 20);
					})
					.join(''),
				'#fff0a8',
				0.9,
			),
		lion: () =>
			s.soft(
				tube(
					[
						[10, 0],
						[-100, 60],
						[-190, 20],
						[-210, -90],
					],
					[24, 20, 17, 14],
				),
				main,
			) + s.soft('M-190 -60C-250 -80 -276 -140 -240 -210C-210 -180 -170 -140 -190 -60z', extra ?? wing),
	};
	return `<g transform="${at}">${drawings[tail]()}</g>`;
}

/** Rows of small feather strokes on a breast about (x, y). */
export function breastFeathers(s: Brush, x: number, y: number, colour: string): string {
	const row = (dy: number, shift: number) =>
		[-2, -1, 0, 1, 2].map((i) => `M${r(x + i * 44 + shift - 13)} ${r(y + dy)}q13 18 26 0`).join('');
	return (
		s.line(row(-60, 0) + row(-10, 22) + row(40, 0) + row(90, 22), darker(colour, 0.3), 7, 0.35) +
		s.line(row(-54, 22), lighter(colour, 0.6), 6, 0.4)
	);
}
