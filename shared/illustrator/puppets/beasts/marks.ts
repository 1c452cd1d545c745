import type { Brush } from '../kit/brush.ts';
import { ellipse } from '../kit/paths.ts';
import { lighter } from '../kit/shades.ts';
import type { HeadForm } from './heads.ts';
import type { Coat, Mark } from './species.ts';

/** Markings to be clipped inside the head. */
export function headMark(s: Brush, mark: Mark, coat: Coat, form: HeadForm): string {
	return onHead[mark]?.(s, coat, form) ?? '';
}

/** Markings to be clipped inside the body: (0, 0) is the middle of the body, about 150 units to each side. */
export function bodyMark(s: Brush, mark: Mark, coat: Coat): string {
	return onBody[mark]?.(s, coat) ?? '';
}

const onHead: Partial<Record<Mark, (s: Brush, coat: Coat, form: HeadForm) => string>> = {
	cheeks: (s, coat) =>
		s.flat(
			'M10 20C-30 -30 -110 -40 -150 0C-190 30 -240 30 -240 60L-240 220H240V60C240 30 200 30 168 0C120 -40 46 -30 10 20z',
			coat.light,
		),
	bandit: (s, coat) =>
		s.flat('M-240 -50C-160 -90 -60 -84 10 -66C80 -84 180 -90 240 -50L240 110H-240z', coat.light) +
		s.flat(
			'M10 -46C-40 -86 -150 -70 -214 10C-180 74 -80 70 -34 38C-10 20 -14 -14 10 -20C34 -14 30 20 54 38C100 70 180 74 216 10C160 -70 60 -86 10 -46z',
			coat.dark,
		) +
		s.flat('M-26 -190L46 -190L26 -40H-6z', coat.dark, 0.85),
	badger: (s, coat) =>
		s.flat('M-260 -260H260V260H-260z', coat.light) +
		s.flat(
			'M-30 -200C-130 -150 -170 -40 -130 60C-100 110 -60 110 -40 70C-24 30 -44 -100 -20 -200zM50 -200C150 -150 186 -40 146 60C116 110 76 110 56 70C40 30 64 -100 40 -200z',
			coat.dark,
		),
	panda: (s, coat) =>
		s.flat(
			'M-44 -56C-100 -70 -150 0 -130 50C-110 80 -60 60 -40 20C-24 -10 -24 -46 -44 -56zM62 -56C116 -70 164 0 146 50C126 80 78 60 58 20C42 -10 42 -46 62 -56z',
			coat.dark,
		),
	sloth: (s, coat) =>
		s.flat(ellipse(8, 18, 172, 130), coat.light) +
		s.flat(
			'M-50 -46C-110 -50 -170 20 -200 60Q-150 70 -96 40Q-40 20 -50 -46zM66 -46C126 -50 186 20 212 60Q166 70 112 40Q56 20 66 -46z',
			coat.dark,
		),
	tiger: (s, coat) =>
		s.flat(
			'M-6 -190H26L14 -112H6zM-56 -184L-26 -186L-22 -116L-34 -118zM76 -184L48 -186L44 -116L56 -118zM-230 -10L-140 8L-228 26zM-230 56L-150 58L-224 84zM230 -10L152 8L230 26zM230 56L160 58L226 84z',
			coat.dark,
			0.9,
		),
	patch: (s, coat) =>
		(s.chance.isBelow('patch', 0.6) ? s.flat(ellipse(94, -46, 84, 92), coat.dark, 0.85) : '') +
		s.flat('M-14 -200H40C50 -110 36 -60 60 20H-40C-20 -60 -24 -110 -14 -200z', coat.light),
	blaze: (s, coat) =>
		s.flat('M-18 -160Q12 -190 40 -160C50 -90 40 0 70 80H-44C-20 0 -30 -90 -18 -160z', lighter(coat.light, 0.5), 0.95),
	giraffe: (s, coat) =>
		s.flat(
			'M-120 -150l50 -20l10 44l-40 20zM60 -180l52 14l6 44l-50 0zM-160 -60l34 0l4 50l-36 6zM130 -50l34 -10l6 50l-30 6zM-18 -150l46 -10l6 36l-40 10z',
			coat.dark,
			0.85,
		),
	cowspots: (s, coat) => s.flat('M60 -200C30 -120 40 -60 70 20C120 40 190 0 200 -60V-200z', coat.dark),
	stitches: (s, coat) =>
		s.line('M10 -180V-70', coat.dark, 6, 0.7) +
		s.line('M-4 -160h28M-4 -134h28M-4 -108h28M-4 -82h28', coat.dark, 5, 0.7),
	fawn: (s, coat) => s.flat(ellipse(-72, -40, 56, 60) + ellipse(92, -40, 54, 60), lighter(coat.light, 0.1), 0.75),
	apeface: (s, coat) =>
		s.flat(
			'M10 -60C-20 -120 -150 -110 -152 -10C-152 40 -128 60 -128 96C-124 170 -60 190 10 190S142 170 144 96C144 60 166 40 166 -10C164 -110 40 -120 10 -60z',
			coat.light,
		),
	hedge: (s, coat) =>
		s.flat(
			'M10 -96C-60 -150 -170 -70 -160 30C-150 130 -60 190 10 190S170 130 178 30C184 -70 80 -150 10 -96z',
			lighter(coat.main, 0.12),
		),
	spots: (s, coat) =>
		s.flat(
			ellipse(-128, -96, 22, 17) +
				ellipse(-92, -126, 13, 11) +
				ellipse(140, -88, 20, 16) +
				ellipse(166, 20, 14, 18) +
				ellipse(-166, 26, 13, 17),
			coat.dark,
			0.45,
		),
};

