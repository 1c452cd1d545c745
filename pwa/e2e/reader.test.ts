import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NextChapter } from '../../shared/making.ts';
import type { Story } from '../../shared/story.ts';
import type { Changes } from '../../shared/sync.ts';
import type { Session } from '../../shared/user.ts';
import { answer, change, hold, recover, refuse } from './answers.ts';
import { childOf, readToTheEnd, storyOf } from './family.ts';
import { storedBy } from './stored.ts';
import { actAs, alertOf, chapter, choices, holdBack, isPainted, open } from './story-page.ts';
import { bringUpWorld } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
/** Is drawn, and nobody chooses anything in it. */
let pips: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	pips = await storyOf(world, rosa, { isDrawn: true });
});

const isGone = 'This story is not there any more. It may have been deleted on another device.';
const isNotHad = 'Failed to load story. Please try again later.';
const notWritten = 'Failed to generate the next part of the story. Please try again.';

describe('opening a story', () => {
	it('says that it is loading, and then shows its title, chapter, picture and choices', async () => {
		const page = await world.pageFor(rosa);
		const letGo = [await hold(page, `GET /api/stories/${pips._id}`), await hold(page, 'GET /api/sync')];
		await page.goto(`/story/${pips._id}`);
		await page.getByText('Loading story...').waitFor();
		for (const release of letGo) release();
		await page.getByRole('heading', { name: pips.title, level: 1 }).waitFor();
		await expect.poll(() => chapter(page, 1).textContent()).toBe(`Chapter 1: ${pips.nodes[0]?.chapterTitle}`);
		await expect.poll(() => choices(page).allInnerTexts()).toHaveLength(3);
		await isPainted(page);
	});

	it('says when it could not be loaded, and leads back', async () => {
		const page = await world.pageFor(rosa);
		await refuse(page, `GET /api/stories/${pips._id}`, 500);
		await refuse(page, 'GET /api/sync', 500);
		await page.goto(`/story/${pips._id}`);
		await alertOf(page, isNotHad).waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	});

	it('says so when it was deleted elsewhere, also while it is read', async () => {
		const gone = await storyOf(world, rosa, { hero: 'Wisp', isDrawn: true });
		const page = await open(world, rosa, gone);
		await world.ask('DELETE', `/api/stories/${gone._id}`, { as: rosa });
		await alertOf(page, isGone).waitFor();
		await page.reload();
		await alertOf(page, isNotHad).waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByRole('link', { name: pips.title }).waitFor();
		await expect.poll(() => page.getByText('Wisp').count()).toBe(0);
	});

	it('says so when a choice finds it gone, before any news of that came', async () => {
		const gone = await storyOf(world, rosa, { isDrawn: true });
		const page = await world.pageFor(rosa);
		await page.route('**/socket.io/**', (route) => route.abort());
		await answer(page, 'GET /api/stories/*', () => new Promise(() => {}));
		await page.goto(`/story/${gone._id}`);
		await chapter(page, 1).waitFor();
		await answer(page, 'GET /api/sync', () => new Promise(() => {}));
		await world.ask('DELETE', `/api/stories/${gone._id}`, { as: rosa });
		await choices(page).first().click();
		await alertOf(page, isGone).waitFor();
		await expect.poll(() => chapter(page, 1).isVisible()).toBe(true);
	});

	it('is not shown to another family', async () => {
		const { page } = await world.pageOf('Nila');
		await page.goto(`/story/${pips._id}`);
		await alertOf(page, isNotHad).waitFor();
	});

	it('is not there for a sibling, at its very address and not for a moment', async () => {
		const rosa = await world.register('Rosa');
		const [milo, juno] = [await childOf(world, rosa, 'Milo'), await childOf(world, rosa, 'Juno')];
		const junos = await storyOf(world, rosa, { hero: 'Wisp', childId: juno._id, isDrawn: true });
		const page = await open(world, rosa, junos);
		await page.addInitScript((title) => {
			new MutationObserver(() => {
				if (document.body?.textContent?.includes(title)) sessionStorage.setItem('seen', 'yes');
			}).observe(document, { childList: true, subtree: true, characterData: true });
		}, junos.title);
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await actAs(page, 'Milo');
		await page.getByText("Milo hasn't created any stories yet").waitFor();
		await page.goto(`/story/${junos._id}`);
		await alertOf(page, isNotHad).waitFor();
		await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await actAs(page, 'Juno');
		await page.getByRole('link', { name: junos.title }).click();
		await chapter(page, 1).waitFor();
		await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen'))).toBe('yes');
		expect(milo._id).not.toBe(juno._id);
	});

	it('leads to the one last read on this device, or to all of them', async () => {
		const rosa = await world.register('Rosa');
		const page = await world.pageFor(rosa);
		await page.goto('/story/last');
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		const [one, other] = [await storyOf(world, rosa), await storyOf(world, rosa, { hero: 'Wisp' })];
		for (const { _id } of [one, other, one]) {
			await page.goto(`/story/${_id}`);
			await chapter(page, 1).waitFor();
			// A page that goes takes with it what it was about to write down.
			await expect.poll(() => lastNoted(page, rosa)).toBe(_id);
		}
		await page.goto('/story/last');
		await page.getByRole('heading', { name: one.title, level: 1 }).waitFor();
		expect(new URL(page.url()).pathname).toBe(`/story/${one._id}`);
	});

	it('hides lines of the text that only repeat the heading', async () => {
		const page = await world.pageFor(rosa);
		const content = `## Chapter One: The Cave\n\n**Chapter 1**\n\nPip looked around.\n\nThis chapter of her life was new.`;
		const edit = (story: Story) => ({ ...story, nodes: story.nodes.map((node) => ({ ...node, content })) });
		await change<Story>(page, `GET /api/stories/${pips._id}`, edit);
		await change<Changes>(page, 'GET /api/sync', (changes) => ({ ...changes, stories: changes.stories.map(edit) }));
		await page.goto(`/story/${pips._id}`);
		await chapter(page, 1).waitFor();
		const text = page.getByRole('region', { name: /^Chapter 1/ }).locator('[data-opens-large]');
		await expect
			.poll(() => text.allTextContents())
			.toEqual(['Pip looked around.', 'This chapter of her life was new.']);
	});

	it('has a drawn cover and its text where the picture cannot be had', async () => {
		const page = await world.pageFor(rosa);
		await page.route('**/api/media/*.webp', (route) => route.fulfill({ status: 404, body: '' }));
		await page.goto(`/story/${pips._id}`);
		await chapter(page, 1).waitFor();
		await page.locator('article header svg[viewBox="0 0 300 200"]').waitFor();
		await expect.poll(() => page.locator('article img[src*="/api/media/"]').count()).toBe(0);
		await expect.poll(() => page.locator('[data-opens-large]').first().isVisible()).toBe(true);
	});
});

