import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { bringBrowser } from '../../scripts/browser.ts';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { childOf, storyOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { bringUpWorld, phone, tablet } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
let story: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	await childOf(world, rosa, 'Milo');
	story = await storyOf(world, rosa);
});

type Picture = { src: string; sizes: string; type: string };
type Manifest = { icons: Picture[]; screenshots: Picture[]; shortcuts: { url: string; icons: Picture[] }[] };

describe('what a browser needs to install the app', () => {
	it('is all there: the browser finds nothing to object to', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'everbranch-install-'));
		// A private window installs nothing, and the browser without windows does not know how.
		const browser = await chromium.launchPersistentContext(folder, {
			executablePath: bringBrowser(),
			args: ['--no-sandbox', '--disable-gpu'],
			baseURL: world.address,
		});
		try {
			const [page = await browser.newPage()] = browser.pages();
			await page.goto('/login');
			await page.evaluate(async () => void (await navigator.serviceWorker.ready));
			const devtools = await browser.newCDPSession(page);
			const { errors, data } = await devtools.send('Page.getAppManifest');
			expect([errors, JSON.parse(data ?? '').name]).toEqual([[], 'Everbranch']);
			await expect.poll(() => devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
		} finally {
			await browser.close();
			rmSync(folder, { recursive: true, force: true });
		}
	});

	it('has pictures that are what the manifest says of them', async () => {
		const manifest = await world.ask<Manifest>('GET', '/manifest.webmanifest');
		const pictures = [
			...manifest.icons.filter(({ sizes }) => sizes !== 'any'),
			...manifest.screenshots,
			...manifest.shortcuts.flatMap(({ icons }) => icons),
		];
		const page = await world.pageFor(rosa);
		await page.goto('/');
		const found = await page.evaluate(
			async (sources) => {
				const look = async (src: string) => {
					const blob = await (await fetch(src)).blob();
					const { width, height } = await createImageBitmap(blob);
					return { src, sizes: `${width}x${height}`, type: blob.type };
				};
				return Promise.all(sources.map(look));
			},
			pictures.map(({ src }) => src),
		);
		expect(found).toEqual(pictures.map(({ src, sizes, type }) => ({ src, sizes, type })));
		expect(pictures.length).toBeGreaterThan(12);
	});

	it('does not make every device fetch icons and screenshots', async () => {
		const worker = await (await fetch(`${world.address}/sw.js`)).text();
		expect(worker).toContain('logo.svg');
		expect(worker).not.toMatch(/(icons|screenshots)\//);
	});

	it('has shortcuts to screens that there are', async () => {
		const { shortcuts } = await world.ask<Manifest>('GET', '/manifest.webmanifest');
		expect(shortcuts.map(({ url }) => url)).toEqual(['/create', '/story/last']);
		for (const { url } of shortcuts) {
			const { status } = await fetch(world.address + url, { headers: { accept: 'text/html' } });
			expect(status).toBe(200);
		}
	});
});

describe('the offer on the browser’s signal', () => {
	it('is not made again for a month after Not Now', async () => {
		const page = await atStories();
		await signalInstall(page);
		await bannerOf(page).waitFor();
		await page.getByRole('button', { name: 'Not Now' }).click();
		await bannerOf(page).waitFor({ state: 'detached' });
		await signalInstall(page);
		await expect.poll(() => bannerOf(page).count()).toBe(0);
		await reload(page);
		await signalInstall(page);
		await expect.poll(() => bannerOf(page).count()).toBe(0);
		await page.clock.setFixedTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
		await reload(page);
		await signalInstall(page);
		await bannerOf(page).waitFor();
	});

	it('goes when the browser does not want to ask a second time on the same signal', async () => {
		const page = await atStories();
		await signalInstall(page);
		const install = page.getByRole('button', { name: 'Install' });
		await install.click();
		await page.waitForFunction(() => document.body.dataset.asked === '1');
		await bannerOf(page).waitFor();
		await install.click();
		await bannerOf(page).waitFor({ state: 'detached' });
	});

	it('goes when the app was installed some other way', async () => {
		const page = await atStories();
		await signalInstall(page);
		await bannerOf(page).waitFor();
		await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
		await bannerOf(page).waitFor({ state: 'detached' });
	});

	it('waits until nobody reads', async () => {
		const page = await atStories();
		await page.goto(`/story/${story._id}`);
		await page.getByRole('heading', { level: 1 }).waitFor();
		await signalInstall(page);
		await expect.poll(() => bannerOf(page).count()).toBe(0);
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await bannerOf(page).waitFor();
	});

	it('is not made in the installed app', async () => {
		const page = await world.pageFor(rosa, { viewport: phone });
		await pretendToBeInstalled(page);
		await page.goto('/');
		await signalInstall(page);
		await page.getByRole('heading', { level: 1 }).waitFor();
		await expect.poll(() => bannerOf(page).count()).toBe(0);
	});

	it.each([phone, tablet])('is sound for everybody at a width of $width', async (viewport) => {
		const page = await atStories();
		await signalInstall(page);
		await bannerOf(page).waitFor();
		await expect.poll(() => faultsOf(page, bothLights(viewport))).toEqual([]);
	});
});

