import sharp from 'sharp';

export type Colour = 'red' | 'blue' | 'green' | 'black';

/** A picture of one colour, 1536 × 1024 unless other sides are given. */
export function solidPicture(background: Colour, width = 1536, height = 1024) {
	return sharp({ create: { width, height, channels: 3, background } }).png();
}

export const red: Uint8Array = await solidPicture('red').toBuffer();
export const blue: Uint8Array = await solidPicture('blue').toBuffer();
export const green: Uint8Array = await solidPicture('green').toBuffer();

/** The dominant colour. */
export async function colourOf(picture: Uint8Array): Promise<Colour> {
	const { r, g, b } = (await sharp(picture).stats()).dominant;
	return r > 150 ? 'red' : b > 150 ? 'blue' : g > 80 ? 'green' : 'black';
}
