import { mix } from '../light/colour.ts';
import type { Material, Stage } from '../stage.ts';
import { box, fill, oval, type Point, poly, smooth } from '../svg.ts';

/** A window that is lit in the dark hours and dark by day; `round` gives it an arched head. */
export function pane(stage: Stage, x: number, y: number, w: number, h: number, depth = 0, round = false): string {
	const lit = stage.lampsLit && stage.random.chance(0.82);
	const glass = lit ? mix(stage.palette.second, '#fff2c0', 0.45) : mix(stage.palette.shade, stage.palette.sky, 0.3);
	const d = round
		? `M${x - w / 2} ${y + h / 2}V${y - h * 0.15}C${x - w / 2} ${y - h * 0.62} ${x + w / 2} ${y - h * 0.62} ${x + w / 2} ${y - h * 0.15}V${y + h / 2}Z`
		: box(x - w / 2, y - h / 2, w, h, 2);
	const bars =
		w > 16
			? fill(
					box(x - w * 0.04, y - h / 2, w * 0.08, h) + box(x - w / 2, y - h * 0.06, w, h * 0.08),
					stage.tone('wood', depth),
					0.8,
				)
			: '';
	return (
		(lit ? stage.glow(x, y, w * 2.4, stage.palette.second, 0.5) : '') +
		fill(d, lit ? glass : mix(glass, stage.palette.air, depth * 0.8)) +
		bars
	);
}

/** A round tower with a cone or battlements; (x, y) is the middle of its foot. */
export function tower(stage: Stage, x: number, y: number, w: number, h: number, depth: number, cone = true): string {
	const { random, palette } = stage;
	const body = poly([
		[x - w / 2, y],
		[x - w * 0.46, y - h],
		[x + w * 0.46, y - h],
		[x + w / 2, y],
	]);
	const head = box(x - w * 0.58, y - h - w * 0.22, w * 1.16, w * 0.28, 3);
	const teeth = [-0.5, -0.17, 0.17, 0.5]
		.map((t) => box(x + t * w - w * 0.1, y - h - w * 0.42, w * 0.2, w * 0.22))
		.join('');
	const roof =
		smooth([
			[x - w * 0.72, y - h - w * 0.16],
			[x - w * 0.3, y - h - w * 0.75],
			[x, y - h - w * 1.75],
		]) +
		smooth([
			[x, y - h - w * 1.75],
			[x + w * 0.3, y - h - w * 0.75],
			[x + w * 0.72, y - h - w * 0.16],
		]).replace('M', 'L') +
		'Z';
	const bricks = Array.from({ length: 10 }, () =>
		box(x + random.between(-0.36, 0.3) * w, y - random.between(0.08, 0.92) * h, w * 0.12, w * 0.045, 1),
	).join('');
	const windows = Array.from({ length: Math.max(1, Math.floor(h / (w * 1.6))) }, (_, i) =>
		pane(stage, x + random.between(-0.12, 0.12) * w, y - h + w * 0.5 + i * w * 1.4, w * 0.2, w * 0.36, depth, true),
	);
	const top = cone
		? stage.solid(roof, 'roof', depth) + flag(stage, x, y - h - w * 1.72, w * 0.8, depth)
		: stage.solid(teeth, 'wall', depth);
	return (
		stage.solid(body, 'wall', depth) +
		fill(bricks, palette.shade, 0.14) +
		stage.solid(head, stage.shift('wall', -0.06), depth) +
		top +
		windows.join('')
	);
}

/** A pennant on a pole. */
export function flag(stage: Stage, x: number, y: number, size: number, depth: number): string {
	const fly = stage.weather === 'windy' ? 1.3 : 1;
	const cloth = smooth(
		[
			[x, y - size],
			[x + size * 0.5 * fly, y - size * 1.04],
			[x + size * 0.95 * fly, y - size * 0.74],
			[x + size * 0.5 * fly, y - size * 0.62],
			[x, y - size * 0.58],
		],
		true,
	);
	return (
		stage.line(`M${x} ${y}V${y - size * 1.06}`, 'wood', Math.max(2, size * 0.07), depth) +
		fill(cloth, mix(stage.palette.accent, stage.palette.air, depth * 0.7))
	);
}

