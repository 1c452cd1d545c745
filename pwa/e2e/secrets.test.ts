import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, passwordOf, setUpWorld } from './browser-world.ts';
import { createChild, createStory } from './stories.ts';
import { chapter, switchProfile, untilPicturePainted } from './story-page.ts';
import { cardOf, savedMark, untilWorkerControls, withWorker } from './worker.ts';

/* Secrets stay out of addresses, and off a device after a logout. */

const world = setUpWorld();

describe('an account on a device', () => {
	it('S34 leaves nothing in storage, databases, caches and cookies after a logout', async () => {
		const rosa = await world.register('Rosalindana');
		const milo = await createChild(world, rosa, 'Milovan');
		const story = await createStory(world, rosa, { hero: 'Quillibert', isDrawn: true });
		const page = await world.pageFor(rosa, { ...withWorker, viewport: desktop });
		await page.goto('/');
		await untilWorkerControls(page);
		await savedMark(page, story).waitFor();
		await cardOf(page, story).getByRole('link').first().click();
		await chapter(page, 1).waitFor();
		await page.goto('/');
		await switchProfile(page, 'Milovan');
		await page.getByRole('heading', { name: "Milovan's Stories" }).waitFor();
		await switchProfile(page, 'Rosalindana');

		const { images, content } = story.nodes[0]!;
		const traces = {
			...{ token: rosa.token, account: rosa.user._id, email: rosa.user.email ?? '', name: 'Rosalindana' },
			...{ child: milo._id, childName: 'Milovan', story: story._id, title: story.title, hero: 'Quillibert' },
			...{ words: content.slice(0, 60), picture: images?.large.split('/').at(-1) ?? '' },
		};
		const found = async () => {
			const kept = await keptOn(page);
			return Object.keys(traces).filter((what) => kept.includes(traces[what as keyof typeof traces]));
		};
		await expect.poll(found).toEqual(Object.keys(traces));
		expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['media']);

		await page.getByRole('button', { name: 'Logout' }).click();
		await page.waitForURL('**/login');
		// To look into one that is being deleted would make it anew.
		await expect.poll(() => databasesOn(page)).toEqual(['everbranch']);
		expect(await found()).toEqual([]);
		await expect.poll(() => page.context().cookies()).toEqual([]);
		await page.reload();
		await page.getByRole('button', { name: 'Sign In' }).waitFor();
		expect(await found()).toEqual([]);
	});

	it('S34 S36 has its token in no address, and leaves no picture in the cache of a browser without a worker', async () => {
		const rosa = await world.register('Rosa');
		const story = await createStory(world, rosa, { isDrawn: true });
		const page = await (await world.newDevice({ viewport: desktop })).newPage();
		const requests: Request[] = [];
		const sockets: string[] = [];
		page.on('request', (request) => requests.push(request));
		page.on('websocket', (socket) => sockets.push(socket.url()));
		await page.goto('/login');
		await page.getByLabel('Email').fill(rosa.user.email ?? '');
		await page.getByLabel('Password').fill(passwordOf('Rosa'));
		await page.getByRole('button', { name: 'Sign In' }).click();
		await page.getByRole('link', { name: story.title }).click();
		await untilPicturePainted(page);
		await expect.poll(() => sockets.length).toBeGreaterThan(0);
		const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
		const [cookie] = await page.context().cookies();
		const secrets = [token, cookie?.value ?? ''].flatMap((whole) => whole.split('.').slice(1));
		expect(secrets.map((part) => part.length > 40)).toEqual([true, true, true, true]);
		const shown = await page.evaluate(() => document.querySelector<HTMLImageElement>('article img')?.currentSrc ?? '');
		await expect.poll(() => isInCache(page, shown)).toBe(true);

		await page.getByRole('button', { name: 'Logout' }).click();
		await page.waitForURL('**/login');
		await expect.poll(() => isInCache(page, shown)).toBe(false);
		const addresses = [...requests.map((request) => request.url()), ...sockets];
		expect(addresses).toContain(shown);
		const telling = [...secrets, rosa.user.email ?? '', encodeURIComponent(rosa.user.email ?? ''), passwordOf('Rosa')];
		expect(addresses.filter((address) => telling.some((secret) => address.includes(secret)))).toEqual([]);
		const referers = await Promise.all(requests.map((request) => request.headerValue('referer').catch(() => null)));
		expect(referers.filter((referer) => referer)).toEqual([]);
	});
});

/**
 * All that the page could find on this device, as text: storages, each row of each database, each address and text in a
 * cache.
 */
function keptOn(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const done = <Result>(request: IDBRequest<Result>) =>
			new Promise<Result>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
		for (const { name = '' } of await indexedDB.databases()) {
			const database = await done(indexedDB.open(name));
			kept.push(name);
			for (const store of database.objectStoreNames) {
				const rows = database.transaction(store).objectStore(store);
				kept.push(store, await done(rows.getAllKeys()), await done(rows.getAll()));
			}
			database.close();
		}
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) kept.push(request.url);
		}
		return JSON.stringify(kept);
	});
}

function databasesOn(page: Page): Promise<(string | undefined)[]> {
	return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}

/** Whether the browser has an answer for this address in its own cache. */
function isInCache(page: Page, url: string): Promise<boolean> {
	return page.evaluate(
		(address) =>
			fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
				({ ok }) => ok,
				() => false,
			),
		url,
	);
}
