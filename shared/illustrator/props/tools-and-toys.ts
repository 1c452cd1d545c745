import { box, oval, poly } from '../svg.ts';
import { star } from './big-things.ts';
import { drawn, type PropDrawing } from './drawing.ts';

const wood = '#a86c3c';
const red = '#d8452f';
const cream = '#f5e8cc';

/** Things to play, work and travel with. */
export const toolsAndToys = {
	ball: drawn(200, 200, (pen) => [
		pen.solid(oval(0, -100, 100), red),
		pen.flat(
			'M-96 -128C-40 -150 40 -150 96 -128C104 -110 104 -90 96 -72C40 -94 -40 -94 -96 -72C-104 -90 -104 -110 -96 -128Z',
			cream,
		),
		pen.flat(star(0, -112, 30), '#3f8aa5'),
		pen.flat(oval(-38, -150, 20, 13), '#ffffff', 0.55),
	]),
	balloon: drawn(190, 430, (pen) => [
		pen.line('M0 0C-26 -60 26 -120 0 -196', '#efe0c0', 6),
		pen.solid(
			'M0 -430C78 -430 106 -350 86 -290C70 -240 26 -214 0 -206C-26 -214 -70 -240 -86 -290C-106 -350 -78 -430 0 -430Z',
			'#e9573f',
		),
		pen.solid(
			poly([
				[-14, -192],
				[14, -192],
				[0, -212],
			]),
			'#c8402c',
		),
		pen.flat(oval(-36, -360, 16, 32), '#ffffff', 0.6),
	]),
	drum: drawn(240, 220, (pen) => [
		pen.line('M-70 -170L-150 -236M70 -170L150 -236', wood, 14),
		pen.solid('M-112 -150L-112 -34C-80 6 80 6 112 -34L112 -150Z', '#3f7aa0'),
		pen.line('M-108 -130L-66 -24L-22 -124L22 -14L66 -124L108 -40', cream, 9),
		pen.line('M-112 -34C-80 6 80 6 112 -34', '#e0a63d', 16),
		pen.solid(oval(0, -150, 114, 36), cream),
		pen.line(oval(0, -150, 114, 36), '#e0a63d', 13),
	]),
	flute: drawn(320, 90, (pen) => [
		pen.line('M-140 -20L140 -66', '#b9834a', 34),
		pen.line('M-140 -28L140 -74', '#e0b67a', 8, 0.8),
		...[-50, -10, 30, 70, 106].map((x) => pen.flat(oval(x, -46 - x * 0.16, 9, 8), '#4a2a14')),
		pen.line('M-112 -8L-108 -42M122 -46L126 -80', '#e0a63d', 14),
	]),
	gear: drawn(220, 220, (pen) => [
		...Array.from({ length: 8 }, (_, i) => {
			const [x, y] = [Math.cos(i * 0.785), Math.sin(i * 0.785)];
			return pen.line(`M${x * 70} ${-110 + y * 70}L${x * 94} ${-110 + y * 94}`, '#b98a3c', 36);
		}),
		pen.solid(oval(0, -110, 84), '#d0a04a'),
		pen.line(oval(0, -110, 58), '#a87c30', 9),
		pen.flat(oval(0, -110, 28), '#4a3a30'),
	]),
	gift: drawn(240, 260, (pen) => [
		pen.solid(box(-112, -164, 224, 164, 8), '#4f9a9a'),
		pen.solid(box(-124, -190, 248, 52, 8), '#63b0ae'),
		pen.solid(box(-22, -190, 44, 190), '#f0b53f'),
		pen.solid(
			'M0 -190C-80 -290 -130 -240 -100 -206C-80 -184 -30 -184 0 -190C30 -184 80 -184 100 -206C130 -240 80 -290 0 -190Z',
			'#f0c860',
		),
		pen.solid(oval(0, -194, 22, 18), '#d99a2f'),
	]),
	hat: drawn(270, 200, (pen) => [
		pen.solid(oval(0, -28, 136, 28), '#4a3f6d'),
		pen.solid(
			'M-78 -30C-66 -90 -84 -150 -74 -188C-30 -206 30 -206 74 -188C84 -150 66 -90 78 -30C30 -14 -30 -14 -78 -30Z',
			'#5a4d84',
		),
		pen.flat('M-76 -66C-30 -50 30 -50 76 -66L78 -30C30 -14 -30 -14 -78 -30Z', '#e0a63d'),
	]),
	kite: drawn(240, 360, (pen) => [
		pen.line('M0 -130C-40 -90 40 -50 -10 0', '#f2e6cc', 6),
		...[
			[-14, -92],
			[12, -48],
		].map(([x, y]) => pen.solid(`M${x} ${y}l-26 -14l0 28zM${x} ${y}l26 -14l0 28z`, '#f0b53f')),
		pen.solid(
			poly([
				[0, -360],
				[-108, -250],
				[0, -130],
			]),
			'#e9573f',
		),
		pen.solid(
			poly([
				[0, -360],
				[108, -250],
				[0, -130],
			]),
			'#f0b53f',
		),
		pen.flat(
			poly([
				[0, -250],
				[-108, -250],
				[0, -130],
			]),
			'#3f8aa5',
		),
		pen.line('M0 -358L0 -132M-106 -250L106 -250', '#8a5a30', 7),
	]),
	lute: drawn(220, 380, (pen) => [
		pen.line('M0 -190L14 -356', '#6d4226', 32),
		pen.line('M14 -356L-22 -372', '#6d4226', 26),
		pen.solid(
			'M0 -240C60 -220 110 -150 104 -86C98 -24 50 0 0 0C-50 0 -98 -24 -104 -86C-110 -150 -60 -220 0 -240Z',
			'#c98a48',
		),
		pen.flat(oval(2, -112, 32), '#5a3018'),
		pen.line(oval(2, -112, 36), '#e9c07a', 7),
		pen.line('M-8 -44L6 -340M10 -44L20 -340', '#f7ecd0', 4),
		pen.line('M-34 -42L36 -42', '#5a3018', 13),
	]),
	net: drawn(220, 340, (pen) => [
		pen.line('M-60 0L10 -200', wood, 18),
		pen.flat('M-44 -270C-60 -170 40 -130 100 -150C150 -190 140 -240 124 -270Z', '#e8f0e8', 0.55),
		pen.line(
			'M-20 -262C-20 -200 20 -160 60 -146M20 -258C30 -210 50 -180 88 -154M66 -258C76 -220 96 -190 116 -178M-38 -226C20 -210 80 -210 132 -226M-12 -186C40 -176 80 -176 120 -190',
			'#9fb0aa',
			5,
		),
		pen.line(oval(40, -270, 88, 30), wood, 15),
	]),
	paintbrush: drawn(110, 310, (pen) => [
		pen.line('M-6 0L4 -180', '#c8622f', 24),
		pen.solid(box(-16, -226, 42, 54, 4), '#b9c0c8'),
		pen.solid('M-20 -222C-26 -262 -4 -280 8 -312C22 -280 36 -262 30 -222Z', '#4a3428'),
		pen.solid('M-12 -258C-6 -280 2 -290 8 -312C16 -290 24 -280 26 -258C14 -248 0 -248 -12 -258Z', '#3fa5b0'),
	]),
	rope: drawn(240, 140, (pen) => [
		...[-22, -52, -82].flatMap((y) => [
			pen.line(oval(0, y, 96, 26), '#a8783c', 32),
			pen.line(oval(0, y - 4, 96, 26), '#d6a860', 15),
		]),
		pen.line('M92 -80C130 -90 120 -20 112 -12', '#c4924c', 22),
	]),
	spoon: drawn(110, 320, (pen) => [
		pen.line('M0 -8L0 -220', wood, 22),
		pen.solid(oval(0, -258, 48, 62), '#bd8048'),
		pen.flat(oval(0, -254, 32, 44), '#8a5530', 0.7),
	]),
	umbrella: drawn(300, 340, (pen) => [
		pen.line('M0 -300L0 -30C0 10 -44 10 -44 -26', '#6d4226', 14),
		pen.solid(
			'M-148 -178C-140 -380 140 -380 148 -178C120 -206 80 -206 50 -180C20 -206 -20 -206 -50 -180C-80 -206 -120 -206 -148 -178Z',
			red,
		),
		pen.flat('M-50 -180C-54 -260 -30 -320 0 -330C30 -320 54 -260 50 -180C20 -206 -20 -206 -50 -180Z', cream, 0.9),
		pen.line('M0 -328L0 -348', '#6d4226', 13),
	]),
	whistle: drawn(210, 150, (pen) => [
		pen.line('M-60 -96C-110 -150 -70 -176 -20 -160', '#3f8aa5', 12),
		pen.solid(
			'M-10 -124L104 -124L104 -76L52 -70C52 -20 20 0 -20 0C-64 0 -92 -30 -92 -62C-92 -100 -60 -124 -10 -124Z',
			'#e0a63d',
		),
		pen.flat(oval(-20, -60, 32), '#8a5a20'),
		pen.flat(box(28, -126, 26, 22), '#5a3a14'),
	]),
} satisfies Record<string, PropDrawing>;
