import { mix } from '../light/colour.ts';
import { star } from '../props/big-things.ts';
import { drape, floor, hangingLamp, rug, wall } from '../scenery/room.ts';
import { window } from '../scenery/room-window.ts';
import { shelf } from '../scenery/shelves.ts';
import { leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, fill, move, n, oval, smooth, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A child's room: a bed with a patchwork quilt, a big window, toys and a lamp. */
export function bedroom(stage: Stage): BackdropLayers {
	const { random, heroX, landmarkX } = stage;
	const right = landmarkX > heroX;
	const bedX = right ? random.between(1060, 1140) : random.between(400, 480);
	const windowX = right ? random.between(640, 720) : random.between(820, 900);
	const cloth: Material = mix(stage.materials.water, stage.palette.air, 0.15) as Material;
	return {
		kind: 'indoors',
		sky: () => '',
		far:
			wall(
				stage,
				mix(
					stage.materials.wall,
					random.pick([stage.materials.water, stage.materials.bloom, stage.materials.wall]),
					0.35,
				) as Material,
				{ panels: true },
			) +
			pattern(stage) +
			window(stage, windowX, 270, 280, 330, random.chance(0.5)) +
			drape(stage, windowX - 236, 70, 110, 420, cloth) +
			move(drape(stage, 0, 70, 110, 420, cloth), windowX + 236, 0) +
			stage.line(`M${windowX - 256} 68H${windowX + 370}`, 'wood', 13, 0.05) +
			shelf(stage, right ? 60 : 1120, 250, 350, 'books'),
		mid: toyBox(stage, right ? 230 : 1310) + garland(stage),
		ground: floor(stage, stage.shift('wood', 0.12)) + rug(stage, heroX, 890, 400, 'water'),
		near:
			move(bed(stage), bedX, 740) +
			hangingLamp(stage, right ? heroX - 400 : heroX + 400, 90, 44) +
			blocks(stage, right ? 130 : 1400),
		frame: random.pick(['beams', 'none', 'none'] as const),
		shafts: { x: windowX, y: 150, lean: heroX > windowX ? 0.45 : -0.45 },
	};
}

function pattern(stage: Stage): string {
	const { random } = stage;
	const stars = random.chance(0.5);
	return Array.from({ length: 60 }, (_, i) => {
		const [x, y] = [leftEdge + (i % 15) * 164 + (Math.floor(i / 15) % 2) * 82, -20 + Math.floor(i / 15) * 106];
		return fill(stars ? star(x, y, 15) : oval(x, y, 9), stage.tone('bloom', 0.1), 0.32);
	}).join('');
}

/** A bed seen from its long side around (0, 0): board, pillow and a quilt of patches. */
function bed(stage: Stage): string {
	const { random, materials, palette } = stage;
	const colours = [materials.roof, materials.water, materials.bloom, materials.sand, materials.leaf] as Material[];
	const quilt = `M-200 -96C-100 -130 160 -128 330 -104V10C200 26 -60 26 -200 10Z`;
	const patches = Array.from({ length: 30 }, (_, i) =>
		stage.flat(
			box(-206 + (i % 10) * 55, -132 + Math.floor(i / 10) * 54, 53, 52, 4),
			stage.shift(random.pick(colours), 0.05),
			0.04,
		),
	);
	const boards =
		stage.solid(
			smooth(
				[
					[-330, 40],
					[-336, -180],
					[-300, -236],
					[-250, -240],
					[-226, -180],
					[-230, 40],
				],
				true,
			),
			'wood',
		) + stage.solid(box(316, -150, 40, 196, 14), 'wood');
	return (
		stage.glow(0, 40, 430, palette.shade, 0.7, 40) +
		stage.solid(box(-300, -70, 640, 96, 10), stage.shift('wood', -0.06)) +
		boards +
		stage.solid(box(-246, -112, 580, 60, 22), 'wall') +
		stage.inside(quilt, patches.join('')) +
		stage.sheen(quilt) +
		stroke(quilt, palette.shade, 4, 0.3) +
		stage.solid(
			smooth(
				[
					[-246, -104],
					[-220, -156],
					[-130, -160],
					[-104, -112],
					[-170, -96],
				],
				true,
			),
			'snow',
		)
	);
}

function toyBox(stage: Stage, x: number): string {
	const { palette } = stage;
	const toys =
		stage.solid(oval(x - 50, 496, 34), palette.accent as Material) +
		stage.solid(oval(x + 46, 500, 26), 'bloom') +
		stage.solid(`M${x - 20} 520V450C${x - 20} 420 ${x + 20} 420 ${x + 20} 450V520Z`, 'sand') +
		stage.solid(oval(x, 430, 26), 'sand') +
		stage.solid(oval(x - 20, 410, 11) + oval(x + 20, 410, 11), 'sand') +
		fill(oval(x - 8, 428, 4) + oval(x + 8, 428, 4), palette.dark);
	return (
		toys +
		stage.solid(box(x - 110, 516, 220, 120, 8), 'roof') +
		stage.solid(star(x, 574, 34), palette.second as Material) +
		stage.solid(box(x - 118, 508, 236, 18, 6), stage.shift('roof', 0.07))
	);
}

function garland(stage: Stage): string {
	const { palette } = stage;
	const at = (t: number) => [leftEdge + (rightEdge - leftEdge) * t, 6 + Math.abs(Math.sin(t * 12)) * 40] as const;
	const bulbs = Array.from({ length: 40 }, (_, i) => {
		const [x, y] = at(i / 39);
		return (
			stage.glow(x, y + 8, 40, palette.second, stage.lampsLit ? 0.8 : 0.35) +
			fill(oval(x, y + 8, 7, 9), mix(palette.second, '#ffffff', 0.4))
		);
	});
	return stroke(smooth(Array.from({ length: 60 }, (_, i) => at(i / 59))), stage.tone('wood', 0.1), 3) + bulbs.join('');
}

function blocks(stage: Stage, x: number): string {
	const colours: Material[] = ['roof', 'water', 'bloom'];
	return [
		[-56, 880],
		[36, 888],
		[-12, 806],
	]
		.map(
			([dx, y], i) =>
				stage.glow(x + dx!, y!, 60, stage.palette.shade, 0.5, 10) +
				stage.solid(box(Number(n(x + dx! - 40)), y! - 80, 80, 80, 9), colours[i]!) +
				fill(i === 1 ? oval(x + dx!, y! - 40, 20) : star(x + dx!, y! - 40, 24), stage.tone('wall'), 0.9),
		)
		.join('');
}
