import { mix } from '../light/colour.ts';
import { floor, hangingLamp, wall } from '../scenery/room.ts';
import { window } from '../scenery/room-window.ts';
import { shelf } from '../scenery/shelves.ts';
import { horizon, leftEdge, type Material, type Stage } from '../stage.ts';
import { box, brush, fill, n, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** An inventor's workshop: a bench of half-made things, tools on the wall, wheels and pipes. */
export function workshop(stage: Stage): BackdropLayers {
	const { random, heroX, landmarkX } = stage;
	const right = landmarkX > heroX;
	const windowX = right ? random.between(600, 690) : random.between(850, 940);
	return {
		kind: 'indoors',
		sky: () => '',
		far:
			wall(stage, mix(stage.materials.wood, stage.materials.wall, 0.42) as Material, { panels: false }) +
			planks(stage) +
			window(stage, windowX, 250, 250, 260) +
			shelf(stage, right ? 90 : 1090, 180, 370, 'jars') +
			shelf(stage, right ? 110 : 1110, 320, 340, 'tools') +
			tools(stage, landmarkX),
		mid: pipes(stage) + machine(stage, right ? 1400 : 140) + bench(stage, landmarkX),
		ground: floor(stage, stage.shift('wood', 0.06)) + shavings(stage),
		near: hangingLamp(stage, landmarkX, 110, 56) + crate(stage, right ? 150 : 1390),
		frame: 'beams',
		shafts: { x: windowX, y: 150, lean: heroX > windowX ? 0.45 : -0.45 },
	};
}

function planks(stage: Stage): string {
	const { random, palette } = stage;
	const seams = Array.from({ length: 12 }, (_, i) => `M${leftEdge} ${-60 + i * 54}H1956`).join('');
	const knots = Array.from({ length: 24 }, () =>
		oval(random.between(leftEdge, 1950), random.between(-40, 560), 7, 5),
	).join('');
	return stroke(seams, palette.shade, 3, 0.22) + fill(knots, palette.shade, 0.16);
}

/** Saws, hammers and spanners hanging on the wall. */
function tools(stage: Stage, x: number): string {
	const iron: Material = '#7c8594';
	const saw = (tx: number) =>
		stage.solid(
			poly([
				[tx - 16, 190],
				[tx + 16, 190],
				[tx + 30, 360],
				[tx - 30, 360],
			]),
			iron,
			0.08,
		) + stage.solid(box(tx - 26, 148, 52, 50, 14), 'wood');
	const hammer = (tx: number) =>
		stage.line(`M${tx} 190V350`, 'wood', 15) + stage.solid(box(tx - 44, 168, 88, 38, 8), iron);
	const spanner = (tx: number) =>
		stage.line(`M${tx} 210V340`, iron, 17) +
		stage.line(oval(tx, 184, 20), iron, 13) +
		stage.line(oval(tx, 362, 17), iron, 12);
	const kinds = [saw, hammer, spanner, hammer, saw];
	const hung = kinds.map((draw, i) => draw(x - 190 + i * 95));
	return stage.solid(box(x - 250, 118, 500, 20, 4), 'wood', 0.05) + hung.join('');
}

/** A toothed wheel. */
function cog(stage: Stage, x: number, y: number, r: number, colour: Material): string {
	const count = Math.max(8, Math.round(r / 9));
	const teeth = Array.from({ length: count }, (_, i) => {
		const a = (i / count) * Math.PI * 2;
		return `M${n(x + Math.cos(a) * r * 0.8)} ${n(y + Math.sin(a) * r * 0.8)}L${n(x + Math.cos(a) * r * 1.12)} ${n(y + Math.sin(a) * r * 1.12)}`;
	}).join('');
	return (
		stroke(teeth, stage.tone(colour, 0.05), r * 0.26) +
		stage.solid(oval(x, y, r), colour, 0.05) +
		stroke(oval(x, y, r * 0.68), stage.tone(stage.shift(colour, -0.12)), r * 0.09) +
		fill(oval(x, y, r * 0.26), stage.palette.shade, 0.7)
	);
}

function pipes(stage: Stage): string {
	const copper: Material = '#b9744a';
	const run = `M${leftEdge} 30H260C300 30 310 50 310 90V110M1956 60H1250C1210 60 1200 80 1200 120V150`;
	return (
		stroke(run, stage.tone(copper, 0.1), 26) +
		stroke(run, stage.tone(stage.shift(copper, 0.12), 0.1), 6, 0.7) +
		[
			[310, 120],
			[1200, 160],
		]
			.map(
				([x, y]) =>
					stage.solid(oval(x!, y!, 34), '#e8dcc0') +
					stroke(oval(x!, y!, 34), stage.tone(copper), 9) +
					stage.line(`M${x} ${y}l14 -16`, 'roof', 5),
			)
			.join('')
	);
}

function machine(stage: Stage, x: number): string {
	const { palette } = stage;
	const lamps = [-50, 0, 50].map(
		(dx, i) =>
			stage.glow(x + dx, 470, 44, i === 1 ? palette.accent : palette.second, 0.7) +
			fill(oval(x + dx, 470, 12), i === 1 ? palette.accent : palette.second),
	);
	return (
		stage.solid(box(x - 150, 330, 300, 290, 20), stage.shift('water', -0.08), 0.05) +
		cog(stage, x - 60, 350, 76, '#c99a3c') +
		cog(stage, x + 62, 300, 56, '#a8785a') +
		lamps.join('') +
		stage.solid(box(x - 110, 510, 220, 70, 10), stage.shift('water', -0.18), 0.05) +
		stage.line(`M${x + 100} 420L${x + 170} 360`, 'wood', 13) +
		stage.solid(oval(x + 172, 356, 19), palette.accent as Material) +
		stage.solid(box(x - 166, 604, 332, 30, 6), stage.shift('water', -0.16))
	);
}

/** The bench with half-made things: a wooden bird, wheels, pots of paint. */
function bench(stage: Stage, x: number): string {
	const { palette } = stage;
	const y = horizon - 70;
	const bird =
		stage.solid(
			`M${x - 60} ${y - 30}C${x - 30} ${y - 80} ${x + 30} ${y - 80} ${x + 50} ${y - 40}L${x + 100} ${y - 70}L${x + 70} ${y - 20}C${x + 40} ${y} ${x - 30} ${y + 4} ${x - 60} ${y - 30}Z`,
			'bloom',
		) +
		stage.solid(
			poly([
				[x - 60, y - 44],
				[x - 92, y - 30],
				[x - 58, y - 26],
			]),
			palette.second as Material,
		) +
		fill(oval(x - 34, y - 46, 6), palette.dark) +
		stage.line(`M${x} ${y - 8}V${y}`, 'wood', 8);
	const pots = [
		[-190, 'roof'],
		[-144, 'leaf'],
		[170, 'water'],
	].map(
		([dx, c]) =>
			stage.solid(box(x + Number(dx) - 22, y - 50, 44, 50, 6), 'wall') +
			stage.solid(oval(x + Number(dx), y - 50, 22, 8), c as Material) +
			stage.line(`M${x + Number(dx)} ${y - 50}l14 -50`, 'wood', 7),
	);
	return (
		stage.glow(x, horizon + 56, 340, palette.shade, 0.6, 26) +
		stage.solid(box(x - 260, y + 24, 40, 122) + box(x + 220, y + 24, 40, 122), 'wood') +
		stage.solid(box(x - 240, y + 80, 480, 18), stage.shift('wood', -0.06)) +
		cog(stage, x + 130, y + 60, 36, '#c99a3c') +
		stage.solid(box(x - 300, y, 600, 32, 5), stage.shift('wood', 0.06)) +
		bird +
		pots.join('')
	);
}

function shavings(stage: Stage): string {
	const { random } = stage;
	return Array.from({ length: 40 }, () => {
		const [x, y, s] = [random.between(-100, 1640), random.between(660, 1010), random.between(8, 22)];
		return fill(
			brush(
				[
					[x, y],
					[x + s, y - s * 0.6],
					[x + s * 2, y],
				],
				0,
				s * 0.4,
			),
			stage.tone(random.chance(0.7) ? 'sand' : 'bloom'),
			0.8,
		);
	}).join('');
}

function crate(stage: Stage, x: number): string {
	const slats = [752, 800, 848].map((y) => stage.solid(box(x - 110, y, 220, 42, 4), 'wood'));
	return (
		stage.glow(x, 900, 160, stage.palette.shade, 0.7, 20) +
		cog(stage, x - 44, 730, 62, '#c99a3c') +
		stage.line(`M${x + 40} 760L${x + 80} 640`, 'wood', 15) +
		stage.solid(box(x + 50, 604, 70, 44, 6), '#7c8594') +
		slats.join('') +
		stage.solid(box(x - 118, 744, 24, 156, 3) + box(x + 94, 744, 24, 156, 3), stage.shift('wood', -0.06))
	);
}
