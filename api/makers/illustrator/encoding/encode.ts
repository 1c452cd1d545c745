import sharp, { type Raw, type Sharp, type WebpOptions } from 'sharp';
import { pictureWidths } from '../../../../shared/rules/picture-widths.ts';
import type { PictureSizes } from '../../makers.ts';

/** Low effort: half the encoding time for 3 % more bytes, as the reader waits for this picture. */
const webp = { quality: 82, effort: 2 } as const;
/** Lowest effort: half the time of the slowest size, for 30 % more bytes. */
const largeWebp = { quality: 82, effort: 0 } as const;
/** High quality, as only a model looks at it. */
const referenceWebp = { quality: 90, effort: 2 } as const;

const formats = ['png', 'jpeg', 'webp', 'avif', 'heif', 'gif'];
/** Far above every provider's size; limits the memory that a hostile picture can take. */
const maxPixels = 40_000_000;
const shortestSide = 256;

type Pixels = Raw & { data: Buffer };

/**
 * A provider's picture cropped to 3:2 and encoded in the three widths. `preview` is called with the medium one, which is done
 * before the large one. Throws when the bytes are no picture, or a black one.
 */
export async function encodePictureSizes(bytes: Uint8Array, preview: (medium: Buffer) => void): Promise<PictureSizes> {
	const page = await cropped(await pixelsOf(await openPicture(bytes)));
	const [large, small] = await Promise.all([
		scaled(page, pictureWidths.large).then((pixels) => encode(pixels, largeWebp)),
		smallSizes(page, preview),
	]);
	return { large, ...small };
}

/** One after the other, while the large one is encoded. */
async function smallSizes(page: Pixels, preview: (medium: Buffer) => void): Promise<Omit<PictureSizes, 'large'>> {
	const pixels = await scaled(page, pictureWidths.medium);
	const smallest = await scaled(pixels, pictureWidths.thumbnail);
	rejectBlackPicture(smallest);
	const medium = await encode(pixels, webp);
	preview(medium);
	return { medium, thumbnail: await encode(smallest, webp) };
}

/** A hero's reference picture as WebP, in its own ratio. */
export async function encodeReferencePicture(bytes: Uint8Array): Promise<Uint8Array> {
	const { large } = pictureWidths;
	const picture = (await openPicture(bytes)).resize(large, large, { fit: 'inside', withoutEnlargement: true });
	const pixels = await pixelsOf(picture);
	rejectBlackPicture(pixels);
	return encode(pixels, referenceWebp);
}

/** Only raster formats are read: SVG and PDF could refer to other files. */
async function openPicture(bytes: Uint8Array): Promise<Sharp> {
	const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
	const { format, width, height } = await picture.metadata();
	if (!formats.includes(format)) throw new Error(`A picture in ${format} is not read`);
	if (Math.min(width, height) < shortestSide) throw new Error(`A picture of ${width} × ${height} is too small`);
	return picture.autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
}

/** Cropped to 3:2 around the most salient region. */
async function cropped(page: Pixels): Promise<Pixels> {
	const ratio = page.width / page.height;
	if (Math.abs(ratio - 1.5) < 0.01) return page;
	const width = ratio > 1.5 ? Math.round(page.height * 1.5) : page.width;
	const height = ratio > 1.5 ? page.height : Math.round(page.width / 1.5);
	return pixelsOf(drawn(page).resize(width, height, { fit: 'cover', position: sharp.strategy.attention }));
}

/** Most providers' pictures already have the large size; resizing them would take a third of the encoding time. */
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

/** Local servers return a black picture in the place of one that their filter blocked. */
function rejectBlackPicture({ data }: Pixels): void {
	if (data.every((value) => value < 12)) throw new Error('The picture is black');
}
