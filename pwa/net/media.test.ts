import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchMedia, mediaNameOf } from './media.ts';

describe('the name of a file', () => {
	it.each([
		['/api/media/abc.webp', 'abc.webp'],
		['https://stories.example/api/media/abc.mp3?x#y', 'abc.mp3'],
		['/api/media/', null],
		['/api/media/a/b', null],
		['/api/stories', null],
		['/somewhere/api/media/abc.webp', null],
	])('at %s is %s', (address, name) => {
		expect(mediaNameOf(address)).toBe(name);
	});
});

describe('a file', () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it('is waited for until an answer begins to come, but not for ever', async () => {
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
		// Whoever comes next on this device would find it in the browser's own cache.
		expect(given?.cache).toBe('no-store');
	});

	it('may take its time once it comes', async () => {
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
