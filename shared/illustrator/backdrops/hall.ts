import { mix } from '../light/colour.ts';
import { star } from '../props/big-things.ts';
import { floor, wall } from '../scenery/room.ts';
import { window } from '../scenery/room-window.ts';
import { horizon, leftEdge, type Material, type Stage } from '../stage.ts';
import { box, fill, n, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A great hall: pillars, tall windows, hanging banners, candles, a throne or a long table. */
export function hall(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const throne = random.chance(0.5);
	const gaps = [-330, -30, 270, 570, 870, 1170, 1470, 1770];
	return {
		kind: 'indoors',
		sky: () => '',
		far:
			wall(stage, mix(stage.materials.wall, stage.materials.rock, 0.3) as Material) +
			stones(stage) +
			gaps.map((x) => window(stage, x + 150, 220, 120, 380, true, 'rock')).join('') +
			vault(stage),
		mid:
			gaps.map((x) => pillar(stage, x)).join('') +
			gaps
				.filter((_, i) => i % 2 === 0)
				.map((x) => banner(stage, x + 300))
				.join('') +
			(throne ? seat(stage, landmarkX) : table(stage, landmarkX)),
		ground: floor(stage, stage.shift('rock', 0.07), 'tiles') + carpet(stage, landmarkX),
		near: candles(stage, heroX < 768 ? 1360 : 180) + chandelier(stage, (heroX + landmarkX) / 2),
		frame: random.pick(['arch', 'curtains', 'none'] as const),
		shafts: { x: landmarkX, y: 60, lean: heroX > landmarkX ? 0.5 : -0.5 },
	};
}

function stones(stage: Stage): string {
	const { random, palette } = stage;
	return fill(
		Array.from({ length: 80 }, () =>
			box(random.between(leftEdge, 1950), random.between(-60, 560), random.between(34, 70), 20, 4),
		).join(''),
		palette.shade,
		0.08,
	);
}

/** Ribs of the ceiling meeting over the pillars. */
function vault(stage: Stage): string {
	const ribs = [-330, -30, 270, 570, 870, 1170, 1470, 1770]
		.map((x) => `M${x} 60C${x + 20} -40 ${x + 100} -90 ${x + 150} -100C${x + 200} -90 ${x + 280} -40 ${x + 300} 60`)
		.join('');
	return stroke(ribs, stage.tone('rock', 0.14), 24) + fill(box(leftEdge, -500, 2376, 460), stage.palette.shade, 0.4);
}

function pillar(stage: Stage, x: number): string {
	if (Math.abs(x - stage.heroX) < 90) return '';
	return (
		stage.solid(box(x - 34, 60, 68, 540), stage.shift('rock', 0.05), 0.08) +
		[-16, 0, 16].map((dx) => stage.line(`M${x + dx} 90V570`, stage.shift('rock', -0.1), 4, 0.1, 0.5)).join('') +
		stage.solid(box(x - 52, 34, 104, 34, 8), stage.shift('rock', 0.08), 0.06) +
		stage.solid(box(x - 50, 576, 100, 40, 6), 'rock', 0.06) +
		torch(stage, x)
	);
}

function torch(stage: Stage, x: number): string {
	const { palette } = stage;
	const y = 330;
	return (
		stage.glow(x, y - 30, 190, palette.second, stage.lampsLit ? 0.75 : 0.35) +
		stage.line(`M${x} ${y + 50}V${y}`, 'wood', 14) +
		fill(
			`M${x - 20} ${y}C${x - 30} ${y - 40} ${x - 4} ${y - 54} ${x + 2} ${y - 84}C${x + 16} ${y - 54} ${x + 30} ${y - 36} ${x + 20} ${y}Z`,
			'#ff9d3a',
		) +
		fill(oval(x, y - 16, 9, 18), '#fff0b8')
	);
}

function banner(stage: Stage, x: number): string {
	const { palette } = stage;
	if (Math.abs(x - stage.heroX) < 130) return '';
	const cloth = `M${x - 56} 40H${x + 56}V300L${x} 352L${x - 56} 300Z`;
	return (
		stage.solid(cloth, mix(palette.accent, stage.materials.roof, 0.4) as Material, 0.08) +
		stroke(`M${x - 46} 296L${x} 338L${x + 46} 296`, palette.second, 8, 0.9) +
		stage.line(`M${x - 70} 38H${x + 70}`, 'wood', 12, 0.05) +
		stage.solid(star(x, 180, 38), palette.second as Material, 0.05)
	);
}

function seat(stage: Stage, x: number): string {
	const { palette } = stage;
	const gold = mix(palette.second, '#e0a63d', 0.6) as Material;
	const y = horizon + 44;
	const steps = [0, 1, 2].map((i) =>
		stage.solid(
			box(x - 230 + i * 34, y - 10 - i * 24, 460 - i * 68, 28, 4),
			stage.shift('rock', 0.04 + i * 0.02),
			0.05,
		),
	);
	return (
		stage.glow(x, y - 200, 340, palette.key, 0.6) +
		steps.join('') +
		stage.solid(
			poly([
				[x - 100, y - 60],
				[x - 92, y - 300],
				[x - 50, y - 340],
				[x, y - 400],
				[x + 50, y - 340],
				[x + 92, y - 300],
				[x + 100, y - 60],
			]),
			gold,
		) +
		stage.solid(
			`M${x - 70} ${y - 70}V${y - 280}C${x - 50} ${y - 320} ${x + 50} ${y - 320} ${x + 70} ${y - 280}V${y - 70}Z`,
			'roof',
		) +
		stage.solid(box(x - 112, y - 150, 34, 96, 8) + box(x + 78, y - 150, 34, 96, 8), gold) +
		stage.solid(box(x - 92, y - 112, 184, 40, 12), stage.shift('roof', 0.06)) +
		stage.solid(star(x, y - 350, 30), '#fff0b8')
	);
}

function table(stage: Stage, x: number): string {
	const { random, palette } = stage;
	const y = horizon + 30;
	const things = [-200, -130, -50, 40, 120, 200].map((dx) => {
		const colour = random.pick([stage.materials.roof, stage.materials.bloom, stage.materials.water]) as Material;
		return random.chance(0.5)
			? stage.solid(
					`M${x + dx - 22} ${y - 124}H${x + dx + 22}C${x + dx + 20} ${y - 100} ${x + dx + 6} ${y - 96} ${x + dx + 6} ${y - 86}H${x + dx - 6}C${x + dx - 6} ${y - 96} ${x + dx - 20} ${y - 100} ${x + dx - 22} ${y - 124}Z`,
					'#e0a63d',
				)
			: stage.solid(oval(x + dx, y - 96, 30, 13), colour) +
					stage.solid(oval(x + dx - 9, y - 110, 14) + oval(x + dx + 11, y - 108, 13), 'roof');
	});
	return (
		stage.glow(x, y + 6, 360, palette.shade, 0.6, 26) +
		stage.solid(box(x - 280, y - 70, 30, 80) + box(x + 250, y - 70, 30, 80), 'wood') +
		stage.solid(
			`M${x - 320} ${y - 86}H${x + 320}V${y - 40}C${x + 220} ${y - 18} ${x + 120} ${y - 46} ${x} ${y - 28}C${x - 120} ${y - 46} ${x - 220} ${y - 18} ${x - 320} ${y - 40}Z`,
			'snow',
			0.06,
		) +
		things.join('')
	);
}

function carpet(stage: Stage, x: number): string {
	const { heroX, palette } = stage;
	const d = `M${n(x - 60)} ${horizon + 20}L${n(heroX - 330)} 1500H${n(heroX + 330)}L${n(x + 60)} ${horizon + 20}Z`;
	return (
		stage.flat(d, mix(palette.accent, stage.materials.roof, 0.5) as Material) +
		stroke(
			`M${n(x - 50)} ${horizon + 20}L${n(heroX - 290)} 1500M${n(x + 50)} ${horizon + 20}L${n(heroX + 290)} 1500`,
			palette.second,
			8,
			0.7,
		) +
		fill(d, stage.down([0, palette.shade, 0.25], [0.3, palette.key, 0.12], [1, palette.shade, 0.5]))
	);
}

function candles(stage: Stage, x: number): string {
	const { palette } = stage;
	const gold: Material = '#c99a3c';
	const lights = [
		[-60, 640],
		[0, 600],
		[60, 640],
	].map(
		([dx, y]) =>
			stage.solid(box(x + dx! - 9, y!, 18, 60, 3), 'snow') +
			stage.glow(x + dx!, y! - 20, 130, palette.second, 0.6) +
			fill(oval(x + dx!, y! - 18, 8, 16), '#ffdf8f'),
	);
	return (
		stage.glow(x, 900, 110, palette.shade, 0.7, 14) +
		stage.line(
			`M${x} 890V660M${x - 60} 700C${x - 60} 740 ${x - 20} 750 ${x} 750C${x + 20} 750 ${x + 60} 740 ${x + 60} 700`,
			gold,
			13,
		) +
		stage.solid(
			`M${x - 60} 900C${x - 40} 880 ${x - 14} 876 ${x - 10} 850H${x + 10}C${x + 14} 876 ${x + 40} 880 ${x + 60} 900Z`,
			gold,
		) +
		lights.join('')
	);
}

function chandelier(stage: Stage, x: number): string {
	const { palette } = stage;
	const flames = [-110, -56, 0, 56, 110].map(
		(dx) =>
			stage.glow(x + dx, 62, 110, palette.second, 0.6) +
			stage.solid(box(x + dx - 6, 74, 12, 30), 'snow') +
			fill(oval(x + dx, 64, 7, 13), '#ffe9a8'),
	);
	return (
		stage.line(`M${x} -500V104`, '#6d5a3a', 6) + stroke(oval(x, 112, 124, 22), stage.tone('wood'), 13) + flames.join('')
	);
}
