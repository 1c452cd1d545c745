import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminReport } from '../../shared/admin.ts';
import type { Story, StoryNode } from '../../shared/story.ts';
import type { Session, User } from '../../shared/user.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { answer, hold, recover, refuse } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { faultsOf, phoneByNight } from './faults.ts';
import { noticesOf } from './notices.ts';
import { actAs, chapter, choices, isPainted, open } from './story-page.ts';
import { bringUpWorld, desktop } from './world.ts';

type Reports = { reports: AdminReport[]; pagination: { total: number; totalPages: number } };

const world = bringUpWorld(adaKeepsTheHouse);
let ada: Session;
let rosa: Session;
let milo: User;
beforeAll(async () => {
	ada = await loginAsAda(world);
	rosa = await world.register('Rosa');
	milo = await childOf(world, rosa, 'Milo');
});

/** A story of Milo's with two chapters. */
async function milosStory(): Promise<{ story: Story; second: StoryNode }> {
	const story = await storyOf(world, rosa, { childId: milo._id });
	const path = `/api/stories/${story._id}/generate`;
	const body = { nodeId: story.startNode, choiceIndex: 0 };
	const { newNode } = await world.ask<{ newNode: StoryNode }>('POST', path, { as: rosa, body });
	return { story, second: newNode };
}

/** Milo reads it, acted as by Rosa. */
async function openAsMilo(story: Story): Promise<Page> {
	const page = await open(world, rosa, story);
	await actAs(page, 'Milo');
	await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
	await page.locator(`a[href="/story/${story._id}"]`).click();
	await chapter(page, 2).waitFor();
	return page;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'What is not right here?' });
const putAway = (page: Page) => page.getByRole('heading', { name: 'This page is put away' });
const ask = (page: Page) => page.getByRole('button', { name: 'Something is not right here' }).last().click();

async function report(page: Page, reason = 'It is too scary'): Promise<void> {
	await ask(page);
	await question(page).getByRole('radio', { name: reason }).check();
	await question(page).getByRole('button', { name: 'Put it away' }).click();
}

function reportAtServer(story: Story, nodeId: string) {
	return async () => {
		const { nodes } = await world.ask<Story>('GET', `/api/stories/${story._id}`, { as: rosa });
		return nodes.find(({ _id }) => _id === nodeId)?.report;
	};
}

