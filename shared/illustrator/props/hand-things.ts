import { box, oval, poly } from '../svg.ts';
import { star } from './big-things.ts';
import { drawn, type PropDrawing } from './drawing.ts';

const brass = '#e0a63d';
const paper = '#f3e6c8';
const wood = '#9a6238';

/** Things for looking, finding, reading and sending; nothing on them can be read. */
export const handThings = {
	book: drawn(260, 210, (pen) => [
		pen.solid(
			'M-128 -8L-128 -180C-90 -205 -30 -200 0 -180C30 -200 90 -205 128 -180L128 -8C90 -30 30 -28 0 -6C-30 -28 -90 -30 -128 -8Z',
			'#a5342f',
		),
		pen.solid('M-114 -22L-114 -190C-80 -208 -30 -204 0 -184L0 -18C-30 -38 -80 -40 -114 -22Z', paper),
		pen.solid('M114 -22L114 -190C80 -208 30 -204 0 -184L0 -18C30 -38 80 -40 114 -22Z', '#fff4da'),
		pen.solid(oval(-58, -120, 30), '#6fa5a0'),
		pen.flat(star(58, -116, 32), '#e9b23c'),
	]),
	button: drawn(170, 170, (pen) => [
		pen.solid(oval(0, -85, 84), '#d9573f'),
		pen.line(oval(0, -85, 62), '#b03f2c', 9),
		...[
			[-18, -103],
			[18, -103],
			[-18, -67],
			[18, -67],
		].map(([x, y]) => pen.flat(oval(x!, y!, 10), '#5a2018')),
	]),
	clock: drawn(230, 280, (pen) => [
		pen.line('M-60 -20L-82 0M60 -20L82 0', '#6d4226', 20),
		pen.solid(oval(-62, -238, 42), brass),
		pen.solid(oval(62, -238, 42), brass),
		pen.solid(oval(0, -125, 112), '#c8452f'),
		pen.solid(oval(0, -125, 88), '#fff4da'),
		...Array.from({ length: 12 }, (_, i) =>
			pen.flat(oval(Math.sin(i * 0.524) * 72, -125 - Math.cos(i * 0.524) * 72, 5), '#59606e'),
		),
		pen.line('M0 -125L0 -184M0 -125L42 -104', '#3d2a2a', 11),
		pen.flat(oval(0, -125, 10), '#c8452f'),
	]),
	compass: drawn(210, 240, (pen) => [
		pen.line(oval(0, -218, 20), brass, 12),
		pen.solid(oval(0, -100, 102), brass),
		pen.solid(oval(0, -100, 80), '#f7eed6'),
		pen.solid(
			poly([
				[0, -166],
				[18, -100],
				[-18, -100],
			]),
			'#d8372f',
		),
		pen.solid(
			poly([
				[0, -34],
				[18, -100],
				[-18, -100],
			]),
			'#3d5f7a',
		),
		pen.flat(oval(0, -100, 10), brass),
	]),
	fishbowl: drawn(250, 230, (pen) => [
		pen.flat('M-70 -212C-150 -160 -140 -20 -60 0L60 0C140 -20 150 -160 70 -212Z', '#cfeaf0', 0.75),
		pen.solid('M-116 -130C-122 -40 -96 -8 -58 -4L58 -4C96 -8 122 -40 116 -130C60 -112 -60 -146 -116 -130Z', '#5fb0c4'),
		pen.solid('M-44 -70C-16 -110 34 -104 50 -70C34 -38 -16 -34 -44 -70ZM-38 -70L-78 -98L-72 -44Z', '#f08a35'),
		pen.flat(oval(28, -78, 6), '#2a2020'),
		pen.line('M-74 -212L74 -212', '#e8f8fa', 14),
		pen.flat(oval(-74, -150, 12, 26), '#ffffff', 0.7),
	]),
	hourglass: drawn(190, 280, (pen) => [
		pen.line('M-76 -24L-76 -256M76 -24L76 -256', wood, 14),
		pen.flat(
			'M-62 -250C-62 -180 -10 -165 -10 -140C-10 -115 -62 -100 -62 -30L62 -30C62 -100 10 -115 10 -140C10 -165 62 -180 62 -250Z',
			'#d7ecec',
			0.85,
		),
		pen.solid('M-46 -206C-30 -176 -8 -162 0 -142C8 -162 30 -176 46 -206Z', '#efc36a'),
		pen.solid('M-54 -30C-44 -70 -14 -84 0 -92C14 -84 44 -70 54 -30Z', '#efc36a'),
		pen.line('M0 -142L0 -90', '#efc36a', 6),
		pen.solid(box(-92, -28, 184, 28, 10), wood),
		pen.solid(box(-92, -280, 184, 28, 10), wood),
	]),
	key: drawn(130, 290, (pen) => [
		pen.glow(0, -220, 100, '#ffe08a', 0.5),
		pen.line(oval(0, -232, 42), brass, 24),
		pen.line('M0 -190L0 -14', brass, 24),
		pen.line('M4 -22L48 -22M4 -66L40 -66', brass, 22),
		pen.line('M-5 -186L-5 -18', '#fbe3a0', 6, 0.8),
	]),
	lantern: drawn(190, 330, (pen) => [
		pen.glow(0, -130, 230, '#ffcf6a', 0.85),
		pen.line('M-46 -252C-40 -345 40 -345 46 -252', '#4a4038', 12),
		pen.solid(
			poly([
				[-64, -230],
				[0, -282],
				[64, -230],
			]),
			'#6b4a34',
		),
		pen.flat(box(-58, -232, 116, 190, 8), '#ffe9a8'),
		pen.glow(0, -130, 90, '#fff6d0', 1),
		pen.flat('M0 -186C34 -140 30 -100 0 -96C-30 -100 -34 -140 0 -186Z', '#ff9d3a'),
		pen.line('M-58 -232L-58 -42M58 -232L58 -42M0 -232L0 -200', '#5a4030', 10),
		pen.solid(box(-76, -44, 152, 44, 10), '#6b4a34'),
	]),
	letter: drawn(240, 170, (pen) => [
		pen.solid(box(-118, -166, 236, 166, 8), paper),
		pen.line('M-112 -8L-20 -84M112 -8L20 -84', '#cdb48a', 7),
		pen.solid('M-116 -162L0 -66L116 -162Z', '#fff6e0'),
		pen.line('M-116 -162L0 -66L116 -162', '#cdb48a', 7),
		pen.solid(oval(0, -76, 28), '#c8372f'),
	]),
	magnifier: drawn(190, 300, (pen) => [
		pen.line('M-8 -140L-46 -12', '#6d3f24', 34),
		pen.flat(oval(14, -212, 68), '#d5eef2', 0.75),
		pen.line(oval(14, -212, 72), brass, 22),
		pen.line('M-24 -222C-20 -246 -4 -258 16 -260', '#ffffff', 12, 0.85),
	]),
	map: drawn(300, 210, (pen) => [
		pen.solid(
			poly([
				[-146, -14],
				[-140, -200],
				[-50, -184],
				[46, -204],
				[142, -188],
				[148, -2],
				[48, -20],
				[-50, 0],
			]),
			'#ecd3a0',
		),
		pen.flat(
			poly([
				[-50, 0],
				[-50, -184],
				[46, -204],
				[48, -20],
			]),
			'#c9a468',
			0.4,
		),
		pen.flat('M-120 -150C-90 -180 -40 -150 -60 -110C-80 -90 -130 -110 -120 -150Z', '#8fae7a'),
		pen.flat('M40 -90C80 -130 124 -90 110 -50C80 -30 40 -40 40 -90Z', '#7fb0b0'),
		'<g stroke-dasharray="16 18">',
		pen.line('M-100 -50C-60 -90 -20 -40 10 -90C30 -130 70 -150 96 -140', '#7a4a2a', 8),
		'</g>',
		pen.line('M84 -156L110 -124M110 -156L84 -124', '#d8372f', 12),
	]),
	mirror: drawn(190, 320, (pen) => [
		pen.line('M0 -130L0 -16', brass, 32),
		pen.solid(oval(0, -214, 92, 106), brass),
		pen.solid(oval(0, -214, 68, 82), '#bfe0ea'),
		pen.line('M-38 -200L14 -272M-22 -172L40 -258', '#ffffff', 11, 0.8),
		pen.solid(oval(0, -16, 24, 16), '#c98a2f'),
	]),
	quill: drawn(220, 300, (pen) => [
		pen.solid('M-84 0C-110 -60 -60 -96 -60 -96L20 -96C20 -96 70 -60 44 0Z', '#3f4f6d'),
		pen.solid(box(-62, -120, 84, 28, 6), '#57688a'),
		pen.solid('M-16 -140C-20 -220 40 -290 108 -300C110 -220 60 -160 -16 -140Z', '#f7f0e2'),
		pen.line('M-26 -98C0 -170 50 -240 104 -296', '#c9b48a', 7),
	]),
	scroll: drawn(270, 190, (pen) => [
		pen.solid(box(-100, -172, 200, 156), paper),
		...[-128, -96, -64].map((y, i) =>
			pen.line(`M-66 ${y}C-30 ${y - 8} 20 ${y + 8} ${60 - i * 18} ${y}`, '#cbb084', 7, 0.8),
		),
		pen.solid(box(-132, -190, 46, 190, 20), '#e2c48e'),
		pen.solid(box(86, -190, 46, 190, 20), '#e2c48e'),
		pen.line('M-109 -196L-109 6M109 -196L109 6', '#8a5a30', 9),
	]),
	telescope: drawn(330, 220, (pen) => [
		pen.line('M10 -110L-66 0M10 -110L84 0', '#6d4226', 16),
		pen.solid(
			poly([
				[-150, -90],
				[-140, -54],
				[-40, -86],
				[-52, -126],
			]),
			'#8a4a34',
		),
		pen.solid(
			poly([
				[-56, -132],
				[-38, -82],
				[60, -112],
				[42, -166],
			]),
			brass,
		),
		pen.solid(
			poly([
				[38, -174],
				[60, -104],
				[156, -134],
				[130, -212],
			]),
			'#8a4a34',
		),
		pen.line('M130 -212L156 -134', '#f7d98a', 16),
	]),
	ticket: drawn(230, 130, (pen) => [
		pen.solid(
			'M-112 -126L112 -126L112 -88C84 -88 84 -40 112 -40L112 0L-112 0L-112 -40C-84 -40 -84 -88 -112 -88Z',
			'#f0b54a',
		),
		pen.line('M-60 -112L-60 -14', '#b5602f', 6, 0.7),
		pen.solid(star(24, -62, 44), '#d8452f'),
	]),
} satisfies Record<string, PropDrawing>;
