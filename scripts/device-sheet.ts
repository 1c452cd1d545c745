import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import renderPicture from '../api/makers/illustrator/encoding/render.worker.ts';
import type { DrawingRequest } from '../shared/illustrator/draw-scene.ts';
import { sampleBriefs } from '../shared/storyteller/check/sample-briefs.ts';
import { tellPath } from '../shared/storyteller/check/tell-path.ts';
import { buildIfNeeded } from './build.ts';
import { findShell } from './test-programs.ts';

/**
 * A contact sheet of what the server paints, on the left, beside what Chromium paints with the optional part of the built app, on
 * the right: `node scripts/device-sheet.ts <file.png> [count]`. Prints the mean difference of each pair, of 255.
 */
const [file = 'device-sheet.png', count = '12'] = process.argv.slice(2);
const size = { width: 384, height: 256 };
const across = 2;

function program(): string {
	const [own] = globSync(join(import.meta.dirname, '../dist/assets/without-network/program.worker-*.js'));
	if (!own) throw new Error('The build has no optional part');
	return readFileSync(own, 'utf8');
}

/** As pwa/local/telling/draw-told-chapters.ts paints, at the largest size. */
async function paintInPage(page: Page, request: DrawingRequest): Promise<Buffer> {
	const painted = (await page.evaluate(`(${paint})(${JSON.stringify(request)})`)) as string;
	return Buffer.from(painted, 'base64');
}

/** JavaScript of the page: the types of this project know no page. */
const paint = `async (request) => {
	const worker = new Worker('/program.js', { type: 'module' });
	const ask = (name, input, transfer) => new Promise((resolve, reject) => {
		worker.onmessage = ({ data }) => 'error' in data ? reject(new Error(data.error)) : resolve(data.result);
		worker.postMessage({ id: 1, name, input }, transfer);
	});
	const image = new Image();
	image.src = URL.createObjectURL(new Blob([await ask('draw', request, [])], { type: 'image/svg+xml' }));
	await image.decode();
	const canvas = new OffscreenCanvas(1536, 1024);
	canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
	const bitmap = canvas.transferToImageBitmap();
	const { large } = await ask('finish', bitmap, [bitmap]);
	worker.terminate();
	let text = '';
	for (const byte of new Uint8Array(large.bytes)) text += String.fromCharCode(byte);
	return btoa(text);
}`;

function differenceOf(one: Buffer, other: Buffer): number {
	return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;
}

async function writeSheet(pictures: readonly Buffer[]): Promise<void> {
	const columns = 2 * across;
	const rows = Math.ceil(pictures.length / columns);
	const { width, height } = size;
	const sheet = sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: '#333' } });
	await sheet
		.composite(
			pictures.map((input, i) => ({
				...{ input, raw: { ...size, channels: 3 as const } },
				...{ left: (i % columns) * width, top: Math.floor(i / columns) * height },
			})),
		)
		.toFile(file);
}

await buildIfNeeded();
const requests = sampleBriefs(Number(count)).map((brief): DrawingRequest => {
	const { drafts } = tellPath(brief, []);
	return { scene: drafts[0]!.scene, seed: brief.seed, gender: brief.hero.gender };
});
const browser = await chromium.launch({ executablePath: findShell() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
const server = createServer(({ url }, response) => {
	const isProgram = url === '/program.js';
	response.setHeader('Content-Type', isProgram ? 'text/javascript' : 'text/html');
	response.end(isProgram ? program() : '');
}).listen(0, '127.0.0.1');
try {
	const page = await browser.newPage();
	await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	const pairs: Buffer[][] = [];
	for (const [number, request] of requests.entries()) {
		const [ours, theirs] = await Promise.all([renderPicture(request), paintInPage(page, request)]);
		const pair = await Promise.all(
			[ours.large, theirs].map((bytes) => sharp(bytes).resize(size).removeAlpha().raw().toBuffer()),
		);
		console.log(`${number + 1}. ${request.scene.backdrop}: ${differenceOf(pair[0]!, pair[1]!).toFixed(2)}`);
		pairs.push(pair);
	}
	await writeSheet(pairs.flat());
} finally {
	await browser.close();
	server.close();
}
