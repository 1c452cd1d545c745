import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type DrawingRequest, drawScene } from '../../../../shared/illustrator/draw-scene.ts';
import { applyPaperTexture } from '../../../../shared/illustrator/paper/texture.ts';
import { width } from '../../../../shared/illustrator/stage.ts';
import type { PictureSizes } from '../../makers.ts';

// sharp's own threads have normal priority, and would take the cores from the main thread.
sharp.concurrency(1);

/** Keeps the paper's grain at about 100 KB for the large size; more effort takes twice the time for 4 % fewer bytes. */
const webp = { quality: 82, effort: 2 } as const;

/** The program of the built-in illustrator's thread: draws, rasterizes, textures and encodes one picture, in about half a second. */
export default async function renderPicture(request: DrawingRequest): Promise<PictureSizes> {
	const drawn = new Resvg(drawScene(request), {
		fitTo: { mode: 'width', value: width },
		font: { loadSystemFonts: false },
	}).render();
	const raw = { width: drawn.width, height: drawn.height, channels: 3 } as const;
	const page = sharp(applyPaperTexture(drawn.pixels, drawn.width, drawn.height), { raw });
	const sized = (pixels: number) => page.clone().resize(pixels).webp(webp).toBuffer();
	// One after another: in parallel they would take all threads of libuv's pool, which passwords and files need too.
	const large = await page.clone().webp(webp).toBuffer();
	const medium = await sized(768);
	const thumbnail = await sized(320);
	return { large, medium, thumbnail };
}