const onBody: Partial<Record<Mark, (s: Brush, coat: Coat) => string>> = {
	tiger: (s, coat) =>
		s.flat(
			'M-200 -80L-70 -62L-200 -40zM-200 0L-80 14L-200 44zM-200 80L-90 90L-200 124zM200 -80L80 -62L200 -40zM200 0L90 14L200 44zM200 80L100 90L200 124z',
			coat.dark,
			0.9,
		),
	giraffe: (s, coat) =>
		s.flat(
			'M-150 -140l60 10l10 54l-60 16zM90 -130l60 -6l0 60l-50 0zM-160 -30l56 -6l14 56l-60 14zM96 -40l60 0v60l-50 6zM-150 70l60 -10l10 56l-60 10zM100 60l60 -4v64l-56 -4zM-60 -180l50 -6l6 50l-44 6zM20 -190l54 6l-4 44l-50 4z',
			coat.dark,
			0.85,
		),
	cowspots: (s, coat) =>
		s.flat(
			'M-190 -120C-90 -140 -70 -50 -110 -10S-190 10 -200 0zM190 20C120 20 90 80 120 130S190 150 200 140z',
			coat.dark,
		),
	panda: (s, coat) => s.flat('M-260 -260H260V-70C120 -20 -120 -20 -260 -70z', coat.dark),
	spots: (s, coat) =>
		s.flat(
			ellipse(-120, -60, 20, 16) + ellipse(-136, 10, 14, 18) + ellipse(128, -40, 18, 16) + ellipse(140, 40, 16, 20),
			coat.dark,
			0.45,
		),
	stitches: (s, coat) =>
		s.flat('M-30 40h70v64q-34 14 -70 0z', s.chance.pick('patch', ['#d9635a', '#5d8fb0', '#e6b04a', '#7fa861'])) +
		s.line('M-30 40h70v64q-34 14 -70 0z', lighter(coat.main, 0.7), 4, 0.9),
	fawn: (s, coat) =>
		s.flat(
			[
				[-110, -60],
				[-128, -10],
				[-104, 40],
				[120, -50],
				[132, 6],
				[108, 50],
			]
				.map(([x, y]) => ellipse(x!, y!, 12, 12))
				.join(''),
			lighter(coat.light, 0.3),
			0.8,
		),
};
