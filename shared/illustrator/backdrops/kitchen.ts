import { floor, hangingLamp, rug, wall } from '../scenery/room.ts';
import { window } from '../scenery/room-window.ts';
import { shelf } from '../scenery/shelves.ts';
import { horizon, type Material, type Stage } from '../stage.ts';
import { box, fill, oval, poly } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A warm kitchen: stove, window, shelves and a scrubbed table. */
export function kitchen(stage: Stage): BackdropLayers {
	const { random, heroX } = stage;
	const left = heroX > 768;
	const stoveX = left ? random.between(220, 330) : random.between(1200, 1310);
	const windowX = left ? random.between(640, 720) : random.between(820, 900);
	return {
		kind: 'indoors',
		sky: () => '',
		far:
			wall(stage, stage.shift('wall', -0.04)) +
			tiles(stage) +
			window(stage, windowX, 300, 270, 300) +
			shelf(stage, left ? 930 : 240, 250, 400, 'jars') +
			shelf(stage, left ? 960 : 210, 400, 360, 'jars'),
		mid: counter(stage, left) + stove(stage, stoveX) + hanging(stage, stoveX),
		ground: floor(stage, stage.shift('earth', 0.04), 'tiles') + rug(stage, heroX, 880, 420, 'roof'),
		near: hangingLamp(stage, left ? heroX - 330 : heroX + 330, 120, 54),
		frame: 'beams',
		shafts: { x: windowX, y: 190, lean: heroX > windowX ? 0.5 : -0.5 },
	};
}

function tiles(stage: Stage): string {
	const { random, palette } = stage;
	const squares = Array.from({ length: 74 }, (_, i) => {
		const [x, y] = [-400 + (i % 37) * 66, 440 + Math.floor(i / 37) * 66];
		return stage.solid(box(x, y, 61, 61, 4), random.chance(0.75) ? stage.shift('wall', 0.02) : 'water', 0.2);
	});
	return fill(box(-420, 436, 2400, 140), palette.shade, 0.15) + squares.join('');
}

function counter(stage: Stage, left: boolean): string {
	const [x, w] = left ? [470, 1400] : [-330, 1390];
	const doors = Array.from({ length: 7 }, (_, i) => {
		const dx = x + 14 + i * (w / 7);
		return (
			stage.solid(box(dx, 532, w / 7 - 22, 96, 6), stage.shift('leaf', -0.02)) +
			fill(oval(dx + w / 14 - 11, 546, 7), stage.palette.second)
		);
	});
	const bowls: [number, Material][] = [
		[0.18, 'roof'],
		[0.34, 'water'],
		[0.62, 'bloom'],
	];
	const things = bowls.map(([t, c]) => {
		const bx = x + w * t;
		return (
			stage.solid(
				`M${bx - 44} 466H${bx + 44}C${bx + 40} 500 ${bx + 22} 506 ${bx + 18} 508H${bx - 18}C${bx - 22} 506 ${bx - 40} 500 ${bx - 44} 466Z`,
				c,
			) +
			[-20, 4, 24].map((d, i) => stage.solid(oval(bx + d, 460 - (i % 2) * 8, 17), i === 1 ? 'bloom' : 'roof')).join('')
		);
	});
	return (
		stage.solid(box(x, 520, w, 120), stage.shift('leaf', -0.1)) +
		doors.join('') +
		things.join('') +
		stage.solid(box(x - 14, 504, w + 28, 24, 4), 'wood')
	);
}

/** An iron stove with a fire in it, a kettle and a chimney. */
function stove(stage: Stage, x: number): string {
	const { palette } = stage;
	const iron: Material = '#4b4f5a';
	const fire =
		stage.glow(x, 560, 300, palette.accent, 0.6) +
		fill(box(x - 62, 520, 124, 74, 14), '#ff8f3a') +
		stage.glow(x, 570, 76, '#ffe9a0', 1, 50) +
		stage.line(`M${x - 36} 520V594M${x} 520V594M${x + 36} 520V594`, iron, 7);
	const kettle =
		stage.solid(
			`M${x - 96} 424C${x - 104} 370 ${x - 80} 344 ${x - 50} 344C${x - 20} 344 ${x + 2} 370 ${x - 6} 424Z`,
			'roof',
		) + stage.line(`M${x - 82} 352C${x - 80} 300 ${x - 20} 300 ${x - 18} 352M${x - 8} 400L${x + 26} 366`, '#6a5a4a', 9);
	const steam = [0, 1, 2].map((i) => fill(oval(x + 40 + i * 14, 340 - i * 44, 16 + i * 9), '#ffffff', 0.24 - i * 0.05));
	return (
		stage.solid(box(x + 70, -500, 60, 930), stage.shift(iron, -0.05)) +
		stage.solid(box(x - 150, 432, 300, 200, 18), iron) +
		fire +
		stage.solid(box(x - 166, 418, 332, 24, 8), stage.shift(iron, 0.08)) +
		kettle +
		steam.join('') +
		stage.solid(
			poly([
				[x - 140, 632],
				[x - 110, 632],
				[x - 118, 656],
				[x - 134, 656],
			]) +
				poly([
					[x + 110, 632],
					[x + 140, 632],
					[x + 134, 656],
					[x + 118, 656],
				]),
			iron,
		)
	);
}

/** A rail of pans and bunches of herbs over the stove. */
function hanging(stage: Stage, x: number): string {
	const rail = stage.line(`M${x - 250} 150H${x + 30}`, '#8a7a5a', 9);
	const pans = [-220, -150, -84].map(
		(dx, i) =>
			stage.line(`M${x + dx} 150V${200 + i * 10}`, '#4b4f5a', 9) +
			stage.solid(oval(x + dx, 232 + i * 10, 36 - i * 4), i === 1 ? '#c9783a' : '#5a606c'),
	);
	const herbs = [-24, 14].map(
		(dx) =>
			stage.line(`M${x + dx} 150V176`, 'wood', 5) +
			stage.solid(
				`M${x + dx} 170C${x + dx - 34} 200 ${x + dx - 24} 246 ${x + dx} 262C${x + dx + 24} 246 ${x + dx + 34} 200 ${x + dx} 170Z`,
				'leaf',
			),
	);
	return rail + pans.join('') + herbs.join('') + fill(oval(x, horizon + 58, 200, 16), stage.palette.shade, 0.3);
}
