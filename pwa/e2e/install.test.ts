import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ensureBrowser } from '../../scripts/test-programs.ts';
import { setUpWorld } from './browser-world.ts';

const world = setUpWorld();

type Picture = { src: string; sizes: string; type: string };
type Manifest = { icons: Picture[]; screenshots: Picture[]; shortcuts: { url: string; icons: Picture[] }[] };

describe('the installability of the app', () => {
	// covers: without-network/installing-browser-finds-nothing
	it('has no issue that the browser reports', { tags: 'deep' }, async () => {
		const folder = mkdtempSync(join(tmpdir(), 'everbranch-install-'));
		// A private window installs nothing, and the browser without windows does not know how.
		const browser = await chromium.launchPersistentContext(folder, {
			executablePath: ensureBrowser(),
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

	it('has icons and screenshots of the type and size that the manifest names', async () => {
		const manifest = await world.request<Manifest>('GET', '/manifest.webmanifest');
		const pictures = [
			...manifest.icons.filter(({ sizes }) => sizes !== 'any'),
			...manifest.screenshots,
			...manifest.shortcuts.flatMap(({ icons }) => icons),
		];
		const page = await (await world.newDevice()).newPage();
		await page.goto('/login');
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

	it('does not precache icons and screenshots', async () => {
		const worker = await (await fetch(`${world.address}/sw.js`)).text();
		expect(worker).toContain('logo.svg');
		expect(worker).not.toMatch(/(icons|screenshots)\//);
	});

	it('has shortcuts to existing screens', async () => {
		const { shortcuts } = await world.request<Manifest>('GET', '/manifest.webmanifest');
		expect(shortcuts.map(({ url }) => url)).toEqual(['/create', '/story/last']);
		for (const { url } of shortcuts) {
			const { status } = await fetch(world.address + url, { headers: { accept: 'text/html' } });
			expect(status).toBe(200);
		}
	});
});
