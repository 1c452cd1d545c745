import { box, oval, poly } from '../svg.ts';
import { star } from './big-things.ts';
import { drawn, type PropDrawing } from './drawing.ts';

const gold = '#f0b53f';
const darkGold = '#c98a2a';

/** Things of courts, contests and spells. */
export const royalThings = {
	bell: drawn(200, 230, (pen) => [
		pen.line(oval(0, -206, 20), darkGold, 12),
		pen.solid(oval(0, -16, 24), darkGold),
		pen.solid('M-98 -30C-70 -60 -74 -190 0 -192C74 -190 70 -60 98 -30Z', gold),
		pen.line('M-96 -32C-40 -18 40 -18 96 -32', '#fbe3a0', 14),
		pen.line('M-62 -84C-30 -76 30 -76 62 -84', darkGold, 9),
	]),
	crown: drawn(250, 200, (pen) => [
		pen.glow(0, -90, 170, '#ffe08a', 0.5),
		pen.solid('M-112 -14L-122 -150L-60 -90L0 -196L60 -90L122 -150L112 -14C50 4 -50 4 -112 -14Z', gold),
		pen.line('M-108 -40C-50 -22 50 -22 108 -40', darkGold, 14),
		pen.solid(oval(0, -74, 20, 24), '#d8372f'),
		...[-66, 66].map((x) => pen.solid(oval(x, -68, 14, 17), '#4f9ab0')),
		...[
			[-122, -152],
			[0, -196],
			[122, -152],
		].map(([x, y]) => pen.solid(oval(x!, y!, 16), '#fbe3a0')),
	]),
	cup: drawn(210, 170, (pen) => [
		...[-30, 20].map((x) => pen.line(`M${x} -165C${x - 18} -188 ${x + 18} -200 ${x} -225`, '#fff6e6', 9, 0.55)),
		pen.line('M70 -120C140 -130 130 -40 62 -44', '#5f9aa5', 20),
		pen.solid('M-84 -152L84 -152C84 -60 70 -8 44 0L-44 0C-70 -8 -84 -60 -84 -152Z', '#6fb0b8'),
		pen.solid(oval(0, -152, 84, 18), '#f3ead8'),
		pen.flat(oval(0, -151, 66, 12), '#8a5230'),
	]),
	goblet: drawn(170, 270, (pen) => [
		pen.solid(oval(0, -14, 66, 14), darkGold),
		pen.line('M0 -20L0 -120', gold, 22),
		pen.solid(oval(0, -74, 22, 16), darkGold),
		pen.solid('M-82 -262C-84 -150 -40 -112 0 -110C40 -112 84 -150 82 -262Z', gold),
		pen.solid(oval(0, -262, 82, 18), '#fbe3a0'),
		pen.flat(oval(0, -261, 64, 11), '#8a3040'),
		...[-36, 0, 36].map((x) => pen.solid(oval(x, -194, 12, 15), '#4f9ab0')),
	]),
	mask: drawn(260, 170, (pen) => [
		pen.solid(
			'M-128 -130C-60 -176 60 -176 128 -130C136 -60 90 0 50 -8C20 -14 14 -44 0 -44C-14 -44 -20 -14 -50 -8C-90 0 -136 -60 -128 -130Z',
			'#7a4fa5',
		),
		pen.flat(
			'M-94 -96C-70 -124 -34 -110 -26 -84C-50 -66 -84 -70 -94 -96ZM94 -96C70 -124 34 -110 26 -84C50 -66 84 -70 94 -96Z',
			'#231a33',
		),
		pen.line('M-112 -128C-60 -158 60 -158 112 -128', '#f0c860', 10),
		pen.solid(star(0, -128, 26), gold),
	]),
	medal: drawn(160, 270, (pen) => [
		pen.solid(
			poly([
				[-64, -270],
				[-14, -270],
				[26, -130],
				[-14, -120],
			]),
			'#3f7ab0',
		),
		pen.solid(
			poly([
				[64, -270],
				[14, -270],
				[-26, -130],
				[14, -120],
			]),
			'#d8452f',
		),
		pen.solid(oval(0, -76, 76), gold),
		pen.line(oval(0, -76, 58), darkGold, 8),
		pen.solid(star(0, -74, 42), '#fff0b8'),
	]),
	potion: drawn(190, 270, (pen) => [
		pen.glow(0, -84, 180, '#9ff0c0', 0.65),
		pen.flat('M-28 -230L-28 -160C-110 -120 -104 -14 -50 0L50 0C104 -14 110 -120 28 -160L28 -230Z', '#dff4ee', 0.7),
		pen.solid('M-84 -98C-92 -36 -70 -8 -46 -4L46 -4C70 -8 92 -36 84 -98C40 -84 -40 -112 -84 -98Z', '#4fbf8a'),
		...[
			[-34, -60, 12],
			[16, -40, 9],
			[38, -72, 14],
			[4, -130, 9],
			[-8, -176, 6],
		].map(([x, y, r]) => pen.flat(oval(x!, y!, r!), '#e0ffe8', 0.8)),
		pen.solid(box(-34, -262, 68, 40, 8), '#a06a3c'),
		pen.line('M-34 -222L34 -222', '#eef8f4', 12),
	]),
	shield: drawn(230, 280, (pen) => [
		pen.solid(
			'M-112 -256C-60 -250 -30 -262 0 -280C30 -262 60 -250 112 -256C120 -130 80 -40 0 0C-80 -40 -120 -130 -112 -256Z',
			gold,
		),
		pen.solid('M-88 -234C-50 -232 -24 -242 0 -254L0 -32C-60 -66 -92 -140 -88 -234Z', '#3f6fa5'),
		pen.solid('M88 -234C50 -232 24 -242 0 -254L0 -32C60 -66 92 -140 88 -234Z', '#c8452f'),
		pen.solid(star(0, -160, 50), '#fff0b8'),
	]),
	star: drawn(260, 250, (pen) => [
		pen.glow(0, -120, 220, '#fff0a8', 0.9),
		`<g stroke-linejoin="round">${pen.solid(star(0, -120, 118, 5, 0.52), '#ffd653')}${pen.line(star(0, -120, 110, 5, 0.52), '#ffe794', 18)}</g>`,
		pen.flat(star(-6, -126, 64, 5, 0.52), '#fff6c8', 0.8),
	]),
	trophy: drawn(250, 290, (pen) => [
		pen.solid(box(-70, -46, 140, 46, 8), '#6d4226'),
		pen.line('M-74 -246C-150 -240 -140 -140 -50 -136M74 -246C150 -240 140 -140 50 -136', darkGold, 18),
		pen.line('M0 -50L0 -120', gold, 30),
		pen.solid('M-88 -284C-90 -160 -40 -112 0 -108C40 -112 90 -160 88 -284Z', gold),
		pen.solid(oval(0, -284, 88, 16), '#fbe3a0'),
		pen.solid(star(0, -208, 42), '#fff0b8'),
	]),
	wand: drawn(150, 320, (pen) => [
		pen.glow(12, -276, 120, '#fff0a8', 0.95),
		pen.line('M-40 0L8 -250', '#5a3a2a', 20),
		pen.line('M-42 -12L-32 -60', '#e0b050', 22),
		pen.solid(star(14, -272, 48), '#ffe27a'),
		...[
			[-44, -300, 8],
			[64, -220, 9],
			[70, -310, 6],
		].map(([x, y, r]) => pen.flat(star(x!, y!, r! * 1.8, 4, 0.35), '#fff6d0')),
	]),
	horseshoe: drawn(210, 230, (pen) => [
		pen.line('M-60 -24C-120 -130 -70 -212 0 -212C70 -212 120 -130 60 -24', '#7c8594', 44),
		pen.line('M-74 -60C-100 -140 -60 -198 0 -200', '#c9d2dc', 10, 0.9),
		...[
			[-76, -120],
			[-50, -176],
			[50, -176],
			[76, -120],
		].map(([x, y]) => pen.flat(oval(x!, y!, 8), '#39404c')),
	]),
} satisfies Record<string, PropDrawing>;
