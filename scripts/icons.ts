import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Renders the icons of the installed app out of pwa/public/logo.svg; run it when the logo has changed. */

const publicFolder = new URL('../pwa/public/', import.meta.url);
const svg = readFileSync(new URL('logo.svg', publicFolder));
/** The logo's own outermost colour: a maskable icon is cut to any shape, so its ground must reach the edges. */
const ground = '#17444b';

mkdirSync(new URL('icons/', publicFolder), { recursive: true });
await icon('192', 192);
await icon('512', 512);
await icon('maskable-512', 512, 0.84);
await icon('apple-touch', 180, 0.94);

/** A square PNG. With `inner` (a share of its side) the logo lies that large on a full ground, clear of being cut off. */
async function icon(name: string, side: number, inner?: number): Promise<void> {
	const width = Math.round(side * (inner ?? 1));
	const logo = await sharp(svg, { density: 576 }).resize({ width }).png().toBuffer();
	const background = inner ? ground : { r: 0, g: 0, b: 0, alpha: 0 };
	await sharp({ create: { width: side, height: side, channels: 4, background } })
		.composite([{ input: logo }])
		.png({ compressionLevel: 9, palette: true })
		.toFile(new URL(`icons/${name}.png`, publicFolder).pathname);
}
