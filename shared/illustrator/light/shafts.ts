import type { BackdropLayers } from '../backdrops/layers.ts';
import { height, type Stage, width } from '../stage.ts';
import { box, fill, poly } from '../svg.ts';

/** Slanting beams from a window, a gap in the leaves or the water's face. */
export function drawLightShafts(stage: Stage, from: NonNullable<BackdropLayers['shafts']>): string {
	const { random, palette } = stage;
	const weight =
		{ dawn: 0.4, day: 0.32, dusk: 0.42, night: 0.22 }[stage.time] *
		(stage.weather === 'clear' || stage.weather === 'windy' ? 1 : 0.5);
	return Array.from({ length: 6 }, (_, i) => {
		const x = from.x + (i - 2.5) * random.between(50, 100);
		const wide = random.between(26, 74);
		const fall = random.between(620, 900);
		const foot = x + from.lean * fall;
		const beam = poly([
			[x, from.y],
			[x + wide, from.y],
			[foot + wide * 2.6, from.y + fall],
			[foot - wide * 0.6, from.y + fall],
		]);
		return fill(
			beam,
			stage.down(
				[0, palette.key, 0],
				[0.2, palette.key, weight * random.between(0.5, 1)],
				[0.55, palette.key, weight * 0.4],
				[1, palette.key, 0],
			),
		);
	}).join('');
}

/** A tinted dimming of the corners. */
export function vignette(stage: Stage): string {
	const { shade } = stage.palette;
	return `<radialGradient id="vignette" cx="0.5" cy="0.5" r="0.74"><stop offset="0.58" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity="0.34"/></radialGradient>${fill(box(0, 0, width, height), 'url(#vignette)')}`;
}
