import { Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { preloadable } from './preloadable.tsx';

function Screen({ name }: { name: string }) {
	const [count, setCount] = useState(0);
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			{name} {count}
		</button>
	);
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
		const loads = { count: 0 };
		const Preloaded = preloadable(async () => {
			loads.count += 1;
			return { default: Screen };
		});
		Preloaded.preload();
		await expect.poll(() => loads.count).toBe(1);
		const { seen, Loading } = loadingState();
		await render(
			<Suspense fallback={<Loading />}>
				<Preloaded name="Story" />
			</Suspense>,
		);
		await expect.element(page.getByRole('button', { name: 'Story 0' })).toBeVisible();
		expect(seen.count).toBe(0);
	});

	it('shows the loading state until its code is loaded, and keeps its state when that is loaded again', async () => {
		const Lazy = preloadable(async () => ({ default: Screen }));
		const { seen, Loading } = loadingState();
		const { rerender } = await render(
			<Suspense fallback={<Loading />}>
				<Lazy name="Story" />
			</Suspense>,
		);
		await page.getByRole('button', { name: 'Story 0' }).click();
		expect(seen.count).toBeGreaterThan(0);
		Lazy.preload();
		await rerender(
			<Suspense fallback={<Loading />}>
				<Lazy name="Other" />
			</Suspense>,
		);
		await expect.element(page.getByRole('button', { name: 'Other 1' })).toBeVisible();
	});

	it('can be opened later when a preload fails', async () => {
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
		await expect.element(page.getByRole('button', { name: 'Story 0' })).toBeVisible();
	});
});
