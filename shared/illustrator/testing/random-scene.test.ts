/** @module-tag deep */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { backdrops, cameras } from '../../words/scenes.ts';
import { drawScene } from '../draw-scene.ts';
import { randomPicture } from './random-scene.ts';

/** So many pictures contain each backdrop and each camera several times. */
const count = 192;
const seeds = Array.from({ length: count }, (_, i) => `try ${i}`);
const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Renders every n-th picture at this width in a process of its own, since a crash of the renderer ends the process. */
function renderInOwnProcess(everyNth: number, width: number) {
	const chosen = seeds.filter((_, i) => i % everyNth === 0);
	const source = `
		import { Resvg } from '@resvg/resvg-js';
		import { drawScene } from ${here('../draw-scene.ts')};
		import { randomPicture } from ${here('./random-scene.ts')};
		for (const seed of ${JSON.stringify(chosen)}) {
			process.stdout.write(seed + ';');
			const fitTo = { mode: 'width', value: ${width} };
			new Resvg(drawScene(randomPicture(seed)), { fitTo, font: { loadSystemFonts: false } }).render();
		}
		process.stdout.write('painted');`;
	const { status, signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
		cwd: import.meta.dirname,
		encoding: 'utf8',
	});
	return { status, signal, last: stdout.split(';').at(-1) };
}

describe('a random scene', () => {
	it('covers every backdrop and camera', () => {
		const scenes = seeds.map((seed) => randomPicture(seed).scene);
		expect(new Set(scenes.map(({ backdrop }) => backdrop)).size).toBe(backdrops.length);
		expect(new Set(scenes.map(({ camera }) => camera)).size).toBe(cameras.length);
	});

	// resvg 0.4x aborts the process when such a group lies outside the picture; no scene may therefore have one at all.
	it('is drawn without clips, masks, filters and group opacity', () => {
		for (const seed of seeds) {
			const svg = drawScene(randomPicture(seed));
			expect(svg).not.toMatch(
				/[\s"](?:opacity|clip-path|mask|filter|style|class)=|<(?:clipPath|mask|filter|style|svg\b.*<svg|symbol|image)/,
			);
			expect(svg).not.toMatch(/NaN|undefined|Infinity/);
		}
	});

	it.each([
		{ everyNth: 2, width: 96 },
		{ everyNth: 24, width: 1536 },
	])('does not bring the renderer down at $width pixels', { timeout: 120_000 }, ({ everyNth, width }) => {
		expect(renderInOwnProcess(everyNth, width)).toEqual({ status: 0, signal: null, last: 'painted' });
	});
});
