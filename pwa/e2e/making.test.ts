import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { countCalls, recover, refuse } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { actAs, open } from './story-page.ts';
import { bringUpWorld } from './world.ts';

/* A storyteller that cannot be reached: the built-in one stands in, and says so. */

const world = bringUpWorld({
	OPENAI_API_KEY: 'none',
	OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
	IMAGE_PROVIDER: 'built-in',
	SPEECH_PROVIDER: 'built-in',
});
let rosa: Session;
let story: Story;
let milosStory: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	const milo = await childOf(world, rosa, 'Milo');
	story = await storyOf(world, rosa, { isDrawn: true });
	milosStory = await storyOf(world, rosa, { isDrawn: true, childId: milo._id });
});

const stoodIn = 'Our built-in storyteller stepped in for this chapter.';
const how = (page: Page) => page.getByRole('button', { name: 'How this chapter was made' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'How chapter 1 was made' });

describe('how a chapter was made', () => {
	it('tells a parent who made it, what was checked, and who stood in', async () => {
		const page = await open(world, rosa, story);
		await page.getByText(stoodIn).waitFor();
		await how(page).click();
		await sheetOf(page).getByText('Built-in, which stood in').waitFor();
		await sheetOf(page).getByText('Nothing above the age rating 5').waitFor();
		await sheetOf(page).getByText('Stood in', { exact: true }).first().waitFor();
		await sheetOf(page).getByText('Not read aloud yet').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect.poll(() => how(page).evaluate((button) => button === document.activeElement)).toBe(true);
	});

	it('is not a child’s to see, who is told all the same that somebody stood in', async () => {
		const page = await open(world, rosa, milosStory);
		await actAs(page, 'Milo');
		await page.goto(`/story/${milosStory._id}`);
		await page.getByText(stoodIn).waitFor();
		await expect.poll(() => how(page).count()).toBe(0);
		await expect.poll(() => page.getByRole('button', { name: /^Pack for the journey/ }).count()).toBe(0);
		await page
			.getByRole('button', { name: /^Scene from/ })
			.first()
			.click();
		await page.getByRole('button', { name: 'Zoom in' }).waitFor();
		await expect.poll(() => page.getByRole('button', { name: 'Draw it again' }).count()).toBe(0);
	});

	it('says why it cannot be told, and is asked for again', async () => {
		const page = await open(world, rosa, story);
		await refuse(page, 'GET /api/stories/*/nodes/*/making', 500, { error: 'The server tripped.' });
		await how(page).click();
		await sheetOf(page).getByRole('alert').getByText('The server tripped.').waitFor();
		await recover(page);
		await page.context().setOffline(true);
		await sheetOf(page).getByRole('button', { name: 'Try again' }).click();
		await sheetOf(page)
			.getByText(/this device is offline just now/)
			.waitFor();
		await page.context().setOffline(false);
		await sheetOf(page).getByRole('button', { name: 'Try again' }).click();
		await sheetOf(page).getByText('Built-in, which stood in').waitFor();
	});
});

describe('another picture', () => {
	it('is asked for by a parent, after one more question', async () => {
		const page = await open(world, rosa, story);
		const asked = countCalls(page, 'POST /api/stories/*/nodes/*/redraw');
		await askForAnother(page);
		await page.getByRole('button', { name: 'Cancel' }).click();
		await expect.poll(() => asked.count).toBe(0);
		await askForAnother(page);
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await confirm(page).click();
		await page.getByText('A new picture is being drawn. It will be here in a moment.').waitFor();
		await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
		await expect.poll(() => asked.count).toBe(1);
	});

	it('is refused in the server’s words', async () => {
		const page = await open(world, rosa, story);
		const enough = 'This picture was drawn many times today. Please try again tomorrow.';
		await refuse(page, 'POST /api/stories/*/nodes/*/redraw', 429, { error: enough });
		await askForAnother(page);
		await confirm(page).click();
		await page.getByRole('dialog').getByRole('alert').getByText(enough).waitFor();
	});
});

async function askForAnother(page: Page): Promise<void> {
	await page
		.getByRole('button', { name: /^Scene from/ })
		.first()
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Draw it again' }).click();
	await page.getByRole('heading', { name: 'Draw this picture again?' }).waitFor();
}

function confirm(page: Page) {
	return page.getByRole('dialog', { name: 'Draw this picture again?' }).getByRole('button', { name: 'Draw it again' });
}