describe('choosing', () => {
	it('shows which choice is carried out, and then its chapter, with the focus on it', async () => {
		const page = await open(world, rosa, await storyOf(world, rosa));
		const letGo = await holdBack(page, 'POST /api/stories/*/generate');
		await choices(page).nth(1).click();
		await page.getByText('Generating the next part of your story...').waitFor();
		await expect.poll(() => choices(page).nth(1).getAttribute('aria-busy')).toBe('true');
		await expect.poll(() => choices(page).nth(0).getAttribute('aria-disabled')).toBe('true');
		letGo();
		await chapter(page, 2).waitFor();
		await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Chapter 2'));
		await expect.poll(() => page.getByText('Generating the next part of your story...').count()).toBe(0);
		await expect.poll(() => page.getByRole('list', { name: 'What happens next?' }).count()).toBe(1);
	});

	it('says when the next part could not be made: it is tried again by itself, when asked to, or taken back', async () => {
		const page = await open(world, rosa, await storyOf(world, rosa));
		await refuse(page, 'POST /api/stories/*/generate', 500);
		await choices(page).first().click();
		await alertOf(page, notWritten).waitFor();
		await expect.poll(() => choices(page).first().getAttribute('aria-busy')).toBeNull();
		await expect.poll(() => choices(page).nth(1).getAttribute('aria-disabled')).toBe('true');
		await page.getByRole('button', { name: 'Take it back' }).click();
		await page.getByRole('alert').waitFor({ state: 'detached' });
		await expect.poll(() => choices(page).nth(1).getAttribute('aria-disabled')).toBe('false');

		await choices(page).nth(1).click();
		await alertOf(page, notWritten).waitFor();
		await page.getByRole('button', { name: 'Try again' }).click();
		await alertOf(page, notWritten).waitFor();
		await recover(page);
		await chapter(page, 2).waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});

	it('is told in the server’s words when a trial has ended, and leaves the choice free', async () => {
		const page = await open(world, rosa, pips);
		await refuse(page, 'POST /api/stories/*/generate', 402, { error: 'Your trial has ended.' });
		await choices(page).first().click();
		await alertOf(page, 'Your trial has ended.').waitFor();
		await choices(page).nth(2).click();
		await alertOf(page, 'Your trial has ended.').waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(1);
		await page.reload();
		await alertOf(page, 'Your trial has ended.').waitFor();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await page.getByRole('alert').waitFor({ state: 'detached' });
	});

	it('is no chapter when it comes without text', async () => {
		const page = await open(world, rosa, await storyOf(world, rosa));
		await page.route('**/socket.io/**', (route) => route.abort());
		await change<NextChapter>(page, 'POST /api/stories/*/generate', ({ newNode, ...rest }) => ({
			...rest,
			newNode: { ...newNode, content: ' ' },
		}));
		await answer(page, 'GET /api/sync', () => new Promise(() => {}));
		await answer(page, 'GET /api/stories/*', () => new Promise(() => {}));
		await choices(page).first().click();
		await alertOf(page, 'Generated node is missing required content').waitFor();
		await expect.poll(() => chapter(page, 2).count()).toBe(0);
	});

	it('grows another branch from an earlier chapter, and keeps both', async () => {
		const page = await open(world, rosa, await storyOf(world, rosa));
		const titleOf = async (number: number) => (await chapter(page, number).textContent()) ?? '';
		await choices(page).nth(0).click();
		await chapter(page, 2).waitFor();
		const textOf = () =>
			page
				.getByRole('region', { name: /^Chapter 2/ })
				.locator('[data-opens-large]')
				.allTextContents();
		const left = { title: await titleOf(2), text: await textOf() };
		await takeOtherWay(page, 2);
		await page.waitForFunction((old) => !document.body.textContent?.includes(old), left.text[0] ?? '');
		const right = await textOf();
		expect(right).not.toEqual(left.text);
		await page.reload();
		await chapter(page, 2).waitFor();
		await expect.poll(() => textOf()).toEqual(right);
		await page.getByRole('button', { name: 'Choose another way' }).click();
		await expect.poll(() => choicesOf(page, 1).filter({ hasText: 'You have been here' }).count()).toBe(2);
		await choicesOf(page, 1).nth(0).click();
		await page.waitForFunction((text) => document.body.textContent?.includes(text), left.text[0] ?? '');
		await expect.poll(() => textOf()).toEqual(left.text);
	});

	it('comes to The End, from which there are two ways on', async () => {
		const story = await storyOf(world, rosa);
		await readToTheEnd(world, rosa, story);
		const page = await open(world, rosa, story);
		const end = page.getByRole('region', { name: 'The End' });
		await end.waitFor();
		await expect.poll(() => page.getByRole('heading', { name: /^Chapter \d/ }).count()).toBe(4);
		await expect.poll(() => end.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/');
		await end.getByRole('link', { name: 'Create A New Story' }).click();
		await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	});
});

/** The story that was last noted as read on this device. */
async function lastNoted(page: Page, session: Session): Promise<string | undefined> {
	const rows = Object.values(await storedBy<{ storyId: string; readAt?: number }>(page, session, 'shelf'));
	return rows.toSorted((a, b) => (b.readAt ?? 0) - (a.readAt ?? 0))[0]?.storyId;
}

/** The choices at an earlier chapter, whose list is opened by `Choose another way`. */
function choicesOf(page: Page, number: number) {
	return page
		.getByRole('region', { name: new RegExp(`^Chapter ${number}`) })
		.getByRole('list', { name: 'What happens next?' })
		.getByRole('button');
}

async function takeOtherWay(page: Page, index: number): Promise<void> {
	await page.getByRole('button', { name: 'Choose another way' }).click();
	await choicesOf(page, 1).nth(index).click();
}
