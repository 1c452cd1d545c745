import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchMedia, mediaNameOf } from './media.ts';

describe('the file name in a URL', () => {
	it.each([
		['/api/media/abc.webp', 'abc.webp'],
		['https://stories.example/api/media/abc.mp3?x#y', 'abc.mp3'],
		['/api/media/', null],
		['/api/media/a/b', null],
		['/api/stories', null],
		['/somewhere/api/media/abc.webp', null],
	])('%s contains %s', (address, name) => {
		expect(mediaNameOf(address)).toBe(name);
	});
});

describe('the request for a file', () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it('has a timeout for the start of the response', async () => {
		let given: RequestInit | undefined;
		globalThis.fetch = (_, init) => {
			given = init;
			return new Promise((_resolve, reject) => {
				init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
			});
		};
		const coming = expect(fetchMedia('abc.webp')).rejects.toMatchObject({ name: 'AbortError' });
		await vi.advanceTimersByTimeAsync(10_000);
		await coming;
		// The browser's own cache would serve the file to the next account on this device.
		expect(given?.cache).toBe('no-store');
	});

	it('has no timeout for the body', async () => {
		let signal: AbortSignal | null | undefined;
		globalThis.fetch = async (_, init) => {
			signal = init?.signal;
			return new Response('abc');
		};
		await fetchMedia('abc.webp', 'a token');
		await vi.advanceTimersByTimeAsync(60_000);
		expect(signal?.aborted).toBe(false);
	});
});
