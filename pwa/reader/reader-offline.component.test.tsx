import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { library } from '../local/library/current-library.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { goTo, openApp, reload, setUpServer } from '../testing/app-page.tsx';
import { setOnline } from '../testing/network.ts';
import { postponeRetries } from '../testing/outbox.ts';
import {
	chapter,
	choices,
	choicesOf,
	chooseOtherWay,
	expectFocusOnChapter,
	openStory,
	paragraphsOf,
} from '../testing/story-page.ts';

/* Reading offline: known chapters open at once, requested ones arrive later. */

const server = setUpServer({}, { realMedia: true });
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

const waitingNotice = () =>
	page.getByText('Your choice is kept. The next chapter will be written as soon as you are online again.');
const narration = () => page.getByRole('region', { name: 'Narration of chapter 1' });
const narrationWaits = () => narration().getByText('It will be read aloud as soon as you are online again.').first();
const play = () => narration().getByRole('button', { name: 'Play chapter 1' });
const withdrawButton = () => page.getByRole('button', { name: 'Take it back' });

describe('a choice taken offline', () => {
	// covers: without-network/choice-kept-survives-restart
	it('can be withdrawn, and another one taken', async () => {
		const story = await openNewStory();
		setOnline(false);
		await choices().nth(0).click();
		await expect.element(waitingNotice()).toBeVisible();
		await postponeRetries();
		await withdrawButton().click();
		await expect.element(waitingNotice()).not.toBeInTheDocument();
		await expect.element(choices().nth(1)).toHaveAttribute('aria-disabled', 'false');
		await choices().nth(2).click();
		await expect.element(waitingNotice()).toBeVisible();
		setOnline(true);
		await expect.element(chapter(2)).toBeVisible();
		await expect.poll(() => hasNextChapters(story)).toEqual([false, false, true]);
	});

	it('leads to its chapter on the next visit when the chapter arrived while another screen was open', async () => {
		const story = await openNewStory();
		setOnline(false);
		await choices().nth(0).click();
		await expect.element(waitingNotice()).toBeVisible();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		setOnline(true);
		await expect.poll(() => hasNextChapters(story)).toEqual([true, false, false]);
		await page.getByCss(`a[href="/story/${story._id}"]`).click();
		await expect.element(chapter(2)).toBeVisible();
	});

	it('is accessible, as is a narration requested offline', { tags: 'deep' }, async () => {
		await openNewStory();
		setOnline(false);
		await choices().nth(2).click();
		await expect.element(waitingNotice()).toBeVisible();
		await play().click();
		await expect.element(narrationWaits()).toBeVisible();
		await expectAccessible();
	});
});

describe('a story created offline', () => {
	it('says at its address that it waits for a network, and opens when it is written', async () => {
		await openApp('/create', { as: rosa });
		await expect.element(page.getByRole('button', { name: 'Randomize Story' })).toBeVisible();
		setOnline(false);
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByRole('button', { name: 'Create My Story' }).click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		const [entry] = await library().outbox.toArray();
		const id = entry?.deed.kind === 'create-story' ? entry.deed.story._id : '';
		await goTo(`/story/${id}`);
		const waitsText = 'Your story is kept. It will be written as soon as you are online again.';
		await expect.element(page.getByText(waitsText)).toBeVisible();
		setOnline(true);
		await expect.element(chapter(1)).toBeVisible();
	});
});

describe('branches that were read before', () => {
	// covers: without-network/branches-known-followed-once
	it('open at once offline, in both directions, while a new choice waits beside them', async () => {
		const story = await openNewStory();
		await choices().nth(0).click();
		await expect.element(chapter(2)).toBeVisible();
		const left = paragraphsOf(2);
		await chooseOtherWay(1);
		await expect.element(page.getByText(left.at(-1)!)).not.toBeInTheDocument();
		await expect.element(chapter(2)).toBeVisible();
		const right = paragraphsOf(2);
		setOnline(false);

		await chooseOtherWay(0);
		await expect.poll(() => paragraphsOf(2)).toEqual(left);
		await expectFocusOnChapter(2);
		await reload();
		await expect.poll(() => paragraphsOf(2)).toEqual(left);
		await chooseOtherWay(2);
		await expect.element(waitingNotice()).toBeVisible();
		await choicesOf(1).nth(1).click();
		await expect.poll(() => paragraphsOf(2)).toEqual(right);
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

		setOnline(true);
		await expect.poll(() => hasNextChapters(story)).toEqual([true, true, true]);
		await expect.element(waitingNotice()).not.toBeInTheDocument();
		await expect.poll(async () => (await firstOf(story)).takenChoice).toBe(1);
		await expect.poll(() => paragraphsOf(2)).toEqual(right);
	});
});

describe('a narration requested offline', () => {
	// covers: without-network/narration-wished-comes-itself
	it('says that it waits, also after a reload, and arrives by itself', async () => {
		await openNewStory();
		setOnline(false);
		await play().click();
		await expect.element(narrationWaits()).toBeVisible();
		await reload();
		await expect.element(narrationWaits()).toBeVisible();
		setOnline(true);
		await expect.element(narration().getByRole('slider')).toBeVisible();
		await play().click();
		await expect.poll(() => document.querySelector('audio')?.currentTime).toBeGreaterThan(0);
	});

	it('can be withdrawn', async () => {
		await openNewStory();
		setOnline(false);
		await play().click();
		await expect.element(narrationWaits()).toBeVisible();
		await postponeRetries();
		await withdrawButton().click();
		await expect.element(page.getByText('This chapter can be heard when the tablet is online again.')).toBeVisible();
	});
});

async function openNewStory(): Promise<Story> {
	const story = await createStory(server, rosa, { isDrawn: true });
	await openStory(rosa, story);
	return story;
}

/** For each choice of the first chapter, whether it leads to a chapter on the server. */
async function hasNextChapters(story: Story): Promise<boolean[]> {
	return (await firstOf(story)).choices.map(({ nextNodeId }) => nextNodeId !== null);
}

async function firstOf({ _id }: Story) {
	const { nodes } = await server.request<Story>('GET', `/api/stories/${_id}`, { as: rosa });
	return nodes.find(({ parentNodeId }) => parentNodeId === null)!;
}
