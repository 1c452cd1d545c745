import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { NarrationAnswer } from '../../../shared/contract/stories.ts';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { createStory, narrateChapter } from '../../e2e/stories.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { phone, reload, setUpServer } from '../../testing/app-page.tsx';
import { answerCall, changeAnswer, changeSyncedStories } from '../../testing/network.ts';
import { openStory, paragraphsOf } from '../../testing/story-page.ts';
import { untilPainted, withFakeTimers } from '../../testing/timers.ts';

const server = setUpServer({}, { realMedia: true });
/** Twelve sentences of six words, each in a paragraph of its own: more than a phone shows. */
const text = Array.from({ length: 12 }, (_, n) => `Sentence ${n} is one of twelve.`).join('\n\n');
/** The recordings of the tests are 30 seconds of silence: a sentence begins every two seconds, a word every quarter. */
const secondsOfSentence = 2;
const secondsOfWord = 0.25;

let rosa: Session;
let story: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	story = await createStory(server, rosa);
});

const audio = () => document.querySelector('audio')!;
const play = (number: number) => page.getByRole('button', { name: `Play chapter ${number}` });
const pause = (number: number) => page.getByRole('button', { name: `Pause chapter ${number}` });
const bar = () => page.getByRole('region', { name: 'Reading aloud' });
const control = (name: string): Locator => bar().getByRole('button', { name, exact: true });
const follow = () => control('Follow');
const sleepTimer = () => bar().getByRole('combobox', { name: 'Sleep timer' });

describe('the player of a story', () => {
	// covers: reading-aloud/one-player
	it('appears with the first recording, controls the chapter that is heard, and can be put away', async () => {
		await listen();
		expect(document.querySelectorAll('audio')).toHaveLength(1);
		await expect.element(bar().getByText('Chapter 1: Step 1')).toBeInTheDocument();
		await expect.element(control('Read aloud')).toHaveAttribute('aria-pressed', 'true');
		await control('Read aloud').click();
		await expect.poll(() => audio().paused).toBe(true);
		await expect.element(play(1)).toBeVisible();
		await control('Read aloud').click();
		await expect.element(pause(1)).toBeVisible();
		await control('Stop reading aloud').click();
		await expect.element(bar()).not.toBeInTheDocument();
		expect(audio().paused).toBe(true);
	});

	it('moves by sentences: back to the start of this one, then to the one before', async () => {
		await listen();
		await untilTimesAreKnown();
		await pauseAt(4.9);
		await control('Forward a sentence').click();
		await expect.poll(() => audio().currentTime).toBe(6);
		await control('Back a sentence').click();
		await expect.poll(() => audio().currentTime).toBe(4);
		await pauseAt(5.9);
		await control('Back a sentence').click();
		await expect.poll(() => audio().currentTime).toBe(4);
	});

	it('keeps the speed on this device', async () => {
		await listen();
		await control('1.2×').click();
		expect(audio().playbackRate).toBe(1.2);
		await reload();
		await play(1).click();
		await expect.element(control('1.2×')).toHaveAttribute('aria-pressed', 'true');
		expect(audio().playbackRate).toBe(1.2);
	});

	it('plays one chapter at a time, each from its own position', async () => {
		await addChapter();
		await listen();
		await seek(9);
		await play(2).click();
		await expect.element(pause(2)).toBeVisible();
		await expect.element(play(1)).toBeVisible();
		expect(audio().currentTime).toBeLessThan(9);
		await play(1).click();
		await expect.poll(() => audio().currentTime).toBeGreaterThanOrEqual(9);
		await expect.element(play(2)).toBeVisible();
	});

	it('shows what is heard in the system’s controls, which move by sentences', async () => {
		const handlers = new Map<string, (() => void) | null>();
		const spy = vi
			.spyOn(navigator.mediaSession, 'setActionHandler')
			.mockImplementation((name, handler) => void handlers.set(name, handler as (() => void) | null));
		onTestFinished(() => spy.mockRestore());
		await listen();
		await expect.poll(() => navigator.mediaSession.metadata?.title).toBe('Chapter 1: Step 1');
		expect(navigator.mediaSession.metadata?.artist).toBe(story.title);
		await untilTimesAreKnown();
		await pauseAt(3);
		handlers.get('seekforward')?.();
		await expect.poll(() => audio().currentTime).toBe(4);
		handlers.get('seekbackward')?.();
		await expect.poll(() => audio().currentTime).toBe(2);
		handlers.get('play')?.();
		await expect.element(pause(1)).toBeVisible();
		handlers.get('pause')?.();
		await expect.element(play(1)).toBeVisible();
	});

	it('keeps the screen on while it plays', async () => {
		const locks: { isReleased: boolean }[] = [];
		const request = async () => {
			const lock = { isReleased: false };
			const release = async () => {
				lock.isReleased = true;
			};
			locks.push(lock);
			return { release } as WakeLockSentinel;
		};
		const spy = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(request);
		onTestFinished(() => spy.mockRestore());
		await listen();
		await expect.poll(() => locks).toMatchObject([{ isReleased: false }]);
		await pauseAt(1);
		await expect.poll(() => locks).toMatchObject([{ isReleased: true }]);
	});

	it('has targets of 44 pixels and more on a phone, side by side', async () => {
		await listen({ viewport: phone });
		const targets = [...bar().element().querySelectorAll('button, select')].map((one) => one.getBoundingClientRect());
		const sizes = targets.map(({ width, height }) => Math.min(width, height));
		expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
		expect(Math.max(...targets.map(({ right }) => right))).toBeLessThanOrEqual(phone.width);
		const overlaps = targets.filter((one, index) =>
			targets.some(
				(other, at) =>
					at > index &&
					other.left < one.right - 1 &&
					one.left < other.right - 1 &&
					other.top < one.bottom - 1 &&
					one.top < other.bottom - 1,
			),
		);
		expect(overlaps).toEqual([]);
	});

	it('has no violation of axe', { tags: 'deep' }, async () => {
		await listen();
		await expect.element(bar()).toBeVisible();
		await expectAccessible();
	});
});

