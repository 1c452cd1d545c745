import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { accessibilityIssuesOf } from './accessibility.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory } from './stories.ts';
import { chapter, choices, openStory } from './story-page.ts';

const world = setUpWorld();
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Pack for the journey' });
const packButton = (page: Page) => page.getByRole('button', { name: 'Pack for the journey' });

describe('a story that is packed for a journey', () => {
	// covers: makers-provider/story-packed-journey-takes
	it('shows first what it takes, and opens each choice without a network', async () => {
		const { page, story } = await atStory();
		await packButton(page).click();
		const sheet = sheetOf(page);
		await sheet.getByText(/^3 chapters, about [\d.]+ MB/).waitFor();
		await sheet.getByText(/^12 chapters, about [\d.]+ MB/).waitFor();
		await sheet.getByRole('button', { name: 'Pack it' }).click();
		await sheet.getByText('Packed: 3 chapters are on this device.').waitFor();
		await sheet.getByRole('button', { name: 'Close' }).click();
		await expect.poll(() => page.getByRole('heading', { name: /^Chapter/ }).count()).toBe(1);
		await expect.poll(() => waysFromFirst(story)).toEqual([false, false, false]);

		await page.context().setOffline(true);
		await page.reload();
		await expect.poll(() => choices(page).filter({ hasText: 'Packed for the journey' }).count()).toBe(3);
		await choices(page).nth(1).click();
		await chapter(page, 2).waitFor();
		await expect.poll(() => paintedPictures(page)).toBe(2);
		const right = await textOf(page, 2);
		await page.getByRole('button', { name: 'Choose another way' }).first().click();
		await choicesFromFirst(page).nth(2).click();
		await expect.poll(() => textOf(page, 2)).not.toBe(right);
		await page.reload();
		await expect.poll(() => textOf(page, 2)).not.toBe(right);
		await page.getByRole('button', { name: 'Choose another way' }).first().click();
		await expect.poll(() => choicesFromFirst(page).filter({ hasText: 'You have been here' }).count()).toBe(2);

		await page.context().setOffline(false);
		await expect.poll(() => waysFromFirst(story)).toEqual([false, true, true]);
		await expect.poll(() => takenAtServer(story)).toBe(2);
	});

	// covers: reading-aloud/packed
	it('can be heard without a network when it was packed with voice, with its words highlighted', {
		tags: 'deep',
	}, async () => {
		const { page } = await atStory();
		await packButton(page).click();
		const sheet = sheetOf(page);
		await sheet.getByText('With voice').click();
		await sheet.getByRole('button', { name: 'Pack it' }).click();
		// Three chapters are narrated meanwhile.
		await sheet.getByText('Packed: 3 chapters are on this device, with voice.').waitFor({ timeout: 240_000 });
		await sheet.getByRole('button', { name: 'Close' }).click();
		await page.context().setOffline(true);
		await page.reload();
		await choices(page).nth(2).click();
		await chapter(page, 2).waitFor();
		await page.getByRole('button', { name: 'Play chapter 2' }).click();
		await page.waitForFunction(() => (CSS.highlights.get('heard-word')?.size ?? 0) > 0);
	});

	it('has no accessibility violations in its dialog', { tags: 'deep' }, async () => {
		const { page } = await atStory();
		await packButton(page).click();
		await sheetOf(page).getByRole('button', { name: 'Pack it' }).click();
		await sheetOf(page).getByText('Packed: 3 chapters are on this device.').waitFor();
		await expect.poll(() => accessibilityIssuesOf(page)).toEqual([]);
	});
});

async function atStory(): Promise<{ page: Page; story: Story }> {
	const story = await createStory(world, rosa, { isDrawn: true });
	const page = await openStory(world, rosa, story, { serviceWorkers: 'allow' });
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	return { page, story };
}

/** Which choices of the first chapter lead anywhere, as the server has it. */
async function waysFromFirst(story: Story): Promise<boolean[]> {
	return (await firstOf(story)).choices.map(({ nextNodeId }) => nextNodeId !== null);
}

async function takenAtServer(story: Story): Promise<number | null> {
	return (await firstOf(story)).takenChoice;
}

async function firstOf({ _id }: Story) {
	const { nodes } = await world.request<Story>('GET', `/api/stories/${_id}`, { as: rosa });
	return nodes.find(({ parentNodeId }) => parentNodeId === null)!;
}

async function textOf(page: Page, number: number): Promise<string> {
	const region = page.getByRole('region', { name: new RegExp(`^Chapter ${number}`) });
	return (await region.locator('[data-opens-large]').first().textContent()) ?? '';
}

function choicesFromFirst(page: Page) {
	return page
		.getByRole('region', { name: /^Chapter 1/ })
		.getByRole('list', { name: 'What happens next?' })
		.getByRole('button');
}

async function paintedPictures(page: Page): Promise<number> {
	// Those below the screen are fetched when they are near.
	await page.locator('article img').last().scrollIntoViewIfNeeded();
	return page
		.locator('article img[src^="/api/media/"]')
		.evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
}
