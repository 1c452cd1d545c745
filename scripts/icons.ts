import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Renders the icons of the installed app, most of them from pwa/public/logo.svg; run it after a change of the logo. */

const publicFolder = new URL('../pwa/public/', import.meta.url);
const logo = readFileSync(new URL('logo.svg', publicFolder), 'utf8');
/** The scale at which the logo lies within the safe zone of a maskable icon (a circle of 80 %). */
const clear = 0.76;
/** The logo's outermost colour: the background of a maskable icon must reach its edges. */
const ground = '#17444b';

mkdirSync(new URL('icons/', publicFolder), { recursive: true });
await icon('192', logo, 192);
await icon('512', logo, 512);
await icon('maskable-192', logo, 192, clear);
await icon('maskable-512', logo, 512, clear);
await icon('apple-touch', logo, 180, 0.94);
// The system colours and masks it: only the alpha channel counts.
await icon('monochrome-512', inOneColour(logo), 512, clear, 'transparent');
await icon('create', sign('M14 50 40 24M47 8v13M40.500 14.500h13M55 27v9M50.500 31.500h9M24 9v8M20 13h8'), 192);
await icon(
	'last-story',
	sign(
		'M32 20c-6-4-13-5-20-4v31c7-.7 14 .5 20 4.500 6-4 13-5.200 20-4.500V16c-7-1-14 0-20 4ZM32 20v31M42 16v13l-4-3-4 3',
	),
	192,
);

/** Writes a square PNG. `inner`: the drawing's share of the side, on the background colour `full`. */
async function icon(name: string, svg: string, side: number, inner?: number, full = ground): Promise<void> {
	const width = Math.round(side * (inner ?? 1));
	const input = await sharp(Buffer.from(svg), { density: 576 }).resize({ width }).png().toBuffer();
	const background = inner && full !== 'transparent' ? full : { r: 0, g: 0, b: 0, alpha: 0 };
	await sharp({ create: { width: side, height: side, channels: 4, background } })
		.composite([{ input }])
		.png({ compressionLevel: 9, palette: true })
		.toFile(new URL(`icons/${name}.png`, publicFolder).pathname);
}

/** The logo's twig, leaves, star and book in white, without the disc. */
function inOneColour(svg: string): string {
	const parts = svg.split('\n').filter((line) => !/#17444b|#5a3a6e|#ef6f52|#0d2a30|#5fb47c/.test(line));
	return parts.join('\n').replaceAll(/(fill|stroke)="#\w+"/g, '$1="#fff"');
}

/** A line drawing on the logo's disc, in a viewBox of 64. */
function sign(strokes: string): string {
	const disc = /<path fill="#17444b"[^>]*>/.exec(logo)?.[0];
	const pen = 'fill="none" stroke="#ffb93f" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"';
	const inside = 'transform="translate(7.700 7.700) scale(.76)"';
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${disc}<path ${pen} ${inside} d="${strokes}"/></svg>`;
}
