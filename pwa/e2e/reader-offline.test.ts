import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { countCalls } from './answers.ts';
import { storyOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { chapter, choices, open } from './story-page.ts';
import { bringUpWorld } from './world.ts';

/* Reading where there is no network, or no server: what is here is there at once, and what is wished for comes later. */

const world = bringUpWorld();
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});
let isStopped = false;
afterEach(() => serverIsBack());

const choiceIsKept = 'Your choice is kept. The next chapter will be written as soon as you are online again.';
const voiceIsKept = 'It will be read aloud as soon as you are online again.';

describe('a choice without a server', () => {
	it('is kept over a new start, and becomes a chapter by itself, once', async () => {
		const { page, story } = await atStory();
		await serverIsGone();
		await choices(page).nth(1).click();
		await page.getByText(choiceIsKept).waitFor();
		await expect.poll(() => choices(page).nth(0).getAttribute('aria-disabled')).toBe('true');
		await page.reload();
		await chapter(page, 1).waitFor();
		await page.getByText(choiceIsKept).waitFor();
		await expect.poll(() => choices(page).filter({ hasText: 'Chosen: ' }).count()).toBe(1);

		const asked = countCalls(page, 'POST /api/stories/*/generate');
		await serverIsBack();
		await chapter(page, 2).waitFor();
		await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Chapter 2'));
		await expect.poll(() => page.getByText(choiceIsKept).count()).toBe(0);
		expect(asked.count).toBeGreaterThan(0);
		await expect.poll(() => waysFromFirst(story)).toEqual([false, true, false]);
	});

	it('can be taken back, and another one taken', async () => {
		const { page, story } = await atStory();
		await serverIsGone();
		await choices(page).nth(0).click();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await page.getByText(choiceIsKept).waitFor({ state: 'detached' });
		await expect.poll(() => choices(page).nth(1).getAttribute('aria-disabled')).toBe('false');
		await choices(page).nth(2).click();
		await page.getByText(choiceIsKept).waitFor();
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await page.getByText(voiceIsKept).first().waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await serverIsBack();
		await chapter(page, 2).waitFor();
		await expect.poll(() => waysFromFirst(story)).toEqual([false, false, true]);
	});

	it('is there on the next visit when the chapter came while nobody looked', async () => {
		const { page, story } = await atStory();
		await page.context().setOffline(true);
		await choices(page).nth(0).click();
		await page.getByText(choiceIsKept).waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await page.context().setOffline(false);
		await expect.poll(() => waysFromFirst(story)).toEqual([true, false, false]);
		// By its address: stories of one hero may have one title.
		await page.locator(`a[href="/story/${story._id}"]`).click();
		await chapter(page, 2).waitFor();
	});
});

describe('a story wished for without a server', () => {
	it('says at its address that it is kept, and is there when it can be told', async () => {
		const nila = await world.register('Nila');
		const page = await world.pageFor(nila, { serviceWorkers: 'allow' });
		await page.goto('/create');
		await page.getByRole('button', { name: 'Randomize Story' }).waitFor();
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		await serverIsGone();
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByRole('button', { name: 'Create My Story' }).click();
		await page.getByRole('heading', { name: 'Welcome, Nila' }).waitFor();
		await page.goto(`/story/${await wishedStory(page, nila)}`);
		await page.getByText('Your story is kept. It will be written as soon as you are online again.').waitFor();
		await serverIsBack();
		await chapter(page, 1).waitFor();
	});
});

describe('ways that were gone before', () => {
	it('are followed at once without a network, there and back, and a new one is kept beside them', async () => {
		const { page, story } = await atStory();
		await choices(page).nth(0).click();
		await chapter(page, 2).waitFor();
		const left = await textOf(page, 2);
		await goOtherWay(page, 1);
		await page.waitForFunction((text) => !document.body.textContent?.includes(text), left);
		const right = await textOf(page, 2);
		await serverIsGone();

		await goOtherWay(page, 0);
		await page.getByText(left).waitFor();
		await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Chapter 2'));
		await page.reload();
		await page.getByText(left).waitFor();
		await goOtherWay(page, 2);
		await page.getByText(choiceIsKept).waitFor();
		await choicesFromFirst(page).nth(1).click();
		await page.getByText(right).waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);

		await serverIsBack();
		await expect.poll(() => waysFromFirst(story)).toEqual([true, true, true]);
		await page.getByText(choiceIsKept).waitFor({ state: 'detached' });
		await expect.poll(() => takenAtServer(story)).toBe(1);
		await expect.poll(() => textOf(page, 2)).toBe(right);
	});
});

describe('a voice without a server', () => {
	it('is wished for in words, and comes by itself', async () => {
		const { page } = await atStory();
		await serverIsGone();
		const narration = page.getByRole('region', { name: 'Narration of chapter 1' });
		await narration.getByRole('button', { name: 'Play chapter 1' }).click();
		await narration.getByText(voiceIsKept).first().waitFor();
		await page.reload();
		await narration.getByText(voiceIsKept).first().waitFor();
		await serverIsBack();
		await narration.getByRole('slider').waitFor();
		await narration.getByRole('button', { name: 'Play chapter 1' }).click();
		await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
	});

	it('can be let be', async () => {
		const { page } = await atStory();
		await page.context().setOffline(true);
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await page.getByText('Listen to this chapter').waitFor();
	});
});

/** A story whose first chapter is drawn, on a device that can start without a network. */
async function atStory(): Promise<{ page: Page; story: Story }> {
	const story = await storyOf(world, rosa, { isDrawn: true });
	const page = await open(world, rosa, story, { serviceWorkers: 'allow' });
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	return { page, story };
}

/** The id that the device gave to the one story that waits to be asked for. */
function wishedStory(page: Page, { user }: Session): Promise<string> {
	return page.evaluate(async (name) => {
		type Wish = { deed: { story: { _id: string } } };
		const opening = indexedDB.open(name);
		await new Promise((resolve) => opening.addEventListener('success', resolve));
		const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
		await new Promise((resolve) => reading.addEventListener('success', resolve));
		opening.result.close();
		return (reading.result as Wish[])[0]?.deed.story._id ?? '';
	}, `everbranch-${user._id}`);
}

async function serverIsGone(): Promise<void> {
	isStopped = true;
	await world.stopServer();
}

async function serverIsBack(): Promise<void> {
	if (isStopped) await world.startServer();
	isStopped = false;
}

/** Which choices of the first chapter lead anywhere, as the server has it. */
async function waysFromFirst(story: Story): Promise<boolean[]> {
	return (await firstOf(story)).choices.map(({ nextNodeId }) => nextNodeId !== null);
}

async function takenAtServer(story: Story): Promise<number | null> {
	return (await firstOf(story)).takenChoice;
}

async function firstOf({ _id }: Story) {
	const { nodes } = await world.ask<Story>('GET', `/api/stories/${_id}`, { as: rosa });
	const first = nodes.find(({ parentNodeId }) => parentNodeId === null);
	if (!first) throw new Error('no first chapter');
	return first;
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

async function goOtherWay(page: Page, index: number): Promise<void> {
	await page.getByRole('button', { name: 'Choose another way' }).first().click();
	await choicesFromFirst(page).nth(index).click();
}
