import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import {
	type AttackerServer,
	armPage,
	attacks,
	launchAttack,
	openAttackerServer,
	outcomeIn,
} from './attacker-server.ts';
import { setUpWorld } from './browser-world.ts';
import { untilWorkerControls, withWorker } from './worker.ts';

/* What an attacker could do with a script, or a piece of a page, in the app. */

const world = setUpWorld();
let evil: AttackerServer;
let rosa: Session;
beforeAll(async () => {
	evil = await openAttackerServer();
	rosa = await world.register('Rosa');
});
afterAll(() => evil.close());

const everyAttack = [...attacks.script, ...Object.keys(attacks.network)];

/** A device of Rosa's whose complaints are what is looked for: the attacks are stopped aloud. */
async function deviceOfRosa(): Promise<BrowserContext> {
	const device = await world.browser.newContext({ baseURL: world.address, ...withWorker });
	onTestFinished(() => device.close());
	await device.addInitScript((token) => localStorage.setItem('token', token), rosa.token);
	return device;
}

/** The library of Rosa, as the network gives it, or as the worker does that is there since. */
async function library(device: BrowserContext): Promise<Page> {
	const page = await device.newPage();
	await page.addInitScript(armPage, evil.address);
	await page.goto('/');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	await untilWorkerControls(page);
	return page;
}

describe('an attack from within the page', () => {
	it('S28 can run no script and call no other server, in a page from the server and in one from the device', async () => {
		const device = await deviceOfRosa();
		for (const source of ['server', 'device']) {
			const page = await library(device);
			const [first] = await page.evaluate(() =>
				performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).workerStart),
			);
			expect([source, first === 0]).toEqual([source, source === 'server']);
			for (const name of everyAttack) await launchAttack(page, name);
			await expect.poll(async () => notStopped((await outcomeIn(page)).stopped)).toEqual([]);
			// The page still works, and may call its own server.
			expect(await page.evaluate(async () => (await fetch('/api/health')).status)).toBe(200);
			expect((await outcomeIn(page)).ran).toEqual([]);
			expect([...evil.requestedNames]).toEqual([]);
			await page.close();
		}
	});

	it('succeeds in a page without a content security policy', async () => {
		const device = await world.browser.newContext();
		onTestFinished(() => device.close());
		const page = await device.newPage();
		await page.addInitScript(armPage, evil.address);
		await page.goto(evil.page);
		for (const name of everyAttack.filter((name) => name !== 'form')) await launchAttack(page, name);
		await expect.poll(async () => notRun((await outcomeIn(page)).ran)).toEqual([]);
		await launchAttack(page, 'form').catch(() => {});
		await expect.poll(() => Object.keys(attacks.network).filter((name) => !evil.requestedNames.has(name))).toEqual([]);
	});
});

describe('an answer of the API', () => {
	it('S33 runs no script when it is opened as a page, even with the type of one', async () => {
		const device = await world.browser.newContext({ baseURL: world.address });
		onTestFinished(() => device.close());
		const page = await device.newPage();
		const titlesWith = async (isUnderPolicy: boolean) => {
			await page.route('**/api/**', async (route) => {
				const answer = await route.fetch();
				const { 'content-security-policy': policy, ...headers } = answer.headers();
				const asPage = {
					...headers,
					'content-type': 'text/html',
					...(isUnderPolicy && { 'content-security-policy': policy }),
				};
				await route.fulfill({
					headers: asPage as Record<string, string>,
					body: '<script>document.title = "ran"</script>',
				});
			});
			const titles: string[] = [];
			for (const place of ['/api/about', '/api/auth/profile', '/api/nowhere', '/api/media/x']) {
				await page.goto(place);
				titles.push(await page.title());
			}
			return titles;
		};
		expect(await titlesWith(true)).toEqual(['', '', '', '']);
		expect(await titlesWith(false)).toEqual(['ran', 'ran', 'ran', 'ran']);
	});
});

/** The attacks by the network of which the browser has not said yet that its policy stopped them. */
function notStopped(stopped: readonly string[]): string[] {
	const stops = Object.entries(attacks.network);
	return stops.filter(([, stop]) => !stopped.some((said) => stop.test(said))).map(([name]) => name);
}

function notRun(ran: readonly string[]): string[] {
	return attacks.script.filter((name) => !ran.includes(name));
}
