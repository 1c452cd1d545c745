import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import type { Scene } from '../shared/contract/scene.ts';
import type { StoryBrief } from '../shared/contract/storyteller.ts';
import { type DrawingRequest, drawScene } from '../shared/illustrator/draw-scene.ts';
import { applyPaperTexture } from '../shared/illustrator/paper/texture.ts';
import { type Random, seeded } from '../shared/illustrator/random.ts';
import { randomPicture } from '../shared/illustrator/testing/random-scene.ts';
import { ageGroups, chapterCountFor, ratingFor } from '../shared/rules/ages.ts';
import { type ChapterToTell, tellNextChapter } from '../shared/storyteller/tell-chapter.ts';
import { characterTypes } from '../shared/words/character-types.ts';
import { genres } from '../shared/words/genres.ts';
import { moods } from '../shared/words/moods.ts';
import { traits } from '../shared/words/traits.ts';

/**
 * Draws a contact sheet of pictures: `node scripts/contact-sheet.ts <file.webp or .png> [seed] [key=value …]`.
 * `from=told` (one chapter out of each of many stories), `story` (all chapters of some stories) or `random`; `count`
 * of pictures or stories, `skip`, `width` of one picture, pictures `across`; any other key is a field of the scene
 * (`backdrop=forest,castle`) or of the figures (`type=Fox,Owl`, `pose`, `feeling`), its values taken in turn.
 */
const [file = 'contact-sheet.webp', seed = 'one', ...pairs] = process.argv.slice(2);
const asked = new Map(pairs.map((pair) => pair.split('=') as [string, string]));
const number = (key: string, otherwise: number) => Number(asked.get(key) ?? otherwise);
const [count, skip, width, across] = [
	number('count', 30),
	number('skip', 0),
	number('width', 320),
	number('across', 5),
];

function briefOf(i: number, random: Random): StoryBrief {
	const ageGroup = random.pick(ageGroups);
	// The steps are coprime to the lists' lengths, so that all items of each list are used in turn.
	const hero = { name: 'Milo', gender: random.pick(['any', 'Male', 'Female'] as const), traits: [random.pick(traits)] };
	return {
		seed: `${seed} ${i}`,
		genre: genres[(i * 7) % genres.length]!,
		mood: moods[(i * 11) % moods.length]!,
		ageGroup,
		rating: ratingFor(ageGroup),
		hero: { ...hero, type: characterTypes[(i * 37 + 5) % characterTypes.length]! },
		disabledTopics: [],
	};
}

/** The chapters of one story along a random path. */
function story(i: number): DrawingRequest[] {
	const random = seeded(`${seed} brief ${i}`);
	const brief = briefOf(i, random);
	const path = Array.from({ length: chapterCountFor(brief.ageGroup) - 1 }, () => random.whole(0, 2));
	const chapters: DrawingRequest[] = [];
	let toTell: ChapterToTell = { brief, outline: null, memory: [], priorChapters: [], isContinuation: false };
	for (const choiceTaken of [...path, null]) {
		const { draft, outline } = tellNextChapter(toTell);
		chapters.push({ scene: draft.scene, seed: brief.seed, gender: brief.hero.gender });
		toTell = { ...toTell, outline, priorChapters: [...toTell.priorChapters, { ...draft, choiceTaken }] };
	}
	return chapters;
}

function request(i: number): DrawingRequest[] {
	if (asked.get('from') === 'random') return [randomPicture(`${seed} ${i}`)];
	const chapters = story(i);
	return asked.get('from') === 'story' ? chapters : [seeded(`${seed} chapter ${i}`).pick(chapters)];
}

/** The scene with the values of the arguments. */
function changed(scene: Scene, i: number): Scene {
	const values = [...asked].map(([key, list]) => [key, list.split(',')[i % list.split(',').length]] as const);
	const of = (part: object) => Object.fromEntries(values.filter(([key]) => key in part));
	return { ...scene, ...of(scene), cast: scene.cast.map((figure) => ({ ...figure, ...of(figure) })) } as Scene;
}

async function tile(picture: DrawingRequest, i: number): Promise<OverlayOptions> {
	const svg = drawScene({ ...picture, scene: changed(picture.scene, i) });
	const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: 1536 }, font: { loadSystemFonts: false } }).render();
	const raw = { width: drawn.width, height: drawn.height, channels: 3 } as const;
	const input = await sharp(applyPaperTexture(drawn.pixels, drawn.width, drawn.height), { raw })
		.resize(width)
		.png()
		.toBuffer();
	return { input, left: (i % across) * width, top: Math.floor(i / across) * tall };
}

const tall = Math.floor((width * 2) / 3);
const pictures = Array.from({ length: count }, (_, i) => request(i + skip)).flat();
const tiles: OverlayOptions[] = [];
for (const [i, picture] of pictures.entries()) tiles.push(await tile(picture, i));
const rows = Math.ceil(pictures.length / across);
const sheet = sharp({ create: { width: width * across, height: tall * rows, channels: 3, background: '#333' } });
mkdirSync(dirname(file), { recursive: true });
await sheet
	.composite(tiles)
	.toFormat(file.endsWith('.png') ? 'png' : 'webp', { quality: 80 })
	.toFile(file);
