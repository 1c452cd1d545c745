import { mediaPath } from '../../../shared/contract/endpoints.ts';
import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import { pictureWidths } from '../../../shared/rules/picture-widths.ts';
import type { Library, ToldRow } from '../library/database.ts';
import { storeMedia } from '../media/media-store.ts';
import { drawnScene } from './drawn-ahead.ts';
import type { EncodedPicture } from './program.worker.ts';
import { openTeller, type Teller } from './teller.ts';

/** The thread may end in the middle of a drawing. */
const attemptsEach = 2;

/** Milliseconds for the words of a chapter that was told just now: with few cores the drawing would delay them. */
const wordsFirst = 100;

/** Draws the missing pictures of chapters told here, one tab at a time. What fails is tried again at the next start. */
export async function drawToldChapters(library: Library): Promise<void> {
	// A service worker and tests have none.
	if (typeof Image === 'undefined') return;
	await navigator.locks.request(lockOf(library), async () => {
		const attempts = new Map<string, number>();
		for (;;) {
			// Read again each time: the chapter told last is read now.
			const told = await library.told.orderBy('nodeId').reverse().toArray();
			const row = told.find(({ images, nodeId }) => !images && (attempts.get(nodeId) ?? 0) < attemptsEach);
			const teller = row && (await openTeller());
			if (!row || !teller) return;
			attempts.set(row.nodeId, (attempts.get(row.nodeId) ?? 0) + 1);
			const hasRoom = await drawChapter(library, teller, row).catch(ignore);
			if (!hasRoom) attempts.set(row.nodeId, attemptsEach);
		}
	});
}

/** Resolves when no tab draws. */
export async function untilNothingIsDrawn(library: Library): Promise<void> {
	await navigator.locks?.request(lockOf(library), async () => {});
}

function lockOf(library: Library): string {
	return `everbranch-drawing-${library.name}`;
}

function ignore(error: unknown): true {
	console.warn(error);
	return true;
}

/** False when the picture cannot be stored. */
async function drawChapter(library: Library, teller: Teller, { storyId, drawing }: ToldRow): Promise<boolean> {
	await new Promise((resolve) => setTimeout(resolve, wordsFirst));
	const [svg] = await Promise.all([drawnScene(teller, drawing), untilIdle()]);
	const { large, thumbnail } = await teller.finish(await rasterize(svg));
	const [largeUrl, thumbnailUrl] = await Promise.all([large, thumbnail].map((file) => store(library, storyId, file)));
	if (!largeUrl || !thumbnailUrl) return false;
	const images = { thumbnail: thumbnailUrl, medium: largeUrl, large: largeUrl };
	// A picture stays the one of what was drawn, also when the chapter got another id meanwhile.
	await library.told.filter((row) => row.storyId === storyId && isSame(row.drawing, drawing)).modify({ images });
	return true;
}

/** Resolves when the words of a chapter that was told just now are on the screen: rasterizing keeps the page from painting them. */
async function untilIdle(): Promise<void> {
	// WebKit has no `requestIdleCallback`.
	if ('requestIdleCallback' in globalThis)
		await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
}

function isSame(one: DrawingRequest, other: DrawingRequest): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** The browser's own rendering of an SVG, which only a page has. */
async function rasterize(svg: string): Promise<ImageBitmap> {
	const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
	try {
		const image = new Image();
		image.src = address;
		await image.decode();
		const width = drawnWidth();
		const canvas = new OffscreenCanvas(width, Math.round((width * 2) / 3));
		const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
		pen.drawImage(image, 0, 0, canvas.width, canvas.height);
		return canvas.transferToImageBitmap();
	} finally {
		URL.revokeObjectURL(address);
	}
}

/**
 * The width of this screen upright, within those of the server's pictures: a third to a half less to draw than across, for a picture
 * that the server's takes the place of.
 */
function drawnWidth(): number {
	const { width, height } = screen;
	const shown = Math.round(Math.min(width, height) * devicePixelRatio);
	return Math.min(Math.max(shown, pictureWidths.medium), pictureWidths.large);
}

/** Stores a picture under its content hash, as the server names its own. Its address; null when it cannot be stored. */
async function store(library: Library, storyId: string, { type, bytes }: EncodedPicture): Promise<string | null> {
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
	const name = `${hex}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
	const result = await storeMedia(library, { name, storyId, type, bytes });
	return result === 'stored' ? `${mediaPath}/${name}` : null;
}