describe('on an iPad, whose browser gives no signal', () => {
	it('the steps are shown, and the offer rests when they are done', async () => {
		const page = await onIpad();
		await stepsOf(page).getByText('at the top right of Safari').waitFor();
		await expect.poll(() => stepsOf(page).getByRole('listitem').count()).toBe(4);
		await stepsOf(page).getByRole('button', { name: 'Done' }).click();
		await stepsOf(page).waitFor({ state: 'detached' });
		await expect.poll(() => bannerOf(page).count()).toBe(0);
		await reload(page);
		await expect.poll(() => bannerOf(page).count()).toBe(0);
	});

	it('the steps can be put off, and asked for again', async () => {
		const page = await onIpad();
		await stepsOf(page).getByRole('button', { name: 'Later' }).click();
		await stepsOf(page).waitFor({ state: 'detached' });
		const isFocused = await page
			.getByRole('button', { name: 'Show me how' })
			.evaluate((it) => it === document.activeElement);
		expect(isFocused).toBe(true);
		await page.getByRole('button', { name: 'Show me how' }).press('Enter');
		await stepsOf(page).waitFor();
		await page.keyboard.press('Escape');
		await stepsOf(page).waitFor({ state: 'detached' });
		await page.getByRole('button', { name: 'Not Now' }).click();
		await expect.poll(() => bannerOf(page).count()).toBe(0);
	});

	it.each([
		['Chrome', 'CriOS/143.0.7499.92 Version/18.6', 'at the end of Chrome’s address bar'],
		['Firefox', 'FxiOS/145.0 Version/18.6', 'Open Firefox’s menu'],
		['any other browser', 'EdgiOS/143.0.3650.75 Version/18.6', 'most browsers have it in their menu'],
	])('%s is told of its own Share button', async (_browser, names, words) => {
		const page = await onIpad(names);
		await stepsOf(page).getByText(words).waitFor();
	});

	it('nothing of it is shown to a child', async () => {
		const page = await ipad();
		await page.goto('/');
		await bannerOf(page).waitFor();
		await page.getByRole('button', { name: 'Active Profile' }).click();
		await page.getByRole('menuitemradio', { name: 'Milo' }).click();
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		await expect.poll(() => bannerOf(page).count()).toBe(0);
	});

	it('nothing of it is shown in the app that was opened from the home screen', async () => {
		const page = await ipad();
		await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
		await page.goto('/');
		await page.getByRole('article').waitFor();
		await expect.poll(() => bannerOf(page).count()).toBe(0);
	});

	it.each([phone, tablet])('the steps are sound for everybody at a width of $width', async (viewport) => {
		const page = await onIpad();
		await expect.poll(() => faultsOf(page, bothLights(viewport))).toEqual([]);
	});
});

const bannerOf = (page: Page) => page.getByText(/^(Keep|Put) Everbranch on your home screen,/);
const stepsOf = (page: Page) => page.getByRole('dialog', { name: 'Put Everbranch on your home screen' });
const bothLights = (viewport: typeof phone) =>
	(['dark', 'light'] as const).map((colorScheme) => ({ viewport, colorScheme }));

async function atStories(): Promise<Page> {
	const page = await world.pageFor(rosa, { viewport: phone });
	await page.goto('/');
	await page.getByRole('article').waitFor();
	return page;
}

async function reload(page: Page): Promise<void> {
	await page.reload();
	await page.getByRole('article').waitFor();
}

/** A browser on an iPad, which says that it is one on a Mac. */
async function ipad(names = 'Version/18.6'): Promise<Page> {
	const userAgent = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${names} Safari/605.1.15`;
	const page = await world.pageFor(rosa, { viewport: tablet, userAgent, hasTouch: true });
	await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }));
	return page;
}

/** On an iPad, with the steps open. */
async function onIpad(names?: string): Promise<Page> {
	const page = await ipad(names);
	await page.goto('/');
	await page.getByRole('button', { name: 'Show me how' }).click();
	await stepsOf(page).waitFor();
	return page;
}

/** The browser's own signal, whose prompt somebody dismisses, and which is good for one prompt. */
async function signalInstall(page: Page): Promise<void> {
	await page.evaluate(() => {
		let asked = 0;
		const prompt = async () => {
			asked += 1;
			document.body.dataset.asked = String(asked);
			if (asked > 1) throw new DOMException('The prompt() method may only be called once.', 'InvalidStateError');
			return { outcome: 'dismissed' };
		};
		dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
	});
}

async function pretendToBeInstalled(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const ask = window.matchMedia.bind(window);
		const always = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
		window.matchMedia = (query) =>
			query.includes('display-mode: standalone') ? (always as unknown as MediaQueryList) : ask(query);
	});
}
