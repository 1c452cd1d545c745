import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Session } from '../../../shared/contract/user.ts';
import { evaluateWithTimeout, onDevice, stopwatchTime, untilShellCached } from './device.ts';
import { librarySize } from './library.ts';

type Store = 'stories' | 'nodes';
type Row = Record<string, unknown>;

const keyOf = { stories: 'id', nodes: '_id' } as const;
const rowsIn = { stories: librarySize.stories, nodes: librarySize.stories * librarySize.chapters };
const rowsAtATime = 2000;
const patience = 90_000;

/** Logs in, and lets the app download the library and its shell. Returns the stored rows. */
export async function fillAppProfile(
	profile: string,
	url: string,
	{ token, user }: Session,
): Promise<Record<Store, Row[]>> {
	const database = `everbranch-${user._id}`;
	return onDevice(profile, async (page) => {
		await page.addInitScript({ path: join(import.meta.dirname, 'rows.js') });
		await page.goto(`${url}/robots.txt`);
		await page.evaluate((given) => localStorage.setItem('token', given), token);
		await page.goto(url);
		await untilDownloaded(page, database);
		await reloadUntilShellCached(page);
		return { stories: await read(page, database, 'stories'), nodes: await read(page, database, 'nodes') };
	});
}

/** Puts the same rows into the baseline page's database, and lets it cache its shell. */
export async function fillBaselineProfile(profile: string, url: string, rows: Record<Store, Row[]>): Promise<void> {
	await onDevice(profile, async (page) => {
		await page.addInitScript({ path: join(import.meta.dirname, 'rows.js') });
		await page.goto(url);
		for (const store of ['stories', 'nodes'] as const) await put(page, 'baseline', store, rows[store]);
		await reloadUntilShellCached(page);
	});
}

async function untilDownloaded(page: Page, database: string): Promise<void> {
	const until = Date.now() + patience;
	for (const store of ['stories', 'nodes'] as const) {
		for (;;) {
			const count = await evaluateWithTimeout<number>(page, `rows.count('${database}', '${store}')`);
			if (count === rowsIn[store]) break;
			if (Date.now() > until) throw new Error(`${count} of ${rowsIn[store]} ${store} came to the device`);
			await sleep(250);
		}
	}
}

/** Reloads until the worker serves the page. */
async function reloadUntilShellCached(page: Page): Promise<void> {
	await untilShellCached(page);
	await page.reload();
	await stopwatchTime(page, 'rows');
	if (!(await evaluateWithTimeout(page, '!!navigator.serviceWorker.controller')))
		throw new Error('No service worker serves the page');
}

/** As JSON text: Playwright serializes objects slowly. */
async function read(page: Page, database: string, store: Store): Promise<Row[]> {
	const all: Row[] = [];
	for (;;) {
		const after = JSON.stringify(all.at(-1)?.[keyOf[store]] ?? null);
		const asked = `rows.read('${database}', '${store}', ${after}, ${rowsAtATime}).then(JSON.stringify)`;
		const some = JSON.parse(await evaluateWithTimeout<string>(page, asked)) as Row[];
		all.push(...some);
		if (some.length < rowsAtATime) return all;
	}
}

async function put(page: Page, database: string, store: Store, all: readonly Row[]): Promise<void> {
	for (let from = 0; from < all.length; from += rowsAtATime) {
		const some = JSON.stringify(JSON.stringify(all.slice(from, from + rowsAtATime)));
		await evaluateWithTimeout(page, `rows.put('${database}', '${store}', JSON.parse(${some})).then(() => null)`);
	}
}
