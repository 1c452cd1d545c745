import { mix } from '../light/colour.ts';
import { star } from '../props/big-things.ts';
import { bunting } from '../scenery/buildings.ts';
import { dusk } from '../scenery/land.ts';
import { bottom, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, brush, fill, n, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** Inside the big top: striped canvas rising to the mast, lights, a ring of sawdust. */
export function circus(stage: Stage): BackdropLayers {
	const { landmarkX, heroX, palette } = stage;
	return {
		kind: 'indoors',
		sky: () => '',
		far: canvas(stage, landmarkX) + trapeze(stage, landmarkX + (landmarkX > heroX ? 190 : -190)),
		mid: crowd(stage) + mast(stage, landmarkX) + entrance(stage, landmarkX) + spots(stage),
		ground: ring(stage),
		near:
			bunting(stage, [-160, 10], [820, 20], 130, 0.02) +
			bunting(stage, [720, 20], [1700, 10], 130, 0.02) +
			drumPlinth(stage, heroX < 768 ? 1350 : 186, palette.accent as Material),
		frame: 'curtains',
	};
}

/** The tent's roof and wall in two colours, fanning out from the mast. */
function canvas(stage: Stage, x: number): string {
	const { palette, materials } = stage;
	const red = mix(palette.accent, materials.roof, 0.4) as Material;
	const cream = mix(materials.wall, palette.second, 0.2) as Material;
	const count = 26;
	const strips = Array.from({ length: count }, (_, i) => {
		const [a, b] = [leftEdge - 500 + i * 130, leftEdge - 500 + (i + 1) * 130];
		const d = `M${n(x)} -330L${n(a)} 250V640H${n(b)}V250Z`;
		return stage.flat(d, i % 2 ? cream : red, 0.2);
	});
	const scallops = Array.from({ length: count }, (_, i) => {
		const a = leftEdge - 500 + i * 130;
		return stage.solid(`M${a} 236H${a + 130}V276C${a + 110} 320 ${a + 20} 320 ${a} 276Z`, i % 2 ? red : cream, 0.14);
	});
	return (
		strips.join('') +
		fill(
			box(leftEdge, -400, rightEdge - leftEdge, 1040),
			stage.down([0, palette.shade, 0.62], [0.5, palette.shade, 0.26], [1, palette.shade, 0.42]),
		) +
		stage.glow(x, 120, 640, palette.key, 0.5) +
		scallops.join('')
	);
}

function mast(stage: Stage, x: number): string {
	return (
		stage.solid(box(x - 15, -400, 30, 1040), 'wood', 0.12) +
		Array.from({ length: 14 }, (_, i) =>
			stage.flat(
				poly([
					[x - 15, 600 - i * 72],
					[x + 15, 576 - i * 72],
					[x + 15, 602 - i * 72],
					[x - 15, 626 - i * 72],
				]),
				stage.palette.second as Material,
				0.12,
			),
		).join('')
	);
}

function crowd(stage: Stage): string {
	const { random, materials, palette } = stage;
	const rows = [0, 1, 2].map((row) => {
		const y = 430 + row * 46;
		const heads = Array.from({ length: 54 }, () => {
			const x = random.between(leftEdge, rightEdge);
			return (
				stage.flat(
					oval(x, y + 16, 15, 18),
					random.pick([materials.roof, materials.water, materials.leaf, materials.bloom]) as Material,
					0.4,
				) + stage.flat(oval(x, y - 10, 10), random.pick(['#e8b88f', '#c48a62', '#8a5a3c', '#f2d0ac']), 0.36)
			);
		});
		return (
			heads.join('') + stage.solid(box(leftEdge, y + 26, rightEdge - leftEdge, 30), stage.shift('wood', -0.04), 0.3)
		);
	});
	return fill(box(leftEdge, 400, rightEdge - leftEdge, 200), palette.shade, 0.35) + rows.join('');
}

function entrance(stage: Stage, x: number): string {
	const { palette } = stage;
	const cloth = mix(palette.accent, palette.dark, 0.25) as Material;
	const d = (s: number) =>
		`M${x} 360C${x + s * 60} 372 ${x + s * 150} 372 ${x + s * 170} 350V620H${x + s * 90}C${x + s * 120} 540 ${x + s * 60} 450 ${x} 390Z`;
	return (
		fill(box(x - 160, 360, 320, 270), palette.dark, 0.85) +
		stage.glow(x, 560, 190, palette.second, 0.6) +
		stage.solid(d(1), cloth, 0.08) +
		stage.solid(d(-1), cloth, 0.08) +
		stage.solid(star(x, 350, 58), palette.second as Material) +
		stroke(`M${x - 176} 346C${x - 60} 380 ${x + 60} 380 ${x + 176} 346`, palette.second, 14)
	);
}

function trapeze(stage: Stage, x: number): string {
	return (
		stage.line(`M${x - 56} -400L${x - 48} 190M${x + 56} -400L${x + 48} 190`, 'sand', 5, 0.1) +
		stage.line(`M${x - 60} 190H${x + 60}`, 'wood', 13, 0.05)
	);
}

function spots(stage: Stage): string {
	const { palette, heroX } = stage;
	return [-180, 1720]
		.map((x) =>
			fill(
				poly([
					[x, -60],
					[heroX - 300, 940],
					[heroX + 300, 940],
				]),
				stage.down([0, palette.key, 0.5], [0.6, palette.key, 0.2], [1, palette.key, 0.05]),
			),
		)
		.join('');
}

function ring(stage: Stage): string {
	const { palette, random, heroX } = stage;
	const dust = Array.from({ length: 60 }, () => {
		const [x, y] = [random.between(-200, 1700), random.between(690, 1015)];
		return fill(
			brush(
				[
					[x, y],
					[x + 30, y + 3],
					[x + 70, y],
				],
				0,
				7,
			),
			random.chance(0.5) ? palette.key : palette.shade,
			0.18,
		);
	});
	const kerb = Array.from({ length: 22 }, (_, i) => {
		const x = -372 + i * 110;
		const dip = ((x - 713) / 900) ** 2 * 40;
		return (
			stage.solid(box(x, 628 + dip, 104, 54, 12), (i % 2 ? palette.accent : palette.second) as Material, 0.1) +
			fill(star(x + 52, 655 + dip, 15), stage.tone('wall'), 0.9)
		);
	});
	return (
		stage.flat(box(leftEdge, 600, rightEdge - leftEdge, bottom), stage.shift('sand', -0.05), 0.06) +
		stage.glow(heroX, 860, 640, mix(palette.key, '#ffffff', 0.3), 0.75, 150) +
		dust.join('') +
		kerb.join('') +
		dusk(stage, 840)
	);
}

function drumPlinth(stage: Stage, x: number, colour: Material): string {
	const points = Array.from({ length: 6 }, (_, i) =>
		stage.flat(
			poly([
				[x - 120 + i * 40, 800],
				[x - 80 + i * 40, 800],
				[x - 100 + i * 40, 860],
			]),
			'wall',
		),
	);
	return (
		stage.glow(x, 902, 180, stage.palette.shade, 0.7, 22) +
		stage.solid(`M${x - 122} 796L${x - 146} 890C${x - 60} 914 ${x + 60} 914 ${x + 146} 890L${x + 122} 796Z`, colour) +
		points.join('') +
		stage.solid(oval(x, 796, 124, 24), 'wall') +
		stroke(oval(x, 796, 124, 24), stage.palette.second, 8)
	);
}
