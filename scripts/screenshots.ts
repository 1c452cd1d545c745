import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { urlOf } from '../shared/contract/call.ts';
import type { Story } from '../shared/contract/story.ts';
import type { Session } from '../shared/contract/user.ts';
import { register, type Server, startServer } from './bench/server.ts';
import { buildIfNeeded } from './build.ts';
import {
	detectiveTale,
	dinosaurTale,
	dragonTale,
	foxTale,
	mermaidTale,
	pirateTale,
	spaceTale,
	unicornTale,
} from './seed/sample-stories.ts';
import { createAndReadStory } from './seed/sample-story.ts';
import type { ApiClient } from './seed/seed-server.ts';
import { ensureBrowser } from './test-programs.ts';

/*
 * Takes the pictures that a browser and an app store show of the app before it is installed, of the real app with stories
 * that its built-in makers have written: `node scripts/screenshots.ts`. To be run when the screens have changed.
 */

const folder = fileURLToPath(new URL('../pwa/public/screenshots/', import.meta.url));
const sizes = {
	narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
	wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};
/** The newest is the first on the dashboard. */
const tales = [detectiveTale, pirateTale, spaceTale, mermaidTale, foxTale, dinosaurTale, unicornTale, dragonTale];

await buildIfNeeded();
mkdirSync(folder, { recursive: true });
await using server = await startServer();
const rosa = await register(server, 'Rosa');
const stories = await tellAll(server, rosa);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
for (const size of ['narrow', 'wide'] as const) await takePictures(browser, size);
await browser.close();

async function tellAll(server: Server, as: Session): Promise<Story[]> {
	const ask: ApiClient = ({ method, path }, { as, params, query, body } = {}) =>
		server.ask(method, urlOf(path, params, query), as, body as object | undefined);
	const stories: Story[] = [];
	// One after the other: so they stand in this order.
	for (const tale of tales) stories.push(await createAndReadStory(ask, as, { ...tale, narratedChapters: 0 }));
	return stories;
}

async function takePictures(browser: Browser, size: keyof typeof sizes): Promise<void> {
	const device = { ...sizes[size], baseURL: server.url, reducedMotion: 'reduce', colorScheme: 'light' } as const;
	const context = await browser.newContext(device);
	await context.addInitScript((token) => localStorage.setItem('token', token), rosa.token);
	const page = await context.newPage();
	await page.goto('/');
	await page
		.getByRole('article')
		.nth(tales.length - 1)
		.waitFor();
	await take(page, `stories-${size}`);
	await page.goto(`/story/${stories.at(-1)?._id}`);
	await page.getByRole('heading', { level: 1 }).waitFor();
	await take(page, `story-${size}`);
	await page.goto('/create');
	await page.getByRole('button', { name: 'Randomize Story' }).click();
	await take(page, `create-${size}`);
	await context.close();
}

async function take(page: Page, name: string): Promise<void> {
	await page.waitForLoadState('networkidle');
	await page.waitForFunction('[...document.images].every(({ complete, loading }) => complete || loading === "lazy")');
	const picture = await page.screenshot({ animations: 'disabled' });
	// Browsers take JPEG and PNG for these; the pictures in the stories make PNG five times as large.
	await sharp(picture).jpeg({ quality: 80, mozjpeg: true }).toFile(`${folder}${name}.jpg`);
}
