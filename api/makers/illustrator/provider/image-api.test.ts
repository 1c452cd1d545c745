import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { illustratorWithFallback } from '../../fallback.ts';
import { openProvider } from '../../providers/open-provider.ts';
import { testJobContext } from '../../testing/job-context.ts';
import { openBareServer } from '../../testing/provider-double.ts';
import { builtInIllustrator } from '../built-in.ts';
import { pictureRequest } from '../testing/picture-request.ts';
import { blue, colourOf, green, red, solidPicture } from '../testing/solid-pictures.ts';
import { providedIllustrator } from './provided.ts';

const open: { close?(): Promise<void> }[] = [];
afterEach(async () => {
	for (const one of open.splice(0)) await one.close?.();
});

const [pixel, black, huge] = await Promise.all([
	solidPicture('red', 1, 1).toBuffer(),
	solidPicture('black').toBuffer(),
	solidPicture('red', 9000, 9000).toBuffer(),
]);
const [edits, generations] = ['/v1/images/edits', '/v1/images/generations'];

function illustratorAt(baseUrl: string, model = 'gpt-image-2.5-flare') {
	const provider = openProvider({ name: 'openai', apiKey: 'key', baseUrl, model, backoff: 1 });
	const illustrator = providedIllustrator(provider, { reviewPicture: async () => null });
	open.push(illustrator);
	return illustrator;
}

