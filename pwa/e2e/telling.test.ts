import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { first, plan, second } from '../../api/makers/storyteller/testing/author.ts';
import { openProviderDouble } from '../../api/makers/testing/provider-double.ts';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { storyWhen } from './family.ts';
import { faultsOf } from './faults.ts';
import { atTheForm, begin, fillIn } from './story-form.ts';
import { chapter, choices, open } from './story-page.ts';
import { bringUpWorld } from './world.ts';

/* A storyteller that writes slowly enough to be read meanwhile: a provider of another house's making. */

const pace = { chunkSize: 4, streamingProfile: { ttft: 200, tps: 40 } };
const asJson = (answer: unknown) => ({ content: JSON.stringify(answer) });
const double = await openProviderDouble([
	{ match: { userMessage: 'Say hello to me' }, response: asJson({ tree: 'juniper' }) },
	{ match: { systemMessage: 'You plan stories' }, response: asJson(plan) },
	{ match: { systemMessage: 'You tell chapter 1 of' }, response: asJson(first), ...pace },
	{ match: { systemMessage: 'You tell stories' }, response: asJson(second), ...pace },
]);
const world = bringUpWorld({
	OPENAI_API_KEY: 'none',
	OPENAI_BASE_URL: double.baseUrl,
	IMAGE_PROVIDER: 'built-in',
	SPEECH_PROVIDER: 'built-in',
	LOOK_AHEAD: '0',
});
afterAll(() => double.close());
let rosa: Session;
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
	it('is read sentence by sentence, and goes on where it is read when it is whole', async () => {
		const page = await atStory();
		await choices(page).first().click();
		await growing(page).getByText('Pip had one bun.').waitFor();
		await page.getByRole('heading', { name: /^Chapter 2.*Being written…$/ }).waitFor();
		const early = await lengthOf(page);
		await expect.poll(() => lengthOf(page)).toBeGreaterThan(early);
		await watchPlace(page, 'Pip had one bun.');
		await page.getByRole('heading', { name: /^Chapter 2.*One Bun for Two$/ }).waitFor();
		await expect.poll(() => growing(page).count()).toBe(0);
		await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Chapter 2'));
		await expect.poll(() => page.getByText('Ting! Pip had a plan.').count()).toBe(1);
		await expect.poll(() => jumpsOf(page)).toEqual([]);
	});

	it('is told from its start to a page that comes back', async () => {
		const page = await atStory();
		await choices(page).nth(1).click();
		await growing(page).getByText('Crumbs fell in the sea.').waitFor();
		await page.reload();
		await growing(page).getByText('Pip had one bun.').waitFor();
		await chapter(page, 2)
			.and(page.getByRole('heading', { name: 'One Bun for Two' }))
			.waitFor();
	});

	it('has nothing in the way', async () => {
		const page = await atStory();
		await choices(page).nth(2).click();
		await growing(page).getByText('Pip had one bun.').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});
});

describe('a first chapter, while it is written', () => {
	it('can be read on the waiting screen, which then goes on to the story', async () => {
		const page = await atTheForm(world, rosa);
		await fillIn(page);
		await begin(page).click();
		const overlay = page.getByRole('dialog', { name: 'Creating your story' });
		await overlay.getByRole('heading', { name: 'Your story begins…' }).waitFor();
		await growing(page).getByText('She had a boat.').waitFor();
		await expect.poll(() => overlay.getByText('Your story is being generated...').count()).toBe(1);
		await page.waitForURL(/\/story\//);
		await chapter(page, 1).waitFor();
	});
});

/** A story of Pip's that has begun. */
async function atStory(options: Parameters<typeof open>[3] = {}): Promise<Page> {
	const wish = {
		genre: 'pirate',
		ageGroup: '3-5',
		ageRating: 5,
		settings: { mood: 'cheerful', characters: [{ name: 'Pip', gender: 'Female', type: 'Fox', traits: ['brave'] }] },
		frontendRequestId: `telling-${Date.now()}`,
	};
	const { _id } = await world.ask<Story>('POST', '/api/stories', { as: rosa, body: wish });
	const story = await storyWhen(world, rosa, _id, ({ nodes }) => nodes.length > 0 && nodes[0]?.images !== null);
	return open(world, rosa, story, options);
}

type Watching = { places: number[] };

/** Notes with each frame where on the screen a sentence stands. */
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
