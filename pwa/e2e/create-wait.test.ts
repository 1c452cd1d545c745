import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setUpWorld } from './browser-world.ts';
import { untilInstalled } from './installed.ts';
import { keepBack } from './network.ts';
import { beginButton, fillForm } from './story-form.ts';

const world = setUpWorld();

// covers: story-creation/overlay-thoughts-every-8
it('the overlay shows the queue position that the server reports', async () => {
	const { page } = await world.pageOf('Rosa');
	const tell = await listenIn(page);
	await page.goto('/create');
	await fillForm(page);
	const release = await keepBack(page, 'POST /api/stories');
	await beginButton(page).click();
	const overlay = page.getByRole('dialog', { name: 'Creating your story' });
	for (const [position, text] of [
		[2, 'You are 2nd in line'],
		[3, 'You are 3rd in line'],
		[11, 'You are 11th in line'],
		[1, 'Your story is being generated...'],
	] as const) {
		const isShown = async () => {
			await tell('queueUpdate', { position });
			return overlay.getByText(text).isVisible();
		};
		await expect.poll(isShown).toBe(true);
	}
	release();
	await page.waitForURL(/\/story\//);
});

// covers: without-network/story-wished-waits-library
it('a story created without a server waits on the device, also over a reload, and is written once when the server is back', async () => {
	const promise = 'This story will be written when you are online again.';
	const { page, session } = await world.pageOf('Rosa', { serviceWorkers: 'allow' });
	await page.goto('/create');
	await untilInstalled(page);
	await fillForm(page);
	await world.stopServer();
	try {
		await beginButton(page).click();
		await page.getByText('Your story is kept on this device.').waitFor();
		expect(new URL(page.url()).pathname).toBe('/');
		await page.getByRole('listitem').filter({ hasText: 'Pip’s new story' }).getByText(promise).waitFor();
		await page.goBack();
		await page.getByText('Please select a genre', { exact: true }).waitFor();
		await page.goForward();
		await page.reload();
		await page.getByText(promise).waitFor();
	} finally {
		await world.startServer();
	}
	await page.getByText('Your new story is ready!').waitFor();
	await page.getByRole('article').getByRole('link').click();
	await page.getByRole('heading', { name: 'Chapter 1' }).waitFor();
	await expect.poll(() => world.request('GET', '/api/stories', { as: session })).toHaveLength(1);
});

/** Gives a way to speak on the page's socket in the server's place, once it is open. */
async function listenIn(page: Page): Promise<(event: string, news: object) => Promise<void>> {
	const { promise: open, resolve } = Promise.withResolvers<{ send(text: string): void }>();
	await page.routeWebSocket(/socket\.io/, (toPage) => {
		const toServer = toPage.connectToServer();
		toPage.onMessage((text) => {
			toServer.send(text);
			// Engine.IO's upgrade packet.
			if (text === '5') resolve(toPage);
		});
	});
	return async (event, news) => (await open).send(`42${JSON.stringify([event, news])}`);
}
