import { describe, expect, it } from 'vitest';
import { MakerError } from '../maker-error.ts';
import { testJobContext } from '../testing/job-context.ts';
import {
	anyRequest,
	bareServer,
	callProvider,
	double,
	failing,
	kindOf,
	limits,
	provider,
	story,
	unreachableUrl,
} from './testing/calls.ts';

describe('a provider call', () => {
	it('returns the provider’s answer', async () => {
		const { baseUrl, journal } = await double([{ ...anyRequest, response: { content: story } }]);
		const { choices } = await callProvider(provider(baseUrl));
		expect(choices[0]?.message.content).toBe(story);
		expect(journal()).toHaveLength(1);
	});

	it.each([
		[500, 'broken', 3],
		[429, 'busy', 3],
		[401, 'refused', 1],
		[404, 'refused', 1],
		[400, 'refused', 1],
	] as const)('that is always answered %i fails as %s, after %i requests', async (status, kind, times) => {
		const { requestTimes, answer } = failing(Number.POSITIVE_INFINITY, status);
		expect(await kindOf(callProvider(provider(await bareServer(answer))))).toBe(kind);
		expect(requestTimes).toHaveLength(times);
	});

	it('is retried at most twice after a 429 or a 5xx', async () => {
		for (const status of [429, 500, 503]) {
			const { requestTimes, answer } = failing(2, status);
			expect((await callProvider(provider(await bareServer(answer)))).choices[0]?.message.content).toBe(story);
			expect(requestTimes).toHaveLength(3);
		}
	});

	it.each([
		['seconds', () => ({ 'retry-after': '1' }), 990],
		['a date', () => ({ 'retry-after': new Date(Date.now() + 2000).toUTCString() }), 900],
		['milliseconds', () => ({ 'retry-after-ms': '300', 'retry-after': '9' }), 290],
	])('waits before a retry as long as the provider says in %s', async (_, headers, least) => {
		const { requestTimes, answer } = failing(1, 429, headers());
		await callProvider(provider(await bareServer(answer)));
		expect(requestTimes[1]! - requestTimes[0]!).toBeGreaterThanOrEqual(least);
	});

	it('is not retried when the provider asks for a longer wait than the time limit', async () => {
		const { requestTimes, answer } = failing(1, 429, { 'retry-after': '60' });
		expect(await kindOf(callProvider(provider(await bareServer(answer))))).toBe('busy');
		expect(requestTimes).toHaveLength(1);
	});

	it('is not retried when the provider says so, or when the account has no credit', async () => {
		const failed = failing(1, 503, { 'x-should-retry': 'false' });
		expect(await kindOf(callProvider(provider(await bareServer(failed.answer))))).toBe('broken');
		expect(failed.requestTimes).toHaveLength(1);
		const { baseUrl, mock, journal } = await double();
		mock.nextRequestError(429, { message: 'No credit', code: 'insufficient_quota' });
		expect(await kindOf(callProvider(provider(baseUrl)))).toBe('refused');
		expect(journal()).toHaveLength(1);
	});

	it('fails as unreachable when no server listens', async () => {
		expect(await kindOf(callProvider(provider(unreachableUrl)))).toBe('unreachable');
	});

	it('fails as unreachable when every answer is cut off, after its retries', async () => {
		let requests = 0;
		const baseUrl = await bareServer((_, response) => {
			requests += 1;
			response.writeHead(200, { 'content-type': 'application/json' });
			response.write('{"choices": [');
			setTimeout(() => response.destroy(), 10);
		});
		expect(await kindOf(callProvider(provider(baseUrl)))).toBe('unreachable');
		expect(requests).toBe(3);
	});

	it('fails as too slow when the server hangs before or in its answer, with all retries in one time limit', async () => {
		const silent = await bareServer(() => {});
		const halting = await bareServer((_, response) => {
			response.writeHead(200, { 'content-type': 'application/json' });
			response.write('{"choices": [');
		});
		for (const baseUrl of [silent, halting]) {
			expect(await kindOf(callProvider(provider(baseUrl), { total: 120 }))).toBe('too-slow');
		}
	});

	it('fails as unusable when the answer is no JSON', async () => {
		const baseUrl = await bareServer((_, response) => {
			response.writeHead(200, { 'content-type': 'application/json' }).end(`{ "choices": ${story}`);
		});
		expect(await kindOf(callProvider(provider(baseUrl)))).toBe('unusable');
	});

	it.each([
		'content_policy_violation',
		'moderation_blocked',
		'content_filter',
	])('fails as declined when the provider’s rules forbid it (%s)', async (code) => {
		const { baseUrl, mock } = await double();
		mock.nextRequestError(400, { message: 'No', code });
		expect(await kindOf(callProvider(provider(baseUrl)))).toBe('declined');
	});

	it('fails as unusable when the answer never ends, before the memory is full', async () => {
		const much = Buffer.alloc(1024 * 1024, 'a');
		let sent = 0;
		const baseUrl = await bareServer((_, response) => {
			response.writeHead(200, { 'content-type': 'application/json' });
			const more = () => {
				while (!response.destroyed && response.write(much)) sent += 1;
			};
			response.on('drain', more);
			more();
		});
		expect(await kindOf(callProvider(provider(baseUrl)))).toBe('unusable');
		expect(sent).toBeLessThan(80);
	});

	it('rejects with the job’s reason when the job is aborted', async () => {
		const baseUrl = await bareServer(() => {});
		const job = testJobContext();
		const reason = new Error('The server stops.');
		setTimeout(() => job.abort(reason), 20);
		await expect(callProvider(provider(baseUrl), limits, job)).rejects.toBe(reason);
		await expect(callProvider(provider(baseUrl), limits, job)).rejects.toBe(reason);
	});

	it('rejects when the job is aborted, even if the sender ignores the signal', async () => {
		const job = testJobContext();
		const reason = new Error('The server stops.');
		setTimeout(() => job.abort(reason), 20);
		const ignoring = provider(unreachableUrl).call(limits, job, () => new Promise(() => {}));
		await expect(ignoring).rejects.toBe(reason);
	});

	it('rejects when the job is aborted during the wait for a retry', async () => {
		const { answer } = failing(1, 429, { 'retry-after': '5' });
		const job = testJobContext();
		const reason = new Error('The server stops.');
		setTimeout(() => job.abort(reason), 60);
		await expect(callProvider(provider(await bareServer(answer)), limits, job)).rejects.toBe(reason);
	});

	it('passes on a MakerError of its sender unchanged', async () => {
		const error = new MakerError('unusable', 'openai');
		const call = provider(unreachableUrl).call(limits, testJobContext(), () => Promise.reject(error));
		await expect(call).rejects.toBe(error);
	});
});
