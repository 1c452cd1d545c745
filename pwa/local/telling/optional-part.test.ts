import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	addOptionalPart,
	fetchOptionalPartIfSuitable,
	optionalPartAddress,
	removeOptionalPart,
	wantsOptionalPart,
} from './optional-part.ts';

const earlier = '/assets/without-network/program.worker-earlier.js';
const earlierFormer = '/assets/without-network/former-storyteller.worker-earlier.js';
/** The paths in the part's caches. */
let kept: Set<string>;
let keptFormer: Set<string>;
let isFormerNeeded: boolean;
const needsFormer = async () => isFormerNeeded;
let fetched: string[];
let answer: () => Response;
let connection: { saveData?: boolean; type?: string; effectiveType?: string };
let room: { quota?: number; usage?: number };

beforeEach(() => {
	kept = new Set();
	keptFormer = new Set();
	isFormerNeeded = false;
	fetched = [];
	answer = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } });
	connection = {};
	room = { quota: 1_000_000_000, usage: 0 };
	const cacheOf = (paths: Set<string>) => ({
		keys: async () => [...paths].map((path) => ({ url: `https://tablet${path}` })),
		match: async (path: string) => (paths.has(path) ? new Response() : undefined),
		put: async (path: string) => void paths.add(path),
		delete: async ({ url }: { url: string }) => paths.delete(url.slice('https://tablet'.length)),
	});
	const pathsOf = (cacheName: string) => (cacheName === 'everbranch-former-storyteller' ? keptFormer : kept);
	const preferences = new Map<string, string>();
	vi.stubGlobal('caches', {
		open: async (name: string) => cacheOf(pathsOf(name)),
		delete: async (name: string) => pathsOf(name).clear(),
	});
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
		await fetchOptionalPartIfSuitable(needsFormer);
		await fetchOptionalPartIfSuitable(needsFormer);
		expect([fetched.length, [...kept]]).toEqual([1, fetched]);
		expect(await optionalPartAddress()).toBe(fetched[0]);
	});

	it.each([
		['the browser saves data', { saveData: true }],
		['the line is metered', { type: 'cellular' }],
		['the line is slow', { effectiveType: '2g' }],
	])('is not fetched by itself where %s, and is when the user wants it', async (_why, line) => {
		Object.assign(connection, line);
		await fetchOptionalPartIfSuitable(needsFormer);
		expect(fetched).toEqual([]);
		await addOptionalPart(needsFormer);
		expect(kept.size).toBe(1);
	});

	it('is not fetched by itself where there is less than 200 MB of room', async () => {
		room = { quota: 700_000_000, usage: 500_000_001 };
		await fetchOptionalPartIfSuitable(needsFormer);
		expect(fetched).toEqual([]);
		room = {};
		await fetchOptionalPartIfSuitable(needsFormer);
		expect(fetched).toHaveLength(1);
	});

	it('of an earlier build is used until this build’s is here', async () => {
		kept.add(earlier);
		answer = () => new Response('', { status: 503 });
		await fetchOptionalPartIfSuitable(needsFormer);
		expect(await optionalPartAddress()).toBe(earlier);
		answer = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
		await expect(addOptionalPart(needsFormer)).rejects.toThrow('200');
		expect([...kept]).toEqual([earlier]);
		answer = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } });
		await fetchOptionalPartIfSuitable(needsFormer);
		expect([...kept]).toEqual([fetched.at(-1)]);
	});

	it('stays away once it is removed, until it is wanted again', async () => {
		await fetchOptionalPartIfSuitable(needsFormer);
		await removeOptionalPart();
		expect([wantsOptionalPart(), await optionalPartAddress()]).toEqual([false, null]);
		await fetchOptionalPartIfSuitable(needsFormer);
		expect(kept.size).toBe(0);
		await addOptionalPart(needsFormer);
		expect([wantsOptionalPart(), kept.size]).toEqual([true, 1]);
	});

	// covers: offline-stories/failures
	it('stays away when it is removed while it is fetched', async () => {
		isFormerNeeded = true;
		keptFormer.add(earlierFormer);
		vi.stubGlobal('fetch', async (address: string) => {
			fetched.push(address);
			await removeOptionalPart();
			return answer();
		});
		await fetchOptionalPartIfSuitable(needsFormer);
		expect([fetched.length, kept.size, keptFormer.size]).toEqual([1, 0, 0]);
	});

	it('has the former storyteller’s program only on a device that needs it, and then for each build', async () => {
		await fetchOptionalPartIfSuitable(needsFormer);
		expect([fetched.length, keptFormer.size, await optionalPartAddress('former')]).toEqual([1, 0, null]);
		isFormerNeeded = true;
		await fetchOptionalPartIfSuitable(needsFormer);
		expect(fetched[1]).toContain('former-storyteller.worker');
		expect([fetched.length, [...keptFormer]]).toEqual([2, [fetched[1]]]);
		isFormerNeeded = false;
		keptFormer = new Set([earlierFormer]);
		answer = () => new Response('', { status: 503 });
		await fetchOptionalPartIfSuitable(needsFormer);
		expect(await optionalPartAddress('former')).toBe(earlierFormer);
		answer = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } });
		await fetchOptionalPartIfSuitable(needsFormer);
		expect([...keptFormer]).toEqual([fetched[1]]);
		await removeOptionalPart();
		expect([kept.size, keptFormer.size]).toEqual([0, 0]);
	});
});
