import { pictureWidths } from '../../../shared/rules/picture-widths.ts';
import type { PaintedScene } from './program.worker.ts';
import type { Teller } from './teller.ts';

/** Makes a picture of a scene's SVG. Waits until the page is idle: the page itself rasterizes, and keeps a reader waiting meanwhile. */
export async function paintScene(teller: Teller, svg: Promise<string>): Promise<PaintedScene> {
	const [drawn] = await Promise.all([svg, untilIdle()]);
	return teller.finish(await rasterize(drawn));
}

async function untilIdle(): Promise<void> {
	// WebKit has no `requestIdleCallback`.
	if ('requestIdleCallback' in globalThis)
		await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
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
