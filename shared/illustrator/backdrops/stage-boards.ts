import { mix } from '../light/colour.ts';
import { star } from '../props/big-things.ts';
import { dusk } from '../scenery/land.ts';
import { floor } from '../scenery/room.ts';
import { horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, fill, n, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A theatre stage: painted scenery, a spotlight, footlights and red curtains. */
export function stageBoards(stage: Stage): BackdropLayers {
	const { heroX, palette } = stage;
	return {
		kind: 'indoors',
		sky: () => '',
		far: cloth(stage),
		mid: flats(stage) + hangings(stage),
		ground:
			floor(stage, stage.shift('wood', 0.1)) +
			stage.glow(heroX, 880, 380, mix(palette.key, '#ffffff', 0.3), 0.9, 76) +
			footlights(stage) +
			dusk(stage, 880),
		near: spotlight(stage),
		frame: 'curtains',
	};
}

/** The painted cloth at the back: a sky with its own sun or moon. */
function cloth(stage: Stage): string {
	const { palette, random, landmarkX } = stage;
	const night = stage.time === 'night' || random.chance(0.3);
	const wash = fill(
		box(leftEdge, -500, rightEdge - leftEdge, 1110),
		stage.down([0.2, mix(palette.zenith, palette.shade, 0.3)], [0.6, palette.sky], [1, palette.glow]),
	);
	const folds = Array.from({ length: 15 }, (_, i) =>
		fill(box(leftEdge + i * 165, -500, 40, 1110), palette.shade, 0.06),
	);
	const rays = Array.from({ length: 14 }, (_, i) => {
		const a = (i / 14) * Math.PI * 2;
		return poly([
			[landmarkX, 250],
			[landmarkX + Math.cos(a) * 1100, 250 + Math.sin(a) * 1100],
			[landmarkX + Math.cos(a + 0.2) * 1100, 250 + Math.sin(a + 0.2) * 1100],
		]);
	});
	const face = night
		? Array.from({ length: 16 }, () =>
				fill(star(random.between(-200, 1700), random.between(-60, 380), random.between(12, 30)), palette.second, 0.95),
			).join('')
		: fill(rays.join(''), palette.key, 0.22);
	return (
		wash +
		face +
		fill(oval(landmarkX, 250, 104), mix(palette.second, '#ffffff', 0.3)) +
		stroke(oval(landmarkX, 250, 122), palette.second, 7, 0.7) +
		folds.join('')
	);
}

/** Board scenery: hills, waves or a town, cut out and standing one behind the other. */
function flats(stage: Stage): string {
	const { random, heroX } = stage;
	const wavy = (y: number, swing: number, stuff: Material, depth: number, step: number) => {
		let d = `M${leftEdge} ${horizon + 40}V${y}`;
		for (let x = leftEdge; x < rightEdge; x += step) d += `Q${n(x + step / 2)} ${n(y - swing)} ${n(x + step)} ${y}`;
		return (
			stage.solid(`${d}V${horizon + 40}Z`, stuff, depth) +
			fill(`${d}V${horizon + 40}Z`, stage.down([0, stage.palette.key, 0.3], [0.1, stage.palette.key, 0]))
		);
	};
	const trees = [-320, -120, 90, 300, 520, 760, 1000, 1240, 1460, 1700]
		.filter((x) => Math.abs(x - heroX) > 170)
		.map((x) => {
			const tall = random.between(190, 330);
			const y = horizon - 6;
			return (
				stage.solid(box(x - 12, y - tall * 0.5, 24, tall * 0.5), 'wood', 0.2) +
				stage.solid(oval(x, y - tall * 0.66, tall * 0.25, tall * 0.34), random.chance(0.5) ? 'leaf' : 'bloom', 0.24) +
				stroke(oval(x, y - tall * 0.66, tall * 0.18, tall * 0.26), stage.tone('wall', 0.24), 4, 0.4)
			);
		});
	return (
		wavy(horizon - 110, 110, 'leaf', 0.4, 400) +
		trees.join('') +
		wavy(horizon - 24, 60, 'water', 0.2, 150) +
		wavy(horizon + 10, 50, stage.shift('water', -0.07), 0.12, 130)
	);
}

/** Clouds and stars that hang on strings. */
function hangings(stage: Stage): string {
	const { random, palette, heroX } = stage;
	return [-60, 220, 470, 760, 1060, 1320, 1590]
		.filter((x) => Math.abs(x - heroX) > 120)
		.map((x) => {
			const y = random.between(70, 230);
			const thing = random.chance(0.5)
				? stage.solid(star(x, y, random.between(34, 52)), palette.second as Material)
				: stage.solid(oval(x, y, 74, 30) + oval(x - 34, y - 16, 36, 28) + oval(x + 26, y - 22, 42, 34), 'snow', 0.06);
			return stage.line(`M${x} -500V${y}`, 'sand', 3, 0.1) + thing;
		})
		.join('');
}

function footlights(stage: Stage): string {
	const { palette } = stage;
	return Array.from({ length: 13 }, (_, i) => {
		const x = 48 + i * 120;
		return (
			stage.glow(x, 980, 84, palette.second, 0.75) +
			stage.solid(`M${x - 32} 1030C${x - 34} 966 ${x + 34} 966 ${x + 32} 1030Z`, '#c99a3c') +
			fill(oval(x, 984, 15, 10), '#fff4cf')
		);
	}).join('');
}

function spotlight(stage: Stage): string {
	const { palette, heroX } = stage;
	const x = stage.light.from === 'left' ? heroX - 520 : heroX + 520;
	return fill(
		poly([
			[x - 16, -120],
			[x + 16, -120],
			[heroX + 300, 900],
			[heroX - 300, 900],
		]),
		stage.down([0, palette.key, 0.62], [0.7, palette.key, 0.22], [1, palette.key, 0.06]),
	);
}
