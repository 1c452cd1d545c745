import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Pictures } from '../makers.ts';
import { finish } from './finish.ts';
import { type PictureRequest, paintScene } from './paint.ts';
import { width } from './stage.ts';

/** Keeps the grain of the paper at about 100 KB for the large size; more effort takes twice the time for 4 % fewer bytes. */
const webp = { quality: 82, effort: 2 } as const;

/** Paints, lays on paper and encodes one picture: about half a second of work, so never on the main thread. */
export async function paintPictures(request: PictureRequest): Promise<Pictures> {
	const drawn = new Resvg(paintScene(request), {
		fitTo: { mode: 'width', value: width },
		font: { loadSystemFonts: false },
	}).render();
	const raw = { width: drawn.width, height: drawn.height, channels: 3 } as const;
	const page = sharp(finish(drawn.pixels, drawn.width, drawn.height), { raw });
	const sized = (pixels: number) => page.clone().resize(pixels).webp(webp).toBuffer();
	// One after another: together they would take every thread that passwords and files wait for as well.
	const large = await page.clone().webp(webp).toBuffer();
	const medium = await sized(768);
	const thumbnail = await sized(320);
	return { large, medium, thumbnail };
}