describe('an image server', () => {
	/** Answers by path; keeps what it was asked. */
	async function withWire(answer: (path: string, body: string) => object | number, model?: string) {
		const asked: { path: string; body: string }[] = [];
		const wire = await openBareServer(async (request: IncomingMessage, response) => {
			const body = Buffer.concat(await request.toArray()).toString('latin1');
			if (request.method === 'GET') return void response.end(green);
			asked.push({ path: request.url!, body });
			const given = answer(request.url!, body);
			const status = typeof given === 'number' ? given : 'code' in given ? 400 : 200;
			response.writeHead(status, { 'content-type': 'application/json' });
			response.end(JSON.stringify(status === 200 ? given : { error: { message: 'no', ...(given as object) } }));
		});
		open.push(wire);
		return { illustrator: illustratorAt(wire.baseUrl, model), asked, wire };
	}
	const inline = (picture: Uint8Array, usage?: object) => ({
		data: [{ b64_json: Buffer.from(picture).toString('base64') }],
		usage,
	});

	it('gets the reference picture as a file, and its tokens are recorded', async () => {
		const usage = { input_tokens: 300, output_tokens: 1500 };
		const { illustrator, asked } = await withWire(() => inline(blue, usage));
		const job = testJobContext();
		await illustrator.illustrate(pictureRequest(), job);
		const [first, second] = asked;
		expect(JSON.parse(first!.body)).toMatchObject({ size: '1536x1024', model: 'gpt-image-2.5-flare', n: 1 });
		expect(second!.body).toMatch(
			/name="image"; filename="hero.webp"\r\nContent-Type: image\/webp\r\n\r\nRIFF....WEBP/s,
		);
		expect(job.usages).toMatchObject([1, 2].map(() => ({ inputTokens: 300, outputTokens: 1500, pictures: 1 })));
	});

	it.each([
		404, 400,
	])('that rejects a reference picture (%i) gets the prompt without one, also later', async (status) => {
		const { illustrator, asked } = await withWire((path) => (path === edits ? status : inline(blue)), 'flux');
		const { reference } = await illustrator.illustrate(pictureRequest(), testJobContext());
		expect(reference).toBeNull();
		const before = asked.length;
		await illustrator.illustrate(pictureRequest({ seed: 'another', reference: red }), testJobContext());
		await illustrator.illustrate(pictureRequest({ seed: 'a third' }), testJobContext());
		expect(asked.slice(before).map(({ path }) => path)).toEqual([generations, generations]);
		expect(asked.at(-1)!.body).not.toContain('reference picture');
	});

	it('that rejects the size gets the request without options, also later', async () => {
		const { illustrator, asked } = await withWire(
			(_, body) => (body.includes('1536x1024') ? 400 : inline(blue)),
			'sdxl',
		);
		await illustrator.illustrate(pictureRequest({ reference: red }), testJobContext());
		await illustrator.illustrate(pictureRequest({ reference: red }), testJobContext());
		expect(asked.map(({ path, body }) => [path, body.includes('1536x1024')])).toEqual([
			[edits, true],
			[edits, false],
			[edits, false],
		]);
	});

	it('may return a URL of its own instead of the picture', async () => {
		let host = '';
		const { illustrator, wire } = await withWire(() => ({ data: [{ url: `${host}/made/1.png` }] }), 'flux');
		host = new URL(wire.baseUrl).origin;
		const { pictures } = await illustrator.illustrate(pictureRequest({ reference: red }), testJobContext());
		expect(await colourOf(pictures.large)).toBe('green');
	});

	it.each([
		['an address in the house', { data: [{ url: 'http://127.0.0.1:9/1.png' }] }],
		['a name for this machine', { data: [{ url: 'http://localhost:9/1.png' }] }],
		['a file', { data: [{ url: 'file:///etc/hostname' }] }],
		['no picture', { data: [] }],
		['nothing known', {}],
		['bytes that are none', inline(Buffer.from('this is no picture'))],
		['half a picture', inline(red.subarray(0, red.length / 2))],
		[
			'a drawing that draws itself',
			inline(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>')),
		],
		['one pixel', inline(pixel)],
		['a picture that is black', inline(black)],
		['more pixels than memory', inline(huge)],
	])('fails as unusable when it returns %s', async (_, answer) => {
		const { illustrator, asked } = await withWire(() => answer);
		const job = testJobContext();
		await expect(illustrator.illustrate(pictureRequest({ reference: red }), job)).rejects.toMatchObject({
			...{ name: 'MakerError', kind: 'unusable', maker: 'openai' },
		});
		expect(asked).toHaveLength(1);
		expect(job.usages).toHaveLength(1);
	});

	it('that declines the content gets one more request with the scene alone', async () => {
		const code = 'moderation_blocked';
		const { illustrator, asked } = await withWire((_, body) =>
			body.includes('whatHappens') ? { code } : inline(blue),
		);
		const job = testJobContext();
		await illustrator.illustrate(pictureRequest({ reference: red }), job);
		expect(asked.map(({ path }) => path)).toEqual([edits, edits]);
		expect(job.remarks).toEqual([{ what: 'kept-back', why: 'It was against the rules of the service that draws.' }]);
		expect(job.usages).toHaveLength(1);
	});

	it('may return another aspect ratio, which is cropped', async () => {
		const square = await solidPicture('green', 1024, 1024).jpeg().toBuffer();
		const { illustrator } = await withWire(() => inline(square));
		const { pictures } = await illustrator.illustrate(pictureRequest({ reference: red }), testJobContext());
		expect(await sharp(pictures.large).metadata()).toMatchObject({ width: 1536, height: 1024 });
	});

	it('that fails is replaced by the built-in illustrator, which is named', async () => {
		const { illustrator } = await withWire(() => 500);
		const builtIn = builtInIllustrator();
		open.push(builtIn);
		const job = testJobContext();
		const drawn = await illustratorWithFallback(illustrator, builtIn).illustrate(pictureRequest(), job);
		expect(drawn.madeBy).toEqual({ maker: 'built-in', model: null, standsIn: true });
		expect(drawn.reference).toBeNull();
		expect(await sharp(drawn.pictures.large).metadata()).toMatchObject({ width: 1536, height: 1024 });
		expect(job.remarks).toEqual([{ what: 'stood-in', why: 'openai had a fault of its own.' }]);
	});

	it('that never answers is aborted with the job', async () => {
		const wire = await openBareServer(() => {});
		open.push(wire);
		const job = testJobContext();
		const builtIn = builtInIllustrator();
		open.push(builtIn);
		const unwanted = illustratorWithFallback(illustratorAt(wire.baseUrl), builtIn).illustrate(pictureRequest(), job);
		await new Promise(setImmediate);
		job.abort(new Error('the story was deleted'));
		await expect(unwanted).rejects.toThrow('the story was deleted');
		expect(job.remarks).toEqual([]);
	});
});
