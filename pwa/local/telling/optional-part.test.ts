import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	addOptionalPart,
	fetchOptionalPartIfSuitable,
	optionalPartAddress,
	removeOptionalPart,
	wantsOptionalPart,
} from './optional-part.ts';

const earlier = '/assets/without-network/program.worker-earlier.js';
/** The paths in the part's cache. */
let kept: Set<string>;
let fetched: string[];
let answer: () => Response;
let connection: { saveData?: boolean; type?: string; effectiveType?: string };
let room: { quota?: number; usage?: number };

beforeEach(() => {
	kept = new Set();
	fetched = [];
	answer = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } });
	connection = {};
	room = { quota: 1_000_000_000, usage: 0 };
	const cache = {
		keys: async () => [...kept].map((path) => ({ url: `https://tablet${path}` })),
		match: async (path: string) => (kept.has(path) ? new Response() : undefined),
		put: async (path: string) => void kept.add(path),
		delete: async ({ url }: { url: string }) => kept.delete(url.slice('https://tablet'.length)),
	};
	const preferences = new Map<string, string>();
	vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => preferences.get(key) ?? null,
		setItem: (key: string, value: string) => void preferences.set(key, value),
	});
	vi.stubGlobal('navigator', { serviceWorker: {}, connection, storage: { estimate: async () => room } });
	vi.stubGlobal('fetch', async (address: string) => {
		fetched.push(address);
		return answer();
	});
});
afterEach(() => vi.unstubAllGlobals());

// covers: offline-stories/optional-part
describe('the optional part', () => {
	it('is fetched by itself, once', async () => {
		await fetchOptionalPartIfSuitable();
		await fetchOptionalPartIfSuitable();
		expect([fetched.length, [...kept]]).toEqual([1, fetched]);
		expect(await optionalPartAddress()).toBe(fetched[0]);
	});

	it.each([
		['the browser saves data', { saveData: true }],
		['the line is metered', { type: 'cellular' }],
		['the line is slow', { effectiveType: '2g' }],
	])('is not fetched by itself where %s, and is when the user wants it', async (_why, line) => {
		Object.assign(connection, line);
		await fetchOptionalPartIfSuitable();
		expect(fetched).toEqual([]);
		await addOptionalPart();
		expect(kept.size).toBe(1);
	});

	it('is not fetched by itself where there is less than 200 MB of room', async () => {
		room = { quota: 700_000_000, usage: 500_000_001 };
		await fetchOptionalPartIfSuitable();
		expect(fetched).toEqual([]);
		room = {};
		await fetchOptionalPartIfSuitable();
		expect(fetched).toHaveLength(1);
	});

	it('of an earlier build is used until this build’s is here', async () => {
		kept.add(earlier);
		answer = () => new Response('', { status: 503 });
		await fetchOptionalPartIfSuitable();
		expect(await optionalPartAddress()).toBe(earlier);
		answer = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
		await expect(addOptionalPart()).rejects.toThrow('200');
		expect([...kept]).toEqual([earlier]);
		answer = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } });
		await fetchOptionalPartIfSuitable();
		expect([...kept]).toEqual([fetched.at(-1)]);
	});

	it('stays away once it is removed, until it is wanted again', async () => {
		await fetchOptionalPartIfSuitable();
		await removeOptionalPart();
		expect([wantsOptionalPart(), await optionalPartAddress()]).toEqual([false, null]);
		await fetchOptionalPartIfSuitable();
		expect(kept.size).toBe(0);
		await addOptionalPart();
		expect([wantsOptionalPart(), kept.size]).toEqual([true, 1]);
	});
});
