import type { Pen } from '../light/pen.ts';
import { box, oval, poly, smooth } from '../svg.ts';
import { drawn, type PropDrawing } from './drawing.ts';

const wood = '#9a6238';
const darkWood = '#6d4226';
const iron = '#59606e';
const stone = '#a8a39a';

/** A tongue of fire standing on (x, y). */
function flame(pen: Pen, x: number, y: number, w: number, h: number): string[] {
	const tongue = (k: number, lean: number) =>
		smooth(
			[
				[x, y],
				[x - w * 0.5 * k, y - h * 0.28 * k],
				[x - w * 0.28 * k, y - h * 0.62 * k],
				[x + lean, y - h * k],
				[x + w * 0.24 * k, y - h * 0.58 * k],
				[x + w * 0.5 * k, y - h * 0.25 * k],
			],
			true,
		);
	return [
		pen.glow(x, y - h * 0.4, h * 1.1, '#ffb347', 0.65),
		pen.flat(tongue(1, w * 0.1), '#f0582c'),
		pen.flat(tongue(0.74, -w * 0.06), '#ff9d33'),
		pen.flat(tongue(0.44, w * 0.03), '#ffe38a'),
	];
}

/** The props that stand on the ground and are not carried. */
export const bigThings = {
	boat: drawn(460, 330, (pen) => [
		pen.line('M10 -110L10 -330', darkWood, 14),
		pen.solid('M18 -325C110 -270 130 -200 120 -135L18 -125Z', '#f3e6cb'),
		pen.solid('M0 -300C-70 -250 -95 -190 -95 -130L0 -125Z', '#e7c79a'),
		pen.solid('M-230 -120C-100 -92 110 -92 230 -125C205 -40 160 0 110 0L-120 0C-175 -8 -210 -50 -230 -120Z', '#b5502f'),
		pen.line('M-222 -104C-100 -78 110 -78 222 -108', '#f2d9a6', 12),
		pen.line('M-196 -56C-100 -38 110 -38 196 -58', '#8c3b23', 6, 0.7),
	]),
	bridge: drawn(640, 230, (pen) => [
		pen.solid('M-320 0L-320 -70C-190 -175 190 -175 320 -70L320 0L230 0C190 -110 -190 -110 -230 0Z', stone),
		pen.line('M-320 -82C-190 -188 190 -188 320 -82', '#c6c0b4', 26),
		...[-240, -120, 0, 120, 240].map((x) => pen.solid(box(x - 14, -175 + Math.abs(x) * 0.32, 28, 70, 6), '#b9b3a7')),
		pen.line('M-300 -130C-190 -215 190 -215 300 -130', '#8f8a82', 12),
	]),
	campfire: drawn(300, 280, (pen) => [
		pen.solid(oval(0, -14, 150, 22), '#5a4a46'),
		...[-128, -84, 84, 128].map((x, i) => pen.solid(oval(x, -18, 30, 22 + i * 2), stone)),
		pen.line('M-105 -22L80 -62', darkWood, 30),
		pen.line('M105 -22L-80 -62', wood, 30),
		...flame(pen, 0, -40, 150, 225),
		...[-40, 10, 46].map((x) => pen.solid(oval(x, -8, 30, 19), '#8d8880')),
	]),
	chest: drawn(320, 240, (pen) => [
		pen.glow(0, -130, 190, '#ffe08a', 0.75),
		pen.solid('M-150 -150C-150 -245 150 -245 150 -150Z', darkWood),
		pen.flat(oval(0, -142, 140, 32), '#5a3018'),
		...[-80, -30, 20, 70].map((x, i) => pen.solid(oval(x, -142 - (i % 2) * 14, 36, 26), '#f7c948')),
		pen.solid(box(-155, -132, 310, 132, 14), wood),
		pen.flat(box(-155, -132, 310, 20, 8), '#f0b54a'),
		...[-120, 96].map((x) => pen.solid(box(x, -132, 26, 132), '#e0a63d')),
		pen.solid(box(-26, -128, 52, 58, 10), '#f0b54a'),
		pen.flat(oval(0, -102, 9, 12), '#4a2a14'),
	]),
	door: drawn(320, 560, (pen) => [
		pen.solid('M-160 0L-160 -400C-160 -600 160 -600 160 -400L160 0Z', stone),
		pen.solid('M-122 0L-122 -395C-122 -545 122 -545 122 -395L122 0Z', '#a94f36'),
		...[-60, 0, 60].map((x) => pen.line(`M${x} -8L${x} -470`, '#7c3524', 6, 0.7)),
		pen.line('M-118 -130L60 -130M-118 -360L60 -360', iron, 18),
		pen.solid(oval(84, -235, 18), '#f0b54a'),
		pen.flat(oval(0, -425, 34), '#ffe7a0'),
	]),
	gate: drawn(560, 420, (pen) => [
		...[-240, 240].flatMap((x) => [
			pen.solid(box(x - 40, -330, 80, 330, 6), stone),
			pen.solid(box(x - 50, -360, 100, 36, 6), '#bdb7ab'),
			pen.solid(oval(x, -388, 32), '#c9c3b7'),
		]),
		...[-160, -96, -32, 32, 96, 160].map((x) => pen.line(`M${x} -6L${x} ${-330 + Math.abs(x) * 0.55}`, iron, 14)),
		pen.line('M-196 -230C-100 -380 100 -380 196 -230', iron, 16),
		pen.line('M-196 -60L196 -60M-196 -170L196 -170', iron, 14),
		pen.solid(oval(0, -170, 34), '#e0a63d'),
	]),
	ladder: drawn(190, 520, (pen) => [
		...[-60, -140, -220, -300, -380, -460].map((y) => pen.line(`M-58 ${y}L58 ${y + 4}`, '#b97f4a', 18)),
		pen.line('M-74 0L-56 -520', wood, 24),
		pen.line('M74 0L56 -520', wood, 24),
		pen.line('M-78 0L-60 -520M70 0L52 -520', '#c99561', 6, 0.8),
	]),
	rocket: drawn(320, 620, (pen) => [
		pen.solid('M-80 -120C-160 -90 -165 -30 -150 0L-60 -50Z', '#e0472f'),
		pen.solid('M80 -120C160 -90 165 -30 150 0L60 -50Z', '#e0472f'),
		pen.solid(
			poly([
				[-50, -60],
				[50, -60],
				[66, -14],
				[-66, -14],
			]),
			iron,
		),
		pen.solid('M0 -620C120 -500 130 -240 84 -50L-84 -50C-130 -240 -120 -500 0 -620Z', '#f1ece0'),
		pen.solid('M0 -620C66 -560 92 -490 100 -430C40 -412 -40 -412 -100 -430C-92 -490 -66 -560 0 -620Z', '#e0472f'),
		pen.solid(oval(0, -320, 58), '#e0a63d'),
		pen.flat(oval(0, -320, 42), '#3d6f9a'),
		pen.flat(oval(-14, -334, 14, 10), '#d8f0ff', 0.9),
		pen.line('M-98 -150C-40 -132 40 -132 98 -150', '#f2b035', 16),
		pen.solid('M0 -170C26 -120 26 -50 0 0C-26 -50 -26 -120 0 -170Z', '#c23a26'),
	]),
	sundial: drawn(300, 300, (pen) => [
		pen.solid(box(-90, -36, 180, 36, 8), '#948e84'),
		pen.solid('M-46 -36C-20 -90 -30 -130 -52 -180L52 -180C30 -130 20 -90 46 -36Z', stone),
		pen.solid(oval(0, -192, 140, 40), '#8d8578'),
		pen.solid(oval(0, -204, 140, 40), '#d8c48f'),
		...[-100, -60, 60, 100].map((x) => pen.line(`M${x} ${-204 + Math.abs(x) * 0.05}L${x * 1.12} -203`, '#7a5c2d', 6)),
		pen.solid(
			poly([
				[-50, -200],
				[56, -200],
				[48, -290],
			]),
			'#c9862f',
		),
	]),
	tent: drawn(560, 400, (pen) => [
		pen.solid('M0 -400C60 -250 170 -80 280 0L-280 0C-170 -80 -60 -250 0 -400Z', '#e9b45a'),
		pen.flat('M0 -400C20 -250 60 -80 120 0L-100 0C-50 -80 -16 -250 0 -400Z', '#c4622d', 0.85),
		pen.flat('M0 -330C10 -210 44 -80 84 0L-70 0C-34 -80 -10 -210 0 -330Z', '#4a2a24'),
		pen.glow(4, -60, 120, '#ffd98a', 0.7),
		pen.line('M0 -400L-6 -428', darkWood, 12),
		pen.line('M-230 -30L-310 0M230 -30L310 0', '#d9c7a0', 6),
	]),
	wheel: drawn(300, 300, (pen) => [
		...[0, 1, 2, 3].map((i) => {
			const [x, y] = [Math.cos(i * 0.785 + 0.3) * 130, Math.sin(i * 0.785 + 0.3) * 130];
			return pen.line(`M${-x} ${-150 - y}L${x} ${-150 + y}`, wood, 18);
		}),
		pen.line(oval(0, -150, 132), darkWood, 34),
		pen.line(oval(0, -150, 138), '#b97f4a', 12),
		pen.solid(oval(0, -150, 34), '#7c4a2a'),
		pen.solid(oval(0, -150, 15), '#e0a63d'),
	]),
	torch: drawn(120, 380, (pen) => [
		pen.line('M0 0L0 -220', wood, 30),
		pen.solid(
			poly([
				[-40, -270],
				[40, -270],
				[24, -190],
				[-24, -190],
			]),
			darkWood,
		),
		pen.line('M-36 -240L36 -240', '#d9b27a', 14),
		...flame(pen, 0, -258, 100, 150),
	]),
	banner: drawn(220, 520, (pen) => [
		pen.line('M-80 0L-80 -515', darkWood, 18),
		pen.solid(oval(-80, -518, 18), '#f0b54a'),
		pen.solid('M-80 -490C-20 -510 40 -470 110 -492L96 -220L20 -270L-80 -215Z', '#c8372f'),
		pen.flat('M-80 -462C-20 -482 40 -442 108 -464L107 -440C40 -418 -20 -458 -80 -438Z', '#f2b035'),
		pen.solid(star(14, -350, 50), '#f7d774'),
	]),
} satisfies Record<string, PropDrawing>;

/** A five-pointed star around (x, y). */
export function star(x: number, y: number, radius: number, points = 5, inner = 0.46): string {
	return poly(
		Array.from({ length: points * 2 }, (_, i) => {
			const angle = (i * Math.PI) / points - Math.PI / 2;
			const reach = radius * (i % 2 ? inner : 1);
			return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
		}),
	);
}
