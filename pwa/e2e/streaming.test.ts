import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { examplePlan, firstChapter, secondChapter } from '../../api/makers/storyteller/testing/scripted-storyteller.ts';
import { openProviderDouble } from '../../api/makers/testing/provider-double.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { accessibilityIssuesOf } from './accessibility.ts';
import { setUpWorld } from './browser-world.ts';
import { waitForStory } from './stories.ts';
import { beginButton, fillForm, openStoryForm } from './story-form.ts';
import { chapter, choices, openStory } from './story-page.ts';
import { openStreamGate } from './stream-gate.ts';

/* A storyteller whose stream pauses where a test says: a provider double behind a stream gate. */

const pace = { chunkSize: 4 };
const asJson = (answer: unknown) => ({ content: JSON.stringify(answer) });
const double = await openProviderDouble([
	{ match: { userMessage: 'Say hello to me' }, response: asJson({ tree: 'juniper' }) },
	{ match: { systemMessage: 'You plan stories' }, response: asJson(examplePlan) },
	{ match: { systemMessage: 'You tell chapter 1 of' }, response: asJson(firstChapter), ...pace },
	{ match: { systemMessage: 'You tell stories' }, response: asJson(secondChapter), ...pace },
]);
// A sentence is shown once the next one has begun: each stop is some words further on.
const gate = await openStreamGate(double.baseUrl);
const world = setUpWorld({
	OPENAI_API_KEY: 'none',
	OPENAI_BASE_URL: gate.baseUrl,
	IMAGE_PROVIDER: 'built-in',
	SPEECH_PROVIDER: 'built-in',
	LOOK_AHEAD: '0',
});
afterEach(() => gate.open());
afterAll(async () => {
	await gate.close();
	await double.close();
});
let rosa: Session;
let stories = 0;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});

const growing = (page: Page) => page.getByRole('log', { name: 'The chapter, as it is written' });
const lengthOf = async (page: Page) =>
	(
		await growing(page)
			.textContent({ timeout: 1_000 })
			.catch(() => '')
	)?.length ?? 0;

describe('the next chapter, while it is written', () => {
	// covers: makers-provider/chapter-read-sentence-sentence
	it('streams sentence by sentence, and keeps the reading position when it is complete', async () => {
		const page = await atStory();
		gate.stopAfter('is for you');
		await choices(page).first().click();
		await growing(page).getByText('Pip had one bun.').waitFor();
		await page.getByRole('heading', { name: /^Chapter 2.*Being written…$/ }).waitFor();
		const early = await lengthOf(page);
		gate.stopAfter('all mine');
		await expect.poll(() => lengthOf(page)).toBeGreaterThan(early);
		await watchPlace(page, 'Pip had one bun.');
		gate.open();
		await page.getByRole('heading', { name: /^Chapter 2.*One Bun for Two$/ }).waitFor();
		await expect.poll(() => growing(page).count()).toBe(0);
		await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Chapter 2'));
		await expect.poll(() => page.getByText('Ting! Pip had a plan.').count()).toBe(1);
		await expect.poll(() => jumpsOf(page)).toEqual([]);
	});

	// covers: makers-provider/chapter-read-sentence-sentence
	it('is streamed from its start to a page that comes back', async () => {
		const page = await atStory();
		gate.stopAfter('is for you');
		await choices(page).nth(1).click();
		await growing(page).getByText('Pip had one bun.').waitFor();
		await page.reload();
		await growing(page).getByText('Pip had one bun.').waitFor();
		gate.open();
		await chapter(page, 2)
			.and(page.getByRole('heading', { name: 'One Bun for Two' }))
			.waitFor();
	});

	it('is accessible', { tags: 'deep' }, async () => {
		const page = await atStory();
		gate.stopAfter('is for you');
		await choices(page).nth(2).click();
		await growing(page).getByText('Pip had one bun.').waitFor();
		await expect.poll(() => accessibilityIssuesOf(page)).toEqual([]);
	});
});

describe('a first chapter, while it is written', () => {
	// covers: makers-provider/first-chapter-can-read
	it('is readable on the waiting screen, which then opens the story', async () => {
		const page = await openStoryForm(world, rosa);
		await fillForm(page);
		gate.stopAfter('with a bell');
		await beginButton(page).click();
		const overlay = page.getByRole('dialog', { name: 'Creating your story' });
		await overlay.getByRole('heading', { name: 'Your story begins…' }).waitFor();
		await growing(page).getByText('She had a boat.').waitFor();
		await expect.poll(() => overlay.getByText('Your story is being generated...').count()).toBe(1);
		gate.open();
		await page.waitForURL(/\/story\//);
		await chapter(page, 1).waitFor();
	});
});

/** A story of Pip's that has begun. */
async function atStory(): Promise<Page> {
	stories += 1;
	const wish = {
		genre: 'pirate',
		ageGroup: '3-5',
		ageRating: 5,
		settings: { mood: 'cheerful', characters: [{ name: 'Pip', gender: 'Female', type: 'Fox', traits: ['brave'] }] },
		frontendRequestId: `telling-${stories}`,
	};
	const { _id } = await world.request<Story>('POST', '/api/stories', { as: rosa, body: wish });
	const story = await waitForStory(world, rosa, _id, ({ nodes }) => nodes.length > 0 && nodes[0]?.images !== null);
	return openStory(world, rosa, story);
}

type Watching = { places: number[] };

/** Records the position of a sentence in each frame. */
async function watchPlace(page: Page, sentence: string): Promise<void> {
	await page.evaluate((words) => {
		const watching: Watching = { places: [] };
		Object.assign(window, { watching });
		const note = () => {
			const paragraph = [...document.querySelectorAll('p')].find((one) => one.textContent?.startsWith(words));
			if (paragraph) watching.places.push(paragraph.getBoundingClientRect().top);
			requestAnimationFrame(note);
		};
		note();
	}, sentence);
}

/** How far it moved from one frame to the next, where it moved at all. */
async function jumpsOf(page: Page): Promise<number[]> {
	const places = await page.evaluate(() => (window as unknown as { watching: Watching }).watching.places);
	return places.map((place, at) => place - (places[at - 1] ?? place)).filter((moved) => Math.abs(moved) > 1);
}
