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

describe('a provider stream', () => {
	it('yields its pieces as they come', async () => {
		const { baseUrl } = await double([
			{ ...anyRequest, response: { content: story }, chunkSize: 10, streamingProfile: { ttft: 5, tps: 500 } },
		]);
		expect(await readStream(provider(baseUrl))).toBe(story);
	});

	it('is retried after an error before its first piece', async () => {
		let requests = 0;
		const baseUrl = await bareServer((_, response) => {
			requests += 1;
			if (requests < 3) return response.writeHead(requests === 1 ? 429 : 502).end();
			response.writeHead(200, { 'content-type': 'text/event-stream' });
			return response.end(`${event(story)}data: [DONE]\n\n`);
		});
		expect(await readStream(provider(baseUrl))).toBe(story);
	});

	it('fails as unreachable when it is cut in the middle, without a retry', async () => {
		let requests = 0;
		const baseUrl = await streaming(['Once '], (response) => {
			requests += 1;
			setTimeout(() => response.destroy(), 20);
		});
		expect(await kindOf(readStream(provider(baseUrl)))).toBe('unreachable');
		expect(requests).toBe(1);
	});

	it('fails as unreachable when the provider double truncates it', async () => {
		const { baseUrl } = await double([
			{ ...anyRequest, response: { content: story.repeat(20) }, chunkSize: 5, truncateAfterChunks: 4 },
		]);
		expect(await kindOf(readStream(provider(baseUrl)))).toBe('unreachable');
	});

	it('fails as too slow when it stalls, and closes its connection', async () => {
		const { promise: closed, resolve } = Promise.withResolvers<void>();
		const baseUrl = await streaming(['Once '], (response) => response.on('close', resolve));
		expect(await kindOf(readStream(provider(baseUrl), { total: 10_000, idle: 80 }))).toBe('too-slow');
		await closed;
	});

	it('fails as too slow when only comments come', async () => {
		const baseUrl = await streaming(['Once '], (response) => {
			const dripping = setInterval(() => response.write(': still here\n\n'), 10);
			response.on('close', () => clearInterval(dripping));
		});
		expect(await kindOf(readStream(provider(baseUrl), { total: 10_000, idle: 80 }))).toBe('too-slow');
	});

	it('fails as too slow at its total limit although pieces keep coming', async () => {
		const baseUrl = await streaming([], (response) => {
			const dripping = setInterval(() => response.write(event('a')), 10);
			response.on('close', () => clearInterval(dripping));
		});
		expect(await kindOf(readStream(provider(baseUrl), { total: 150, idle: 5_000 }))).toBe('too-slow');
	});

	it('does not count the reader’s own time as idle', async () => {
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

	it('fails as unusable on an event that is no JSON', async () => {
		const baseUrl = await streaming(['Once '], (response) => response.end('data: {"choices": [\n\n'));
		expect(await kindOf(readStream(provider(baseUrl)))).toBe('unusable');
	});

	it.each([
		['overloaded_error', 'broken'],
		['rate_limit_exceeded', 'busy'],
		['content_filter', 'declined'],
	])('that has the error %s in the middle fails as %s', async (code, kind) => {
		const error = { message: `${secretKey} ${secretPrompt}`, code };
		const baseUrl = await streaming(['Once '], (response) => response.end(`data: ${JSON.stringify({ error })}\n\n`));
		expect(await kindOf(readStream(provider(baseUrl)))).toBe(kind);
	});

	it('rejects with the job’s reason when the job is aborted', async () => {
		const baseUrl = await streaming(['Once '], () => {});
		const job = testJobContext();
		const reason = new Error('The server stops.');
		setTimeout(() => job.abort(reason), 40);
		await expect(readStream(provider(baseUrl), limits, job)).rejects.toBe(reason);
	});

	it('closes its connection when its reader stops early', async () => {
		const { promise: closed, resolve } = Promise.withResolvers<void>();
		const baseUrl = await streaming(['Once ', 'upon'], (response) => response.on('close', resolve));
		const pieces = provider(baseUrl).stream(limits, testJobContext(), (client, options) =>
			client.chat.completions.create({ ...request, stream: true }, options),
		);
		for await (const _ of pieces) break;
		await closed;
	});

	it('leaves its connection open for reuse', async () => {
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
