import { mix } from '../light/colour.ts';
import type { Material, Stage } from '../stage.ts';
import { blob, box, fill, n, oval, poly, stroke } from '../svg.ts';

/** A window with the weather and the hour outside; (x, y) is the middle of the opening. Arched when `round`. */
export function window(
	stage: Stage,
	x: number,
	y: number,
	w: number,
	h: number,
	round = false,
	frame: Material = 'wood',
): string {
	const { palette } = stage;
	const [l, t] = [x - w / 2, y - h / 2];
	const hole = round
		? `M${l} ${t + h}V${t + w * 0.4}C${l} ${t - w * 0.12} ${l + w} ${t - w * 0.12} ${l + w} ${t + w * 0.4}V${t + h}Z`
		: box(l, t, w, h, 4);
	const bars = `M${x} ${t}V${t + h}M${l} ${t + h * 0.46}H${l + w}`;
	return (
		stage.glow(x, y, w * 1.7, palette.glow, 0.42, h * 1.2) +
		stroke(hole, stage.tone(stage.shift(frame, -0.08), 0.05), w * 0.13) +
		stage.inside(hole, view(stage, l, t, w, h)) +
		stroke(bars, stage.tone(frame, 0.05), w * 0.045) +
		stroke(hole, stage.tone(frame, 0.05), w * 0.055) +
		stage.solid(box(l - w * 0.1, t + h - 2, w * 1.2, h * 0.06, 3), frame)
	);
}

function view(stage: Stage, l: number, t: number, w: number, h: number): string {
	const { palette, random, time, materials } = stage;
	const sky = fill(box(l, t, w, h), stage.down([0, palette.zenith], [0.5, palette.sky], [1, palette.glow]));
	const disc =
		time === 'night'
			? fill(oval(l + w * 0.68, t + h * 0.26, w * 0.12), palette.key)
			: stage.glow(l + w * 0.7, t + h * 0.3, w * 0.6, palette.key, 0.8);
	const stars =
		time === 'night'
			? Array.from({ length: 12 }, () =>
					fill(oval(l + random.next() * w, t + random.next() * h * 0.6, 2), '#fffbe8', 0.85),
				).join('')
			: '';
	const hills = [0.66, 0.78].map((at, i) =>
		fill(
			blob(random, l + w * (0.25 + i * 0.5), t + h * (at + 0.3), w * 0.75, h * 0.36, 0.05),
			mix(stage.tone(i ? 'leaf' : 'grass'), palette.glow, 0.5 - i * 0.25),
		),
	);
	const fir = fill(
		poly([
			[l + w * 0.16, t + h],
			[l + w * 0.28, t + h * 0.42],
			[l + w * 0.4, t + h],
		]),
		mix(stage.tone('leaf'), palette.shade, 0.25),
	);
	const snowy = stage.weather === 'snow' ? fill(box(l, t + h * 0.88, w, h * 0.14), materials.snow, 0.9) : '';
	return sky + stars + disc + hills.join('') + fir + snowy + falling(stage, l, t, w, h);
}

function falling(stage: Stage, l: number, t: number, w: number, h: number): string {
	const { random, palette, weather } = stage;
	if (weather === 'mist') return fill(box(l, t, w, h), palette.air, 0.6);
	if (weather === 'cloudy')
		return [0.2, 0.6]
			.map((x) => fill(oval(l + w * x, t + h * 0.2, w * 0.3, h * 0.08), mix(palette.air, '#ffffff', 0.3), 0.8))
			.join('');
	if (weather === 'snow')
		return Array.from({ length: 20 }, () =>
			fill(oval(l + random.next() * w, t + random.next() * h, random.between(2, 5)), '#fdfeff', 0.9),
		).join('');
	if (weather === 'rain')
		return Array.from({ length: 24 }, () =>
			stroke(`M${n(l + random.next() * w)} ${n(t + random.next() * h)}l-6 26`, '#eef5f8', 2.5, 0.55),
		).join('');
	if (weather === 'windy')
		return Array.from({ length: 8 }, () =>
			fill(oval(l + random.next() * w, t + random.next() * h, 7, 4), stage.materials.bloom, 0.9),
		).join('');
	return '';
}