describe('reading on by itself', () => {
	// covers: reading-aloud/reads-on
	it('plays the next chapter, whose recording is made then, up to the open choice', async () => {
		await addChapter();
		await listen();
		await control('Read on by itself').click();
		await seek(29.8);
		await expect.element(pause(2)).toBeVisible();
		await expect.element(bar().getByText('Chapter 2: Step 2')).toBeInTheDocument();
		await seek(29.8);
		await expect.element(play(2)).toBeVisible();
		await expect.element(play(1)).toBeVisible();
	});

	it('ends with the chapter unless it is switched on', async () => {
		await addChapter();
		await listen();
		await seek(29.8);
		await expect.element(play(1)).toBeVisible();
		await expect.element(play(2)).toBeVisible();
	});
});

describe('the sleep timer', () => {
	// covers: reading-aloud/sleep-timer
	it('stops at the end of the sentence that is heard when its minutes are over', async () => {
		await withFakeTimers(async ({ advance }) => {
			await listen();
			await pauseAt(0);
			await sleepTimer().selectOptions('Stop: 10 min');
			await play(1).click();
			await expect.element(pause(1)).toBeVisible();
			await seek(2.5);
			await advance(10 * 60_000);
			await expect.poll(() => audio().paused).toBe(true);
			// In the silence before the sentence that begins at second 4.
			expect(audio().currentTime).toBeGreaterThanOrEqual(3.7);
			await expect.element(sleepTimer()).toHaveValue('off');
		});
	});

	it('stops at the end of the chapter, though the next one would follow', async () => {
		await addChapter();
		await listen();
		await control('Read on by itself').click();
		await sleepTimer().selectOptions('Stop: end of chapter');
		await seek(29.8);
		await expect.element(sleepTimer()).toHaveValue('off');
		await expect.element(play(1)).toBeVisible();
		await expect.element(play(2)).toBeVisible();
	});
});

describe('reading along', () => {
	// covers: reading-aloud/highlight
	it('highlights the sentence and the word that are heard, and changes nothing else of the page', async () => {
		await listen();
		const before = document.querySelector(`[data-text-of]`)!.innerHTML;
		await pauseAt(4.6);
		await expect.poll(heardSentence).toBe('Sentence 2 is one of twelve.');
		expect(heardWord()).toBe('is');
		await seek(23);
		await expect.poll(heardSentence).toBe('Sentence 11 is one of twelve.');
		expect(heardWord()).toBe('of');
		expect(document.querySelector(`[data-text-of]`)!.innerHTML).toBe(before);
		await control('Stop reading aloud').click();
		await expect.poll(heardSentence).toBe('');
	});

	it('advances by itself while it plays', async () => {
		await listen();
		await seek(6.3);
		await expect.poll(heardWord).toMatch(/./);
		await expect.poll(heardSentence).toMatch(/^Sentence (?:[4-9]|1[0-2]) is one of twelve\.$/);
	});

	it('marks the sentence with an element where the browser has no highlights', async () => {
		const { Highlight } = window;
		onTestFinished(() => void Object.assign(window, { Highlight }));
		Object.assign(window, { Highlight: undefined });
		await listen();
		await pauseAt(4.6);
		const marked = () => [...document.querySelectorAll('[data-text-of] span')].map(({ textContent }) => textContent);
		await expect.poll(marked).toEqual(['Sentence 2 is one of twelve.']);
		await seek(8.6);
		await expect.poll(marked).toEqual(['Sentence 4 is one of twelve.']);
		expect(paragraphsOf(1).join('\n\n')).toBe(text);
		await control('Stop reading aloud').click();
		await expect.poll(marked).toEqual([]);
	});

	// covers: reading-aloud/press-a-sentence
	it('plays on from a sentence that is pressed', async () => {
		await listen();
		const places: number[] = [];
		audio().addEventListener('seeking', () => places.push(audio().currentTime), { once: true });
		await page.getByText('Sentence 5 is one of twelve.').click();
		await expect.poll(() => places[0]).toBeCloseTo(10, 0);
		await expect.element(pause(1)).toBeVisible();
	});

	it('ignores a press on the text while nothing is heard', async () => {
		await listen();
		await pauseAt(1);
		await page.getByText('Sentence 5 is one of twelve.').click();
		await untilPainted();
		expect(audio().currentTime).toBe(1);
	});

	// covers: reading-aloud/follow
	it('keeps the line that is heard in the upper half, until the reader scrolls it away', async () => {
		await listen({ viewport: phone });
		await pauseAt(20.1);
		await expect.poll(heardSentence).toBe('Sentence 10 is one of twelve.');
		await expect.poll(heardPlace).toBe('upper half');
		await expect.element(follow()).not.toBeInTheDocument();
		scrollTo({ top: 0, behavior: 'instant' });
		await expect.element(follow()).toBeVisible();
		await seek(22.1);
		await expect.poll(heardSentence).toBe('Sentence 11 is one of twelve.');
		await untilPainted();
		expect(scrollY).toBe(0);
		await follow().click();
		await expect.poll(heardPlace).toBe('upper half');
		await expect.element(follow()).not.toBeInTheDocument();
	});

	it('does without highlights for a recording without times', async () => {
		changeAnswer<NarrationAnswer>('POST /api/tts', (answer) => ({ ...answer, sentences: [], words: [] }));
		await openStory(rosa, story);
		await play(1).click();
		await expect.element(bar()).toBeVisible();
		await pauseAt(15);
		expect(heardSentence()).toBe('');
		await expect.element(follow()).not.toBeInTheDocument();
		await control('Forward a sentence').click();
		await expect.poll(() => audio().currentTime).toBe(25);
	});
});

