import { type Browser, chromium } from 'playwright';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type Figure, median } from '../figures.ts';
import { browserOptions } from '../offline/device.ts';
import { register, type Server, startServer, storyInput, untilDrawn } from '../server.ts';
import { openStory } from './reader-page.ts';

const runs = 5;

/** From the end of the last read of the library to the frame with the map. The trees are whole: three ways from each chapter. */
export async function measureMap(): Promise<Figure[]> {
	await using server = await startServer();
	const rosa = await register(server, 'Rosa');
	await server.ask('POST', '/api/stories', rosa, storyInput());
	const [listed] = await untilDrawn(server, rosa);
	const story = await server.ask<Story>('GET', `/api/stories/${listed?._id}`, rosa);
	const browser = await chromium.launch(browserOptions);
	try {
		const of40 = await timesOf(browser, server, rosa, grown(story, 40));
		const of200 = await timesOf(browser, server, rosa, grown(story, 200));
		return [
			{ what: 'map of 40 chapters', value: median(of40), unit: 'ms', limit: { most: 50 } },
			{ what: 'map of 200 chapters', value: median(of200), unit: 'ms' },
		];
	} finally {
		await browser.close();
	}
}

/** The story with so many chapters, all of them like its first one. */
function grown(story: Story, count: number): Story {
	const [first] = story.nodes as [Chapter];
	const nodes: Chapter[] = [{ ...first, choices: first.choices.map((choice) => ({ ...choice })) }];
	for (const parent of nodes) {
		for (const [choiceIndex, choice] of parent.choices.entries()) {
			if (nodes.length === count) break;
			const _id = `${first._id.slice(0, -4)}${String(nodes.length).padStart(4, '0')}`;
			choice.nextNodeId = _id;
			const place = { _id, parentNodeId: parent._id, choiceIndex, chapterNumber: parent.chapterNumber + 1 };
			nodes.push({ ...first, ...place, choices: first.choices.map(({ text }) => ({ text, nextNodeId: null })) });
		}
	}
	return { ...story, nodes };
}

async function timesOf(browser: Browser, server: Server, rosa: Session, story: Story): Promise<number[]> {
	const times: number[] = [];
	for (let run = 0; run < runs; run++) {
		const page = await openStory(browser, server, rosa, story);
		await page.route(`**/api/stories/${story._id}`, (route) => route.fulfill({ json: story }));
		await page.addInitScript(watchReads);
		await page.goto(`${server.url}/story/${story._id}/map`);
		const drawn = await page.waitForFunction(
			(count) => (window as { drawn?: { count: number; ms: number }[] }).drawn?.find((one) => one.count >= count),
			story.nodes.length,
		);
		times.push(((await drawn.jsonValue()) as { ms: number }).ms);
		await page.context().close();
	}
	return times;
}

/** Runs in the page. `window.drawn`: how many chapters a map had when it grew, and how long after the last read it was painted. */
function watchReads(): void {
	let read = 0;
	const begin = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (...args) {
		const transaction = begin.apply(this, args);
		transaction.addEventListener('complete', () => {
			read = performance.now();
		});
		return transaction;
	};
	const drawn: { count: number; ms: number }[] = [];
	Object.assign(window, { drawn });
	let seen = 0;
	new MutationObserver(() => {
		const count = document.querySelectorAll('[aria-label^="Chapter "]').length;
		if (count <= seen) return;
		seen = count;
		const from = read;
		requestAnimationFrame(() => setTimeout(() => drawn.push({ count, ms: performance.now() - from })));
	}).observe(document, { childList: true, subtree: true });
}
