import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { type DrawingRequest, drawScene } from '../../../shared/illustrator/draw-scene.ts';
import { applyPaperTexture } from '../../../shared/illustrator/paper/texture.ts';
import { pictureWidths } from '../../../shared/rules/picture-widths.ts';
import { storylets } from '../../../shared/storyteller/storylets/storylets.ts';
import type { ChapterToTell, ToldChapter } from '../../../shared/storyteller/tell-chapter.ts';
import { hasStorylets, tellWithStorylets } from '../../../shared/storyteller/tell-storylets.ts';
import { storytellerVersion } from '../../../shared/storyteller/version.ts';
import { serveRequests } from './serve-requests.ts';

/*
 * The program of the optional part “Stories without network”: built-in storyteller and illustrator in a worker. A page of a
 * later build may run it until that build's own part is here: messages gain optional fields and kinds only.
 */

export type Telling = ToldChapter & { storytellerVersion: string };

/** An encoded picture. */
export type EncodedPicture = { type: string; bytes: ArrayBuffer };

/** A chapter's picture in the two sizes that a device stores. */
export type PaintedScene = { large: EncodedPicture; thumbnail: EncodedPicture };

/** The requests of this program, and their results. */
export type Program = {
	/** Null for a chapter of the former storyteller, which is another program. */
	tell(request: ChapterToTell): Telling | null;
	/** Whether `tell` can begin such a story. */
	hasStorylets(brief: StoryBrief): boolean;
	/** The SVG of a scene. */
	draw(request: DrawingRequest): string;
	/** Gives a drawn scene the look of paint on paper. The bitmap is transferred. */
	finish(bitmap: ImageBitmap): Promise<PaintedScene>;
};

function tell(request: ChapterToTell): Telling | null {
	const told = tellWithStorylets(request, storylets);
	return told && { ...told, storytellerVersion };
}

const quality = 0.82;

async function finish(bitmap: ImageBitmap): Promise<PaintedScene> {
	const { width, height } = bitmap;
	const page = new OffscreenCanvas(width, height);
	const pen = page.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
	pen.drawImage(bitmap, 0, 0);
	bitmap.close();
	const drawn = pen.getImageData(0, 0, width, height);
	const painted = applyPaperTexture(new Uint8Array(drawn.data.buffer), width, height);
	for (let from = 0, to = 0; from < painted.length; from += 3, to += 4) {
		drawn.data[to] = painted[from]!;
		drawn.data[to + 1] = painted[from + 1]!;
		drawn.data[to + 2] = painted[from + 2]!;
		drawn.data[to + 3] = 255;
	}
	pen.putImageData(drawn, 0, 0);
	const small = new OffscreenCanvas(pictureWidths.thumbnail, Math.round((pictureWidths.thumbnail * height) / width));
	const smallPen = small.getContext('2d') as OffscreenCanvasRenderingContext2D;
	smallPen.imageSmoothingQuality = 'high';
	smallPen.drawImage(page, 0, 0, small.width, small.height);
	const [large, thumbnail] = await Promise.all([encode(page), encode(small)]);
	return { large, thumbnail };
}

/** WebP; JPEG where the browser encodes no WebP, and gives PNG instead. */
async function encode(canvas: OffscreenCanvas): Promise<EncodedPicture> {
	const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
	const blob = webp.type === 'image/webp' ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality });
	return { type: blob.type, bytes: await blob.arrayBuffer() };
}

export const program: Program = {
	tell,
	hasStorylets: (brief) => hasStorylets(brief, storylets),
	draw: drawScene,
	finish,
};

/** Of a story that no family has. */
const sample: ChapterToTell = {
	brief: {
		...{ seed: 'warm-up', genre: 'dragon', mood: 'cozy', ageGroup: '6-8', rating: 8, disabledTopics: [] },
		hero: { name: 'Pip', gender: 'any', type: 'Dragon', traits: ['brave'] },
	},
	...{ outline: null, memory: [], priorChapters: [], isContinuation: false },
};

/**
 * Runs everything once, some tens of milliseconds at a time, so that requests come between: the first chapter and picture of a
 * program that has just started take several times as long as later ones.
 */
async function warmUp(): Promise<void> {
	const first = tell(sample);
	if (!first) return;
	await nextTask();
	const { draft, outline } = first;
	tell({ ...sample, outline, priorChapters: [{ ...draft, choiceTaken: 0 }] });
	await nextTask();
	drawScene({ scene: draft.scene, seed: sample.brief.seed, gender: 'any' });
	await nextTask();
	applyPaperTexture(new Uint8Array(96 * 64 * 4), 96, 64);
}

function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}

if (serveRequests(program)) void nextTask().then(warmUp);
