import { describe, expect, it } from 'vitest';
import { testJobContext } from '../testing/job-context.ts';
import { MakerError } from './provider.ts';
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

describe('a call', () => {
	it('gives what the provider answers', async () => {
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
	] as const)('that is answered %i always is %s, after %i requests', async (status, kind, times) => {
		const { asked, answer } = failing(Number.POSITIVE_INFINITY, status);
		expect(await kindOf(callProvider(provider(await bareServer(answer))))).toBe(kind);
		expect(asked).toHaveLength(times);
	});

	it('is sent again after a 429 or a 5xx, twice at the most', async () => {
		for (const status of [429, 500, 503]) {
			const { asked, answer } = failing(2, status);
			expect((await callProvider(provider(await bareServer(answer)))).choices[0]?.message.content).toBe(story);
			expect(asked).toHaveLength(3);
		}
	});

	it.each([
		['seconds', () => ({ 'retry-after': '1' }), 990],
		['a date', () => ({ 'retry-after': new Date(Date.now() + 2000).toUTCString() }), 900],
		['milliseconds', () => ({ 'retry-after-ms': '300', 'retry-after': '9' }), 290],
	])('waits as long as the provider says in %s', async (_, headers, least) => {
		const { asked, answer } = failing(1, 429, headers());
		await callProvider(provider(await bareServer(answer)));
		expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(least);
	});

	it('is given up at once when the provider says to wait longer than there is time', async () => {
		const { asked, answer } = failing(1, 429, { 'retry-after': '60' });
		expect(await kindOf(callProvider(provider(await bareServer(answer))))).toBe('busy');
		expect(asked).toHaveLength(1);
	});

	it('is not sent again when the provider says so, or when the account has no credit', async () => {
		const told = failing(1, 503, { 'x-should-retry': 'false' });
		expect(await kindOf(callProvider(provider(await bareServer(told.answer))))).toBe('broken');
		expect(told.asked).toHaveLength(1);
		const { baseUrl, mock, journal } = await double();
		mock.nextRequestError(429, { message: 'No credit', code: 'insufficient_quota' });
		expect(await kindOf(callProvider(provider(baseUrl)))).toBe('refused');
		expect(journal()).toHaveLength(1);
	});

	it('to a server that is not there is unreachable', async () => {
		expect(await kindOf(callProvider(provider(unreachableUrl)))).toBe('unreachable');
	});

	it('that is cut off is unreachable, and sent again before', async () => {
		let asked = 0;
		const baseUrl = await bareServer((_, response) => {
			asked += 1;
			response.writeHead(200, { 'content-type': 'application/json' });
			response.write('{"choices": [');
			setTimeout(() => response.destroy(), 10);
		});
		expect(await kindOf(callProvider(provider(baseUrl)))).toBe('unreachable');
		expect(asked).toBe(3);
	});

	it('that hangs, before or in its answer, is too slow at its limit, all retries included', async () => {
		const silent = await bareServer(() => {});
		const halting = await bareServer((_, response) => {
			response.writeHead(200, { 'content-type': 'application/json' });
			response.write('{"choices": [');
		});
		for (const baseUrl of [silent, halting]) {
			expect(await kindOf(callProvider(provider(baseUrl), { total: 120 }))).toBe('too-slow');
		}
	});

	it('whose answer is no JSON is unusable', async () => {
		const baseUrl = await bareServer((_, response) => {
			response.writeHead(200, { 'content-type': 'application/json' }).end(`{ "choices": ${story}`);
		});
		expect(await kindOf(callProvider(provider(baseUrl)))).toBe('unusable');
	});

	it.each([
		'content_policy_violation',
		'moderation_blocked',
		'content_filter',
	])('that the provider’s rules forbid (%s) is declined', async (code) => {
		const { baseUrl, mock } = await double();
		mock.nextRequestError(400, { message: 'No', code });
		expect(await kindOf(callProvider(provider(baseUrl)))).toBe('declined');
	});

	it('whose answer never ends is unusable long before the memory is full', async () => {
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

	it('ends with its desk, for the desk’s own reason', async () => {
		const baseUrl = await bareServer(() => {});
		const desk = testJobContext();
		const reason = new Error('The server stops.');
		setTimeout(() => desk.abort(reason), 20);
		await expect(callProvider(provider(baseUrl), limits, desk)).rejects.toBe(reason);
		await expect(callProvider(provider(baseUrl), limits, desk)).rejects.toBe(reason);
	});

	it('ends with its desk even when what sends it does not listen', async () => {
		const desk = testJobContext();
		const reason = new Error('The server stops.');
		setTimeout(() => desk.abort(reason), 20);
		const deaf = provider(unreachableUrl).call(limits, desk, () => new Promise(() => {}));
		await expect(deaf).rejects.toBe(reason);
	});

	it('ends with its desk while it waits to be sent again', async () => {
		const { answer } = failing(1, 429, { 'retry-after': '5' });
		const desk = testJobContext();
		const reason = new Error('The server stops.');
		setTimeout(() => desk.abort(reason), 60);
		await expect(callProvider(provider(await bareServer(answer)), limits, desk)).rejects.toBe(reason);
	});

	it('lets a fault of its sender through as it is', async () => {
		const fault = new MakerError('unusable', 'openai');
		const asked = provider(unreachableUrl).call(limits, testJobContext(), () => Promise.reject(fault));
		await expect(asked).rejects.toBe(fault);
	});
});
