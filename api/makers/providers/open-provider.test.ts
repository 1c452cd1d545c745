import { getEventListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { MakerError } from '../maker-error.ts';
import { testJobContext } from '../testing/job-context.ts';
import {
	bareServer,
	callProvider,
	failing,
	kindOf,
	limits,
	provider,
	readStream,
	secretKey,
	streaming,
	unreachableUrl,
} from './testing/calls.ts';

it('leaves no listener on its job, however a call ends', async () => {
	const { answer } = failing(2, 500);
	const cut = await streaming(['Once '], (response) => setTimeout(() => response.destroy(), 5));
	const whole = await streaming(['Once '], (response) => response.end('data: [DONE]\n\n'));
	const job = testJobContext();
	await callProvider(provider(await bareServer(answer)), limits, job);
	await kindOf(callProvider(provider(unreachableUrl), limits, job));
	await kindOf(callProvider(provider(await bareServer(() => {})), { total: 30 }, job));
	await kindOf(readStream(provider(cut), limits, job));
	await readStream(provider(whole), limits, job);
	expect(getEventListeners(job.signal, 'abort')).toEqual([]);
});

describe('a provider that fails three times in a row', () => {
	it('fails as resting for a minute without a request, and is then tried once', async () => {
		let clock = 0;
		const { requestTimes, answer } = failing(3, 401);
		const one = provider(await bareServer(answer), { now: () => clock });
		for (let i = 0; i < 3; i++) expect(await kindOf(callProvider(one))).toBe('refused');
		expect(await kindOf(callProvider(one))).toBe('resting');
		expect(await kindOf(readStream(one))).toBe('resting');
		expect(requestTimes).toHaveLength(3);
		clock = 60_000;
		await callProvider(one);
		await callProvider(one);
		expect(requestTimes).toHaveLength(5);
	});

	it('fails as resting also after streams that were cut in the middle', async () => {
		const baseUrl = await streaming(['Once '], (response) => setTimeout(() => response.destroy(), 5));
		const one = provider(baseUrl);
		for (let i = 0; i < 3; i++) expect(await kindOf(readStream(one))).toBe('unreachable');
		expect(await kindOf(readStream(one))).toBe('resting');
	});

	it('does not fail as resting after unusable answers or aborted jobs', async () => {
		const one = provider(unreachableUrl);
		const left = testJobContext();
		left.abort(new Error('The server stops.'));
		for (let i = 0; i < 4; i++) {
			await expect(callProvider(one, limits, left)).rejects.toThrow('The server stops.');
			const error = new MakerError('unusable', 'openai');
			await expect(one.call(limits, testJobContext(), () => Promise.reject(error))).rejects.toBe(error);
		}
		expect(await one.call(limits, testJobContext(), () => Promise.resolve('well'))).toBe('well');
	});
});

it('sends its own key or none, and no organization from the environment', async () => {
	vi.stubEnv('OPENAI_API_KEY', 'sk-of-somebody-else');
	vi.stubEnv('OPENAI_ORG_ID', 'org-of-somebody-else');
	const seen: IncomingMessage['headers'][] = [];
	const baseUrl = await bareServer(({ headers }, response) => {
		seen.push(headers);
		response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}');
	});
	await callProvider(provider(baseUrl));
	await callProvider(provider(baseUrl, { apiKey: null }));
	vi.unstubAllEnvs();
	expect(seen.map(({ authorization }) => authorization)).toEqual([`Bearer ${secretKey}`, 'Bearer none']);
	expect(JSON.stringify(seen)).not.toContain('somebody-else');
});
