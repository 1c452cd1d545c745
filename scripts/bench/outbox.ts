import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright';
import type { Session } from '../../shared/contract/user.ts';
import type { Figure } from './figures.ts';
import { browserOptions } from './offline/device.ts';
import { apiClient, countEffects, createInitialStories, entriesFor } from './outbox/commands.ts';
import { startUnreliableServer, type UnreliableServer } from './outbox/unreliable-server.ts';

export const title = '500 entries of the outbox through every accident, and 1,000 random days of a tablet';

const root = join(import.meta.dirname, '../..');
const days = 1000;
const patience = 10 * 60_000;
/** Milliseconds of failures; then the connection is stable, and the remaining entries are sent. */
const stormLasts = 60_000;
/** The mean milliseconds between two failures of a kind. */
const every = { workerDies: 1500, serverDies: 5000, tabDies: 4000, wakeUp: 700 } as const;

/** Two tabs and the worker replay concurrently, while tabs, worker and server are killed and responses are lost. */
export async function measure(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-bench-'));
	try {
		return [...(await throughAccidents(folder)), randomDays()];
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

async function throughAccidents(folder: string): Promise<Figure[]> {
	await using server = await startUnreliableServer(join(folder, 'data'));
	const session = await registered(server);
	const ask = apiClient(server, session);
	const stories = await createInitialStories(ask);
	const entries = entriesFor(stories);
	const context = await chromium.launchPersistentContext(join(folder, 'tablet'), browserOptions);
	const from = performance.now();
	try {
		await logIn(context, server, session);
		await putIntoOutbox(context, session, entries);
		await Promise.all(accidentsOf(context, server, AbortSignal.timeout(stormLasts)));
		server.stopLosingAnswers();
		const failed = await untilSent(context, session, server);
		const { sent, again, lost, kills } = server.counts;
		const limit = { least: entries.length };
		return [
			{
				what: 'effects at the server, each once and as meant',
				value: await countEffects(ask, stories),
				unit: '',
				limit,
			},
			{ what: 'entries given up', value: failed, unit: '', limit: { most: 0 } },
			{ what: 'requests sent', value: sent, unit: '', than: { what: 'entries', value: entries.length } },
			{ what: '· of them again', value: again, unit: '' },
			{ what: '· answers lost after the server had done it', value: lost, unit: '' },
			{ what: '· servers killed', value: kills, unit: '' },
			{ what: 'until all was sent', value: (performance.now() - from) / 1000, unit: 's' },
		];
	} finally {
		await context.close();
	}
}

/** The model test of the unit suite, with more days. */
function randomDays(): Figure {
	const vitest = join(root, 'node_modules/vitest/vitest.mjs');
	const args = [vitest, 'run', '--project', 'unit-app', 'pwa/local/outbox/outbox-model.test.ts'];
	const { status, stdout } = spawnSync(process.execPath, args, {
		cwd: root,
		env: { ...process.env, OUTBOX_DAYS: String(days) },
		encoding: 'utf8',
	});
	if (status !== 0) console.log(stdout);
	return { what: 'random days lived through', value: status === 0 ? days : 0, unit: '', limit: { least: days } };
}

async function registered({ url }: UnreliableServer): Promise<Session> {
	const account = { email: 'rosa@example.com', password: 'rosa-has-a-key', profile: { name: 'Rosa', age: 36 } };
	const response = await fetch(`${url}/api/auth/register`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ ...account, consent: true }),
	});
	return (await response.json()) as Session;
}

async function logIn(context: BrowserContext, { url }: UnreliableServer, { token }: Session): Promise<void> {
	await context.addInitScript({ path: join(import.meta.dirname, 'offline/rows.js') });
	const page = context.pages()[0] ?? (await context.newPage());
	await page.goto(`${url}/robots.txt`);
	await page.evaluate((given) => localStorage.setItem('token', given), token);
	await page.goto(url);
	await page.getByRole('heading', { level: 1 }).waitFor();
	await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
	await page.locator('li h2').first().waitFor();
	await page.goto(`${url}/robots.txt`);
}

/** Written while the app runs in no tab. */
async function putIntoOutbox(context: BrowserContext, { user }: Session, entries: readonly object[]): Promise<void> {
	const database = `everbranch-${user._id}`;
	await context.pages()[0]!.evaluate(`rows.put('${database}', 'outbox', ${JSON.stringify(entries)}).then(() => null)`);
}

function accidentsOf(context: BrowserContext, server: UnreliableServer, signal: AbortSignal): Promise<void>[] {
	const again = async (milliseconds: number, accident: () => Promise<unknown>) => {
		while (!signal.aborted) {
			await sleep(milliseconds * 2 * Math.random(), undefined, { signal }).catch(() => {});
			if (!signal.aborted) await accident().catch(() => {});
		}
	};
	const tabs: (Page | undefined)[] = [];
	const openTab = async (which: number) => {
		await tabs[which]?.close();
		tabs[which] = await context.newPage();
		await tabs[which].goto(server.url);
	};
	return [
		again(every.tabDies, () => openTab(0)),
		again(every.tabDies, () => openTab(1)),
		again(every.serverDies, () => server.kill()),
		again(every.workerDies, () => stopWorkers(context)),
		again(every.wakeUp, () => wakeUp(context)),
	];
}

const wakingUp = `
	dispatchEvent(new Event('online'));
	navigator.serviceWorker.getRegistration().then((it) => it.sync.register('outbox-' + Math.random())).then(() => null)`;

async function stopWorkers(context: BrowserContext): Promise<void> {
	const page = context.pages()[0]!;
	const devtools = await context.newCDPSession(page);
	await devtools.send('ServiceWorker.enable');
	await devtools.send('ServiceWorker.stopAllWorkers');
	await devtools.detach();
}

/** As when the network is back: the tabs and the worker get their events. */
async function wakeUp(context: BrowserContext): Promise<void> {
	for (const page of context.pages()) {
		await page.evaluate(wakingUp);
	}
}

/** Waits until the outbox is empty; returns the number of failed entries. */
async function untilSent(context: BrowserContext, { user }: Session, server: UnreliableServer): Promise<number> {
	const watch = await context.newPage();
	await watch.goto(`${server.url}/robots.txt`).catch(() => {});
	const until = Date.now() + patience;
	await (await context.newPage()).goto(server.url);
	while (Date.now() < until) {
		await wakeUp(context).catch(() => {});
		const states = await statesOf(watch, `everbranch-${user._id}`).catch(() => null);
		if (states?.every((state) => state === 'failed')) return states.length;
		await sleep(500);
	}
	throw new Error('Some entries were never sent');
}

async function statesOf(page: Page, database: string): Promise<string[]> {
	const entries = await page.evaluate<{ state: string }[]>(`rows.read('${database}', 'outbox', null, 1000)`);
	return entries.map(({ state }) => state);
}
