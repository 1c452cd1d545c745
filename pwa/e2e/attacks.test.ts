import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Story, StoryNode } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { change, changeStories } from './answers.ts';
import { armPage, attackBy, attacks, type Evil, harmIn, openEvilServer } from './evil.ts';
import { storyOf } from './family.ts';
import { withWorker, workerIsInCharge } from './worker.ts';
import { bringUpWorld, desktop } from './world.ts';

/* What somebody could do who got a script, or a piece of a page, into the app. */

const world = bringUpWorld();
let evil: Evil;
let rosa: Session;
beforeAll(async () => {
	evil = await openEvilServer();
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
	await workerIsInCharge(page);
	return page;
}

describe('an attacker in the page', () => {
	it('S28 can run nothing and tell nobody, whether the page comes from the server or from the device', async () => {
		const device = await deviceOfRosa();
		for (const source of ['server', 'device']) {
			const page = await library(device);
			const [first] = await page.evaluate(() =>
				performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).workerStart),
			);
			expect([source, first === 0]).toEqual([source, source === 'server']);
			for (const name of everyAttack) await attackBy(page, name);
			await expect.poll(async () => notStopped((await harmIn(page)).stopped)).toEqual([]);
			// The page is as it was, and may still talk to whom it belongs.
			expect(await page.evaluate(async () => (await fetch('/api/health')).status)).toBe(200);
			expect((await harmIn(page)).ran).toEqual([]);
			expect([...evil.asked]).toEqual([]);
			await page.close();
		}
	});

	it('could do all of it in a page without a policy, so that each of them is an attack', async () => {
		const device = await world.browser.newContext();
		onTestFinished(() => device.close());
		const page = await device.newPage();
		await page.addInitScript(armPage, evil.address);
		await page.goto(evil.page);
		for (const name of everyAttack.filter((name) => name !== 'form')) await attackBy(page, name);
		await expect.poll(async () => notRun((await harmIn(page)).ran)).toEqual([]);
		await attackBy(page, 'form').catch(() => {});
		await expect.poll(() => Object.keys(attacks.network).filter((name) => !evil.asked.has(name))).toEqual([]);
	});
});

describe('what the API gives', () => {
	it('S33 runs nothing when it is opened as a page, even where it could be taken for one', async () => {
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

describe('what somebody writes', () => {
	const markup = (mark: string) => `${mark}<b>b</b><img src=x: onerror="ran=1"><script>ran=1</script>&lt;`;

	it('S38 is shown as it is written', async () => {
		const name = '<img src=x: onerror="ran=1"><b>Rosa</b>';
		const author = await world.register('Rosa');
		await world.ask('PUT', '/api/users/profile', { as: author, body: { profile: { name, age: 36 } } });
		const { _id } = await storyOf(world, author);
		const page = await world.pageFor(author, { viewport: desktop });
		const written = (story: Story): Story => ({ ...story, title: markup('title'), nodes: story.nodes.map(inMarkup) });
		await changeStories(page, (stories) => stories.map(written));
		await change<Story>(page, `GET /api/stories/${_id}`, written);
		const seen = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

		await page.goto('/');
		await seen(`Welcome, ${name}`);
		await seen(markup('title'));
		await page.goto(`/story/${_id}`);
		for (const text of ['title', 'content', 'choice']) await seen(markup(text));
		await page.getByRole('heading', { name: markup('chapter') }).waitFor();
		expect(await page.evaluate(() => [document.querySelectorAll('[onerror]').length, 'ran' in window])).toEqual([
			0,
			false,
		]);
	});

	const inMarkup = (node: StoryNode): StoryNode => ({
		...node,
		chapterTitle: markup('chapter'),
		content: markup('content'),
		choices: node.choices.map((choice) => ({ ...choice, text: markup('choice') })),
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
