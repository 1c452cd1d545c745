import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { setUpWorld, tablet } from './browser-world.ts';
import { createStory } from './stories.ts';
import { endWorkers } from './worker.ts';

const world = setUpWorld();
let rosa: Session;
let story: Story;
/** The same server under another address, where the app gets newer whenever `version` does. */
let front: Server;
let version = 1;

beforeAll(async () => {
	rosa = await world.register('Rosa');
	story = await createStory(world, rosa, { isDrawn: true });
	front = createServer((request, response) => {
		const path = request.url ?? '/';
		const headers = { authorization: request.headers.authorization ?? '', accept: request.headers.accept ?? '' };
		fetch(world.address + path, { headers })
			.then(async (answer) => {
				const body = Buffer.from(await answer.arrayBuffer());
				const type = answer.headers.get('content-type') ?? 'text/plain';
				response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
				response.end(path === '/sw.js' ? `${body}\n// ${version}` : body);
			})
			.catch(() => response.writeHead(502).end());
	});
	await new Promise<void>((resolve) => front.listen(0, () => resolve()));
});
afterAll(() => void front.close());
beforeEach(() => {
	version = 1;
});

describe('a new version of the app', () => {
	// covers: without-network/new-version-offered-dashboard
	it('is offered on the dashboard, never over a story, and leaves a window with an open story unchanged', async () => {
		const device = await newDevice();
		const hub = await arrive(device, '/', 'Welcome, Rosa');
		const reading = await arrive(device, '/', 'Welcome, Rosa');
		await openStory(reading);
		await mark(reading);
		await mark(hub);
		await becomeNewer(hub);
		await offerOf(hub).waitFor();
		await expect.poll(() => offerOf(reading).count()).toBe(0);

		await hub.getByRole('button', { name: 'Update now' }).click();
		await hub.getByText('A story is open in another window.').waitFor();
		await expect.poll(async () => [await isMarked(hub), await isMarked(reading)]).toEqual([true, true]);

		await reading.getByRole('link', { name: 'Back to Dashboard' }).click();
		await offerOf(reading).waitFor();
		await untilNobodyReads(hub);
		await update(hub);
		await hub.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await expect.poll(() => offerOf(hub).count()).toBe(0);
		await expect.poll(() => isMarked(reading)).toBe(true);

		await update(reading);
	});

	it('is applied by a window that was opened at a story and has left it', async () => {
		const device = await newDevice();
		const page = await arrive(device, `/story/${story._id}`, story.title);
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await mark(page);
		await becomeNewer(page);
		await update(page);
	});

	it('that waits already is offered at the next start', async () => {
		const device = await newDevice();
		const hub = await arrive(device, '/', 'Welcome, Rosa');
		await becomeNewer(hub);
		await offerOf(hub).waitFor();
		await hub.reload();
		await offerOf(hub).waitFor();
	});
});

describe('a chunk of an old version that the server no longer has', { tags: 'deep' }, () => {
	it('reloads the page outside a story', async () => {
		const page = await onBareDevice();
		let isGone = true;
		await page.route('**/assets/profile-screen-*.js', (route) =>
			isGone ? route.fulfill({ status: 404 }) : route.fallback(),
		);
		await page.goto('/');
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await mark(page);
		page.on('request', (request) => {
			if (request.isNavigationRequest()) isGone = false;
		});
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Your Kingdom' }).click();
		await page.getByRole('heading', { name: 'Your Kingdom' }).waitFor();
		await expect.poll(() => isMarked(page)).toBe(false);
	});

	it('shows an error when the reload does not bring it, and does not reload for ever', async () => {
		const page = await onBareDevice();
		let starts = 0;
		page.on('request', (request) => {
			if (request.isNavigationRequest()) starts += 1;
		});
		await page.route('**/assets/profile-screen-*.js', (route) => route.fulfill({ status: 404 }));
		await page.goto('/profile');
		await page.getByText('This part of Everbranch is not on this device. It needs a network.').waitFor();
		await expect.poll(() => starts).toBe(2);
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Adventure Hub' }).click();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		expect(starts).toBe(2);
	});

	// covers: without-network/new-version-offered-dashboard
	it('does not interrupt a story: it is reported there, and the reload comes after it', async () => {
		const page = await onBareDevice();
		await page.goto(`/story/${story._id}`);
		await page.getByRole('heading', { level: 1, name: story.title }).waitFor();
		await mark(page);
		await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
		await page.getByText('A part of Everbranch is missing here').waitFor();
		await expect.poll(() => page.getByRole('heading', { level: 1, name: story.title }).isVisible()).toBe(true);
		await expect.poll(() => isMarked(page)).toBe(true);
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await isAnew(page);
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	});

	it('keeps the page when there is nothing to reload from', async () => {
		const page = await onBareDevice();
		await page.goto(`/story/${story._id}`);
		await page.getByRole('heading', { level: 1, name: story.title }).waitFor();
		await mark(page);
		await page.context().setOffline(true);
		await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
		await page.getByRole('button', { name: 'Reload' }).click();
		await page.getByText('Everbranch cannot be reached just now.').waitFor();
		await expect.poll(() => isMarked(page)).toBe(true);
	});
});

