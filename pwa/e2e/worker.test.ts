import { chromium, type Page } from 'playwright';
import { expect, it } from 'vitest';
import { findBrowser } from '../../scripts/test-programs.ts';
import type { Story } from '../../shared/contract/story.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory } from './stories.ts';
import { chapter, choices, openStory } from './story-page.ts';
import { openCdpSession, untilWorkerControls, withWorker } from './worker.ts';

/* What the service worker does when no window of the app is open, and what it leaves alone. */

const world = setUpWorld();

// covers: without-network/choice-kept-survives-restart
it('the worker sends a waiting choice as soon as there is a network, with no window open', async () => {
	const { rosa, story, next } = await startStory();
	// The windowless browser of the other journeys is without background sync.
	const browser = await chromium.launch({
		executablePath: findBrowser() ?? '',
		args: ['--no-sandbox', '--disable-gpu'],
	});
	try {
		const device = await browser.newContext({ baseURL: world.address });
		const page = await device.newPage();
		await page.addInitScript((token) => {
			localStorage.setItem('token', token);
			// On a busy machine the optional part was here by the time of the choice, and told its chapter.
			localStorage.setItem('stories-without-network', 'no');
		}, rosa.token);
		await page.goto(`/story/${story._id}`);
		await untilWorkerControls(page);
		await device.setOffline(true);
		await choices(page).nth(1).click();
		await page.getByText('Your choice is kept.').waitFor();
		await expect.poll(() => wakeUpsOf(page)).not.toEqual([]);
		await page.close();
		await device.setOffline(false);
		await expect.poll(next).toMatchObject([{ choiceIndex: 1 }]);
	} finally {
		await browser.close();
	}
});

it('the worker sends it once when it is woken later', async () => {
	const { page, next } = await atStory();
	const device = page.context();
	const wake = await wakerOf(page);
	await world.stopServer();
	try {
		await choices(page).nth(0).click();
		await page.getByText('Your choice is kept.').waitFor();
		// Not a page of the app, which would send the entry itself.
		await page.goto('/robots.txt');
	} finally {
		await world.startServer();
	}
	await wake();
	await expect.poll(next).toMatchObject([{ choiceIndex: 0 }]);
	const again = await device.newPage();
	await again.goto('/');
	await again.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	await expect.poll(() => next()).toHaveLength(1);
});

it('the worker answers for the app and its media, and for nothing else of the server', { tags: 'deep' }, async () => {
	const { page, story } = await atStory();
	const byWorker: string[] = [];
	const byNetwork: string[] = [];
	page.on('response', (response) => {
		if (response.request().serviceWorker()) return;
		(response.fromServiceWorker() ? byWorker : byNetwork).push(new URL(response.url()).pathname);
	});
	await page.goto('/');
	await page.getByRole('link', { name: story.title }).click();
	await chapter(page, 1).waitFor();
	await expect.poll(() => byWorker.some((path) => path.startsWith('/api/media/'))).toBe(true);
	await expect.poll(() => byNetwork).toContain('/api/sync');
	expect(byWorker).toContain('/');
	expect(byWorker.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/media/'))).toEqual([]);
	expect(byNetwork.filter((path) => path.startsWith('/assets/'))).toEqual([]);
});

it('the worker caches the whole app except the admin area', { tags: 'deep' }, async () => {
	const { page } = await atStory();
	const kept = await page.evaluate(async () => {
		const paths: string[] = [];
		for (const name of await caches.keys())
			for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
		return paths;
	});
	expect(kept).toContain('/index.html');
	expect(kept.some((path) => /reader-screen.*\.js$/.test(path))).toBe(true);
	expect(kept.filter((path) => path.includes('/admin/'))).toEqual([]);
});

/** Rosa in the middle of a story, with the worker in charge. */
async function atStory() {
	const { rosa, story, next } = await startStory();
	const page = await openStory(world, rosa, story, withWorker);
	await untilWorkerControls(page);
	return { page, story, next };
}

async function startStory() {
	const rosa = await world.register('Rosa');
	const story = await createStory(world, rosa, { isDrawn: true });
	/** The chapters after the first one, as the server knows them. */
	const next = async () =>
		(await world.request<Story>('GET', `/api/stories/${story._id}`, { as: rosa })).nodes.filter(
			(node) => node.parentNodeId,
		);
	return { rosa, story, next };
}

/** The registered sync tags. */
function wakeUpsOf(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		type Sync = { getTags(): Promise<string[]> };
		return ((await navigator.serviceWorker.ready) as unknown as { sync: Sync }).sync.getTags();
	});
}

/** Dispatches the sync event in the worker. */
async function wakerOf(page: Page): Promise<() => Promise<void>> {
	const line = await openCdpSession(page);
	const registrationId = await new Promise<string>((resolve) => {
		line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
			const [registration] = registrations;
			if (registration) resolve(registration.registrationId);
		});
		void line.send('ServiceWorker.enable');
	});
	return async () => {
		const event = { origin: `${world.address}/`, registrationId, tag: 'outbox-later', lastChance: false };
		await line.send('ServiceWorker.dispatchSyncEvent', event);
	};
}
