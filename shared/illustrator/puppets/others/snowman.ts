import { cloths, scarf } from '../beasts/clothes.ts';
import { drawFace } from '../kit/face.ts';
import { ellipse, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker } from '../kit/shades.ts';
import type { Build } from '../kit/skeleton.ts';
import { drawHat } from '../people/hats.ts';

/** Three balls of snow, two sticks and a carrot. */
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
		handDown: 66,
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
