import { mix } from '../../light/colour.ts';
import { cloths } from '../beasts/clothes.ts';
import { drawFace } from '../kit/face.ts';
import { blob, ellipse, type Point, round as r, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker } from '../kit/shades.ts';
import type { Build } from '../kit/skeleton.ts';

/** A friendly sheet that hovers. */
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
			return s.solid(blob(edge), sheet, {
				glass: 0.95,
				dark: 70,
				bright: 14,
				inside: s.line(
					`M-80 ${r(top + 160)}Q-110 ${r(low)} -120 ${r(end)}M70 ${r(top + 160)}Q90 ${r(low)} 100 ${r(end)}M-10 ${r(low)}V${r(end)}`,
					darker(sheet, 0.3),
					11,
					0.22,
				),
			});
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