describe('a child', () => {
	it('says what is not right; the page is put away at once, and the story goes another way', async () => {
		const { story, second } = await milosStory();
		const page = await openAsMilo(story);
		await ask(page);
		await question(page).getByRole('button', { name: 'Put it away' }).click();
		await question(page).getByRole('alert').getByText('Please choose what is not right.').waitFor();
		await question(page).getByRole('radio', { name: 'It is too scary' }).check();
		await expect.poll(() => question(page).getByRole('alert').count()).toBe(0);
		await expect.poll(() => faultsOf(page, [phoneByNight])).toEqual([]);
		await question(page).getByRole('button', { name: 'Put it away' }).click();
		await putAway(page).waitFor();
		await expect.poll(() => noticesOf(page)).toContain('Thank you for telling. The page is put away.');
		await page.waitForFunction(() => document.activeElement?.textContent?.includes('This page is put away'));
		await expect.poll(() => page.locator('main').innerText()).not.toContain(second.content.slice(0, 40));
		await expect.poll(reportAtServer(story, second._id)).toMatchObject({ state: 'open', by: 'Milo', isSeen: false });
		await expect.poll(() => faultsOf(page)).toEqual([]);

		await choices(page).nth(1).click();
		await putAway(page).waitFor({ state: 'detached' });
		await chapter(page, 2).waitFor();

		// The parent is told on the card and in the story, wherever in it the page stands.
		await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
		await expect.poll(() => page.getByText('Reported', { exact: true }).count()).toBe(0);
		await actAs(page, 'Rosa');
		await page.getByText('Reported', { exact: true }).waitFor();
		await page.locator(`a[href="/story/${story._id}"]`).click();
		await page.getByText('Milo reported this chapter: “It is too scary”. It is hidden from Milo').waitFor();
		await page.getByText('Read chapter 2, which stands on another way').click();
		await expect.poll(() => page.locator('main').innerText()).toContain(second.content.slice(0, 40));
		await expect.poll(() => faultsOf(page, [phoneByNight])).toEqual([]);
		await page.getByRole('button', { name: 'I have seen this' }).click();
		await page.getByText('Milo reported this chapter').waitFor({ state: 'detached' });
		await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
		await page.getByRole('article').first().waitFor();
		await expect.poll(() => page.getByText('Reported', { exact: true }).count()).toBe(0);
	});

	it('can do so without a network, on the very first page too', async () => {
		const story = await storyOf(world, rosa, { childId: milo._id, isDrawn: true });
		const page = await open(world, rosa, story);
		await actAs(page, 'Milo');
		const card = page.getByRole('article').filter({ has: page.locator(`a[href="/story/${story._id}"]`) });
		const pictures = card.locator('img[src^="/api/media/"]');
		await expect.poll(() => pictures.count()).toBe(1);
		await page.locator(`a[href="/story/${story._id}"]`).click();
		await isPainted(page);
		await page.context().setOffline(true);
		await page.getByText('You are offline.').waitFor();
		await report(page, 'Something in the picture is not right');
		await putAway(page).waitFor();
		await expect.poll(() => page.locator('article img[src^="/api/media/"]').count()).toBe(0);
		const torn = () =>
			[...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length;
		await expect.poll(() => page.evaluate(torn)).toBe(0);
		await page.getByRole('link', { name: 'Create A New Story' }).waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).last().click();
		await card.waitFor();
		expect(await pictures.count()).toBe(0);
		await page
			.getByRole('status')
			.filter({ hasText: '1 thing waits to be sent.' })
			.getByRole('button', { name: 'Show' })
			.click();
		const waiting = page.getByRole('dialog', { name: 'Waiting to be sent' });
		await waiting.getByText(`Your report of chapter 1 of “${story.title}”`).waitFor();
		await page.keyboard.press('Escape');
		await page.locator(`a[href="/story/${story._id}"]`).click();
		await putAway(page).waitFor();
		expect(await reportAtServer(story, story.startNode!)()).toBeUndefined();
		await page.context().setOffline(false);
		await expect.poll(reportAtServer(story, story.startNode!)).toMatchObject({ reason: 'picture', by: 'Milo' });
		await putAway(page).waitFor();
	});

	it('sees a page go that is reported on another tablet, and hears its voice no more', async () => {
		const { story, second } = await milosStory();
		const page = await openAsMilo(story);
		await page.getByRole('button', { name: 'Play chapter 2' }).click();
		await page.waitForFunction(() => [...document.querySelectorAll('audio')].some(({ paused }) => !paused));
		const voices = await page.evaluateHandle(() => [...document.querySelectorAll('audio')]);
		const body = { nodeId: second._id, reason: 'grown-up' };
		await world.ask('POST', `/api/stories/${story._id}/report`, { as: rosa, body });
		await putAway(page).waitFor();
		await expect.poll(() => voices.evaluate((all) => all.every(({ paused }) => paused))).toBe(true);
		await expect.poll(() => page.locator('main').innerText()).not.toContain(second.content.slice(0, 40));
	});
});

