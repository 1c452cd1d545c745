import { type Browser, chromium, type Page } from 'playwright';
import type { NarrationAnswer } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type Figure, median } from '../figures.ts';
import { browserOptions } from '../offline/device.ts';
import { register, type Server, startServer, storyInput, untilDrawn } from '../server.ts';
import { recordStart, slowness } from '../start-up/trace.ts';
import { narrate, untilHeard } from '../story.ts';
import { openStory, pressPlay } from './reader-page.ts';

const presses = 5;
const samples = 50;
/** Milliseconds between two samples: not a multiple of a word or a frame. */
const samplePause = 173;
/** Milliseconds of listening that are traced. */
const traced = 5_000;

/** A chapter of the oldest group, read aloud by the built-in voice. Each press is on a chapter without a recording, on a device that has opened it. */
export async function measureListening(): Promise<Figure[]> {
	await using server = await startServer();
	const rosa = await register(server, 'Rosa');
	const stories = await tellStories(server, rosa);
	const browser = await chromium.launch(browserOptions);
	try {
		const sounds: number[] = [];
		for (const story of stories.slice(1)) sounds.push(await firstSound(browser, server, rosa, story));
		const [heard] = stories as [Story];
		const page = await openStory(browser, server, rosa, heard);
		await play(page);
		const rightWords = await sampleWords(page, heard, await narrate(server, rosa, heard));
		const longest = await longestTask(browser, page);
		const bytes = await timeOfBytes(server, rosa);
		return [
			{ what: 'request to the first bytes of a recording', value: bytes.first, unit: 'ms' },
			{ what: '· of the time until it is whole', value: (bytes.first / bytes.whole) * 100, unit: '%' },
			{ what: 'press to the first sound', value: median(sounds), unit: 'ms', limit: { most: 400 } },
			{ what: `highlighted word is right, of ${samples}`, value: rightWords, unit: '%', limit: { least: 98 } },
			{
				what: `longest task while following, processor × ${slowness} slower`,
				value: longest,
				unit: 'ms',
				limit: { most: 50 },
			},
		];
	} finally {
		await browser.close();
	}
}

async function tellStories(server: Server, rosa: Session): Promise<Story[]> {
	for (let number = 0; number <= presses; number++) {
		await server.ask('POST', '/api/stories', rosa, { ...storyInput(), ageGroup: '12+', ageRating: 12 });
	}
	const listed = await untilDrawn(server, rosa);
	return Promise.all(listed.map(({ _id }) => server.ask<Story>('GET', `/api/stories/${_id}`, rosa)));
}

async function play(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Play chapter 1' }).click();
	await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.5);
}

/** From the press to the event `playing`, both in the page's clock. */
async function firstSound(browser: Browser, server: Server, rosa: Session, story: Story): Promise<number> {
	const page = await openStory(browser, server, rosa, story);
	const { pressed, sound } = await pressPlay(page);
	await page.waitForFunction(() => document.querySelector('[type=range]') !== null);
	await page.context().close();
	return sound - pressed;
}

/** The same without a browser: from the request to the first bytes of the recording, and to the whole of it. */
async function timeOfBytes(server: Server, rosa: Session): Promise<{ first: number; whole: number }> {
	await server.ask('POST', '/api/stories', rosa, { ...storyInput(), ageGroup: '12+', ageRating: 12 });
	const [{ _id }] = (await untilDrawn(server, rosa)) as [Story];
	const story = await server.ask<Story>('GET', `/api/stories/${_id}`, rosa);
	const from = performance.now();
	const made = narrate(server, rosa, story);
	await untilHeard(server, rosa, story);
	const first = performance.now() - from;
	await made;
	return { first, whole: performance.now() - from };
}

/** The lead of the highlight, and its age when it is looked at: a frame of a busy machine. In seconds. */
const lead = 0.06;
const frame = 0.04;

/** The share of samples, in percent, in which the highlighted word is the one of the time table. */
async function sampleWords(page: Page, { nodes: [first] }: Story, { words }: NarrationAnswer): Promise<number> {
	const lettersIn = (text: string) => text.replaceAll(/\s/g, '').length;
	const table = words.map(({ at, from }) => ({ at, lettersBefore: lettersIn(first!.content.slice(0, from)) }));
	const seen = await page.evaluate(
		async ([samples, samplePause]) => {
			const audio = document.querySelector('audio')!;
			const text = document.querySelector('[data-text-of]')!;
			const seen: { at: number; lettersBefore: number }[] = [];
			while (seen.length < samples) {
				await new Promise((resolve) => setTimeout(resolve, samplePause));
				await new Promise(requestAnimationFrame);
				const [word] = CSS.highlights.get('heard-word') ?? [];
				const before = document.createRange();
				before.setStart(text, 0);
				if (word) before.setEnd(word.startContainer, word.startOffset);
				const lettersBefore = word ? before.toString().replaceAll(/\s/g, '').length : -1;
				seen.push({ at: audio.currentTime, lettersBefore });
			}
			return seen;
		},
		[samples, samplePause] as const,
	);
	const wordAt = (seconds: number) => table.findLast(({ at }) => at <= seconds)?.lettersBefore ?? -1;
	const right = seen.filter(({ at, lettersBefore }) =>
		[wordAt(at + lead), wordAt(at + lead - frame)].includes(lettersBefore),
	);
	return (right.length / samples) * 100;
}

async function longestTask(browser: Browser, page: Page): Promise<number> {
	const { longTasks } = await recordStart(browser, page, () => page.waitForTimeout(traced));
	return longTasks[0]?.ms ?? 0;
}
