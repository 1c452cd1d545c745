import sharp, { type Sharp } from 'sharp';
import { pictureWidths } from '../../../shared/limits.ts';
import type { Pictures } from '../makers.ts';

/** Half the time of the painted pages' encoding for 3 % more bytes: somebody waits for this picture already. */
const webp = { quality: 82, effort: 2 } as const;
/** The large one takes longest of all: another 18 of 65 ms less, for a fifth more bytes. */
const largeWebp = { quality: 82, effort: 1 } as const;
/** It is looked at by a model only, which is to see every detail. */
const referenceWebp = { quality: 90, effort: 2 } as const;

const formats = ['png', 'jpeg', 'webp', 'avif', 'heif', 'gif'];
/** No provider's size comes near; a picture made to fill the memory does. */
const mostPixels = 40_000_000;
const shortestSide = 256;

/** A provider's picture as pages of 3:2 in the three widths. Throws when the bytes are no picture, or an empty one. */
export async function printPages(bytes: Uint8Array): Promise<Pictures> {
	const picture = await opened(bytes);
	const page = await cropped(picture);
	const [large, [medium, thumbnail]] = await Promise.all([
		sized(page, pictureWidths.large, largeWebp),
		smallOnes(page),
	]);
	return { large, medium, thumbnail };
}

/** One after the other, in the time that the large one takes. */
async function smallOnes(page: Sharp): Promise<[medium: Buffer, thumbnail: Buffer]> {
	const thumbnail = await sized(page, pictureWidths.thumbnail);
	await refuseBlack(thumbnail);
	return [await sized(page, pictureWidths.medium), thumbnail];
}

/** The same for a hero's reference picture: as it was drawn, WebP. */
export async function printReference(bytes: Uint8Array): Promise<Uint8Array> {
	const { large } = pictureWidths;
	const picture = (await opened(bytes)).resize(large, large, { fit: 'inside', withoutEnlargement: true });
	const reference = await picture.webp(referenceWebp).toBuffer();
	await refuseBlack(reference);
	return reference;
}

/** Nothing but pixels is read: what draws by itself (SVG, PDF) could reach for other files. */
async function opened(bytes: Uint8Array): Promise<Sharp> {
	const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
	const { format, width, height } = await picture.metadata();
	if (!formats.includes(format)) throw new Error(`A picture in ${format} is not read`);
	if (Math.min(width, height) < shortestSide) throw new Error(`A picture of ${width} × ${height} is too small`);
	return picture.autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
}

/** Decoded once for all three widths, and cut where the least happens if its sides have another ratio. */
async function cropped(picture: Sharp): Promise<Sharp> {
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	const page = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
	if (Math.abs(info.width / info.height - 1.5) < 0.01) return page;
	const fits = info.width > info.height * 1.5;
	const width = fits ? Math.round(info.height * 1.5) : info.width;
	const height = fits ? info.height : Math.round(info.width / 1.5);
	const cut = await page.resize(width, height, { fit: 'cover', position: sharp.strategy.attention }).toBuffer();
	return sharp(cut, { raw: { width, height, channels: info.channels } });
}

function sized(page: Sharp, width: number, file: { quality: number; effort: number } = webp): Promise<Buffer> {
	const height = Math.floor(width / 1.5);
	return page.clone().resize(width, height, { fit: 'fill' }).webp(file).toBuffer();
}

/** House servers give a black picture in the place of one that their filter held back. */
async function refuseBlack(picture: Uint8Array): Promise<void> {
	const { channels } = await sharp(picture).stats();
	if (channels.every(({ max }) => max < 12)) throw new Error('The picture is black');
}