describe('a start whose code cannot be fetched', { tags: 'deep' }, () => {
	it.each(['app', 'libraries'])('is tried again until the file is there: %s', async (name) => {
		const page = await onBareDevice();
		let isGone = true;
		await page.route(`**/assets/${name}-*.js`, (route) => (isGone ? route.abort() : route.fallback()));
		await page.goto('/');
		page.on('request', (request) => {
			if (request.isNavigationRequest()) isGone = false;
		});
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		expect(isGone).toBe(false);
	});
});

const offerOf = (page: Page) => page.getByText('A new version of Everbranch is ready.');

async function newDevice(): Promise<BrowserContext> {
	const { port } = front.address() as AddressInfo;
	return world.newDevice({ serviceWorkers: 'allow', baseURL: `http://localhost:${port}` });
}

async function newPage(device: BrowserContext): Promise<Page> {
	const page = await device.newPage();
	await page.addInitScript((token) => localStorage.setItem('token', token), rosa.token);
	return page;
}

/** Where React may complain of what is missing, as it does before the words for it stand there. */
async function onBareDevice(): Promise<Page> {
	const device = await world.browser.newContext({
		baseURL: world.address,
		viewport: tablet,
		serviceWorkers: 'block',
	});
	return newPage(device);
}

async function arrive(device: BrowserContext, path: string, title: string): Promise<Page> {
	const page = await newPage(device);
	await page.goto(path);
	await page.getByRole('heading', { level: 1, name: title }).waitFor();
	// The first page of a device becomes its worker's only on the next start.
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	await page.reload();
	await page.getByRole('heading', { level: 1, name: title }).waitFor();
	return page;
}

/** Without loading a page: the browser still identifies the window by the address at which it was opened. */
async function openStory(page: Page): Promise<void> {
	await page.getByRole('article').getByRole('link').first().click();
	await page.getByRole('heading', { level: 1, name: story.title }).waitFor();
}

/** As the browser does hourly and whenever a window becomes visible. */
async function becomeNewer(page: Page): Promise<void> {
	version += 1;
	await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Every window has let go of its story, and the others know. */
async function untilNobodyReads(page: Page): Promise<void> {
	await page.waitForFunction(
		async () => !(await navigator.locks.query()).held?.some(({ name }) => name === 'mid-story'),
	);
}

async function mark(page: Page): Promise<void> {
	await page.evaluate(() => void Object.assign(window, { isMarked: true }));
}

/** Milliseconds that the browser is given to hand over to the new worker. */
const takeOverTime = 20_000;

/**
 * The update is taken while the device rests. After a request that reaches the old worker during the change, the browser hands over
 * once that worker was idle for 30 s; one that is inspected, as this one is, never does, so the worker is ended here.
 */
async function update(page: Page): Promise<void> {
	await untilAtRest(page.context());
	await page.getByRole('button', { name: 'Update now' }).click();
	const timer = setInterval(() => void endWorkers(page).catch(() => {}), takeOverTime);
	await isAnew(page).finally(() => clearInterval(timer));
}

/** Waits for a second without requests that reach the worker. */
async function untilAtRest(device: BrowserContext): Promise<void> {
	let last = Date.now();
	device.on('request', (request) => {
		if (!/\/socket\.io\/|\/api\/(?!media\/)/.test(request.url())) last = Date.now();
	});
	await expect.poll(() => Date.now() - last).toBeGreaterThan(1_000);
}

/** Waits until the page is another one than was marked. */
async function isAnew(page: Page): Promise<void> {
	await page.waitForFunction(() => !('isMarked' in window), undefined, { timeout: 60_000 });
}

/** Whether the page is still the one that was marked. */
function isMarked(page: Page): Promise<boolean> {
	return page.evaluate(() => 'isMarked' in window);
}
