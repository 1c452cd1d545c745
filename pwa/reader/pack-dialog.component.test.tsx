import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createStory } from '../e2e/stories.ts';
import { setUpServer } from '../testing/app-page.tsx';
import { setOnline } from '../testing/network.ts';
import { openStory } from '../testing/story-page.ts';

const server = setUpServer();
const dialog = () => page.getByRole('dialog', { name: 'Pack for the journey' });
const buttonOf = (name: string) => dialog().getByRole('button', { name });

describe('packing a story for a journey', () => {
	// covers: makers-provider/story-packed-journey-takes
	it('can be undone', async () => {
		await atStory();
		await openDialog();
		await buttonOf('Pack it').click();
		await expect.element(buttonOf('Unpack')).toBeVisible();
		await expect.poll(countPackedAfterFocus, { interval: 200 }).toBe(3);
		await buttonOf('Unpack').click();
		await expect.element(buttonOf('Pack it')).toBeVisible();
		await buttonOf('Close').click();
		await expect.element(page.getByText('Packed for the journey')).not.toBeInTheDocument();
	});

	it('says that it needs a network', async () => {
		await atStory();
		setOnline(false);
		await openDialog();
		await expect.element(dialog().getByText(/this device is offline just now/)).toBeVisible();
		setOnline(true);
		await buttonOf('Try again').click();
		await expect.element(buttonOf('Pack it')).toBeVisible();
	});
});

async function atStory(): Promise<void> {
	const rosa = await server.register('Rosa');
	await openStory(rosa, await createStory(server, rosa, { isDrawn: true }));
}

async function openDialog(): Promise<void> {
	await page.getByRole('button', { name: 'Pack for the journey' }).click();
}

/** How many choices are packed. Without a socket, the app syncs when its window gets the focus. */
function countPackedAfterFocus(): number {
	window.dispatchEvent(new Event('focus'));
	return page.getByText('Packed for the journey').elements().length;
}
