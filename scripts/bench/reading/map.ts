import { type Browser, chromium } from 'playwright';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type Figure, median } from '../figures.ts';
import { browserOptions } from '../offline/device.ts';
import { register, type Server, startServer, storyInput, untilDrawn } from '../server.ts';
import { openStory } from './reader-page.ts';

const runs = 5;

/**
 * From the end of the last read of the library to the frame with what the window shows of the map, and to the one with all of it.
 * The trees are whole: three ways from each chapter.
 */
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
			{ what: 'map of 40 chapters', value: median(of40.map(({ seen }) => seen)), unit: 'ms', limit: { most: 50 } },
			{ what: '· with what is outside of the window', value: median(of40.map(({ whole }) => whole)), unit: 'ms' },
			{ what: 'map of 200 chapters', value: median(of200.map(({ seen }) => seen)), unit: 'ms' },
			{ what: '· with what is outside of the window', value: median(of200.map(({ whole }) => whole)), unit: 'ms' },
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

type MapTimes = { seen: number; whole: number };

async function timesOf(browser: Browser, server: Server, rosa: Session, story: Story): Promise<MapTimes[]> {
	const times: MapTimes[] = [];
	for (let run = 0; run < runs; run++) {
		const page = await openStory(browser, server, rosa, story);
		await page.route(`**/api/stories/${story._id}`, (route) => route.fulfill({ json: story }));
		// The device has the grown story before its map is opened.
		await page.reload({ waitUntil: 'networkidle' });
		await page.addInitScript(watchMap);
		await page.goto(`${server.url}/story/${story._id}/map`);
		await page.waitForFunction(
			(count) => (window as MapWindow).mapFrames?.some((frame) => frame.count >= count),
			story.nodes.length,
		);
		const frames = await page.evaluate(() => (window as MapWindow).mapFrames as MapFrame[]);
		const whole = frames.at(-1) as MapFrame;
		const seen = frames.find(({ visible }) => visible === whole.visible) as MapFrame;
		times.push({ seen: seen.ms, whole: whole.ms });
		await page.context().close();
	}
	return times;
}

/** A painted frame: how many chapters the map has, how many of them the window shows, and how long after the last read it came. */
type MapFrame = { count: number; visible: number; ms: number };
type MapWindow = { mapFrames?: MapFrame[] };

/** Runs in the page. `window.mapFrames`: one for each growth of the map. */
function watchMap(): void {
	let read = 0;
	const begin = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (...args) {
		const transaction = begin.apply(this, args);
		transaction.addEventListener('complete', () => {
			read = performance.now();
		});
		return transaction;
	};
	const frames: MapFrame[] = [];
	Object.assign(window, { mapFrames: frames });
	let from = 0;
	let known = 0;
	new MutationObserver(() => {
		const chapters = [...document.querySelectorAll('[aria-label^="Chapter "]')];
		const count = chapters.length;
		if (count <= known) return;
		// Reads that begin after the first growth are not what the map waited for.
		if (known === 0) from = read;
		known = count;
		requestAnimationFrame(() =>
			setTimeout(() => {
				const ms = performance.now() - from;
				const isVisible = (chapter: Element) => {
					const { left, right, top, bottom } = chapter.getBoundingClientRect();
					return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
				};
				frames.push({ count, visible: chapters.filter(isVisible).length, ms });
			}),
		);
	}).observe(document, { childList: true, subtree: true });
}
