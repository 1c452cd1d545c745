import { Suspense, useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { deferred } from '../../shared/rules/deferred.ts';
import { preloadable } from './lazy.tsx';

// The library does so by itself in the first file of a page only, and files share their page.
afterEach(cleanup);

/** A screen that counts how often it was mounted: when its state was lost. */
function countingScreen() {
	const mounts = { count: 0 };
	function Screen({ name }: { name: string }) {
		useEffect(() => {
			mounts.count += 1;
		}, []);
		return <p>{name} is open</p>;
	}
	return { mounts, Screen };
}

/** Counts how often the loading state is rendered. */
function loadingState() {
	const seen = { count: 0 };
	function Loading() {
		seen.count += 1;
		return <p>Loading</p>;
	}
	return { seen, Loading };
}

describe('a screen that can be preloaded', () => {
	it('renders at once when its code is loaded', async () => {
		const { Screen } = countingScreen();
		const code = deferred<{ default: typeof Screen }>();
		const Preloaded = preloadable(() => code.promise);
		Preloaded.preload();
		code.resolve({ default: Screen });
		await code.promise;
		const { seen, Loading } = loadingState();
		await render(
			<Suspense fallback={<Loading />}>
				<Preloaded name="Story" />
			</Suspense>,
		);
		await expect.element(page.getByText('Story is open')).toBeVisible();
		expect(seen.count).toBe(0);
	});

	it('shows the loading state until its code is loaded, and keeps its state when that is loaded again', async () => {
		const { mounts, Screen } = countingScreen();
		const code = deferred<{ default: typeof Screen }>();
		const Lazy = preloadable(() => code.promise);
		const { Loading } = loadingState();
		const { rerender } = await render(
			<Suspense fallback={<Loading />}>
				<Lazy name="Story" />
			</Suspense>,
		);
		await expect.element(page.getByText('Loading')).toBeVisible();
		code.resolve({ default: Screen });
		await expect.element(page.getByText('Story is open')).toBeVisible();
		Lazy.preload();
		await rerender(
			<Suspense fallback={<Loading />}>
				<Lazy name="Other" />
			</Suspense>,
		);
		await expect.element(page.getByText('Other is open')).toBeVisible();
		await expect.poll(() => mounts.count).toBe(1);
	});

	it('can be opened later when a preload fails', async () => {
		const { Screen } = countingScreen();
		const loads = { count: 0 };
		const Late = preloadable(async () => {
			loads.count += 1;
			if (loads.count === 1) throw new Error('no network');
			return { default: Screen };
		});
		Late.preload();
		await expect.poll(() => loads.count).toBe(1);
		await render(
			<Suspense fallback="…">
				<Late name="Story" />
			</Suspense>,
		);
		await expect.element(page.getByText('Story is open')).toBeVisible();
	});
});
