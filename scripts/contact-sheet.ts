import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import { finish } from '../api/makers/illustrator/finish.ts';
import { paintScene } from '../api/makers/illustrator/paint.ts';
import { seeded } from '../api/makers/illustrator/random.ts';
import { backdrops, cameras, feelings, poses, props, type Scene, times, weathers } from '../shared/scene.ts';
import { characterTypes } from '../shared/words/character-types.ts';
import { moods } from '../shared/words/moods.ts';

/**
 * Paints a sheet of pictures to look at: `node scripts/contact-sheet.ts <folder> [seed] [key=value …]`, where a key is a
 * field of the scene (`backdrop=forest,castle`), a part of the cast (`hero=Fox,Owl`), a `pose` or a `feeling`, `count`, `width` (of one picture) or `across` (pictures in a row).
 */
const [folder = 'sheet', seed = 'one', ...pairs] = process.argv.slice(2);
const asked = new Map(pairs.map((pair) => pair.split('=') as [string, string]));
const width = Number(asked.get('width') ?? 480);
const across = Number(asked.get('across') ?? 3);
const count = Number(asked.get('count') ?? 12);

function scene(i: number): Scene {
	const random = seeded(`${seed} ${i}`);
	const from = <T extends string>(key: string, list: readonly T[]): T => {
		const wanted = asked.get(key)?.split(',') as T[] | undefined;
		return wanted ? wanted[i % wanted.length]! : random.pick(list);
	};
	const figure = (part: 'hero' | 'helper') => ({
		part,
		type: from(part, characterTypes),
		pose: from('pose', poses),
		feeling: from('feeling', feelings),
	});
	return {
		backdrop: from('backdrop', backdrops),
		time: from('time', times),
		weather: from('weather', ['clear', 'clear', 'clear', ...weathers]),
		mood: from('mood', moods),
		camera: from('camera', cameras),
		cast: random.chance(0.6) ? [figure('hero'), figure('helper')] : [figure('hero')],
		props: random.chance(0.5) ? [from('props', props)] : [],
	};
}

async function picture(i: number): Promise<Buffer> {
	const drawn = new Resvg(paintScene({ scene: scene(i), seed, gender: 'any' }), {
		fitTo: { mode: 'width', value: 1536 },
	}).render();
	const pixels = finish(drawn.pixels, drawn.width, drawn.height);
	return sharp(pixels, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })
		.resize(width)
		.png()
		.toBuffer();
}

const tall = Math.round((width * 2) / 3);
const tiles: OverlayOptions[] = [];
for (let i = 0; i < count; i++)
	tiles.push({ input: await picture(i), left: (i % across) * width, top: Math.floor(i / across) * tall });
const sheet = sharp({
	create: { width: width * across, height: tall * Math.ceil(count / across), channels: 3, background: '#333' },
});
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${seed}.png`), await sheet.composite(tiles).png().toBuffer());
