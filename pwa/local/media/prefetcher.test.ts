import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../shared/contract/user.ts';
import { enterLibrary, eraseLibrary, library } from '../library/current-library.ts';
import { pin } from '../library/story-state.ts';
import { putStory } from '../testing/library-fixtures.ts';
import { tokenFor } from '../testing/token.ts';
import { type Prefetcher, startPrefetcher } from './prefetcher.ts';
import { freeUpSpace } from './storage-usage.ts';

/** Milliseconds. With fake timers only a wait without an interval proceeds. */
const patiently = { interval: 0, timeout: 20_000 };

const picture = `${createHash('sha256').update('pip').digest('hex')}.webp`;
let keeper: Prefetcher;
let asked: number;
let status: number;

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve() }, configurable: true });
	globalThis.localStorage = { getItem: () => tokenFor('rosa') } as unknown as Storage;
	asked = 0;
	status = 200;
	globalThis.fetch = async () => {
		asked += 1;
		return new Response('pip', { status, headers: { 'Content-Type': 'image/webp' } });
	};
	await enterLibrary({ _id: 'rosa' } as User, tokenFor('rosa'));
	await putStory(library(), 'pip');
	const images = { thumbnail: '/api/media/s', medium: '/api/media/m', large: `/api/media/${picture}` };
	await library().nodes.update('pip-1', { images });
	keeper = startPrefetcher();
});
afterEach(async () => {
	keeper.stop();
	vi.useRealTimers();
	Reflect.deleteProperty(navigator, 'serviceWorker');
	await eraseLibrary();
});

const isHere = async () => (await library().media.get(picture)) !== undefined;
/** Resolves when a round that was started before has read the library and run. */
const roundIsOver = async () => {
	for (let look = 0; look < 3; look++) await library().kv.get('storageTrouble');
	await navigator.locks.request(`everbranch-media-${library().name}`, () => {});
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe('the prefetcher', () => {
	it('starts after a delay, so that the files of the current screen come first', async () => {
		keeper.schedule();
		await pass(1.9);
		expect(asked).toBe(0);
		await pass(0.2);
		await vi.waitFor(async () => expect(await isHere()).toBe(true), patiently);
	});

	it('starts when a story is pinned', async () => {
		await pin('pip');
		await pass(2);
		await vi.waitFor(async () => expect(await isHere()).toBe(true), patiently);
	});

	it('retries after at most half a minute when the server failed, with increasing delays', async () => {
		status = 503;
		keeper.schedule();
		await pass(2);
		await vi.waitFor(() => expect(asked).toBe(1), patiently);
		await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), patiently);
		await pass(30);
		await vi.waitFor(() => expect(asked).toBe(2), patiently);
		await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), patiently);
		await pass(29.9);
		expect(asked).toBe(2);
		status = 200;
		await pass(31);
		await vi.waitFor(async () => expect(await isHere()).toBe(true), patiently);
	});

	it('tries a full disk once, at the start, and again after space was freed', async () => {
		await library().kv.put('full', 'storageTrouble');
		await pin('pip');
		library().mediaBytes.hook('creating', () => {
			throw new DOMException('The disk is full', 'QuotaExceededError');
		});
		keeper.schedule();
		await pass(2);
		await vi.waitFor(() => expect(asked).toBe(1), patiently);
		keeper.schedule();
		await pass(2);
		await roundIsOver();
		expect(asked).toBe(1);
		await freeUpSpace();
		await pass(2);
		await vi.waitFor(() => expect(asked).toBe(2), patiently);
	});

	it('counts the missing files of a story that is pinned on a full disk', async () => {
		library().mediaBytes.hook('creating', () => {
			throw new DOMException('The disk is full', 'QuotaExceededError');
		});
		keeper.schedule();
		await pass(2);
		await vi.waitFor(() => expect(asked).toBe(1), patiently);
		await roundIsOver();
		await pin('pip');
		await pass(2);
		await vi.waitFor(
			async () => expect(await library().shelf.get('pip')).toMatchObject({ wanted: 1, saved: 0 }),
			patiently,
		);
	});

	it('stops with the session', async () => {
		keeper.schedule();
		keeper.stop();
		await pass(60);
		expect([asked, vi.getTimerCount()]).toEqual([0, 0]);
	});
});

it('does nothing without a service worker to serve the files', async () => {
	Reflect.deleteProperty(navigator, 'serviceWorker');
	const idle = startPrefetcher();
	idle.schedule();
	expect(vi.getTimerCount()).toBe(0);
	idle.stop();
});
