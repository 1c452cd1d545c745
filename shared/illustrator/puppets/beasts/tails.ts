import type { Brush } from '../kit/brush.ts';
import { type Point, tube } from '../kit/paths.ts';
import type { Skeleton } from '../kit/skeleton.ts';
import { bushyTails } from './bushy-tails.ts';
import type { Coat, Tail } from './species.ts';

/** A tail behind the trunk, growing from the small of the back to the trailing side. */
export function drawTail(s: Brush, kind: Tail, coat: Coat, j: Skeleton): string {
	const draw = tails[kind];
	if (!draw) return '';
	const [x, y] = [j.hip[0] - j.build.hip * 0.55, j.hip[1] - 24];
	const lift = j.stance.sitting ? ' translate(-30 -20) rotate(34)' : '';
	return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${lift}">${draw(s, coat)}</g>`;
}

const rope = (s: Brush, line: readonly Point[], radii: readonly number[], colour: string) =>
	s.soft(tube(line, radii), colour);

/** Each tail grows from (0,0) to the left. */
const tails: Record<Tail, ((s: Brush, coat: Coat) => string) | undefined> = {
	...bushyTails,
	none: undefined,
	cat: (s, coat) =>
		rope(
			s,
			[
				[10, 0],
				[-90, 40],
				[-180, 0],
				[-196, -110],
				[-140, -190],
				[-180, -250],
			],
			[26, 27, 27, 26, 24, 20],
			coat.main,
		) +
		rope(
			s,
			[
				[-146, -176],
				[-142, -200],
				[-180, -250],
			],
			[24, 24, 20],
			coat.dark,
		),
	tuft: (s, coat) =>
		rope(
			s,
			[
				[10, 0],
				[-90, 50],
				[-170, 20],
				[-200, -70],
			],
			[20, 17, 15, 13],
			coat.main,
		) + s.soft('M-176 -50C-230 -60 -260 -120 -226 -186C-200 -160 -160 -130 -176 -50z', coat.dark),
	thin: (s) =>
		rope(
			s,
			[
				[10, 10],
				[-100, 60],
				[-210, 40],
				[-270, -40],
				[-230, -120],
				[-270, -190],
			],
			[18, 15, 12, 10, 8, 6],
			'#e0a196',
		),
	curl: (s, coat) =>
		s.line('M0 0C-50 -10 -80 -50 -60 -76C-40 -96 -14 -66 -40 -46C-66 -30 -110 -50 -118 -90', coat.main, 22),
	croc: (s, coat) =>
		s.soft('M-50 -10l-6 -66l44 40zM-120 30l-30 -66l58 28zM-200 40l-44 -50l62 10z', coat.dark) +
		s.solid(
			tube(
				[
					[50, -50],
					[-70, 20],
					[-180, 64],
					[-280, 60],
					[-350, 20],
				],
				[92, 78, 52, 30, 8],
			),
			coat.main,
			{ dark: 30 },
		),
	otter: (s, coat) =>
		s.solid(
			tube(
				[
					[30, -20],
					[-70, 50],
					[-180, 90],
					[-290, 70],
				],
				[60, 50, 34, 12],
			),
			coat.main,
			{ dark: 24, bright: 6 },
		),
	roo: (s, coat) =>
		s.solid(
			tube(
				[
					[40, -30],
					[-70, 70],
					[-180, 140],
					[-300, 150],
					[-390, 120],
				],
				[76, 58, 40, 28, 14],
			),
			coat.main,
			{ dark: 30 },
		),
	monkey: (s, coat) =>
		rope(
			s,
			[
				[10, 10],
				[-100, 60],
				[-200, 10],
				[-230, -110],
				[-180, -200],
				[-110, -180],
				[-120, -120],
				[-160, -130],
			],
			[20, 20, 19, 18, 17, 16, 15, 12],
			coat.main,
		),
	spade: (s, coat) =>
		s.solid(
			tube(
				[
					[40, -40],
					[-70, 40],
					[-180, 60],
					[-270, 0],
					[-296, -90],
				],
				[70, 52, 34, 24, 14],
			),
			coat.main,
			{ dark: 26 },
		) +
		s.soft(
			'M-296 -70C-350 -80 -360 -130 -330 -140Q-310 -190 -300 -200Q-280 -170 -256 -140C-230 -120 -250 -80 -296 -70z',
			coat.extra ?? coat.dark,
		),
	dog: (s, coat) =>
		rope(
			s,
			[
				[10, 0],
				[-80, 0],
				[-140, -60],
				[-150, -140],
			],
			[30, 28, 24, 10],
			coat.main,
		),
};
