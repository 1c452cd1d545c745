import { describe, expect, it } from 'vitest';
import { testJobContext } from '../testing/job-context.ts';
import {
	anyRequest,
	bareServer,
	double,
	event,
	kindOf,
	limits,
	provider,
	readStream,
	request,
	secretKey,
	secretPrompt,
	story,
	streaming,
} from './testing/calls.ts';

describe('a stream', () => {
	it('gives its pieces as they come', async () => {
		const { baseUrl } = await double([
			{ ...anyRequest, response: { content: story }, chunkSize: 10, streamingProfile: { ttft: 5, tps: 500 } },
		]);
		expect(await readStream(provider(baseUrl))).toBe(story);
	});

	it('is begun again after a fault before its first piece', async () => {
		let asked = 0;
		const baseUrl = await bareServer((_, response) => {
			asked += 1;
			if (asked < 3) return response.writeHead(asked === 1 ? 429 : 502).end();
			response.writeHead(200, { 'content-type': 'text/event-stream' });
			return response.end(`${event(story)}data: [DONE]\n\n`);
		});
		expect(await readStream(provider(baseUrl))).toBe(story);
	});

	it('that is cut in its middle is unreachable, and not begun again', async () => {
		let asked = 0;
		const baseUrl = await streaming(['Once '], (response) => {
			asked += 1;
			setTimeout(() => response.destroy(), 20);
		});
		expect(await kindOf(readStream(provider(baseUrl)))).toBe('unreachable');
		expect(asked).toBe(1);
	});

	it('that is cut by another house’s double is unreachable too', async () => {
		const { baseUrl } = await double([
			{ ...anyRequest, response: { content: story.repeat(20) }, chunkSize: 5, truncateAfterChunks: 4 },
		]);
		expect(await kindOf(readStream(provider(baseUrl)))).toBe('unreachable');
	});

	it('that stalls is too slow, and its connection is closed', async () => {
		const { promise: closed, resolve } = Promise.withResolvers<void>();
		const baseUrl = await streaming(['Once '], (response) => response.on('close', resolve));
		expect(await kindOf(readStream(provider(baseUrl), { total: 10_000, idle: 80 }))).toBe('too-slow');
		await closed;
	});

	it('is not kept alive by comments', async () => {
		const baseUrl = await streaming(['Once '], (response) => {
			const dripping = setInterval(() => response.write(': still here\n\n'), 10);
			response.on('close', () => clearInterval(dripping));
		});
		expect(await kindOf(readStream(provider(baseUrl), { total: 10_000, idle: 80 }))).toBe('too-slow');
	});

	it('that drips on and on is too slow at its limit', async () => {
		const baseUrl = await streaming([], (response) => {
			const dripping = setInterval(() => response.write(event('a')), 10);
			response.on('close', () => clearInterval(dripping));
		});
		expect(await kindOf(readStream(provider(baseUrl), { total: 150, idle: 5_000 }))).toBe('too-slow');
	});

	it('may be read as slowly as its reader likes', async () => {
		const baseUrl = await streaming(['Once ', 'upon'], (response) => response.end('data: [DONE]\n\n'));
		let text = '';
		const pieces = provider(baseUrl).stream({ total: 5_000, idle: 40 }, testJobContext(), (client, options) =>
			client.chat.completions.create({ ...request, stream: true }, options),
		);
		for await (const piece of pieces) {
			text += piece.choices[0]?.delta.content ?? '';
			await new Promise((resume) => setTimeout(resume, 80));
		}
		expect(text).toBe('Once upon');
	});

	it('with an event that is no JSON is unusable', async () => {
		const baseUrl = await streaming(['Once '], (response) => response.end('data: {"choices": [\n\n'));
		expect(await kindOf(readStream(provider(baseUrl)))).toBe('unusable');
	});

	it.each([
		['overloaded_error', 'broken'],
		['rate_limit_exceeded', 'busy'],
		['content_filter', 'declined'],
	])('with the error %s in its middle is %s', async (code, kind) => {
		const error = { message: `${secretKey} ${secretPrompt}`, code };
		const baseUrl = await streaming(['Once '], (response) => response.end(`data: ${JSON.stringify({ error })}\n\n`));
		expect(await kindOf(readStream(provider(baseUrl)))).toBe(kind);
	});

	it('ends with its desk, for the desk’s own reason', async () => {
		const baseUrl = await streaming(['Once '], () => {});
		const desk = testJobContext();
		const reason = new Error('The server stops.');
		setTimeout(() => desk.abort(reason), 40);
		await expect(readStream(provider(baseUrl), limits, desk)).rejects.toBe(reason);
	});

	it('is closed when its reader has enough of it', async () => {
		const { promise: closed, resolve } = Promise.withResolvers<void>();
		const baseUrl = await streaming(['Once ', 'upon'], (response) => response.on('close', resolve));
		const pieces = provider(baseUrl).stream(limits, testJobContext(), (client, options) =>
			client.chat.completions.create({ ...request, stream: true }, options),
		);
		for await (const _ of pieces) break;
		await closed;
	});

	it('leaves its connection to the next one', async () => {
		const connections = new Set<unknown>();
		const baseUrl = await bareServer(({ socket }, response) => {
			connections.add(socket);
			response.writeHead(200, { 'content-type': 'text/event-stream' });
			response.write(event(story));
			response.write('data: [DONE]\n\n');
			setTimeout(() => response.end(), 2);
		});
		const one = provider(baseUrl);
		for (let i = 0; i < 10; i++) expect(await readStream(one)).toBe(story);
		expect(connections.size).toBeLessThan(6);
	});
});
