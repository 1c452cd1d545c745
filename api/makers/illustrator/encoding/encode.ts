import sharp, { type Raw, type Sharp, type WebpOptions } from 'sharp';
import { pictureWidths } from '../../../../shared/rules/limits.ts';
import type { PictureSizes } from '../../makers.ts';

/** Half the time of the painted pages' encoding for 3 % more bytes: somebody waits for this picture already. */
const webp = { quality: 82, effort: 2 } as const;
/** The large one takes longest of all: half of its time, for 30 % more bytes. */
const largeWebp = { quality: 82, effort: 0 } as const;
/** It is looked at by a model only, which is to see every detail. */
const referenceWebp = { quality: 90, effort: 2 } as const;

const formats = ['png', 'jpeg', 'webp', 'avif', 'heif', 'gif'];
/** No provider's size comes near; a picture made to fill the memory does. */
const maxPixels = 40_000_000;
const shortestSide = 256;

type Pixels = Raw & { data: Buffer };

/**
 * A provider's picture as pages of 3:2 in the three widths. `proof` is called with the medium one first: the large one takes
 * longer. Throws when the bytes are no picture, or an empty one.
 */
export async function encodePictureSizes(bytes: Uint8Array, proof: (medium: Buffer) => void): Promise<PictureSizes> {
	const page = await cropped(await pixelsOf(await openPicture(bytes)));
	const [large, small] = await Promise.all([
		scaled(page, pictureWidths.large).then((pixels) => encode(pixels, largeWebp)),
		smallSizes(page, proof),
	]);
	return { large, ...small };
}

/** One after the other, in the time that the large one takes. */
async function smallSizes(page: Pixels, proof: (medium: Buffer) => void): Promise<Omit<PictureSizes, 'large'>> {
	const pixels = await scaled(page, pictureWidths.medium);
	const smallest = await scaled(pixels, pictureWidths.thumbnail);
	rejectBlackPicture(smallest);
	const medium = await encode(pixels, webp);
	proof(medium);
	return { medium, thumbnail: await encode(smallest, webp) };
}

/** The same for a hero's reference picture: as it was drawn, WebP. */
export async function encodeReferencePicture(bytes: Uint8Array): Promise<Uint8Array> {
	const { large } = pictureWidths;
	const picture = (await openPicture(bytes)).resize(large, large, { fit: 'inside', withoutEnlargement: true });
	const pixels = await pixelsOf(picture);
	rejectBlackPicture(pixels);
	return encode(pixels, referenceWebp);
}

/** Nothing but pixels is read: what draws by itself (SVG, PDF) could reach for other files. */
async function openPicture(bytes: Uint8Array): Promise<Sharp> {
	const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
	const { format, width, height } = await picture.metadata();
	if (!formats.includes(format)) throw new Error(`A picture in ${format} is not read`);
	if (Math.min(width, height) < shortestSide) throw new Error(`A picture of ${width} × ${height} is too small`);
	return picture.autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
}

/** Cut where the least happens if its sides have another ratio. */
async function cropped(page: Pixels): Promise<Pixels> {
	const ratio = page.width / page.height;
	if (Math.abs(ratio - 1.5) < 0.01) return page;
	const width = ratio > 1.5 ? Math.round(page.height * 1.5) : page.width;
	const height = ratio > 1.5 ? page.height : Math.round(page.width / 1.5);
	return pixelsOf(drawn(page).resize(width, height, { fit: 'cover', position: sharp.strategy.attention }));
}

/** Most providers draw the large one as it is wanted: to make it as large as it is would take a third of its time. */
async function scaled(page: Pixels, width: number): Promise<Pixels> {
	const height = Math.floor(width / 1.5);
	if (page.width === width && page.height === height) return page;
	return pixelsOf(drawn(page).resize(width, height, { fit: 'fill' }));
}

function encode(page: Pixels, file: WebpOptions): Promise<Buffer> {
	return drawn(page).webp(file).toBuffer();
}

function drawn({ data, width, height, channels }: Pixels): Sharp {
	return sharp(data, { raw: { width, height, channels } });
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, channels: info.channels };
}

/** House servers give a black picture in the place of one that their filter held back. */
function rejectBlackPicture({ data }: Pixels): void {
	if (data.every((value) => value < 12)) throw new Error('The picture is black');
}
