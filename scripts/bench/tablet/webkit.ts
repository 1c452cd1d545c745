import { setTimeout as sleep } from 'node:timers/promises';
import { startDriver } from '../../../pwa/webkit/driver.ts';
import { fetchOptionalPart, fillStoryForm } from '../../../pwa/webkit/story-form.ts';
import { button, type Place, type Tab, tabOf } from '../../../pwa/webkit/tab.ts';
import { findWebKit } from '../../test-programs.ts';
import type { Figure } from '../figures.ts';
import { register, startServer } from '../server.ts';
import { figuresOf, type Told } from './figures.ts';
import { type Moments, watchMoments } from './moments.ts';

const stories = 3;
const rest = 2_000;
const pollEvery = 500;
const mostPolls = 120;
const choice = '(//ol[starts-with(@aria-labelledby, "next-")]/li[1]/button)[last()]';

/** Stories told in WebKit, whose server is gone; it has no way to be slowed down. None where WebKit is not installed. */
export async function measureWebKit(): Promise<Figure[]> {
	const webKit = findWebKit();
	if (!webKit) {
		console.log('WebKit is not on this machine: npm run test:deep -- webkit installs it.');
		return [];
	}
	const server = await startServer();
	const { token } = await register(server, 'Rosa');
	const driver = await startDriver(webKit);
	try {
		const tab = tabOf(await driver.newBrowser(), server.url);
		await tab.open('/robots.txt');
		await tab.run((own) => {
			localStorage.setItem('token', own);
			localStorage.setItem('stories-without-network', 'no');
		}, token);
		await fetchOptionalPart(tab);
		await server[Symbol.asyncDispose]();
		const told: Told = { wishes: [], choices: [] };
		for (let story = 0; story < stories; story++) {
			// A choice of pictures is taken three seconds after the press, in which it can be undone.
			await fillStoryForm(tab, 'Pip', '6-8');
			await tab.run(watchMoments);
			told.wishes.push(await momentsOf(tab, button('Create My Story')));
			told.choices.push(await momentsOf(tab, choice));
		}
		await tab.close();
		return figuresOf(told, 1, ', WebKit');
	} finally {
		driver.stop();
	}
}

async function momentsOf(tab: Tab, place: Place): Promise<Moments> {
	await sleep(rest);
	await tab.run(() => {
		// Pictures below the screen would be loaded lazily.
		new MutationObserver(() => {
			for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
		}).observe(document, { childList: true, subtree: true });
		const page = window as unknown as { moments: Moments | null };
		page.moments = null;
		void window.nextMoments().then((moments) => {
			page.moments = moments;
		});
	});
	await tab.press(place);
	// One script that waits for the moments ran into its timeout in WebKit, perhaps as no frames are drawn meanwhile.
	for (let polls = 0; polls < mostPolls; polls++) {
		await sleep(pollEvery);
		const moments = await tab.run(() => (window as unknown as { moments: Moments | null }).moments);
		if (moments) return moments;
	}
	throw new Error('No chapter with its picture came within a minute');
}
