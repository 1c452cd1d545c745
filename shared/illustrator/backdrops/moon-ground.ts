import { mix } from '../light/colour.ts';
import { rock } from '../scenery/land.ts';
import { horizon, type Material, type Stage } from '../stage.ts';
import { brush, fill, group, n, oval, type Point, poly, stroke } from '../svg.ts';

/** Bowls of all sizes with lit rims, ripples of dust between them, and a few boulders with long shadows. */
export function craters(stage: Stage, grey: Material): string {
	const { random, heroX } = stage;
	const spots = [
		{ x: heroX + random.between(-260, 260), y: horizon + 92, r: 120 },
		{ x: heroX - random.between(430, 560), y: horizon + 140, r: 170 },
		{ x: heroX + random.between(430, 600), y: horizon + 170, r: 190 },
		{ x: heroX + random.between(900, 1060), y: horizon + 116, r: 150 },
		{ x: heroX + (random.chance(0.5) ? -1 : 1) * random.between(330, 480), y: horizon + 372, r: 300 },
	];
	return (
		ripples(stage) +
		spots.map((spot) => bowl(stage, spot.x, spot.y, spot.r)).join('') +
		spots.map(({ x, y, r }, i) => boulder(stage, x + r * (i % 2 ? 1.2 : -1.25), y + r * 0.2, r * 0.22, grey)).join('')
	);
}

function bowl(stage: Stage, x: number, y: number, r: number): string {
	const { palette, light } = stage;
	const lit = light.from === 'left' ? -1 : 1;
	const [near, far] = lit < 0 ? [palette.shade, palette.key] : [palette.key, palette.shade];
	const flat = r * 0.24;
	return (
		fill(oval(x, y + flat * 0.18, r * 1.16, flat * 1.24), palette.key, 0.2) +
		fill(
			oval(x, y, r, flat),
			stage.across(
				[0, near, near === palette.key ? 0.4 : 0.62],
				[0.5, palette.shade, 0.34],
				[1, far, far === palette.key ? 0.4 : 0.62],
			),
		) +
		fill(oval(x - lit * r * 0.1, y + flat * 0.22, r * 0.7, flat * 0.56), palette.shade, 0.16) +
		stroke(`M${n(x - r)} ${n(y)}a${n(r)} ${n(flat)} 0 0 0 ${n(2 * r)} 0`, palette.key, Math.max(3, r * 0.035), 0.62)
	);
}

function boulder(stage: Stage, x: number, y: number, r: number, grey: Material): string {
	const away = stage.light.from === 'left' ? 1 : -1;
	return (
		fill(oval(x + away * r * 1.4, y, r * 1.9, r * 0.24), stage.palette.shade, 0.34) +
		rock(stage, x, y + r * 0.2, r, 0.06, grey)
	);
}

function ripples(stage: Stage): string {
	const { random, palette } = stage;
	return Array.from({ length: 34 }, (_, i) => {
		const y = horizon + 70 + i * 11;
		const s = 0.5 + (y - horizon) / 300;
		const [x, reach] = [random.between(-300, 1500), random.between(120, 300) * s];
		const points = [0, 0.35, 0.7, 1].map((t): Point => [x + reach * t, y + Math.sin(t * 5 + i) * 6 * s]);
		return fill(brush(points, 0, 8 * s), i % 3 ? palette.shade : palette.key, i % 3 ? 0.16 : 0.3);
	}).join('');
}

/** A six-wheeled rover with a dish, looking up at the stars. */
export function rover(stage: Stage, x: number, y: number, size: number): string {
	const { palette } = stage;
	const steel = '#c9ccd8' as Material;
	const wheels = [-78, 0, 78].map(
		(dx) => stage.solid(oval(dx, -24, 27), '#4a4f66') + fill(oval(dx, -24, 10), stage.tone(steel)),
	);
	const body =
		stage.line('M-78 -24L-40 -70H40L78 -24M0 -24V-70', steel, 8) +
		wheels.join('') +
		stage.solid('M-96 -66H92L108 -100Q112 -112 98 -114H-86Q-100 -114 -98 -100Z', '#eceaf2') +
		fill('M-92 -92H100L104 -102H-95Z', palette.accent) +
		stage.solid(
			poly([
				[-90, -122],
				[-10, -146],
				[40, -128],
				[-40, -108],
			]),
			mix('#2f4f8f', palette.sky, 0.2) as Material,
		) +
		stage.line('M62 -112V-186', steel, 7) +
		stage.solid('M34 -222C42 -176 84 -172 106 -200Z', '#f3f1f6') +
		fill(oval(68, -216, 6), palette.second);
	return (
		stage.glow(x, y, 160 * size, palette.shade, 0.6, 20 * size) +
		group(body, `translate(${n(x)} ${n(y)}) scale(${n(size)})`)
	);
}
