import { mix } from '../light/colour.ts';
import { floor, hangingLamp, rug, wall } from '../scenery/room.ts';
import { window } from '../scenery/room-window.ts';
import { shelf } from '../scenery/shelves.ts';
import { horizon, leftEdge, type Material, type Stage } from '../stage.ts';
import { box, fill, oval, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** Bookcases up to the ceiling, a ladder on a rail, a great arched window, a globe. */
export function library(stage: Stage): BackdropLayers {
	const { random, heroX, landmarkX } = stage;
	const windowX = landmarkX;
	return {
		kind: 'indoors',
		sky: () => '',
		far:
			wall(stage, mix(stage.materials.wood, stage.materials.wall, 0.3) as Material) +
			window(stage, windowX, 220, 270, 470, true) +
			cases(stage, windowX),
		mid: gallery(stage) + ladder(stage, windowX + (windowX > heroX ? 300 : -300)) + desk(stage, windowX),
		ground: floor(stage, stage.shift('wood', 0.04)) + rug(stage, heroX, 890, 470, 'roof'),
		near:
			globe(stage, heroX < 768 ? 1380 : 160) +
			pile(stage, heroX < 768 ? 180 : 1370) +
			hangingLamp(stage, heroX + (windowX > heroX ? -360 : 360), 100, 48),
		frame: random.pick(['arch', 'beams', 'none'] as const),
		shafts: { x: windowX, y: 30, lean: heroX > windowX ? 0.5 : -0.5 },
	};
}

/** Shelves upon shelves on both sides of the window. */
function cases(stage: Stage, gap: number): string {
	const parts: string[] = [];
	for (let x = leftEdge; x < 1950; x += 300) {
		if (Math.abs(x + 130 - gap) < 270) continue;
		parts.push(stage.solid(box(x - 16, -300, 292, 900), stage.shift('wood', -0.08), 0.16));
		for (const y of [-20, 118, 256, 394, 532])
			parts.push(fill(box(x, y - 122, 260, 124), stage.palette.shade, 0.5), shelf(stage, x, y, 260, 'books'));
		parts.push(stage.solid(box(x - 26, -300, 22, 900, 3), stage.shift('wood', 0.02), 0.08));
	}
	return parts.join('');
}

function gallery(stage: Stage): string {
	return (
		stage.solid(box(leftEdge, 560, 2376, 46, 4), 'wood', 0.08) +
		fill(box(leftEdge, 604, 2376, 12), stage.palette.shade, 0.3)
	);
}

function ladder(stage: Stage, x: number): string {
	const rungs = Array.from({ length: 10 }, (_, i) => `M${x - 36 + i * 3.4} ${570 - i * 62}H${x + 36 + i * 3.4}`).join(
		'',
	);
	return (
		stroke(rungs, stage.tone('wood'), 10) +
		stroke(`M${x - 44} 640L${x} -60M${x + 34} 640L${x + 74} -60`, stage.tone(stage.shift('wood', 0.07)), 14)
	);
}

/** A reading desk with an open book and a green lamp. */
function desk(stage: Stage, x: number): string {
	const { palette } = stage;
	const glow = stage.lampsLit ? 0.85 : 0.4;
	return (
		stage.glow(x, 660, 240, palette.shade, 0.6, 22) +
		stage.solid(box(x - 150, 540, 32, 122) + box(x + 118, 540, 32, 122), 'wood') +
		stage.solid(box(x - 176, 516, 352, 32, 6), stage.shift('wood', 0.05)) +
		stage.glow(x + 90, 470, 210, palette.second, glow) +
		stage.line(`M${x + 90} 516V450`, '#c99a3c', 9) +
		stage.solid(`M${x + 34} 452C${x + 40} 404 ${x + 140} 404 ${x + 146} 452Z`, 'leaf') +
		stage.solid(
			`M${x - 120} 514V498C${x - 90} 486 ${x - 60} 490 ${x - 50} 500C${x - 40} 490 ${x - 10} 486 ${x + 20} 498V514Z`,
			'snow',
		)
	);
}

function globe(stage: Stage, x: number): string {
	const { random } = stage;
	const lands = Array.from({ length: 6 }, () =>
		fill(
			oval(x + random.between(-90, 90), 740 + random.between(-90, 90), random.between(24, 50), random.between(14, 34)),
			stage.tone('sand'),
			0.9,
		),
	);
	return (
		stage.glow(x, 906, 130, stage.palette.shade, 0.7, 18) +
		stage.solid(
			`M${x - 76} 906C${x - 40} 890 ${x - 16} 880 ${x - 14} 850H${x + 14}C${x + 16} 880 ${x + 40} 890 ${x + 76} 906Z`,
			'wood',
		) +
		stage.solid(oval(x, 740, 106), 'water') +
		stage.inside(oval(x, 740, 106), lands.join('')) +
		stage.sheen(oval(x, 740, 106)) +
		stroke(oval(x, 740, 118, 122), stage.tone('wood'), 13) +
		stage.line(`M${x - 118} 740C${x - 60} 764 ${x + 60} 764 ${x + 118} 740`, '#c99a3c', 9)
	);
}

/** A leaning pile of books. */
function pile(stage: Stage, x: number): string {
	const { random, materials } = stage;
	const books = Array.from({ length: 7 }, (_, i) => {
		const [w, y] = [random.between(130, 180), 896 - i * 33];
		const dx = random.between(-16, 16);
		return (
			stage.solid(
				box(x + dx - w / 2, y - 33, w, 32, 5),
				random.pick([materials.roof, materials.water, materials.leaf, materials.bloom]) as Material,
			) +
			stage.flat(box(x + dx - w / 2 + 8, y - 27, w - 4, 20, 2), 'snow', 0.1, 0.85) +
			stage.solid(box(x + dx - w / 2, y - 33, 24, 32, 5), stage.shift('wood', -0.03))
		);
	});
	return stage.glow(x, horizon + 298, 150, stage.palette.shade, 0.7, 18) + books.join('');
}