/** A gabled house with door and windows; (x, y) is the middle of its foot. */
export function house(
	stage: Stage,
	x: number,
	y: number,
	w: number,
	h: number,
	depth: number,
	options: { wall?: Material; roof?: Material; thatch?: boolean } = {},
): string {
	const { random, palette } = stage;
	const { wall = 'wall', roof = 'roof', thatch = false } = options;
	const rise = w * random.between(0.5, 0.72);
	const sag = thatch ? w * 0.07 : 0;
	const eave = w * 0.62;
	const gable: Point[] = [
		[x - eave, y - h + w * 0.06],
		[x - w * 0.3, y - h - rise * 0.5 + sag],
		[x, y - h - rise],
		[x + w * 0.3, y - h - rise * 0.5 + sag],
		[x + eave, y - h + w * 0.06],
	];
	const body = poly([
		[x - w / 2, y],
		[x - w / 2, y - h],
		[x, y - h - rise * 0.92],
		[x + w / 2, y - h],
		[x + w / 2, y],
	]);
	const rim: Point[] = [
		[x + eave, y - h + w * 0.06],
		[x + w * 0.5, y - h + w * 0.1],
		[x, y - h - rise * 0.76],
		[x - w * 0.5, y - h + w * 0.1],
	];
	const rafters = `${smooth(gable)}${rim.map(([px, py]) => `L${px} ${py}`).join('')}Z`;
	const doorX = x + random.pick([-0.22, 0, 0.22]) * w;
	const doorH = Math.min(h * 0.66, w * 0.46);
	const door = `M${doorX - w * 0.1} ${y}V${y - doorH * 0.7}C${doorX - w * 0.1} ${y - doorH * 1.08} ${doorX + w * 0.1} ${y - doorH * 1.08} ${doorX + w * 0.1} ${y - doorH * 0.7}V${y}Z`;
	const panes = [-0.27, 0.27]
		.filter((t) => Math.abs(x + t * w - doorX) > w * 0.16)
		.map((t) => pane(stage, x + t * w, y - h * 0.5, w * 0.17, w * 0.19, depth));
	const chimney = box(x + w * 0.22, y - h - rise * 0.95, w * 0.13, rise * 0.6);
	const beams = random.chance(0.5)
		? stage.line(
				`M${x - w * 0.48} ${y - h * 0.96}H${x + w * 0.48}M${x - w * 0.16} ${y - h * 0.96}V${y - h - rise * 0.5}M${x + w * 0.16} ${y - h * 0.96}V${y - h - rise * 0.5}`,
				'wood',
				w * 0.025,
				depth,
				0.8,
			)
		: '';
	return (
		stage.solid(chimney, stage.shift(roof, -0.08), depth) +
		smoke(stage, x + w * 0.285, y - h - rise * 0.98, w * 0.4, depth) +
		stage.solid(body, wall, depth) +
		beams +
		pane(stage, x, y - h - rise * 0.22, w * 0.15, w * 0.2, depth, true) +
		fill(
			poly([
				[x - w / 2, y - h],
				[x, y - h - rise * 0.7],
				[x + w / 2, y - h],
				[x + w / 2, y - h + w * 0.08],
				[x, y - h - rise * 0.6],
				[x - w / 2, y - h + w * 0.08],
			]),
			palette.shade,
			0.2,
		) +
		stage.solid(rafters, thatch ? 'sand' : roof, depth) +
		panes.join('') +
		stage.solid(door, stage.shift('wood', -0.04), depth) +
		fill(oval(doorX + w * 0.06, y - doorH * 0.42, w * 0.014), palette.second)
	);
}

/** A thread of smoke, rising. */
function smoke(stage: Stage, x: number, y: number, size: number, depth: number): string {
	const { random, palette } = stage;
	const drift = (stage.weather === 'windy' ? 1.1 : 0.3) * (random.chance(0.5) ? 1 : -1);
	return Array.from({ length: 6 }, (_, i) =>
		fill(
			oval(
				x + drift * i * size * 0.2 + random.between(-4, 4),
				y - i * size * 0.32,
				size * (0.07 + i * 0.045),
				size * (0.07 + i * 0.04),
			),
			mix(palette.glow, palette.air, 0.4),
			0.5 - i * 0.06 - depth * 0.2,
		),
	).join('');
}

/** Little flags on a string between two points. */
export function bunting(stage: Stage, [x0, y0]: Point, [x1, y1]: Point, sag: number, depth = 0): string {
	const { palette, materials } = stage;
	const count = Math.max(4, Math.round(Math.abs(x1 - x0) / 56));
	const at = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(Math.PI * t) * sag];
	const colours = [palette.accent, palette.second, materials.wall, materials.water];
	const flags = Array.from({ length: count }, (_, i) => {
		const [x, y] = at((i + 0.5) / count);
		return stage.flat(
			poly([
				[x - 17, y - 1],
				[x + 17, y - 1],
				[x + 2, y + 36],
			]),
			colours[i % 4] as Material,
			depth,
		);
	});
	return stage.line(smooth([0, 0.25, 0.5, 0.75, 1].map(at)), 'wood', 4, depth) + flags.join('');
}