describe('a parent', () => {
	it('reports too, reads on, and hears what was decided', async () => {
		const { story, second } = await milosStory();
		const page = await open(world, rosa, story, { viewport: desktop });
		await ask(page);
		await question(page).getByText('It is hidden from Milo at once; you can still read it here.').waitFor();
		await question(page).getByRole('radio', { name: 'It is for grown-ups' }).check();
		await question(page).getByRole('button', { name: 'Report' }).click();
		await page.getByText('Hidden from Milo', { exact: true }).waitFor();
		await expect.poll(() => page.locator('main').innerText()).toContain(second.content.slice(0, 40));
		await expect.poll(reportAtServer(story, second._id)).toMatchObject({ state: 'open', by: 'Rosa', isSeen: true });

		await decideAll('shown');
		await page.getByText('was looked at: it may be read again.').waitFor();
		await page.getByRole('button', { name: 'I have seen this' }).click();
		await page.getByText('was looked at').waitFor({ state: 'detached' });
		await expect.poll(() => page.getByText('Hidden from Milo', { exact: true }).count()).toBe(0);
	});

	it('is told by which code a fault of the server is found in its log', async () => {
		const page = await world.pageFor(rosa);
		await answer(page, 'GET /api/stories/*', (route) => {
			const error = 'Something went wrong on the server. Please try again.';
			return route.fulfill({ status: 500, json: { error, message: error, code: 'internal', reference: 'K7QX3MWP' } });
		});
		await page.goto('/story/nowhere');
		await page.getByRole('alert').getByText('Code: K7QX3MWP', { exact: true }).waitFor();
	});
});

describe('an admin', () => {
	const list = 'GET /api/admin/reports';
	const cards = (page: Page) => page.getByRole('list', { name: 'Reports' }).getByRole('article');

	it('decides on each, with its text before the eyes; what was decided is kept, and may be changed', async () => {
		await decideAll('shown');
		const { story, second } = await milosStory();
		const body = { nodeId: second._id, reason: 'unkind' };
		const path = `/api/stories/${story._id}/report?selectedChildId=${milo._id}`;
		await world.ask('POST', path, { as: rosa, body });
		const page = await world.pageFor(ada, { viewport: desktop });
		await page.goto('/admin/reports');
		const card = cards(page).first();
		for (const words of [
			'“It is mean, or somebody gets hurt”',
			second.content.slice(0, 40),
			'Milo',
			rosa.user.email!,
		]) {
			await expect.poll(() => card.innerText()).toContain(words);
		}
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await refuse(page, 'PUT /api/admin/reports/*', 500);
		await card.getByRole('button', { name: 'Keep hidden' }).click();
		await card.getByRole('alert').getByText('Failed to save the decision. Please try again.').waitFor();
		await recover(page);
		await card.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('status').getByText('Nothing waits for a decision').waitFor();
		await expect.poll(reportAtServer(story, second._id)).toMatchObject({ state: 'hidden', isSeen: false });

		await page.getByLabel('Show').selectOption('decided');
		await cards(page).first().getByText('Kept hidden', { exact: true }).waitFor();
		await cards(page).first().getByRole('button', { name: 'Show again' }).click();
		await cards(page).first().getByText('Shown again', { exact: true }).waitFor();
		await expect.poll(reportAtServer(story, second._id)).toMatchObject({ state: 'shown' });
		await page.getByRole('link', { name: 'Audit log' }).click();
		await page.getByText('Report of chapter 2').first().waitFor();
	});

	it('is told when there is nothing, when it loads, and when it could not be loaded', async () => {
		await decideAll('hidden');
		const page = await world.pageFor(ada);
		await page.goto('/admin/reports');
		await page.getByRole('status').getByText('Nothing waits for a decision').waitFor();
		await refuse(page, list, 500);
		await page.reload();
		await page.getByRole('alert').getByText('Failed to load the reports. Please try again.').waitFor();
		await recover(page);
		const release = await hold(page, list);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('status').getByText('Loading...').waitFor();
		release();
		await page.getByRole('status').getByText('Nothing waits for a decision').waitFor();
	});
});

async function decideAll(decision: 'shown' | 'hidden'): Promise<void> {
	const { reports } = await world.ask<Reports>('GET', '/api/admin/reports?limit=100', { as: ada });
	for (const { _id } of reports) await world.ask('PUT', `/api/admin/reports/${_id}`, { as: ada, body: { decision } });
}
