import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { desktop, phone, setUpServer, tablet } from '../testing/app-page.tsx';
import { holdCall } from '../testing/network.ts';
import { beginButton, openForm } from '../testing/story-form.ts';

const server = setUpServer();
const overlay = () => page.getByRole('dialog', { name: 'Creating your story' });

describe('the text of the overlay while a story is created', { tags: 'deep' }, () => {
	beforeEach(async () => {
		await openForm(await server.register('Rosa'));
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		holdCall('POST /api/stories');
		// Keeps the next message from fading in while the pixels are compared.
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	});
	afterEach(async () => {
		vi.useRealTimers();
		await commands.emulate({ colorScheme: null, reducedMotion: 'reduce' });
	});

	it('has enough contrast at each size in each colour scheme', async () => {
		await openOverlay();
		for (const viewport of [phone, tablet, desktop]) {
			await page.viewport(viewport.width, viewport.height);
			for (const colorScheme of ['light', 'dark'] as const) {
				await commands.emulate({ colorScheme });
				const found = await commands.contrasts(['dialog']);
				const look = `${viewport.width}, ${colorScheme}`;
				expect(
					found.map(({ text }) => text),
					look,
				).toContain('Wait with your other stories');
				expect(found.filter(isTooLow), look).toEqual([]);
			}
		}
	});

	it.each([phone, desktop])('has no falling star behind it, $width wide', async ({ width, height }) => {
		await page.viewport(width, height);
		await commands.emulate({ reducedMotion: 'no-preference' });
		await openOverlay();
		for (let second = 0; second < 12; second += 1.5) {
			pauseAnimationsAt(second * 1000);
			const low = await commands.lowContrast(['dialog']);
			expect(low, `after ${second} s`).toEqual([]);
		}
	});
});

async function openOverlay(): Promise<void> {
	await beginButton().click();
	await expect.element(overlay().getByText('Your story is being generated...')).toBeVisible();
	await expect.element(overlay().getByText('Wait with your other stories')).toBeVisible();
}

function isTooLow({ contrast, needed }: { contrast: number; needed: number }): boolean {
	return contrast < needed;
}

/** Stops every endless animation at this moment, in milliseconds. */
function pauseAnimationsAt(moment: number): void {
	const endless = document
		.getAnimations()
		.filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
	expect(endless.length).toBeGreaterThan(9);
	for (const animation of endless) {
		animation.pause();
		animation.currentTime = moment;
	}
}
