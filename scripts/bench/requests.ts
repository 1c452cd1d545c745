import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Figure } from './figures.ts';
import { onDevice, untilShellCached } from './offline/device.ts';
import { startTrafficProxy, type TrafficProxy } from './offline/traffic-proxy.ts';
import { register, startServer, storyInput, untilDrawn } from './server.ts';

const choices = 5;
/** Milliseconds without a request, after which no more is expected: longer than a sync is ever put off. */
const quiet = 2_200;

export const title = `requests of a page for a new story, and for each of ${choices} choices, until the chapter is drawn and heard`;

/** Requests by route, counted between the browser and the server. Those of the choices are a mean. */
export async function measure(): Promise<Figure[]> {
	const profile = await mkdtemp(join(tmpdir(), 'everbranch-bench-'));
	try {
		await using server = await startServer({ LOOK_AHEAD: '0' });
		await using proxy = await startTrafficProxy(server.url);
		const rosa = await register(server, 'Rosa');
		// Starts the threads of the makers, so that no poll is needed for a chapter that a cold server writes slowly.
		await server.ask('POST', '/api/stories', rosa, storyInput());
		await untilDrawn(server, rosa);
		return await onDevice(profile, async (page) => {
			await openForm(page, proxy.url, rosa.token);
			await untilQuiet(proxy);
			const ofCreation = await requestsOf(proxy, () => create(page));
			const ofFirstVoice = await requestsOf(proxy, () => play(page, 1));
			const ofChoices: string[] = [];
			const ofVoices: string[] = [];
			for (let number = 2; number <= choices + 1; number++) {
				ofChoices.push(...(await requestsOf(proxy, () => choose(page, number))));
				ofVoices.push(...(await requestsOf(proxy, () => play(page, number))));
			}
			return [
				...figuresOf('a new story, drawn', ofCreation, 1),
				...figuresOf('its first chapter, heard', ofFirstVoice, 1),
				...figuresOf('a choice, drawn', ofChoices, choices),
				...figuresOf('its chapter, heard', ofVoices, choices),
			];
		});
	} finally {
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Opens the form in a page that the service worker serves, and fills it in. */
async function openForm(page: Page, url: string, token: string): Promise<void> {
	await page.goto(`${url}/robots.txt`);
	await page.evaluate((given) => localStorage.setItem('token', given), token);
	await page.goto(url);
	await untilShellCached(page);
	await page.goto(`${url}/create`);
	await page.getByRole('button', { name: 'Randomize Story' }).click();
	await page.getByLabel('Age group').selectOption('12+');
}

async function create(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Create My Story' }).click();
	await untilPainted(page, 1);
}

async function choose(page: Page, number: number): Promise<void> {
	await page.getByRole('list', { name: 'What happens next?' }).last().getByRole('button').first().click();
	await untilPainted(page, number);
}

/** Waits for a chapter and the pixels of its picture, which it scrolls to: pictures out of sight are not loaded. */
async function untilPainted(page: Page, number: number): Promise<void> {
	await page.getByRole('heading', { name: `Chapter ${number}` }).waitFor();
	const picture = page.locator('article img[src^="/api/media/"]').nth(number - 1);
	await picture.scrollIntoViewIfNeeded();
	await picture.evaluate('(image) => image.decode()');
}

async function play(page: Page, number: number): Promise<void> {
	const narration = page.getByRole('region', { name: `Narration of chapter ${number}` });
	await narration.getByRole('button', { name: `Play chapter ${number}` }).click();
	await narration.getByRole('button', { name: `Pause chapter ${number}` }).click();
}

/** The requests that some work causes, each as `METHOD route`, until none has come for a while. */
async function requestsOf(proxy: TrafficProxy, work: () => Promise<void>): Promise<string[]> {
	await work();
	return untilQuiet(proxy);
}

async function untilQuiet(proxy: TrafficProxy): Promise<string[]> {
	const requests = proxy.takeRequests();
	for (;;) {
		await sleep(quiet);
		const later = proxy.takeRequests();
		if (later.length === 0) return requests.map(routeOf);
		requests.push(...later);
	}
}

function routeOf({ method, path }: { method: string; path: string }): string {
	const route = path
		.replace(/\?.*/, '')
		.replace(/^\/api\/media\/.*/, '/api/media/:name')
		.replace(/^\/assets\/.*/, '/assets/:name')
		.replace(/\/status\/[^/]+/, '/status/:requestId')
		.replace(/\/[0-9a-f-]{36}/g, '/:id');
	return `${method} ${route}`;
}

function figuresOf(what: string, routes: readonly string[], times: number): Figure[] {
	const counts = Object.entries(Object.groupBy(routes, (route) => route)).map(
		([route, all]) => [route, all!.length / times] as const,
	);
	const total: Figure = { what, value: routes.length / times, unit: '' };
	return [total, ...counts.toSorted().map(([route, value]): Figure => ({ what: `· ${route}`, value, unit: '' }))];
}