/**
 * Opens the story with another text and plays its first chapter. The recording is there already, as one that was requested
 * on another device; its times come when it is played.
 */
/** A recording plays before the times of its sentences have arrived: until then a step is ten seconds. */
async function untilTimesAreKnown(): Promise<void> {
	await expect.poll(() => CSS.highlights.has('heard-sentence')).toBe(true);
}

async function listen(options: { viewport?: typeof phone } = {}): Promise<void> {
	const [first] = story.nodes;
	const narrated = await narrateChapter(server, rosa, story._id, first!);
	const withText = (node: Chapter) => (node._id === first!._id ? { ...node, content: text } : node);
	const changed = (one: Story) => ({ ...one, nodes: one.nodes.map(withText) });
	changeSyncedStories((stories) => stories.map(changed));
	changeAnswer<Story>('GET /api/stories/*', changed);
	answerCall('POST /api/tts', ({ body: input, proceed }) =>
		(input as { nodeId: string }).nodeId === first!._id ? Response.json({ ...narrated, ...spokenParts() }) : proceed(),
	);
	await openStory(rosa, story, options);
	await play(1).click();
	await expect.element(pause(1)).toBeVisible();
	await expect.element(bar()).toBeVisible();
	await expect.poll(() => audio().readyState).toBeGreaterThan(0);
}

function spokenParts(): Pick<NarrationAnswer, 'sentences' | 'words'> {
	const sentences = [...text.matchAll(/[^\n]+/g)].map(({ 0: sentence, index }, n) => ({
		...{ from: index, to: index + sentence.length, at: n * secondsOfSentence },
	}));
	const words = sentences.flatMap(({ from, to, at }) =>
		[...text.slice(from, to).matchAll(/\w+/g)].map(({ 0: word, index }, n) => ({
			...{ from: from + index, to: from + index + word.length, at: at + n * secondsOfWord },
		})),
	);
	return { sentences, words };
}

/** Adds a second chapter to the path. */
async function addChapter(): Promise<void> {
	const choice = { nodeId: story.startNode, choiceIndex: 0 };
	await server.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body: choice });
	story = await server.request<Story>('GET', `/api/stories/${story._id}`, { as: rosa });
}

async function seek(seconds: number): Promise<void> {
	audio().currentTime = seconds;
	await expect.poll(() => audio().seeking).toBe(false);
}

async function pauseAt(seconds: number): Promise<void> {
	audio().pause();
	await expect.element(control('Read aloud')).toHaveAttribute('aria-pressed', 'false');
	await seek(seconds);
}

function heard(name: string): Range | undefined {
	return [...(CSS.highlights.get(name) ?? [])][0] as Range | undefined;
}

function heardSentence(): string {
	return heard('heard-sentence')?.toString() ?? '';
}

function heardWord(): string {
	return heard('heard-word')?.toString() ?? '';
}

function heardPlace(): string {
	const { top = -1, bottom = Number.POSITIVE_INFINITY } = heard('heard-word')?.getBoundingClientRect() ?? {};
	return top >= 0 && bottom <= innerHeight * 0.6 ? 'upper half' : `${top} to ${bottom} of ${innerHeight}`;
}
